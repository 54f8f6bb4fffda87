import { RAD_PER_DEG } from '../angles.ts'
import { DAYS_PER_CENTURY, JD_J2000 } from '../time/instants.ts'
import type { JdTt } from '../time/instants.ts'
import { NUTATION_ROW, nutationTerms } from './nutation-table.ts'

/** How far the true equinox and pole are from the mean ones, in degrees. */
export type Nutation = { longitudeDeg: number; obliquityDeg: number }

const RAD_PER_ARCSEC = RAD_PER_DEG / 3600
const DEG_PER_UNIT = 1e-7 / 3600
/** Fixed offsets that stand in for the planets' share (Luzum 2001), degrees. */
const PLANETS_LONGITUDE_DEG = -0.000135 / 3600
const PLANETS_OBLIQUITY_DEG = 0.000388 / 3600

/**
 * Multiples of the five arguments that occur, -2 … 4; one sine each is computed, the others follow from it.
 */
const LEAST_MULTIPLE = -2
const MULTIPLES = 7
const ARGUMENTS = 5
const terms = Float64Array.from(nutationTerms)

/** IAU 2000B: within 0.001" of the full theory from 1900 to 2100. */
export function nutationAt(jdTt: JdTt): Nutation {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  const cosines = new Float64Array(ARGUMENTS * MULTIPLES)
  const sines = new Float64Array(ARGUMENTS * MULTIPLES)
  writeMultiples(cosines, sines, 0, 485_868.249036 + 1_717_915_923.2178 * t) // mean anomaly of the Moon
  writeMultiples(cosines, sines, 1, 1_287_104.79305 + 129_596_581.0481 * t) // mean anomaly of the Sun
  writeMultiples(cosines, sines, 2, 335_779.526232 + 1_739_527_262.8478 * t) // Moon's argument of latitude
  writeMultiples(cosines, sines, 3, 1_072_260.70369 + 1_602_961_601.209 * t) // elongation of the Moon
  writeMultiples(cosines, sines, 4, 450_160.398036 - 6_962_890.5431 * t) // node of the Moon
  let longitude = 0
  let obliquity = 0
  for (let i = terms.length - NUTATION_ROW; i >= 0; i -= NUTATION_ROW) {
    // The angle of a term is a sum of multiples: its cosine and sine by turning from one to the next.
    let cosine = 1
    let sine = 0
    for (let argument = 0; argument < ARGUMENTS; argument += 1) {
      const multiple = terms[i + argument]!
      if (multiple === 0) continue
      const at = argument * MULTIPLES + multiple - LEAST_MULTIPLE
      const turned = cosine * cosines[at]! - sine * sines[at]!
      sine = sine * cosines[at]! + cosine * sines[at]!
      cosine = turned
    }
    longitude += (terms[i + 5]! + terms[i + 6]! * t) * sine + terms[i + 7]! * cosine
    obliquity += (terms[i + 8]! + terms[i + 9]! * t) * cosine + terms[i + 10]! * sine
  }
  return {
    longitudeDeg: longitude * DEG_PER_UNIT + PLANETS_LONGITUDE_DEG,
    obliquityDeg: obliquity * DEG_PER_UNIT + PLANETS_OBLIQUITY_DEG,
  }
}

function writeMultiples(cosines: Float64Array, sines: Float64Array, argument: number, arcsec: number): void {
  const angle = (arcsec % 1_296_000) * RAD_PER_ARCSEC
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  const zero = argument * MULTIPLES - LEAST_MULTIPLE
  cosines[zero] = 1
  for (let k = 1; k < MULTIPLES + LEAST_MULTIPLE; k += 1) {
    cosines[zero + k] = cosines[zero + k - 1]! * cosine - sines[zero + k - 1]! * sine
    sines[zero + k] = sines[zero + k - 1]! * cosine + cosines[zero + k - 1]! * sine
  }
  for (let k = LEAST_MULTIPLE; k < 0; k += 1) {
    cosines[zero + k] = cosines[zero - k]!
    sines[zero + k] = -sines[zero - k]!
  }
}

/** The two largest terms, within 0.8": a twentieth of a second in the time of a sunrise. */
export function nutationRoughly(jdUt: number): Nutation {
  const t = (jdUt - JD_J2000) / DAYS_PER_CENTURY
  const node = (125.04452 - 1934.136261 * t) * RAD_PER_DEG
  const twiceSun = 2 * (280.4665 + 36_000.7698 * t) * RAD_PER_DEG
  return {
    longitudeDeg: (-17.2064 * Math.sin(node) - 1.3171 * Math.sin(twiceSun)) / 3600,
    obliquityDeg: (9.2052 * Math.cos(node) + 0.573 * Math.cos(twiceSun)) / 3600,
  }
}

/** IAU 2006 mean obliquity of the ecliptic in degrees. */
export function meanObliquityDeg(jdTt: JdTt): number {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  return (84_381.406 + t * (-46.836769 + t * (-0.0001831 + t * 0.0020034))) / 3600
}
