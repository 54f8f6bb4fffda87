import { wrap180, wrap360 } from '../angles.ts'
import type { Sky } from '../ephemeris/index.ts'
import { moonLonDeg, sunLonDeg } from '../ephemeris/index.ts'
import type { EpochMs, JdTt } from '../time/instants.ts'
import { jdTtToEpochMs } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import { shiftFromLahiriDeg } from '../zodiac/index.ts'

/**
 * An angle of the sky that only grows, cut into equal parts: tithis, karanas, nakshatras, yogas and signs are
 * such parts, and their ends are the instants when the angle crosses a multiple of `stepDeg`.
 */
export type Course = {
  angleDeg: (sky: Sky, jdTt: number, ayanamsa: Ayanamsa) => number
  meanDegPerDay: number
  stepDeg: number
  /** Parts in a full circle. */
  parts: number
}

/** The Moon's lead over the Sun in half tithis; a tithi is two of them, so both end at the same instant. */
export const karanaCourse: Course = {
  angleDeg: (sky, jdTt) => moonLonDeg(sky, jdTt as JdTt) - sunLonDeg(sky, jdTt as JdTt),
  meanDegPerDay: 12.190749,
  stepDeg: 6,
  parts: 60,
}

export const moonNakshatraCourse: Course = {
  angleDeg: (sky, jdTt, ayanamsa) =>
    moonLonDeg(sky, jdTt as JdTt) + shiftFromLahiriDeg(ayanamsa, jdTt as JdTt),
  meanDegPerDay: 13.176358,
  stepDeg: 360 / 27,
  parts: 27,
}

export const moonRashiCourse: Course = { ...moonNakshatraCourse, stepDeg: 30, parts: 12 }

export const yogaCourse: Course = {
  angleDeg: (sky, jdTt, ayanamsa) =>
    moonLonDeg(sky, jdTt as JdTt) +
    sunLonDeg(sky, jdTt as JdTt) +
    2 * shiftFromLahiriDeg(ayanamsa, jdTt as JdTt),
  meanDegPerDay: 14.161967,
  stepDeg: 360 / 27,
  parts: 27,
}

/** The Sun in rashis: its crossings are the sankrantis. */
export const sunRashiCourse: Course = {
  angleDeg: (sky, jdTt, ayanamsa) =>
    sunLonDeg(sky, jdTt as JdTt) + shiftFromLahiriDeg(ayanamsa, jdTt as JdTt),
  meanDegPerDay: 0.985609,
  stepDeg: 30,
  parts: 12,
}

const MAX_STEPS = 12
/**
 * From here one more step of the secant ends within a hundred-thousandth of an arcsecond: the Sun and the Moon
 * move so evenly that each step multiplies the last two errors and a hundredth.
 */
const CLOSE_DEG = 1e-4

/** The instant near `guessJd` (within a quarter turn) when the course stands at `targetDeg`. */
export function crossingJd(
  sky: Sky,
  course: Course,
  targetDeg: number,
  guessJd: number,
  ayanamsa: Ayanamsa,
): number {
  let beforeJd = guessJd
  let beforeDeg = wrap180(targetDeg - course.angleDeg(sky, beforeJd, ayanamsa))
  let jd = beforeJd + beforeDeg / course.meanDegPerDay
  for (let step = 0; step < MAX_STEPS; step++) {
    const leftDeg = wrap180(targetDeg - course.angleDeg(sky, jd, ayanamsa))
    if (leftDeg === beforeDeg) return jd
    const next = jd + (leftDeg * (jd - beforeJd)) / (beforeDeg - leftDeg)
    if (Math.abs(leftDeg) < CLOSE_DEG) return next
    beforeJd = jd
    beforeDeg = leftDeg
    jd = next
  }
  return jd
}

/** Which part the course is in, 0…parts − 1. */
export function partAt(sky: Sky, course: Course, jdTt: number, ayanamsa: Ayanamsa): number {
  return Math.floor((wrap360(course.angleDeg(sky, jdTt, ayanamsa)) * course.parts) / 360)
}

/**
 * All parts met in a stretch of time. `edgesMs[0]` is the beginning of the part that is running at its start,
 * each following edge ends a part and begins the next, and the last lies at or after the stretch's end.
 */
export type Track = { firstPart: number; edgesJd: number[]; edgesMs: EpochMs[] }

function trackOf(firstPart: number, edgesJd: number[]): Track {
  return { firstPart, edgesJd, edgesMs: edgesJd.map(jdToMs) }
}

/** To the nearest millisecond. */
export function jdToMs(jdTt: number): EpochMs {
  return Math.round(jdTtToEpochMs(jdTt as JdTt)) as EpochMs
}

export function trackCourse(
  sky: Sky,
  course: Course,
  fromJd: number,
  toJd: number,
  ayanamsa: Ayanamsa,
): Track {
  const position = (wrap360(course.angleDeg(sky, fromJd, ayanamsa)) * course.parts) / 360
  const firstPart = Math.floor(position)
  const daysPerPart = course.stepDeg / course.meanDegPerDay
  const startGuess = fromJd - (position - firstPart) * daysPerPart
  const edgesJd = [crossingJd(sky, course, firstPart * course.stepDeg, startGuess, ayanamsa)]
  let part = firstPart
  let edge = edgesJd[0]!
  let lastDays = daysPerPart
  do {
    part++
    // A part lasts about as long as the one before it.
    const next = crossingJd(sky, course, part * course.stepDeg, edge + lastDays, ayanamsa)
    lastDays = next - edge
    edge = next
    edgesJd.push(edge)
  } while (edge < toJd)
  return trackOf(firstPart, edgesJd)
}

/** Every `size`-th edge: tithis out of karanas. */
export function groupTrack(sky: Sky, course: Course, track: Track, size: number, ayanamsa: Ayanamsa): Track {
  const offset = track.firstPart % size
  const firstPart = (track.firstPart - offset) / size
  const edgesJd: number[] = []
  const daysPerPart = course.stepDeg / course.meanDegPerDay
  if (offset > 0) {
    const guess = track.edgesJd[0]! - offset * daysPerPart
    edgesJd.push(crossingJd(sky, course, firstPart * size * course.stepDeg, guess, ayanamsa))
  }
  for (let index = offset === 0 ? 0 : size - offset; index < track.edgesJd.length; index += size) {
    edgesJd.push(track.edgesJd[index]!)
  }
  const edges = track.edgesJd.length - 1
  // The last group may end after the last edge known.
  const beyond = (size - ((offset + edges) % size)) % size
  if (beyond > 0) {
    const target = (track.firstPart + edges + beyond) * course.stepDeg
    edgesJd.push(crossingJd(sky, course, target, track.edgesJd[edges]! + beyond * daysPerPart, ayanamsa))
  }
  return trackOf(firstPart, edgesJd)
}
