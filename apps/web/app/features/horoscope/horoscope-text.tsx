import { type HoroscopeArea, type Timeframe, horoscopeAreas } from '@sankalp/contract/horoscope-keys'
import type { Horoscope, HoroscopeSentence } from '@sankalp/contract/horoscope'
import { useNavigation, useRevalidator } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Lotus } from '../../ui/drawings/lotus.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { EmptyState, FailedState } from '../../ui/states.tsx'
import type { HoroscopeData } from './horoscope-calls.ts'
import { useFreshDay } from './use-fresh-day.ts'

/** The text itself in each of its four states. */
export function HoroscopeText({ data }: { data: HoroscopeData }) {
  const { t } = useTranslation(['horoscope', 'shell'])
  const { state } = useNavigation()
  const { revalidate, state: renewal } = useRevalidator()
  const { horoscope, failure, timeframe } = data
  useFreshDay(horoscope?.valid_until_ms)
  if (state === 'loading') return <Loading text={t('text.loading')} />
  if (failure !== null) {
    return (
      <FailedState title={t('text.failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void revalidate()} busy={renewal === 'loading' && t('text.loading')}>
        {failure}
      </FailedState>
    )
  }
  if (!horoscope?.prediction) {
    return (
      <EmptyState drawing={Lotus} title={t('text.none')}>
        {t('text.noneHint')}
      </EmptyState>
    )
  }
  return <Areas horoscope={horoscope} timeframe={timeframe} />
}

function Areas({ horoscope, timeframe }: { horoscope: Horoscope; timeframe: Timeframe }) {
  const { t } = useTranslation('horoscope')
  const isLong = timeframe === 'month' || timeframe === 'year'
  return (
    <div className="grid gap-6">
      <div className="text-ink-soft">
        <p>{t(isLong ? 'text.dateLong' : 'text.date', { period: horoscope.period })}</p>
        <p className="mt-1">{t('text.tap')}</p>
      </div>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {horoscopeAreas.map((area) => (
          <Area key={area} name={area} sentences={horoscope.areas[area].sentences} />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{t('text.careful')}</p>
    </div>
  )
}

function Area({ name, sentences }: { name: HoroscopeArea; sentences: readonly HoroscopeSentence[] }) {
  const { t } = useTranslation('horoscope')
  return (
    <section aria-labelledby={`area-${name}`} className="border-t border-rule pt-3">
      <h3 id={`area-${name}`} className="mb-1 text-xl leading-snug">
        {t(`area.${name}`)}
      </h3>
      <ul>
        {sentences.map(({ text, cause }) => (
          <li key={text}>
            {/* The browser's own: it opens before any script has come, and keyboards and screen readers know it. */}
            <details className="group">
              <summary className="-mx-2 list-none rounded-md px-2 py-2 decoration-marigold decoration-2 underline-offset-4 group-open:underline hover:bg-paper-sunk [&::-webkit-details-marker]:hidden">
                {text}
              </summary>
              <p className="mb-2 ml-1 border-l-2 border-marigold pl-3 text-sm">
                <span className="text-ink-soft">{t('text.cause')}: </span>
                <span className="tabular font-semibold text-marigold-ink">{cause.text}</span>
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
