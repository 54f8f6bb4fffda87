import { RAD_PER_DEG } from '../angles.ts'
import { DAYS_PER_CENTURY, JD_J2000 } from '../time/instants.ts'
import type { JdTt } from '../time/instants.ts'
import { NUTATION_ROW, nutationTerms } from './nutation-table.ts'

/** The offset of the true equinox and pole from the mean ones, in degrees. */
export type Nutation = { longitudeDeg: number; obliquityDeg: number }

const RAD_PER_ARCSEC = RAD_PER_DEG / 3600
const DEG_PER_UNIT = 1e-7 / 3600
/** Fixed offsets that replace the planets' contribution (Luzum 2001), in degrees. */
const PLANETS_LONGITUDE_DEG = -0.000135 / 3600
const PLANETS_OBLIQUITY_DEG = 0.000388 / 3600

/** The multiples of the five arguments that occur, -2 … 4. One sine each is computed, and the others follow from it. */
const LEAST_MULTIPLE = -2
const MULTIPLES = 7
const ARGUMENTS = 5
const cosines = new Float64Array(ARGUMENTS * MULTIPLES)
const sines = new Float64Array(ARGUMENTS * MULTIPLES)

/** The distinct sums of multiples of some of the arguments, with space for their cosines and sines. */
type Sums = { places: number[][]; cosines: Float64Array; sines: Float64Array }

/**
 * The angle of a term is the sum of five multiples. Its first two and its last three are shared with many other terms.
 * So those sums are computed first, and each term then needs only one more rotation.
 */
const anomalySums = sumsOf(0, 2)
const otherSums = sumsOf(2, ARGUMENTS)
/** For each term its two sums, then its six coefficients. */
const TERM = 8
const terms = Float64Array.from(
  termRows().flatMap((row) => [
    sumIndex(anomalySums, row, 0, 2),
    sumIndex(otherSums, row, 2, ARGUMENTS),
    ...row.slice(ARGUMENTS),
  ]),
)

function termRows(): number[][] {
  return Array.from({ length: nutationTerms.length / NUTATION_ROW }, (_, row) =>
    nutationTerms.slice(row * NUTATION_ROW, (row + 1) * NUTATION_ROW),
  )
}

/** Returns the positions of the multiples of a term's arguments. A multiple of 0 has no effect. */
function placesOf(row: readonly number[], from: number, to: number): number[] {
  const places: number[] = []
  for (let argument = from; argument < to; argument += 1) {
    if (row[argument] !== 0) places.push(argument * MULTIPLES + row[argument]! - LEAST_MULTIPLE)
  }
  return places
}

function sumsOf(from: number, to: number): Sums {
  const found = new Map(termRows().map((row) => [String(placesOf(row, from, to)), placesOf(row, from, to)]))
  const places = [...found.values()]
  return { places, cosines: new Float64Array(places.length), sines: new Float64Array(places.length) }
}

function sumIndex({ places }: Sums, row: readonly number[], from: number, to: number): number {
  return places.findIndex((some) => String(some) === String(placesOf(row, from, to)))
}

/** Computes IAU 2000B: within 0.001" of the full theory from 1900 to 2100. */
export function nutationAt(jdTt: JdTt): Nutation {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  writeMultiples(0, 485_868.249036 + 1_717_915_923.2178 * t) // mean anomaly of the Moon
  writeMultiples(1, 1_287_104.79305 + 129_596_581.0481 * t) // mean anomaly of the Sun
  writeMultiples(2, 335_779.526232 + 1_739_527_262.8478 * t) // Moon's argument of latitude
  writeMultiples(3, 1_072_260.70369 + 1_602_961_601.209 * t) // elongation of the Moon
  writeMultiples(4, 450_160.398036 - 6_962_890.5431 * t) // node of the Moon
  turnThrough(anomalySums)
  turnThrough(otherSums)
  let longitude = 0
  let obliquity = 0
  for (let i = terms.length - TERM; i >= 0; i -= TERM) {
    const cosOne = anomalySums.cosines[terms[i]!]!
    const sinOne = anomalySums.sines[terms[i]!]!
    const cosOther = otherSums.cosines[terms[i + 1]!]!
    const sinOther = otherSums.sines[terms[i + 1]!]!
    const cosine = cosOne * cosOther - sinOne * sinOther
    const sine = sinOne * cosOther + cosOne * sinOther
    longitude += (terms[i + 2]! + terms[i + 3]! * t) * sine + terms[i + 4]! * cosine
    obliquity += (terms[i + 5]! + terms[i + 6]! * t) * cosine + terms[i + 7]! * sine
  }
  return {
    longitudeDeg: longitude * DEG_PER_UNIT + PLANETS_LONGITUDE_DEG,
    obliquityDeg: obliquity * DEG_PER_UNIT + PLANETS_OBLIQUITY_DEG,
  }
}

function writeMultiples(argument: number, arcsec: number): void {
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

function turnThrough({ places, cosines: sumCosines, sines: sumSines }: Sums): void {
  for (let sum = 0; sum < places.length; sum += 1) {
    let cosine = 1
    let sine = 0
    for (const at of places[sum]!) {
      const turned = cosine * cosines[at]! - sine * sines[at]!
      sine = sine * cosines[at]! + cosine * sines[at]!
      cosine = turned
    }
    sumCosines[sum] = cosine
    sumSines[sum] = sine
  }
}

/** Computes the two largest terms, within 0.8": a twentieth of a second in the time of a sunrise. */
export function nutationRoughly(jdUt: number): Nutation {
  const t = (jdUt - JD_J2000) / DAYS_PER_CENTURY
  const node = (125.04452 - 1934.136261 * t) * RAD_PER_DEG
  const twiceSun = 2 * (280.4665 + 36_000.7698 * t) * RAD_PER_DEG
  return {
    longitudeDeg: (-17.2064 * Math.sin(node) - 1.3171 * Math.sin(twiceSun)) / 3600,
    obliquityDeg: (9.2052 * Math.cos(node) + 0.573 * Math.cos(twiceSun)) / 3600,
  }
}

/** Returns the IAU 2006 mean obliquity of the ecliptic in degrees. */
export function meanObliquityDeg(jdTt: JdTt): number {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  return (84_381.406 + t * (-46.836769 + t * (-0.0001831 + t * 0.0020034))) / 3600
}
