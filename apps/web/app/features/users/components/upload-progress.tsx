import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** Shows the part already sent, in [0, 1]. After the last byte the server still has to process the picture. */
export function UploadProgress({ sent }: { sent: number }) {
  const { t } = useTranslation('users')
  const percent = Math.round(sent * 100)
  const text = percent < 100 ? t('picture.uploading', { percent }) : t('picture.preparing')
  return (
    <div className="grid gap-1">
      <progress value={percent} max={100} aria-label={t('picture.title')} className="h-2 w-full accent-peacock" />
      <output className="tabular text-sm text-ink-soft">{text}</output>
    </div>
  )
}
