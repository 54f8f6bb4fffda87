import { useTranslation } from '../../../lib/locale/use-translation.ts'

type CountdownProps = { label: string; left: number; whole: number }

/**
 * Shows the seconds left, in words and as a line that shortens. They are not announced each second; the changes are
 * announced beside it.
 */
export function Countdown({ label, left, whole }: CountdownProps) {
  const { t } = useTranslation('find-acharya')
  return (
    <div role="timer" aria-label={label} className="grid w-full gap-2">
      <p className="tabular font-heading text-2xl">{t('waiting.seconds', { count: left })}</p>
      <div aria-hidden="true" className="h-1 w-full rounded-full bg-rule">
        <div className="h-full rounded-full bg-marigold" style={{ width: `${Math.min(100, (left / whole) * 100)}%` }} />
      </div>
    </div>
  )
}
