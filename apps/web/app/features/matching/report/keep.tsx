import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { errorWords } from '../../../lib/api-words.ts'
import { readStyle } from '../../../lib/birth/chart-preferences.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { type MatchCase, encodeMatchLink } from '../couple.ts'
import type { Summary } from './match-view.ts'
import { downloadMatchPdf } from './match-pdf.ts'
import { useReportWords } from './report-words.ts'
import { SaveRow } from './save-row.tsx'

type KeepProps = { match: MatchCase; summary: Summary }

/** Ways to pass the report on and to keep it. */
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
  const { received, total } = summary
  const text = t('keep.text', { groom: groom.name, bride: bride.name, received, total })
  // The report is drawn in the browser only, so its own address is known here.
  const url = `${location.origin}/kundli-match-details#${encodeMatchLink(match)}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast('success', t('keep.copied'))
    } catch {
      showToast('error', t('keep.copyFailed'))
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title: t('report.title'), text, url })
    } catch (error) {
      // Closing the system's sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      {typeof navigator.share === 'function' && (
        <Button icon={<Share2 aria-hidden="true" size={18} />} onClick={() => void share()}>
          {t('keep.share')}
        </Button>
      )}
      <Button kind="quiet" icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copy()}>
        {t('keep.copy')}
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses('quiet')}
      >
        <MessageCircle aria-hidden="true" size={18} />
        {t('keep.whatsapp')}
      </a>
    </div>
  )
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
