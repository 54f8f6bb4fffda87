import { nextTithiName, tithiTitle } from '@sankalp/content/tithi-title'
import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { type Limb, fromMidnight, runningAt, trueUntil } from '../../../../shared/almanac/day-now.ts'
import { Span, Time, Upto, useAlmanac, useWords } from '../almanac.tsx'
import { shownWhile } from '../parts.tsx'
import { Line } from './line.tsx'
import { NowLines } from './now-lines.tsx'

const limbs = ['tithis', 'nakshatras', 'yogas', 'karanas'] as const satisfies Limb[]
const termOf = { tithis: 'tithi', nakshatras: 'nakshatra', yogas: 'yoga', karanas: 'karana' } as const

/** Returns how long the lines below are valid, because for today they show what is running. */
export function firstLookUntil(reply: PanchangDayReply, nowMs: number): number | undefined {
  return reply.date === reply.today ? trueUntil(reply, limbs, nowMs) : undefined
}

/**
 * What one comes for, in one look: four limbs, each until it ends, Rahu Kalam, and the Sun. Of today the limbs are
 * those that run now, with the choghadiya and the next good time; all from midnight on stand in the page and the browser
 * shows the next when one is over. Of any other date the limbs are those of its sunrise.
 */
export function FirstLook({ reply, nowMs }: { reply: PanchangDayReply; nowMs: number }) {
  const { t } = useWords()
  const { day } = reply
  const isToday = reply.date === reply.today
  return (
    <section aria-labelledby="first-look" className="rounded-lg border border-rule bg-paper-raised px-4 sm:py-1">
      <h2 id="first-look" className="sr-only">
        {t(isToday ? 'first.now' : 'first.sunrise')}
      </h2>
      <dl className="tabular grid gap-x-8 md:grid-cols-2 lg:grid-cols-1">
        {limbs.map((limb) => (
          <Line key={limb} term={termOf[limb]}>
            <LimbsOf limb={limb} reply={reply} nowMs={nowMs} />
          </Line>
        ))}
        {isToday && <NowLines reply={reply} nowMs={nowMs} />}
        {!isToday && day.muhurtas && (
          <Line term="rahuKalam">
            <dd className="font-semibold">
              <Span of={day.muhurtas.rahuKalam} />
            </dd>
          </Line>
        )}
        {day.sunriseAt !== null && day.sunsetAt !== null && (
          <Line term="sunrise" label={t('first.sun')}>
            <dd>
              <Time at={day.sunriseAt} /> · <Time at={day.sunsetAt} />
            </dd>
          </Line>
        )}
      </dl>
    </section>
  )
}

function LimbsOf({ limb, reply, nowMs }: { limb: Limb; reply: PanchangDayReply; nowMs: number }) {
  const { t } = useWords()
  const tithiNames = useTithiNames(reply)
  const { day, dawn, date, today } = reply
  const namesOf = (span: KeyedSpan): LimbNames =>
    'paksha' in span ? tithiNames(span) : { name: t(`jyotish:${limb}.${span.key}` as 'jyotish:yogas.shiva') }
  const ofDay: readonly KeyedSpan[] = day[limb]
  if (date !== today) return <LimbLine span={ofDay[0]!} {...namesOf(ofDay[0]!)} />
  const spans: readonly KeyedSpan[] = fromMidnight(dawn?.[limb], ofDay)
  const running = runningAt(spans, nowMs)
  return spans
    .filter(({ endsAt }) => endsAt > nowMs)
    .map((span) => <LimbLine key={span.startsAt} span={span} {...namesOf(span)} isNow={span === running} />)
}

type TithiSpan = PanchangDayReply['day']['tithis'][number]
type LimbNames = { name: string; next?: string }

/** A tithi with its month and paksha, and the tithi after it. */
function useTithiNames({ day, place }: PanchangDayReply): (tithi: TithiSpan) => LimbNames {
  const { t, language } = useAlmanac()
  const nameOf = (kind: string, key: string) => t(`jyotish:${kind}.${key}` as 'jyotish:tithis.pratipada')
  return (tithi) => ({
    name: tithiTitle(day, tithi, place?.region.en ?? '', language, nameOf),
    next: t('first.then', { name: nextTithiName(tithi, nameOf) }),
  })
}

type KeyedSpan = TithiSpan | { key: string; startsAt: number; endsAt: number }

/** `isNow` is left out where nothing is running: on another date. */
function LimbLine({ span, name, next, isNow }: LimbNames & { span: KeyedSpan; isNow?: boolean }) {
  return (
    <dd {...(isNow !== undefined && shownWhile(span, isNow))}>
      <b className="font-heading text-lg leading-snug font-normal">{name}</b>{' '}
      <span className="text-ink-soft">
        <Upto at={span.endsAt} />
        {next && `, ${next}`}
      </span>
    </dd>
  )
}
