import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { sharePicture } from '../../../../lib/share-picture.ts'
import { showToast } from '../../../../lib/toast.ts'
import { drawParagraphPicture } from './paragraph-picture.ts'

type PictureButtonProps = { about: string; text: string; cause: string | null }

/** Shares a paragraph as a picture that is drawn on this device. */
export function PictureButton({ about, text, cause }: PictureButtonProps) {
  const { t } = useTranslation('kundli-reading')
  const [isBusy, setIsBusy] = useState(false)
  const share = async () => {
    setIsBusy(true)
    try {
      const footer = t('picture.from', { host: location.host })
      const picture = await drawParagraphPicture({ title: about, text, cause, footer })
      const how = await sharePicture(picture, 'sankalp-kundli.png')
      if (how === 'saved') showToast('success', t('picture.saved'))
    } catch {
      showToast('error', t('picture.failed'))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <button
      type="button"
      aria-label={t('picture.share', { section: about })}
      aria-busy={isBusy || undefined}
      onClick={() => void share()}
      className="absolute top-0 right-0 grid size-12 place-items-center text-ink-soft hover:text-ink print:hidden"
    >
      <Share2 aria-hidden="true" size={18} />
    </button>
  )
}
