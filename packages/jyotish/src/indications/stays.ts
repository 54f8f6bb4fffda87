import type { PositionOptions } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import { ingressesBetween } from '../transits/ingresses.ts'
import { lonAt, motionOf } from '../transits/motion.ts'
import { rashiOf } from '../zodiac/division.ts'
import type { Rashi } from '../zodiac/keys.ts'
import type { SlowGraha, Span } from './indication-types.ts'
import { slowGrahas } from './indication-types.ts'

/** A slow graha's time in one sign within the year looked at. */
export type SignStay = { graha: SlowGraha; rashi: Rashi; span: Span }

/** A moment to read a chart for, and where the slow grahas are in the twelve months after it. */
export type ReadingMoment = { atMs: EpochMs; stays: readonly SignStay[] }

const AHEAD_DAYS = 365

/**
 * Looks at the sky from a moment to twelve months later. It is the same for every chart with the same ayanamsa and
 * node, which are those of `kundli.birth`.
 */
export function lookAhead(sky: Sky, atMs: EpochMs, options: PositionOptions = {}): ReadingMoment {
  const untilMs = (atMs + AHEAD_DAYS * MS_PER_DAY) as EpochMs
  return { atMs, stays: slowGrahas.flatMap((graha) => staysOf(sky, graha, { from: atMs, to: untilMs }, options)) }
}

function staysOf(sky: Sky, graha: SlowGraha, { from, to }: Span, options: PositionOptions): SignStay[] {
  const first = rashiOf(lonAt(motionOf(sky, graha, options), epochMsToJdTt(from)))
  const starts = [
    { rashi: first, from },
    ...ingressesBetween(sky, graha, from, to, options).map(({ into, at }) => ({ rashi: into, from: at })),
  ]
  return starts
    .map((start, index) => ({
      graha,
      rashi: start.rashi,
      span: { from: start.from, to: starts[index + 1]?.from ?? to },
    }))
    .filter(({ span }) => span.to > span.from)
}
