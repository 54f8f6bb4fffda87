import { wrap180 } from '../../angles.ts'
import { JyotishError, requireFinite } from '../../errors.ts'
import type { EpochMs } from '../../time/instants.ts'
import { MS_PER_DAY } from '../../time/instants.ts'
import { rashiIndex } from '../../zodiac/division.ts'

/** A time in one rashi (0…11), [startMs, endMs). Each retrograde return is a separate stay. */
export type RashiStay = {
  rashi: number
  startMs: EpochMs
  endMs: EpochMs
  /** Whether it was entered in retrograde motion. Null for the first, which began before the span. */
  enteredRetrograde: boolean | null
}

const STEP_MS = 20 * MS_PER_DAY
const EXACT_MS = 500
/** No slow graha moves this far in two steps around its station. Farther from a boundary it cannot cross it. */
const REACH_DEG = 2

/**
 * Returns the stays of a slow graha over a span. `lonDegAt` gives its sidereal longitude. Steps of twenty days would
 * miss a brief crossing of a boundary around a station, so the turning point of a station near a boundary is sampled
 * too.
 */
export function findRashiStays(lonDegAt: (epochMs: EpochMs) => number, fromMs: EpochMs, toMs: EpochMs): RashiStay[] {
  requireFinite(fromMs, 'fromMs')
  requireFinite(toMs, 'toMs')
  if (toMs <= fromMs) throw new JyotishError('OUT_OF_RANGE', 'toMs', 'expected a span that ends after it begins')
  const stays: RashiStay[] = []
  let rashi = rashiIndex(lonDegAt(fromMs))
  let startMs = fromMs
  let enteredRetrograde: boolean | null = null
  let beforeMs = fromMs
  for (const sampleMs of sampleTimes(lonDegAt, fromMs, toMs)) {
    const next = rashiIndex(lonDegAt(sampleMs))
    if (next !== rashi) {
      const atMs = findChange(lonDegAt, rashi, beforeMs, sampleMs)
      stays.push({ rashi, startMs, endMs: atMs, enteredRetrograde })
      enteredRetrograde = wrap180((next - rashi) * 30) < 0
      rashi = next
      startMs = atMs
    }
    beforeMs = sampleMs
  }
  stays.push({ rashi, startMs, endMs: toMs, enteredRetrograde })
  return stays
}

/** Returns every twentieth day, the end, and every station near a boundary, in order. */
function sampleTimes(lonDegAt: (epochMs: EpochMs) => number, fromMs: EpochMs, toMs: EpochMs): EpochMs[] {
  const times: EpochMs[] = []
  let motion = 0
  let beforeMs = fromMs
  let beforeDeg = lonDegAt(fromMs)
  while (beforeMs < toMs) {
    const nextMs = Math.min(beforeMs + STEP_MS, toMs) as EpochMs
    const deg = lonDegAt(nextMs)
    const nextMotion = wrap180(deg - beforeDeg)
    if (motion * nextMotion < 0 && boundaryApartDeg(deg) < REACH_DEG) {
      // The station is in this step or in the previous one, the end of which is already listed.
      times.push(findStation(lonDegAt, Math.max(fromMs, beforeMs - STEP_MS) as EpochMs, nextMs, motion > 0))
    }
    times.push(nextMs)
    // A step that ends at its starting longitude contains the station itself: the motion before it is the one that
    // reverses.
    if (nextMotion !== 0) motion = nextMotion
    beforeMs = nextMs
    beforeDeg = deg
  }
  return times.toSorted((one, other) => one - other)
}

/** Returns the distance to the nearest boundary of two rashis. */
function boundaryApartDeg(lonDeg: number): number {
  return Math.abs(lonDeg - 30 * Math.round(lonDeg / 30))
}

/** Returns the instant of greatest (or least) longitude within a short span. */
function findStation(
  lonDegAt: (epochMs: EpochMs) => number,
  fromMs: EpochMs,
  toMs: EpochMs,
  isGreatest: boolean,
): EpochMs {
  const sign = isGreatest ? 1 : -1
  const originDeg = lonDegAt(fromMs)
  const height = (ms: number) => sign * wrap180(lonDegAt(ms as EpochMs) - originDeg)
  let low: number = fromMs
  let high: number = toMs
  while (high - low > 60_000) {
    const third = (high - low) / 3
    if (height(low + third) < height(high - third)) low += third
    else high -= third
  }
  return Math.round((low + high) / 2) as EpochMs
}

/** Returns the first instant, to half a second, at which the graha is no longer in `rashi`. */
function findChange(
  lonDegAt: (epochMs: EpochMs) => number,
  rashi: number,
  insideMs: EpochMs,
  outsideMs: EpochMs,
): EpochMs {
  let low: number = insideMs
  let high: number = outsideMs
  while (high - low > EXACT_MS) {
    const middle = (low + high) / 2
    if (rashiIndex(lonDegAt(middle as EpochMs)) === rashi) low = middle
    else high = middle
  }
  return Math.round(high) as EpochMs
}
