import type { Series, VectorFunction } from './chebyshev.ts'
import { apply, precessionOfEcliptic } from './frames.ts'

/** Light crosses one au in this many days (IAU 2009 au, in TDB). */
export const LIGHT_DAYS_PER_AU = 499.00478384 / 86_400
const C_AU_PER_DAY = 1 / LIGHT_DAYS_PER_AU
const C_KM_PER_DAY = 299_792.458 * 86_400
const EARTH_RADIUS_KM = 6378.137
const DEG = 180 / Math.PI
const J2000 = 2_451_545

/**
 * The mean Lahiri ayanamsa in degrees for a Julian day in TT, as almanacs and programs use it today:
 * 23°15′00.658″ at 1956-03-21 (Indian Astronomical Ephemeris 1989) carried by the precession of Vondrák
 * 2011.
 */
export function lahiriDeg(jd: number): number {
  const t = (jd - J2000) / 36_525
  return (85_885.532375 + t * (5028.796576 + t * 1.105543)) / 3600
}

/** Writes the sidereal longitude and latitude (degrees) of a vector on the mean ecliptic of date. */
function writeSpherical(v: Float64Array, jd: number, out: Float64Array): void {
  out[0] = Math.atan2(v[1]!, v[0]!) * DEG - lahiriDeg(jd)
  out[1] = Math.atan2(v[2]!, Math.hypot(v[0]!, v[1]!)) * DEG
}

/**
 * Turns the unit direction u as seen by an observer with velocity beta (in units of c): relativistic aberration,
 * complete to the second order.
 */
function aberrate(u: Float64Array, beta: Float64Array): void {
  const squared = beta[0]! ** 2 + beta[1]! ** 2 + beta[2]! ** 2
  const gamma = Math.sqrt(1 - squared)
  const dot = u[0]! * beta[0]! + u[1]! * beta[1]! + u[2]! * beta[2]!
  const along = 1 + dot / (1 + gamma)
  for (let i = 0; i < 3; i += 1) u[i] = (gamma * u[i]! + along * beta[i]!) / (1 + dot)
}

/**
 * Returns the apparent geocentric position of a body from its barycentric path and the Earth's (both au, ecliptic
 * J2000): light time, aberration, precession. Without nutation, since the sidereal zodiac turns with the equinox.
 */
export function apparentPlanet(body: Series, earth: Series): VectorFunction {
  const observer = new Float64Array(3)
  const beta = new Float64Array(3)
  const target = new Float64Array(3)
  return (jd, out) => {
    earth.position(jd, observer)
    earth.velocity(jd, beta)
    let delay = 0
    for (let round = 0; round < 4; round += 1) {
      body.position(jd - delay, target)
      for (let i = 0; i < 3; i += 1) target[i] = target[i]! - observer[i]!
      delay = Math.hypot(target[0]!, target[1]!, target[2]!) * LIGHT_DAYS_PER_AU
    }
    const distance = delay / LIGHT_DAYS_PER_AU
    for (let i = 0; i < 3; i += 1) {
      target[i] = target[i]! / distance
      beta[i] = beta[i]! / C_AU_PER_DAY
    }
    aberrate(target, beta)
    apply(precessionOfEcliptic(jd), target)
    writeSpherical(target, jd, out)
    out[2] = distance
  }
}

/**
 * Returns the apparent Moon (km, mean ecliptic of date, geocentric). It shares the Earth's motion, so only light time
 * applies. Third component: equatorial horizontal parallax in degrees.
 */
export function apparentMoon(moon: Series): VectorFunction {
  const v = new Float64Array(3)
  return (jd, out) => {
    moon.position(jd, v)
    const delay = Math.hypot(v[0]!, v[1]!, v[2]!) / C_KM_PER_DAY
    moon.position(jd - delay, v)
    writeSpherical(v, jd, out)
    out[2] = Math.asin(EARTH_RADIUS_KM / Math.hypot(v[0]!, v[1]!, v[2]!)) * DEG
  }
}

/** Returns the true node: where the plane of the Moon's momentary motion, h = r x v, cuts the ecliptic of date. */
export function trueNode(moon: Series): VectorFunction {
  const r = new Float64Array(3)
  const v = new Float64Array(3)
  return (jd, out) => {
    moon.position(jd, r)
    moon.velocity(jd, v)
    // v is on axes that turn with the precession, 50" a year. On fixed axes it differs by 1e-8 of its value.
    const hx = r[1]! * v[2]! - r[2]! * v[1]!
    const hy = r[2]! * v[0]! - r[0]! * v[2]!
    out[0] = Math.atan2(hx, -hy) * DEG - lahiriDeg(jd)
  }
}
