import type { PanchangDayReply } from '@sankalp/contract/panchang'
import type { ReactNode } from 'react'
import { type Limb, fromMidnight, isRunning, runningAt, trueUntil } from '../../../../shared/almanac/day-now.ts'
import { Span, Time, Upto, useWords } from '../almanac.tsx'
import { NowMark, Term, lasting } from '../parts.tsx'
import type { TermKey } from '../terms.ts'

const limbs = ['tithis', 'nakshatras', 'yogas', 'karanas'] as const satisfies Limb[]
const termOf = { tithis: 'tithi', nakshatras: 'nakshatra', yogas: 'yoga', karanas: 'karana' } as const

/** Until when the lines below are true: of today they name what runs. */
export function firstLookUntil(reply: PanchangDayReply, nowMs: number): number | undefined {
  return reply.date === reply.today ? trueUntil(reply, limbs, nowMs) : undefined
}

/**
 * What one comes for, in one look: four limbs, each until it ends, Rahu Kalam, and the Sun. Of today the limbs are those
 * that run now, all from midnight on stand in the page and the browser shows the next when one is over; of any other
 * date they are those of its sunrise.
 */
export function FirstLook({ reply, nowMs }: { reply: PanchangDayReply; nowMs: number }) {
  const { t } = useWords()
  const { day } = reply
  const rahu = day.muhurtas?.rahuKalam
  return (
    <section aria-labelledby="first-look" className="rounded-lg border border-rule bg-paper-raised px-4 py-1">
      <h2 id="first-look" className="sr-only">
        {t(reply.date === reply.today ? 'first.now' : 'first.sunrise')}
      </h2>
      <dl className="tabular grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {limbs.map((limb) => (
          <Line key={limb} term={termOf[limb]}>
            <LimbsOf limb={limb} reply={reply} nowMs={nowMs} />
          </Line>
        ))}
        {rahu && (
          <Line term="rahuKalam">
            <dd {...lasting(rahu)} data-now={isRunning(rahu, nowMs) ? '' : undefined}>
              <span className="font-semibold">
                <Span of={rahu} />
              </span>
              <NowMark />
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

function LimbsOf({
  limb,
  reply: { day, dawn, date, today },
  nowMs,
}: {
  limb: Limb
  reply: PanchangDayReply
  nowMs: number
}) {
  const { t } = useWords()
  const nameOf = ({ key }: { key: string }) => t(`jyotish:${limb}.${key}` as 'jyotish:tithis.pratipada')
  const ofDay: readonly KeyedSpan[] = day[limb]
  if (date !== today) return <LimbLine span={ofDay[0]!} name={nameOf(ofDay[0]!)} />
  const spans: readonly KeyedSpan[] = fromMidnight(dawn?.[limb], ofDay)
  const running = runningAt(spans, nowMs)
  return spans
    .filter(({ endsAt }) => endsAt > nowMs)
    .map((span) => <LimbLine key={span.startsAt} span={span} name={nameOf(span)} isNow={span === running} />)
}

type KeyedSpan = { key: string; startsAt: number; endsAt: number }

/** `isNow` is left out where nothing runs: on another date. */
function LimbLine({ span, name, isNow }: { span: KeyedSpan; name: string; isNow?: boolean }) {
  const waits =
    isNow === undefined ? {} : { ...lasting(span), 'data-now': isNow ? '' : undefined, className: 'while-it-runs' }
  return (
    <dd {...waits}>
      <b className="font-heading text-lg leading-snug font-normal">{name}</b>{' '}
      <span className="text-ink-soft">
        <Upto at={span.endsAt} />
      </span>
    </dd>
  )
}

function Line({ term, label, children }: { term: TermKey; label?: string; children: ReactNode }) {
  return (
    <div
      data-first={term}
      className="grid grid-cols-[6.25rem_1fr] items-baseline gap-x-2 border-t border-rule py-1 first:border-t-0 md:[&:nth-child(2)]:border-t-0 lg:[&:nth-child(3)]:border-t-0"
    >
      <dt className="text-ink-soft">
        <Term term={term}>{label}</Term>
      </dt>
      {children}
    </div>
  )
}
