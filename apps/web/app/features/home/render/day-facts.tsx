import type { PanchangDayReply } from '@sankalp/contract/panchang'
import type { ReactNode } from 'react'
import { Sentence } from '../../../shared/almanac/sentence.tsx'
import { TimeMark } from '../../../shared/almanac/time-mark.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { fromMidnight, isRunning, runningAt } from '../../../shared/almanac/day-now.ts'
import { useWords } from './words.ts'

type DayProps = { reply: PanchangDayReply; nowMs: number }

/** What people look for in the morning: which tithi and nakshatra it is, when the Sun rises and sets, which hours to leave free. */
export function DayFacts({ reply, nowMs }: DayProps) {
  const { t } = useWords()
  const { day, dawn } = reply
  const rahu = day.muhurtas?.rahuKalam
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-2 sm:gap-y-4">
      <Limb
        fact="tithi"
        label={t('panchang:terms.tithi.name')}
        spans={day.tithis}
        ofDawn={dawn?.tithis}
        nameOf={({ key }) => t(`jyotish:tithis.${key}`)}
        reply={reply}
        nowMs={nowMs}
      />
      <Limb
        fact="nakshatra"
        label={t('panchang:terms.nakshatra.name')}
        spans={day.nakshatras}
        ofDawn={dawn?.nakshatras}
        nameOf={({ key }) => t(`jyotish:nakshatras.${key}`)}
        reply={reply}
        nowMs={nowMs}
      />
      <Fact
        fact="sunrise"
        label={t('panchang:terms.sunrise.name')}
        value={day.sunriseAt === null ? t('panchang:noSunrise') : <Time at={day.sunriseAt} of={reply} />}
        note={
          day.sunsetAt === null ? (
            t('panchang:noSunset')
          ) : (
            <>
              {t('panchang:terms.sunset.name')} <Time at={day.sunsetAt} of={reply} />
            </>
          )
        }
      />
      {rahu && (
        <Fact
          fact="rahu"
          label={t('panchang:terms.rahuKalam.name')}
          lasting={rahu}
          isNow={isRunning(rahu, nowMs)}
          value={<Time at={rahu.startsAt} of={reply} isBare />}
          note={<Sentence text={t('panchang:upto')} slots={{ time: <Time at={rahu.endsAt} of={reply} isBare /> }} />}
        />
      )}
    </dl>
  )
}

type KeyedSpan = { key: string; startsAt: number; endsAt: number }
type LimbProps<S> = DayProps & {
  fact: string
  label: string
  spans: readonly S[]
  ofDawn: readonly S[] | undefined
  nameOf: (span: S) => string
}

/** The one that is running, until when, and its neighbour: the one of sunrise gives a day its fasts. */
function Limb<S extends KeyedSpan>({ fact, label, spans, ofDawn, nameOf, reply, nowMs }: LimbProps<S>) {
  const { t } = useWords()
  const now = runningAt(fromMidnight(ofDawn, spans), nowMs)
  const [first, second] = spans
  const other =
    now !== first ? t('day.atSunrise', { name: nameOf(first!) }) : second && t('day.then', { name: nameOf(second) })
  return (
    <Fact
      fact={fact}
      label={label}
      value={nameOf(now)}
      note={
        <>
          <Sentence text={t('panchang:upto')} slots={{ time: <Time at={now.endsAt} of={reply} /> }} />
          {other && <span className="block">{other}</span>}
        </>
      }
    />
  )
}

type FactProps = {
  fact: string
  label: string
  value: ReactNode
  note: ReactNode
  lasting?: { startsAt: number; endsAt: number }
  isNow?: boolean
}

function Fact({ fact, label, value, note, lasting, isNow }: FactProps) {
  const { t } = useWords()
  const times = lasting && {
    'data-from': Math.round(lasting.startsAt / 1000),
    'data-to': Math.round(lasting.endsAt / 1000),
    'data-now': isNow ? '' : undefined,
  }
  return (
    <div data-fact={fact} className="border-t border-rule pt-1.5 leading-snug hi:leading-normal" {...times}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular">
        <span className="font-heading text-xl sm:text-2xl">{value}</span>
        {lasting && (
          <>
            {' '}
            <strong className="now-mark">{t('panchang:now')}</strong>
          </>
        )}
        <span className="block text-sm text-ink-soft">{note}</span>
      </dd>
    </div>
  )
}

/** A time of the day on the clocks of its place. */
function Time({ at, of: { date, spot }, isBare }: { at: number; of: PanchangDayReply; isBare?: boolean }) {
  const { t } = useWords()
  const language = useLanguage()
  return (
    <TimeMark
      at={at}
      date={date}
      zone={spot.zone}
      language={language}
      halfWords={{ parts: t('panchang:clock.parts'), lead: language === 'hin' }}
      isBare={isBare}
    />
  )
}
