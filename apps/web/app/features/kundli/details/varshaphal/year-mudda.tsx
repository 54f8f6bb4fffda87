import { type EpochMs, type Varshaphal, zoneOffsetSeconds } from '@sankalp/jyotish'
import { useLanguage } from '../../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { classes } from '../../../../ui/classes.ts'
import { dateText } from '../date-text.ts'
import type { YearPlace } from './compute-year.ts'
import { YearPart } from './year-part.tsx'

type Period = Varshaphal['mudda'][number]['parts'][number]
type YearMuddaProps = { year: Varshaphal; place: YearPlace; now: EpochMs }

/** Lists the periods of the year; the current one is marked and open. */
export function YearMudda({ year: { mudda }, place, now }: YearMuddaProps) {
  const { t } = useTranslation('varshaphal')
  const isNow = ({ startMs, endMs }: Period) => now >= startMs && now < endMs
  return (
    <YearPart title={t('mudda.title')} note={t('mudda.note')} school={t('mudda.school')}>
      <ul>
        {mudda.map((period) => (
          <li key={period.startMs} className="border-t border-rule">
            <details open={isNow(period)}>
              <summary className={classes('min-h-12 py-3', isNow(period) && 'bg-marigold-tint')}>
                <Line period={period} place={place} isNow={isNow(period)} />
              </summary>
              <ul aria-label={t('mudda.parts')} className="ml-3 border-l-2 border-rule pl-2">
                {period.parts.map((part) => (
                  <li
                    key={part.startMs}
                    className={classes('border-t border-rule py-2', isNow(part) && 'bg-marigold-tint')}
                  >
                    <Line period={part} place={place} isNow={isNow(part)} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </YearPart>
  )
}

function Line({ period, place, isNow }: { period: Period; place: YearPlace; isNow: boolean }) {
  const { t } = useTranslation(['kundli', 'jyotish'])
  const language = useLanguage()
  const onClock = (at: EpochMs) => dateText(at, zoneOffsetSeconds(place.zone, at) / 3600, language)
  return (
    <span className="inline-flex w-[calc(100%-1.5rem)] flex-wrap items-baseline gap-x-3 align-top">
      <span className={classes(isNow && 'font-semibold')}>
        {t(`jyotish:grahas.${period.lord}`)}
        {isNow && <span className="ml-2 text-sm font-semibold text-marigold-ink">{t('dashas.now')}</span>}
      </span>
      <span className="tabular ml-auto text-sm text-ink-soft">
        {t('dashas.fromTo', { from: onClock(period.startMs), to: onClock(period.endMs) })}
      </span>
    </span>
  )
}
