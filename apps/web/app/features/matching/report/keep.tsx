import { pointsText } from '@sankalp/contract/match-conclusion'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { readStyle } from '../../../shared/birth/chart-preferences.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { ShareLinks } from '../../../lib/share-links.tsx'
import { type MatchCase, encodeMatchLink } from '../couple.ts'
import type { Summary } from './match-view.ts'
import { downloadMatchPdf } from './match-pdf.ts'
import { useReportWords } from './report-words.ts'
import { SaveRow } from './save-row.tsx'

type KeepProps = { match: MatchCase; summary: Summary }

/** Offers ways to share the report and to save it. */
export function Keep({ match, summary }: KeepProps) {
  const t = useReportWords()
  return (
    <section aria-labelledby="match-keep" className="grid gap-4 print:hidden">
      <Heading id="match-keep">{t('keep.title')}</Heading>
      <ShareRow match={match} summary={summary} />
      <p className="text-sm text-ink-soft">{t('keep.inLink')}</p>
      <PaperRow match={match} />
      <SaveRow match={match} />
    </section>
  )
}

function ShareRow({ match, summary }: KeepProps) {
  const t = useReportWords()
  const { groom, bride } = match.couple
  const text = t('keep.text', {
    groom: groom.name,
    bride: bride.name,
    received: pointsText(summary),
    total: summary.total,
  })
  // The report is rendered only in the browser, so its own address is known here.
  const url = `${location.origin}/kundli-match-details#${encodeMatchLink(match)}`
  return <ShareLinks title={t('report.title')} text={text} url={url} />
}

function PaperRow({ match }: { match: MatchCase }) {
  const t = useReportWords()
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const download = async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      await downloadMatchPdf(match, readStyle())
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
          {t('keep.print')}
        </Button>
        <Button
          kind="quiet"
          icon={<Download aria-hidden="true" size={18} />}
          busy={isBusy && t('keep.pdfBusy')}
          onClick={() => void download()}
        >
          {t('keep.pdf')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t('keep.pdfNote')}</p>
      <FormMessage text={failure !== null && `${t('keep.pdfFailed')}. ${errorWords(failure, language, '')}`} />
    </div>
  )
}
