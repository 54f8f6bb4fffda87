import { wrap180, wrap360 } from '../angles.ts'
import { JyotishError, requireFinite, requireKey } from '../errors.ts'
import { tableLonDeg, writeTableLon } from '../ephemeris/evaluate.ts'
import { meanNodeDeg, meanNodeDegPerDay } from '../ephemeris/node.ts'
import { lightDays } from '../ephemeris/light-time.ts'
import type { Node, PositionOptions, Sight } from '../ephemeris/positions.ts'
import { nodes, sights } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { requireInSky } from '../ephemeris/sky.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import type { EpochMs, JdTt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/ayanamsa-keys.ts'
import { ayanamsas } from '../zodiac/ayanamsa-keys.ts'
import { shiftFromLahiriDeg } from '../zodiac/ayanamsa.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahas } from '../zodiac/keys.ts'

/** The motion of one graha under the chosen ayanamsa and node. */
export type Motion = {
  sky: Sky
  graha: Graha
  ayanamsa: Ayanamsa
  node: Node
  sight: Sight
  work: Float64Array
}

export function motionOf(sky: Sky, graha: Graha, options: PositionOptions = {}): Motion {
  const { ayanamsa = 'lahiri', node = 'mean', sight = 'apparent' } = options
  requireKey(graha, grahas, 'graha')
  requireKey(ayanamsa, ayanamsas, 'ayanamsa')
  requireKey(node, nodes, 'node')
  requireKey(sight, sights, 'sight')
  return { sky, graha, ayanamsa, node, sight, work: new Float64Array(2) }
}

/** Returns the sidereal longitude in [0, 360). */
export function lonAt(motion: Motion, jdTt: number): number {
  const { sky, graha, ayanamsa, node } = motion
  const jd = seenAt(motion, jdTt)
  const shiftDeg = ayanamsa === 'lahiri' ? 0 : shiftFromLahiriDeg(ayanamsa, jd)
  if (graha !== 'rahu' && graha !== 'ketu') return wrap360(tableLonDeg(sky, sky.tables[graha], jd) + shiftDeg)
  requireInSky(sky, jd)
  const rahuDeg = node === 'mean' ? meanNodeDeg(jd) : tableLonDeg(sky, sky.tables.node, jd)
  return wrap360(rahuDeg + shiftDeg + (graha === 'ketu' ? 180 : 0))
}

/** Returns the instant at which the tables give the requested sight (apparent or true). */
function seenAt({ sky, graha, sight }: Motion, jdTt: number): JdTt {
  if (sight === 'apparent' || graha === 'rahu' || graha === 'ketu') return jdTt as JdTt
  return (jdTt + lightDays(sky, graha, jdTt as JdTt)) as JdTt
}

/** Returns degrees per day, without the slow change of the ayanamsas relative to one another. */
export function speedAt(motion: Motion, jdTt: number): number {
  const { sky, graha, node, work } = motion
  const jd = seenAt(motion, jdTt)
  if (graha === 'rahu' || graha === 'ketu') {
    if (node === 'mean') return meanNodeDegPerDay(jd)
    writeTableLon(sky, sky.tables.node, jd, work, 0)
  } else {
    writeTableLon(sky, sky.tables[graha], jd, work, 0)
  }
  return work[1]!
}

/**
 * Returns the days between two samples for a change of direction: well below the shortest time between two stations.
 * Null for the Sun, the Moon and the mean node, which never reverse.
 */
function stationStepDays({ graha, node }: Motion): number | null {
  switch (graha) {
    case 'sun':
    case 'moon':
      return null
    case 'rahu':
    case 'ketu':
      return node === 'mean' ? null : 0.5
    case 'mercury':
      return 4
    case 'venus':
    case 'mars':
      return 8
    case 'jupiter':
    case 'saturn':
      return 16
  }
}

/** Returns the instants in (fromJd, toJd] at which the graha reverses, in order. */
export function turnsBetween(motion: Motion, fromJd: number, toJd: number): number[] {
  const stepDays = stationStepDays(motion)
  const turns: number[] = []
  if (stepDays === null) return turns
  let before = fromJd
  let speedBefore = speedAt(motion, before)
  while (before < toJd) {
    const after = Math.min(before + stepDays, toJd)
    const speedAfter = speedAt(motion, after)
    if (speedBefore !== 0 && speedBefore * speedAfter <= 0) {
      turns.push(findRoot((jd) => speedAt(motion, jd), before, after))
    }
    before = after
    speedBefore = speedAfter
  }
  return turns
}

/** A crossing of a multiple of `stepDeg`. `part` is the one entered, counted from 0° Aries. */
export type Crossing = { jdTt: number; part: number; forward: boolean }

/**
 * Returns every crossing of a multiple of `stepDeg` in (fromJd, toJd]. Between two stations a graha moves in one
 * direction, so none is missed, not even a brief one before it reverses.
 */
export function crossingsBetween(motion: Motion, stepDeg: number, fromJd: number, toJd: number): Crossing[] {
  const edges = [fromJd, ...turnsBetween(motion, fromJd, toJd), toJd]
  const crossings: Crossing[] = []
  for (let piece = 1; piece < edges.length; piece += 1) {
    addCrossings(motion, stepDeg, edges[piece - 1]!, edges[piece]!, crossings)
  }
  return crossings
}

/** The Moon, the fastest, moves 90° in this time: less than half a turn, so a difference is unambiguous. */
const LONGEST_STEP_DAYS = 6

function addCrossings(motion: Motion, stepDeg: number, fromJd: number, toJd: number, crossings: Crossing[]): void {
  const parts = Math.round(360 / stepDeg)
  let before = fromJd
  let beforeDeg = lonAt(motion, before)
  while (before < toJd) {
    const after = Math.min(before + LONGEST_STEP_DAYS, toJd)
    const movedDeg = wrap180(lonAt(motion, after) - beforeDeg)
    const afterDeg = beforeDeg + movedDeg
    const forward = movedDeg >= 0
    const first = forward ? Math.floor(beforeDeg / stepDeg) + 1 : Math.ceil(beforeDeg / stepDeg) - 1
    for (let k = first; forward ? k * stepDeg <= afterDeg : k * stepDeg >= afterDeg; k += forward ? 1 : -1) {
      const jdTt = findRoot((jd) => wrap180(lonAt(motion, jd) - k * stepDeg), before, after)
      const part = (((forward ? k : k - 1) % parts) + parts) % parts
      crossings.push({ jdTt, part, forward })
    }
    before = after
    beforeDeg = wrap360(afterDeg)
  }
}

const ENOUGH_DAYS = 1e-8 // a millisecond
const MOST_ROUNDS = 80

/**
 * Finds where a continuous function changes sign, by the Illinois variant of false position, which always brackets the
 * sign change.
 */
export function findRoot(f: (x: number) => number, from: number, to: number): number {
  let a = from
  let b = to
  let fa = f(a)
  let fb = f(b)
  if (fa === 0) return a
  if (fb === 0) return b
  for (let round = 0; round < MOST_ROUNDS && Math.abs(b - a) > ENOUGH_DAYS; round += 1) {
    const middle = fa === fb ? (a + b) / 2 : b - (fb * (b - a)) / (fb - fa)
    const fm = f(middle)
    if (fm === 0) return middle
    if (fm * fb < 0) {
      a = b
      fa = fb
    } else {
      // The same end remained twice. Halve its weight, or it could remain forever.
      fa /= 2
    }
    if (Math.abs(middle - b) < ENOUGH_DAYS / 10) return middle
    b = middle
    fb = fm
  }
  return b
}

/** Checks a span of time and returns it in Julian days. */
export function spanOf(fromMs: EpochMs, toMs: EpochMs): { fromJd: number; toJd: number } {
  requireFinite(fromMs, 'fromMs')
  requireFinite(toMs, 'toMs')
  if (toMs < fromMs) throw new JyotishError('OUT_OF_RANGE', 'toMs', 'the span ends before it begins')
  return { fromJd: epochMsToJdTt(fromMs), toJd: epochMsToJdTt(toMs) }
}
