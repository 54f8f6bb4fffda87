import type { PositionOptions } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import { nakshatraOf, rashiOf } from '../zodiac/division.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'
import { ingressesBetween, nakshatraEntriesBetween } from './ingresses.ts'
import { lonAt, motionOf } from './motion.ts'

/** A stretch of the Moon's way; `startsAt` and `endsAt` are cut to the span that was asked for. */
export type Stay<Where> = { where: Where; startsAt: EpochMs; endsAt: EpochMs }

export type MoonCourse = { rashis: Stay<Rashi>[]; nakshatras: Stay<Nakshatra>[] }

/** Through which rashis and nakshatras the Moon goes in a span, without a gap. */
export function moonCourse(sky: Sky, fromMs: EpochMs, toMs: EpochMs, options: PositionOptions = {}): MoonCourse {
  const lonDeg = lonAt(motionOf(sky, 'moon', options), epochMsToJdTt(fromMs))
  const changes = ingressesBetween(sky, 'moon', fromMs, toMs, options)
  const entries = nakshatraEntriesBetween(sky, 'moon', fromMs, toMs, options)
  return {
    rashis: staysFrom<Rashi>(rashiOf(lonDeg), changes, fromMs, toMs),
    nakshatras: staysFrom<Nakshatra>(nakshatraOf(lonDeg), entries, fromMs, toMs),
  }
}

function staysFrom<Where>(
  first: Where,
  changes: readonly { at: EpochMs; into: Where }[],
  fromMs: EpochMs,
  toMs: EpochMs,
): Stay<Where>[] {
  const starts = [{ where: first, startsAt: fromMs }, ...changes.map(({ at, into }) => ({ where: into, startsAt: at }))]
  return starts
    .map((stay, index) => ({ ...stay, endsAt: starts[index + 1]?.startsAt ?? toMs }))
    .filter(({ startsAt, endsAt }) => endsAt > startsAt || fromMs === toMs)
}
