import { RAD_PER_DEG, wrap360 } from '../angles.ts'
import { DAYS_PER_CENTURY, JD_J2000, jdUtToJdTt } from '../time/instants.ts'
import type { JdTt, JdUt } from '../time/instants.ts'
import { meanObliquityDeg, nutationAt } from './nutation.ts'
import type { Nutation } from './nutation.ts'

/**
 * Returns the Earth rotation angle in degrees [0, 360). It drops the whole turns of the day first, to keep precision.
 */
function earthRotationDeg(jdUt: JdUt): number {
  const days = jdUt - JD_J2000
  return wrap360(360 * ((days % 1) + 0.779057273264 + 0.00273781191135448 * days))
}

/** Returns the IAU 2006 mean sidereal time at Greenwich, in degrees [0, 360). */
export function meanSiderealDeg(jdUt: JdUt, jdTt: JdTt = jdUtToJdTt(jdUt)): number {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  const precession = 0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 - t * 0.000029956)))
  return wrap360(earthRotationDeg(jdUt) + precession / 3600)
}

/** Returns the apparent sidereal time at Greenwich, in degrees [0, 360), counted from the true equinox. */
export function apparentSiderealDeg(
  jdUt: JdUt,
  jdTt: JdTt = jdUtToJdTt(jdUt),
  nutation: Nutation = nutationAt(jdTt),
): number {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  const nodeRad = (125.04452 - 1934.136261 * t) * RAD_PER_DEG
  // The largest of the complementary terms of IAU 2000, in arcseconds.
  const complementary = 0.00264 * Math.sin(nodeRad) + 0.000063 * Math.sin(2 * nodeRad)
  const equationDeg = nutation.longitudeDeg * Math.cos(meanObliquityDeg(jdTt) * RAD_PER_DEG) + complementary / 3600
  return wrap360(meanSiderealDeg(jdUt, jdTt) + equationDeg)
}
