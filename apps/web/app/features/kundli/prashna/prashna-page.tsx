import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { birthDateText, birthTimeText } from '../../../shared/birth/birth-text.ts'
import type { Birth } from '../../../shared/birth/birth.ts'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { keepPrivate } from '../../../lib/private-state.ts'
import { useComputed } from '../../../lib/use-computed.ts'
import { Meanings } from '../../../shared/meaning/meaning.tsx'
import { readChart } from '../../../shared/sky/read-chart.ts'
import { SkyUnreachable } from '../../../shared/sky/sky-unreachable.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ChartSource } from '../details/chart-source.ts'
import { type Prashna, momentAt, readNumber } from './prashna.ts'

type PrashnaPageProps = { source: ChartSource; prashna: Prashna }

/** Shows the chart of a question. A life is not read from it, so it has only what an astrologer judges it by. */
export default function PrashnaPage({ source, prashna }: PrashnaPageProps) {
  const { t } = useTranslation(['kp', 'kundli', 'shell'])
  const language = useLanguage()
  const navigate = useNavigate()
  const { birth, settings } = source
  const { value: drawn, failure } = useComputed(JSON.stringify([birth, settings]), readMoment)
  const show = (changed: Partial<ChartSource>) => {
    const next: ChartSource = { ...source, ...changed }
    void navigate('.', { replace: true, state: keepPrivate(next), preventScrollReset: true })
  }
  const again = () => {
    const { place: label, lat, lon, zone } = birth
    if (zone !== null) show({ birth: momentAt(Date.now(), { label, lat, lon, zone }, birth.name) })
  }
  return (
    <Meanings>
      <PageHead title={t('prashna.title')} description={t('prashna.lead')} hidden />
      <article className="page-width grid grid-cols-1 gap-8 py-4 sm:py-12 print:block print:space-y-4 print:py-0">
        <header className="grid gap-2">
          <h1 className="text-3xl leading-tight hi:leading-snug sm:text-5xl">{t('prashna.title')}</h1>
          <p className="tabular text-ink-soft wrap-anywhere sm:text-lg">
            {[birthDateText(birth, language), birthTimeText(birth, language), birth.place].join(' · ')}
          </p>
          <p className="max-w-prose">{t('prashna.lead')}</p>
        </header>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
          <NumberForm key={prashna.number} prashna={prashna} onNumber={(number) => show({ prashna: { number } })} />
          <Button kind="quiet" onClick={again}>
            {t('prashna.again')}
          </Button>
        </div>
        {drawn && <drawn.Sections reading={drawn.reading} number={prashna.number} />}
        {!drawn && !failure && <Skeleton className="min-h-screen" />}
        {Boolean(failure) && (
          <FailedState
            title={t(failure instanceof SkyUnreachable ? 'kundli:details.failed' : 'kundli:details.refused')}
            retryLabel={t('shell:tryAgain')}
            onRetry={() => window.location.reload()}
          >
            {t(failure instanceof SkyUnreachable ? 'kundli:details.failedText' : 'kundli:details.refusedText')}
          </FailedState>
        )}
      </article>
    </Meanings>
  )
}

type NumberFormProps = { prashna: Prashna; onNumber: (number: number | null) => void }

function NumberForm({ prashna, onNumber }: NumberFormProps) {
  const { t } = useTranslation('kp')
  const [text, setText] = useState(prashna.number === null ? '' : String(prashna.number))
  const [isWrong, setIsWrong] = useState(false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const number = readNumber(text)
    setIsWrong(number === 'wrong')
    if (number !== 'wrong') onNumber(number)
  }
  return (
    <form noValidate onSubmit={apply} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('prashna.changeNumber')}
        hint={t('prashna.number')}
        error={isWrong && t('prashna.wrongNumber')}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="w-56"
      />
      <Button type="submit" kind="quiet">
        {t('prashna.apply')}
      </Button>
    </form>
  )
}

/** Loads the engine and the sections in parallel: a part that React suspends would stay hidden for a moment. */
async function readMoment(question: string) {
  const [birth, settings] = JSON.parse(question) as [Birth, ChartSettings]
  const sections = import('./prashna-sections.tsx').catch((cause: unknown) => {
    throw new SkyUnreachable(cause)
  })
  const [reading, { default: Sections }] = await Promise.all([readChart(birth, settings), sections])
  return { reading, Sections }
}
