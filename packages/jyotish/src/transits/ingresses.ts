import type { PositionOptions } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { jdTtToEpochMs } from '../time/instants.ts'
import type { EpochMs, JdTt } from '../time/instants.ts'
import { DEG_PER_NAKSHATRA, DEG_PER_RASHI } from '../zodiac/division.ts'
import type { Graha, Nakshatra, Rashi } from '../zodiac/keys.ts'
import { nakshatras, rashis } from '../zodiac/keys.ts'
import { crossingsBetween, lonAt, motionOf, spanOf, turnsBetween, speedAt } from './motion.ts'

/** A graha moves from one rashi into another. In retrograde motion it enters the previous one at 30°. */
export type Ingress = { graha: Graha; at: EpochMs; from: Rashi; into: Rashi; retrograde: boolean }

/** A graha stops and reverses. `lonDeg` is its longitude then. */
export type Station = { graha: Graha; at: EpochMs; lonDeg: number; turns: 'retrograde' | 'direct' }

export type NakshatraEntry = {
  graha: Graha
  at: EpochMs
  from: Nakshatra
  into: Nakshatra
  retrograde: boolean
}

/** Returns all rashi changes in (fromMs, toMs], in order of time. */
export function ingressesBetween(
  sky: Sky,
  graha: Graha,
  fromMs: EpochMs,
  toMs: EpochMs,
  options: PositionOptions = {},
): Ingress[] {
  const { fromJd, toJd } = spanOf(fromMs, toMs)
  return crossingsBetween(motionOf(sky, graha, options), DEG_PER_RASHI, fromJd, toJd).map((crossing) => ({
    graha,
    at: toMsOf(crossing.jdTt),
    from: rashis[(crossing.part + (crossing.forward ? 11 : 1)) % 12]!,
    into: rashis[crossing.part]!,
    retrograde: !crossing.forward,
  }))
}

/** Returns all nakshatra changes in (fromMs, toMs], in order of time. */
export function nakshatraEntriesBetween(
  sky: Sky,
  graha: Graha,
  fromMs: EpochMs,
  toMs: EpochMs,
  options: PositionOptions = {},
): NakshatraEntry[] {
  const { fromJd, toJd } = spanOf(fromMs, toMs)
  return crossingsBetween(motionOf(sky, graha, options), DEG_PER_NAKSHATRA, fromJd, toJd).map((crossing) => ({
    graha,
    at: toMsOf(crossing.jdTt),
    from: nakshatras[(crossing.part + (crossing.forward ? 26 : 1)) % 27]!,
    into: nakshatras[crossing.part]!,
    retrograde: !crossing.forward,
  }))
}

/** Returns all stations in (fromMs, toMs], in order of time. The Sun, the Moon and the mean node have none. */
export function stationsBetween(
  sky: Sky,
  graha: Graha,
  fromMs: EpochMs,
  toMs: EpochMs,
  options: PositionOptions = {},
): Station[] {
  const { fromJd, toJd } = spanOf(fromMs, toMs)
  const motion = motionOf(sky, graha, options)
  return turnsBetween(motion, fromJd, toJd).map((jdTt) => ({
    graha,
    at: toMsOf(jdTt),
    lonDeg: lonAt(motion, jdTt),
    turns: speedAt(motion, jdTt + A_WHILE_DAYS) < 0 ? 'retrograde' : 'direct',
  }))
}

/** Long enough after a station to see the direction of a graha. The true node reverses every few days. */
const A_WHILE_DAYS = 0.1

/** Converts to the nearest millisecond. */
export function toMsOf(jdTt: number): EpochMs {
  return Math.round(jdTtToEpochMs(jdTt as JdTt)) as EpochMs
}
