import { RAD_PER_DEG, wrap360 } from '../angles.ts'
import { meanObliquityDeg } from '../earth/index.ts'
import type { Sky } from '../ephemeris/index.ts'
import { moonLatDeg, moonLonDeg, moonParallaxDeg, sunLonDeg } from '../ephemeris/index.ts'
import type { JdTt } from '../time/instants.ts'
import { DAYS_PER_CENTURY, JD_J2000 } from '../time/instants.ts'
import { lahiriDeg } from '../zodiac/index.ts'

/** A direction and distance from the Earth's centre, in equatorial radii of the Earth, on the equator of date. */
export type Vector = { x: number; y: number; z: number }

/** An astronomical unit in equatorial radii of the Earth. */
const AU_RADII = 23_454.791
/** The Sun's radius in equatorial radii of the Earth: 959.63″ at one astronomical unit. */
export const SUN_RADIUS = AU_RADII * Math.sin((959.63 / 3600) * RAD_PER_DEG)
/** The Moon's radius, the value of the International Astronomical Union for eclipses. */
export const MOON_RADIUS = 0.2725076

/**
 * Returns the Sun's distance in astronomical units, accurate to a few parts in 100,000: half a second of an eclipse.
 */
export function sunDistanceAu(jdTt: number): number {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  const anomaly = wrap360(357.52911 + 35_999.05029 * t) * RAD_PER_DEG
  const eccentricity = 0.016708634 - 0.000042037 * t
  return 1.00014 - eccentricity * Math.cos(anomaly) - 0.00014 * Math.cos(2 * anomaly)
}

export function sunVector(sky: Sky, jdTt: number): Vector {
  return equatorial(tropicalDeg(sunLonDeg(sky, jdTt as JdTt), jdTt), 0, sunDistanceAu(jdTt) * AU_RADII, jdTt)
}

export function moonVector(sky: Sky, jdTt: number): Vector {
  const distance = 1 / Math.sin(moonParallaxDeg(sky, jdTt as JdTt) * RAD_PER_DEG)
  const lonDeg = tropicalDeg(moonLonDeg(sky, jdTt as JdTt), jdTt)
  return equatorial(lonDeg, moonLatDeg(sky, jdTt as JdTt), distance, jdTt)
}

function tropicalDeg(siderealDeg: number, jdTt: number): number {
  return siderealDeg + lahiriDeg(jdTt as JdTt)
}

function equatorial(lonDeg: number, latDeg: number, distance: number, jdTt: number): Vector {
  const lon = lonDeg * RAD_PER_DEG
  const lat = latDeg * RAD_PER_DEG
  const obliquity = meanObliquityDeg(jdTt as JdTt) * RAD_PER_DEG
  const y = Math.cos(lat) * Math.sin(lon)
  const z = Math.sin(lat)
  return {
    x: distance * Math.cos(lat) * Math.cos(lon),
    y: distance * (y * Math.cos(obliquity) - z * Math.sin(obliquity)),
    z: distance * (y * Math.sin(obliquity) + z * Math.cos(obliquity)),
  }
}

export function subtract(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z }
}

export function scale(a: Vector, factor: number): Vector {
  return { x: a.x * factor, y: a.y * factor, z: a.z * factor }
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z
}

export function lengthOf(a: Vector): number {
  return Math.sqrt(dot(a, a))
}

/** Returns the angle between two directions in degrees, also exact when it is tiny. */
export function angleBetweenDeg(a: Vector, b: Vector): number {
  const cross = {
    x: a.y * b.z - a.z * b.y,
    y: a.z * b.x - a.x * b.z,
    z: a.x * b.y - a.y * b.x,
  }
  return Math.atan2(lengthOf(cross), dot(a, b)) / RAD_PER_DEG
}
