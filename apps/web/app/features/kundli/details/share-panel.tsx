import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import type { Birth } from '../../../shared/birth/birth.ts'
import { encodeChartLink } from '../../../shared/birth/birth-fragment.ts'
import { readStyle } from '../../../shared/birth/chart-preferences.ts'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice-fields.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { ShareLinks } from '../../../lib/share-links.tsx'
import type { ChartBasics } from './basics.ts'
import { chartCodeOf } from './chart-code.ts'
import { EditLink } from './edit-link.tsx'
import { downloadKundliPdf } from './kundli-pdf.ts'
import { SaveButton } from './save-button.tsx'

type SharePanelProps = { birth: Birth; settings: ChartSettings; basics: ChartBasics | null }

/** Offers ways to share the chart and to save it. The link holds the birth in its hash, which no server sees. */
export function SharePanel({ birth, settings, basics }: SharePanelProps) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const [isDrawn, setIsDrawn] = useState(false)
  const query = new URLSearchParams({
    ...(language !== 'en' && { lng: language }),
    ...(isDrawn && basics && { chart: chartCodeOf(basics, readStyle()) }),
  }).toString()
  const link = `${location.origin}${location.pathname}${query && `?${query}`}#${encodeChartLink(birth, settings)}`
  return (
    <section aria-labelledby="part-share" className="grid gap-3 print:hidden">
      <Heading level={2} id="part-share" className="text-2xl">
        <span tabIndex={-1} data-part="share" className="scroll-mt-32 outline-none">
          {t('share.title')}
        </span>
      </Heading>
      <Checkbox
        label={t('share.drawn')}
        checked={isDrawn}
        disabled={!basics}
        onChange={({ target }) => setIsDrawn(target.checked)}
      />
      {isDrawn && <p className="max-w-prose text-sm text-ink-soft">{t('share.drawnNote')}</p>}
      <ShareLinks title={t('share.text', { name: birth.name })} url={link} />
      <div className="flex flex-wrap gap-3">
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

function PdfButton({ birth, settings }: Pick<SharePanelProps, 'birth' | 'settings'>) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const download = async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      await downloadKundliPdf(birth, settings, readStyle())
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
