import { wrap180, wrap360 } from '../angles.ts'
import type { Sky } from '../ephemeris/index.ts'
import { moonLonDeg, sunLonDeg } from '../ephemeris/index.ts'
import type { EpochMs, JdTt } from '../time/instants.ts'
import { jdTtToEpochMs } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import { shiftFromLahiriDeg } from '../zodiac/index.ts'

/**
 * An angle of the sky that only grows, divided into equal parts: tithis, karanas, nakshatras, yogas and signs are such
 * parts. They end when the angle crosses a multiple of `stepDeg`.
 */
export type Course = {
  angleDeg: (sky: Sky, jdTt: number, ayanamsa: Ayanamsa) => number
  /** The mean motion by Lahiri, and its value at J2000: within a dozen degrees of the angle itself. */
  meanDegPerDay: number
  meanDegAtJ2000: number
  stepDeg: number
  /** The number of parts in a full circle. */
  parts: number
}

/** The Moon's elongation from the Sun in half tithis. A tithi is two of them, so both end at the same instant. */
export const karanaCourse: Course = {
  angleDeg: (sky, jdTt) => moonLonDeg(sky, jdTt as JdTt) - sunLonDeg(sky, jdTt as JdTt),
  meanDegPerDay: 12.190749,
  meanDegAtJ2000: 297.85,
  stepDeg: 6,
  parts: 60,
}

export const moonNakshatraCourse: Course = {
  angleDeg: (sky, jdTt, ayanamsa) => moonLonDeg(sky, jdTt as JdTt) + shiftFromLahiriDeg(ayanamsa, jdTt as JdTt),
  meanDegPerDay: 13.176358,
  meanDegAtJ2000: 194.46,
  stepDeg: 360 / 27,
  parts: 27,
}

export const moonRashiCourse: Course = { ...moonNakshatraCourse, stepDeg: 30, parts: 12 }

export const yogaCourse: Course = {
  angleDeg: (sky, jdTt, ayanamsa) =>
    moonLonDeg(sky, jdTt as JdTt) + sunLonDeg(sky, jdTt as JdTt) + 2 * shiftFromLahiriDeg(ayanamsa, jdTt as JdTt),
  meanDegPerDay: 14.161967,
  meanDegAtJ2000: 91.07,
  stepDeg: 360 / 27,
  parts: 27,
}

/** The Sun in rashis. Its crossings are the sankrantis. */
export const sunRashiCourse: Course = {
  angleDeg: (sky, jdTt, ayanamsa) => sunLonDeg(sky, jdTt as JdTt) + shiftFromLahiriDeg(ayanamsa, jdTt as JdTt),
  meanDegPerDay: 0.985609,
  meanDegAtJ2000: 256.61,
  stepDeg: 30,
  parts: 12,
}

const MAX_STEPS = 12
/**
 * The Sun and the Moon move so evenly that each step of the secant method leaves a hundredth of the product of the last
 * two errors. From this limit on, the next step is within a hundredth of a millisecond of the Moon's motion.
 */
const CLOSE_PRODUCT = 1e-7

/** Returns the instant near `guessJd` (within a quarter turn) at which the course reaches `targetDeg`. */
export function crossingJd(sky: Sky, course: Course, targetDeg: number, guessJd: number, ayanamsa: Ayanamsa): number {
  let beforeJd = guessJd
  let beforeDeg = wrap180(targetDeg - course.angleDeg(sky, beforeJd, ayanamsa))
  let jd = beforeJd + beforeDeg / course.meanDegPerDay
  for (let step = 0; step < MAX_STEPS; step++) {
    const leftDeg = wrap180(targetDeg - course.angleDeg(sky, jd, ayanamsa))
    if (leftDeg === beforeDeg) return jd
    const next = jd + (leftDeg * (jd - beforeJd)) / (beforeDeg - leftDeg)
    if (Math.abs(leftDeg * beforeDeg) < CLOSE_PRODUCT) return next
    beforeJd = jd
    beforeDeg = leftDeg
    jd = next
  }
  return jd
}

/** Returns the current part of the course, 0…parts − 1. */
export function partAt(sky: Sky, course: Course, jdTt: number, ayanamsa: Ayanamsa): number {
  return Math.floor((wrap360(course.angleDeg(sky, jdTt, ayanamsa)) * course.parts) / 360)
}

/** Converts to the nearest millisecond. */
export function jdToMs(jdTt: number): EpochMs {
  return Math.round(jdTtToEpochMs(jdTt as JdTt)) as EpochMs
}
