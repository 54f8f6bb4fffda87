import type { PositionOptions } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import { nakshatraOf, rashiOf } from '../zodiac/division.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'
import { ingressesBetween, nakshatraEntriesBetween } from './ingresses.ts'
import { lonAt, motionOf } from './motion.ts'

/** A part of the Moon's course. `startsAt` and `endsAt` are clipped to the requested span. */
export type Stay<Where> = { where: Where; startsAt: EpochMs; endsAt: EpochMs }

export type MoonCourse = { rashis: Stay<Rashi>[]; nakshatras: Stay<Nakshatra>[] }

/** Returns the rashis and nakshatras that the Moon passes through in a span, without gaps. */
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
