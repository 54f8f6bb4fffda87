import type { VectorFunction } from './chebyshev.ts'

/** The data modules of astronomia: for each power of time, rows of amplitude, phase, frequency (…). */
type Powers = Record<string, number[][]>
export type VsopData = { L: Powers; B: Powers; R: Powers }
export type ElpData = { W1: number[]; L: Powers; B: Powers; R: Powers }

const ARCSEC = Math.PI / (180 * 3600)
const J2000 = 2_451_545

/** The omitted terms, of the 36,000 of ELP/MPP02, add up to 0.001" (root of squares) and 0.1 km. */
const ELP_LEAST_ARCSEC = 3e-5
const ELP_LEAST_KM = 0.01

/**
 * The theory counts from its own equinox J2000, 0.05542" west of the origin of the ICRS (Chapront and Francou 2003).
 * The mean equinox of IAU 2006 is 0.0146" west of that origin.
 */
const ELP_EQUINOX_ARCSEC = 0.05542 - 0.0146

type Flat = { power: number; rows: Float64Array }

function flatten(powers: Powers, rowLength: number, leastAmplitude = 0): Flat[] {
  return Object.entries(powers).map(([power, allRows]) => {
    const rows = allRows.filter((row) => Math.abs(row[0]!) >= leastAmplitude)
    const flat = new Float64Array(rows.length * rowLength)
    rows.forEach((row, index) => {
      for (let i = 0; i < rowLength; i += 1) flat[index * rowLength + i] = row[i] ?? 0
    })
    return { power: Number(power), rows: flat }
  })
}

function sumVsop(series: Flat[], t: number): number {
  let total = 0
  for (const { power, rows } of series) {
    let sum = 0
    for (let i = rows.length - 3; i >= 0; i -= 3) sum += rows[i]! * Math.cos(rows[i + 1]! + rows[i + 2]! * t)
    total += sum * t ** power
  }
  return total
}

/** Returns the heliocentric rectangular position in au, ecliptic and dynamical equinox J2000 (complete VSOP87B). */
export function vsopPosition(data: VsopData): VectorFunction {
  const [l, b, r] = [flatten(data.L, 3), flatten(data.B, 3), flatten(data.R, 3)]
  return (jd, out) => {
    const t = (jd - J2000) / 365_250
    const lon = sumVsop(l, t)
    const lat = sumVsop(b, t)
    const range = sumVsop(r, t)
    out[0] = range * Math.cos(lat) * Math.cos(lon)
    out[1] = range * Math.cos(lat) * Math.sin(lon)
    out[2] = range * Math.sin(lat)
  }
}

function sumElp(series: Flat[], t: number): number {
  let total = 0
  for (const { power, rows } of series) {
    let sum = 0
    for (let i = rows.length - 6; i >= 0; i -= 6) {
      const phase = rows[i + 1]! + t * (rows[i + 2]! + t * (rows[i + 3]! + t * (rows[i + 4]! + t * rows[i + 5]!)))
      sum += rows[i]! * Math.sin(phase)
    }
    total += sum * t ** power
  }
  return total
}

/**
 * Returns the geocentric geometric Moon of ELP/MPP02 (fitted to DE405): rectangular in km on the mean ecliptic and mean
 * equinox of date. The longitude uses the precession that the theory itself specifies.
 */
export function elpPosition(data: ElpData): VectorFunction {
  const [l, b] = [flatten(data.L, 6, ELP_LEAST_ARCSEC), flatten(data.B, 6, ELP_LEAST_ARCSEC)]
  const r = flatten(data.R, 6, ELP_LEAST_KM)
  const w = data.W1
  return (jd, out) => {
    const t = (jd - J2000) / 36_525
    const mean = w[0]! + t * (w[1]! + t * (w[2]! + t * (w[3]! + t * w[4]!)))
    const precession = t * (5029.0966 - 0.29965 + t * (1.112 + t * (0.000077 - t * 0.00002353)))
    const lon = mean + (sumElp(l, t) + precession - ELP_EQUINOX_ARCSEC) * ARCSEC
    const lat = sumElp(b, t) * ARCSEC
    const range = sumElp(r, t)
    out[0] = range * Math.cos(lat) * Math.cos(lon)
    out[1] = range * Math.cos(lat) * Math.sin(lon)
    out[2] = range * Math.sin(lat)
  }
}
