import {
  type EpochMs,
  type TimedKundli,
  charaDashasAt,
  dashasAt,
  divideCharaDasha,
  divideDasha,
  makeAshtottari,
  makeCharaDasha,
} from '@sankalp/jyotish'
import { useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { dateText } from './date-text.ts'
import { Lookup } from './lookup.tsx'

type Span = { startMs: number; endMs: number }
type Named = Span & { name: string }
type Mahadasha = Named & { years?: number; parts: readonly Named[] }

/** Shows Jaimini's periods of signs. */
export function CharaTable({ kundli: { chart, birth } }: { kundli: TimedKundli }) {
  const { t } = useTranslation('jyotish')
  const [now] = useState(() => Date.now() as EpochMs)
  const mahadashas = makeCharaDasha(chart, birth.epochMs)
  const named = <P extends Span & { rashi: (typeof mahadashas)[number]['rashi'] }>(period: P) => ({
    ...period,
    name: t(`rashis.${period.rashi}`),
  })
  const rows = mahadashas.map((period) => ({ ...named(period), parts: divideCharaDasha(period).map(named) }))
  return (
    <Lookup part="chara">
      <Periods rows={rows} running={charaDashasAt(mahadashas, now, 2)} birth={birth} />
    </Lookup>
  )
}

/** Shows the cycle of 108 years. */
export function AshtottariTable({ kundli: { chart, birth } }: { kundli: TimedKundli }) {
  const { t } = useTranslation(['kundli', 'jyotish'])
  const [now] = useState(() => Date.now() as EpochMs)
  const dasha = makeAshtottari(chart.lonDeg.moon, birth.epochMs)
  const named = <P extends Span & { lord: typeof dasha.birthLord }>(period: P) => ({
    ...period,
    name: t(`jyotish:grahas.${period.lord}`),
  })
  const rows = dasha.mahadashas.map((period) => ({ ...named(period), parts: divideDasha(dasha, period).map(named) }))
  const balance = { lord: t(`jyotish:grahas.${dasha.birthLord}`), ...dasha.balance }
  return (
    <Lookup part="ashtottari">
      <p className="text-ink-soft">{t('kundli:dashas.balance', balance)}</p>
      <Periods rows={rows} running={dashasAt(dasha, now, 2)} birth={birth} />
    </Lookup>
  )
}

type PeriodsProps = { rows: readonly Mahadasha[]; running: readonly Span[]; birth: TimedKundli['birth'] }

/** Lists mahadashas, each with its antardashas; the current one is marked and open. */
function Periods({ rows, running, birth }: PeriodsProps) {
  const { t } = useTranslation('kundli')
  const isNow = (period: Span, level: 1 | 2) => running[level - 1]?.startMs === period.startMs
  return (
    <ul className="border-b border-rule">
      {rows
        .filter(({ endMs }) => endMs > birth.epochMs)
        .map((period) => (
          <li key={period.startMs} className="border-t border-rule">
            <details open={isNow(period, 1)}>
              <summary className={classes('min-h-12 py-3 print:min-h-0', lineLook(isNow(period, 1)))}>
                <Line period={period} birth={birth} isNow={isNow(period, 1)}>
                  {period.years !== undefined && (
                    <span className="ml-2 text-sm text-ink-soft">{t('further.years', { years: period.years })}</span>
                  )}
                </Line>
              </summary>
              <ul className="ml-3 border-l-2 border-rule pl-2">
                {period.parts
                  .filter(({ endMs }) => endMs > birth.epochMs)
                  .map((part) => (
                    <li key={part.startMs} className={classes('border-t border-rule py-2', lineLook(isNow(part, 2)))}>
                      <Line period={part} birth={birth} isNow={isNow(part, 2)} />
                    </li>
                  ))}
              </ul>
            </details>
          </li>
        ))}
    </ul>
  )
}

function lineLook(isNow: boolean): string {
  return classes('print:py-0.5', isNow && 'bg-marigold-tint')
}

type LineProps = { period: Named; birth: TimedKundli['birth']; isNow: boolean; children?: React.ReactNode }

function Line({ period, birth, isNow, children }: LineProps) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  // Leave out the time before the birth.
  const [from, to] = [Math.max(period.startMs, birth.epochMs), period.endMs].map((at) =>
    dateText(at, birth.zoneOffsetSeconds / 3600, language),
  )
  return (
    <span className="inline-flex w-[calc(100%-1.5rem)] flex-wrap items-baseline gap-x-3 align-top">
      <span className={classes(isNow && 'font-semibold')}>
        {period.name}
        {children}
        {isNow && <span className="ml-2 text-sm font-semibold text-marigold-ink">{t('dashas.now')}</span>}
      </span>
      <span className="tabular ml-auto text-sm text-ink-soft">{t('dashas.fromTo', { from: from!, to: to! })}</span>
    </span>
  )
}
