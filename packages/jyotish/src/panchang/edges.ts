import { wrap180 } from '../angles.ts'
import type { Sky } from '../ephemeris/index.ts'
import type { EpochMs } from '../time/instants.ts'
import { JD_J2000, epochMsToJdTt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import type { Course } from './courses.ts'
import {
  crossingJd,
  jdToMs,
  karanaCourse,
  moonNakshatraCourse,
  moonRashiCourse,
  sunRashiCourse,
  yogaCourse,
} from './courses.ts'

/**
 * The instants that divide a course, numbered from a turn near J2000: edge n begins part n mod `parts`. They are the
 * same everywhere on Earth, so each is found once per sky and cached. It is computed from the mean motion only, never
 * from other found edges, so it is the same millisecond in any order of requests.
 */
export type Edges = {
  readonly sky: Sky
  readonly course: Course
  readonly ayanamsa: Ayanamsa
  /** The number of the first edge in `foundMs`. */
  readonly firstNumber: number
  /** NaN for edges that were not requested yet. */
  readonly foundMs: Float64Array
}

export type LimbEdges = { karanas: Edges; nakshatras: Edges; moonRashis: Edges; yogas: Edges; sunRashis: Edges }

/**
 * Cached with a sky and released with it: at most a third of a million numbers for two centuries, a twentieth of that
 * for a decade.
 */
const keptBeside = new WeakMap<Sky, Map<Ayanamsa, LimbEdges>>()

export function limbEdges(sky: Sky, ayanamsa: Ayanamsa): LimbEdges {
  let ofSky = keptBeside.get(sky)
  if (!ofSky) keptBeside.set(sky, (ofSky = new Map()))
  let edges = ofSky.get(ayanamsa)
  if (!edges) ofSky.set(ayanamsa, (edges = noneFound(sky, ayanamsa)))
  return edges
}

function noneFound(sky: Sky, ayanamsa: Ayanamsa): LimbEdges {
  const along = (course: Course): Edges => {
    const firstNumber = Math.floor(meanDegAt(course, sky.firstJd) / course.stepDeg)
    const count = Math.ceil(meanDegAt(course, sky.endJd) / course.stepDeg) - firstNumber
    return { sky, course, ayanamsa, firstNumber, foundMs: new Float64Array(count).fill(Number.NaN) }
  }
  return {
    karanas: along(karanaCourse),
    nakshatras: along(moonNakshatraCourse),
    moonRashis: along(moonRashiCourse),
    yogas: along(yogaCourse),
    sunRashis: along(sunRashiCourse),
  }
}

/** Returns when edge `number` is crossed. */
export function edgeMs(edges: Edges, number: number): EpochMs {
  const at = number - edges.firstNumber
  const known = edges.foundMs[at]
  if (known !== undefined && !Number.isNaN(known)) return known as EpochMs
  const { sky, course, ayanamsa } = edges
  const targetDeg = number * course.stepDeg
  const guessJd = JD_J2000 + (targetDeg - course.meanDegAtJ2000) / course.meanDegPerDay
  const found = jdToMs(crossingJd(sky, course, targetDeg, guessJd, ayanamsa))
  // The few edges beyond the first and last of the mean motion have no slot, and are computed each time.
  edges.foundMs[at] = found
  return found
}

/** Returns the number of the last edge at or before an instant. */
export function lastEdge(edges: Edges, epochMs: EpochMs): number {
  const { sky, course, ayanamsa } = edges
  const jdTt = epochMsToJdTt(epochMs)
  const meanDeg = meanDegAt(course, jdTt)
  const angleDeg = meanDeg + wrap180(course.angleDeg(sky, jdTt, ayanamsa) - meanDeg)
  const number = Math.floor(angleDeg / course.stepDeg)
  // Edges are whole milliseconds. Within one of them the angle may give a different answer.
  if (edgeMs(edges, number) > epochMs) return number - 1
  return edgeMs(edges, number + 1) <= epochMs ? number + 1 : number
}

function meanDegAt(course: Course, jdTt: number): number {
  return course.meanDegAtJ2000 + (jdTt - JD_J2000) * course.meanDegPerDay
}
