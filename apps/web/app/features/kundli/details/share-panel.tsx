import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { errorWords } from '../../../lib/api-words.ts'
import type { Birth } from '../../../lib/birth/birth.ts'
import { encodeChartLink } from '../../../lib/birth/birth-fragment.ts'
import { readStyle } from '../../../lib/birth/chart-preferences.ts'
import type { ChartSettings } from '../../../lib/birth/chart-settings.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EditLink } from './edit-link.tsx'
import { downloadKundaliPdf } from './kundali-pdf.ts'
import { SaveButton } from './save-button.tsx'

type SharePanelProps = { birth: Birth; settings: ChartSettings }

/** Ways to pass the chart on and to keep it. The link carries the birth where no server sees it. */
export function SharePanel({ birth, settings }: SharePanelProps) {
  const { t } = useTranslation('kundli')
  const link = `${location.origin}${location.pathname}#${encodeChartLink(birth, settings)}`
  return (
    <section aria-labelledby="part-share" className="grid gap-3 print:hidden">
      <Heading level={2} id="part-share" className="text-2xl">
        <span tabIndex={-1} data-part="share" className="scroll-mt-32 outline-none">
          {t('share.title')}
        </span>
      </Heading>
      <div className="flex flex-wrap gap-3">
        <LinkButtons link={link} name={birth.name} />
        <SaveButton birth={birth} settings={settings} />
        <Button kind="quiet" icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
          {t('share.print')}
        </Button>
        <PdfButton birth={birth} settings={settings} />
        <EditLink birth={birth} text={t('details.change')} />
      </div>
      <p className="max-w-prose text-sm text-ink-soft">
        {t('share.private')} {t('share.pdfNote')}
      </p>
    </section>
  )
}

function LinkButtons({ link, name }: { link: string; name: string }) {
  const { t } = useTranslation('kundli')
  const [isShown, setIsShown] = useState(false)
  const text = t('share.text', { name })

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast('success', t('share.copied'))
    } catch {
      // No permission, or a page without https: the reader copies it by hand.
      setIsShown(true)
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title: text, text, url: link })
    } catch (error) {
      // Closing the system's sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }

  return (
    <>
      {typeof navigator.share === 'function' && (
        <Button icon={<Share2 aria-hidden="true" size={18} />} onClick={() => void share()}>
          {t('share.share')}
        </Button>
      )}
      <Button kind="quiet" icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${link}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses('quiet')}
      >
        <MessageCircle aria-hidden="true" size={18} />
        <span>{t('share.whatsapp')}</span>
      </a>
      {isShown && (
        <div className="grid w-full gap-1">
          <p>{t('share.copyFailed')}</p>
          <TextField label={t('share.linkLabel')} value={link} readOnly onFocus={({ target }) => target.select()} />
        </div>
      )}
    </>
  )
}

function PdfButton({ birth, settings }: SharePanelProps) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const download = async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      await downloadKundaliPdf(birth, settings, readStyle())
      showToast('success', t('share.pdfDone'))
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button
        kind="quiet"
        icon={<Download aria-hidden="true" size={18} />}
        busy={isBusy && t('share.pdfBusy')}
        onClick={() => void download()}
      >
        {t('share.pdf')}
      </Button>
      <FormMessage text={failure !== null && `${t('share.pdfFailed')} ${errorWords(failure, language, '')}`} />
    </>
  )
}
