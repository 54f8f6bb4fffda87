import { type ReactNode, useSyncExternalStore } from 'react'
import { chosenNotation } from '../../shared/almanac/chosen-notation.ts'
import type { Notation } from '../../shared/almanac/clock-text.ts'
import { countdownText } from '../../shared/almanac/countdown.ts'
import { isRunning } from '../../shared/almanac/day-now.ts'

/** A time on the clocks of its place, in every notation. */
export type DayTime = { dateTime: string; minutes: number; texts: Record<Notation, string> }
/** How long it is until an instant; `words` as `countdownText` wants them. */
export type DayCountdown = { begins: number; words: string }
export type DayLine = readonly (string | DayTime | DayCountdown)[]
export type DayFact = {
  fact: string
  label: string
  value: DayLine
  notes: readonly DayLine[]
  /** Set for a period that is marked with `now` while it runs. */
  lasting?: { startsAt: number; endsAt: number; now: string }
}

/** Tithi, nakshatra, choghadiya, good time, Rahu Kalam and sunrise, with times in the notation that the reader has chosen. */
export function DayFacts({ facts, nowMs }: { facts: readonly DayFact[]; nowMs: number }) {
  const notation = useSyncExternalStore<Notation>(
    () => () => {},
    chosenNotation,
    () => '12',
  )
  const draw = (line: DayLine): ReactNode[] =>
    line.map((part) =>
      typeof part === 'string' ? (
        part
      ) : 'begins' in part ? (
        countdownText(part.begins - nowMs, part.words)
      ) : (
        <time key={part.dateTime} dateTime={part.dateTime} data-m={part.minutes}>
          {part.texts[notation]}
        </time>
      ),
    )
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-1.5 sm:gap-y-4">
      {facts.map(({ fact, label, value, notes, lasting }) => (
        <div
          key={fact}
          data-fact={fact}
          data-now={lasting && isRunning(lasting, nowMs) ? '' : undefined}
          className="border-t border-rule pt-1.5 leading-snug hi:leading-normal"
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="tabular">
            <span className="font-heading text-xl sm:text-2xl">{draw(value)}</span>
            {lasting && (
              <>
                {' '}
                <strong className="now-mark">{lasting.now}</strong>
              </>
            )}
            {notes.map((note, at) => (
              <span key={at} className="block text-sm text-ink-soft">
                {draw(note)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
