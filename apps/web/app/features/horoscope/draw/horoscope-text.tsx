import type { Horoscope, HoroscopeSentence } from '@sankalp/contract/horoscope'
import { type HoroscopeArea, horoscopeAreas } from '@sankalp/contract/horoscope-keys'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Diya } from '../../../ui/drawings/diya.tsx'
import { Lotus } from '../../../ui/drawings/lotus.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Asked } from '../horoscope-data.ts'
import type { Answer } from './ask-horoscope.server.ts'

type Level = 2 | 3
type HoroscopeTextProps = Answer & Pick<Asked, 'timeframe'> & { address: string; level: Level }

/**
 * The text, or what there is to say in its place. `address` is that of this very page, to try again; `level` that of
 * the areas' headings.
 */
export function HoroscopeText({ horoscope, failure, timeframe, address, level }: HoroscopeTextProps) {
  const { t } = useTranslation('horoscope')
  if (failure !== null) return <Failure text={failure} address={address} />
  if (!horoscope?.prediction) {
    return (
      <EmptyState drawing={Lotus} title={t('text.none')}>
        {t('text.noneHint')}
      </EmptyState>
    )
  }
  return <Areas horoscope={horoscope} level={level} isLong={timeframe === 'month' || timeframe === 'year'} />
}

function Failure({ text, address }: { text: string; address: string }) {
  const { t } = useTranslation(['horoscope', 'shell'])
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <Diya size={96} lit={false} className="text-ink-soft" />
      <p className="font-heading text-2xl leading-snug">{t('text.failed')}</p>
      <p className="max-w-md text-ink-soft">{text}</p>
      <a href={address} data-stay="" className={buttonClasses('quiet', 'mt-2')}>
        {t('shell:tryAgain')}
      </a>
    </div>
  )
}

function Areas({ horoscope, level, isLong }: { horoscope: Horoscope; level: Level; isLong: boolean }) {
  const { t } = useTranslation('horoscope')
  return (
    <div className="grid gap-6">
      <div className="text-ink-soft">
        <p>{t(isLong ? 'text.dateLong' : 'text.date', { period: horoscope.period })}</p>
        <p className="mt-1">{t('text.tap')}</p>
      </div>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {horoscopeAreas.map((area) => (
          <Area key={area} name={area} level={level} sentences={horoscope.areas[area].sentences} />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{t('text.careful')}</p>
    </div>
  )
}

type AreaProps = { name: HoroscopeArea; level: Level; sentences: readonly HoroscopeSentence[] }

function Area({ name, level, sentences }: AreaProps) {
  const { t } = useTranslation('horoscope')
  const Tag = `h${level}` as const
  return (
    <section aria-labelledby={`area-${name}`} className="border-t border-rule pt-3">
      <Tag id={`area-${name}`} className="text-xl leading-snug">
        {t(`area.${name}`)}
      </Tag>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence.text}>
            <Sentence {...sentence} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The browser's own disclosure: it opens before any script has come, and keyboards and screen readers know it. */
function Sentence({ text, cause }: HoroscopeSentence) {
  const { t } = useTranslation('horoscope')
  return (
    <details className="group">
      <summary className="-mx-2 flex min-h-12 list-none items-start gap-2 rounded-md px-2 py-2.5 hover:bg-paper-sunk [&::-webkit-details-marker]:hidden">
        <span className="decoration-marigold decoration-2 underline-offset-4 group-open:underline">{text}</span>
        <span
          aria-hidden="true"
          className="mt-1 grid size-4.5 shrink-0 place-items-center rounded-full border border-rule-strong text-xs leading-none text-ink-soft group-open:border-marigold group-open:bg-marigold group-open:text-on-marigold"
        >
          ?
        </span>
      </summary>
      <p className="mb-2 ml-1 border-l-2 border-marigold pl-3 text-sm">
        <span className="text-ink-soft">{t('text.cause')}: </span>
        <span className="tabular font-semibold text-marigold-ink">{cause.text}</span>
      </p>
    </details>
  )
}
