import { RAD_PER_DEG, cosDeg, sinDeg } from '../angles.ts'
import { DAYS_PER_CENTURY, JD_J2000 } from '../time/instants.ts'
import type { JdTt } from '../time/instants.ts'
import { tableParallaxDeg } from './evaluate.ts'
import type { Sky } from './sky.ts'

/**
 * Computes a body's true position instead of where its light shows it. A body seen at t + (its light time) appears
 * where it truly was at t, because the Earth's motion and its own act together. This needs distances to a thousandth
 * only, which come from mean orbits.
 */
const LIGHT_DAYS_PER_AU = 499.004784 / 86_400
const LIGHT_KM_PER_DAY = 299_792.458 * 86_400
const EARTH_RADIUS_KM = 6378.137

type Planet = 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/**
 * Mean orbits on the ecliptic J2000 (Standish, JPL, for 1800-2050): semi-major axis in au, eccentricity, inclination,
 * mean longitude, longitude of perihelion and of the node in degrees, each with its change per century.
 */
const orbits: Readonly<Record<Planet | 'earth', readonly number[]>> = {
  mercury: [
    0.38709927, 0.00000037, 0.20563593, 0.00001906, 7.00497902, -0.00594749, 252.2503235, 149_472.67411175, 77.45779628,
    0.16047689, 48.33076593, -0.12534081,
  ],
  venus: [
    0.72333566, 0.0000039, 0.00677672, -0.00004107, 3.39467605, -0.0007889, 181.9790995, 58_517.81538729, 131.60246718,
    0.00268329, 76.67984255, -0.27769418,
  ],
  earth: [
    1.00000261, 0.00000562, 0.01671123, -0.00004392, -0.00001531, -0.01294668, 100.46457166, 35_999.37244981,
    102.93768193, 0.32327364, 0, 0,
  ],
  mars: [
    1.52371034, 0.00001847, 0.0933941, 0.00007882, 1.84969142, -0.00813131, -4.55343205, 19_140.30268499, -23.94362959,
    0.44441088, 49.55953891, -0.29257343,
  ],
  jupiter: [
    5.202887, -0.00011607, 0.04838624, -0.00013253, 1.30439695, -0.00183714, 34.39644051, 3034.74612775, 14.72847983,
    0.21252668, 100.47390909, 0.20469106,
  ],
  saturn: [
    9.53667594, -0.0012506, 0.05386179, -0.00050991, 2.48599187, 0.00193609, 49.95424423, 1222.49362201, 92.59887831,
    -0.41897216, 113.66242448, -0.28867794,
  ],
}

/** Returns heliocentric x, y, z in au. */
function heliocentricOf(body: Planet | 'earth', t: number): [number, number, number] {
  const element = (index: number) => orbits[body][2 * index]! + orbits[body][2 * index + 1]! * t
  const [axis, eccentricity, inclination, longitude, perihelion, node] = [0, 1, 2, 3, 4, 5].map(element) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const anomaly = ((longitude - perihelion) % 360) * RAD_PER_DEG
  let eccentric = anomaly + eccentricity * Math.sin(anomaly)
  for (let round = 0; round < 5; round += 1) {
    const error = eccentric - eccentricity * Math.sin(eccentric) - anomaly
    eccentric -= error / (1 - eccentricity * Math.cos(eccentric))
  }
  const along = axis * (Math.cos(eccentric) - eccentricity)
  const aside = axis * Math.sqrt(1 - eccentricity * eccentricity) * Math.sin(eccentric)
  const argument = perihelion - node
  const inPlaneX = along * cosDeg(argument) - aside * sinDeg(argument)
  const inPlaneY = along * sinDeg(argument) + aside * cosDeg(argument)
  return [
    inPlaneX * cosDeg(node) - inPlaneY * sinDeg(node) * cosDeg(inclination),
    inPlaneX * sinDeg(node) + inPlaneY * cosDeg(node) * cosDeg(inclination),
    inPlaneY * sinDeg(inclination),
  ]
}

/** Returns the distance of the Sun in au, within 0.0001. */
export function sunDistanceAu(jdTt: JdTt): number {
  return Math.hypot(...heliocentricOf('earth', (jdTt - JD_J2000) / DAYS_PER_CENTURY))
}

/** Returns the distance of a planet from the Earth in au, within a thousandth of its value. */
export function planetDistanceAu(planet: Planet, jdTt: JdTt): number {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  const [x, y, z] = heliocentricOf(planet, t)
  const [earthX, earthY, earthZ] = heliocentricOf('earth', t)
  return Math.hypot(x - earthX, y - earthY, z - earthZ)
}

/** Returns the light time of a body, in days. */
export function lightDays(sky: Sky, body: Planet | 'sun' | 'moon', jdTt: JdTt): number {
  if (body === 'sun') return sunDistanceAu(jdTt) * LIGHT_DAYS_PER_AU
  if (body !== 'moon') return planetDistanceAu(body, jdTt) * LIGHT_DAYS_PER_AU
  return EARTH_RADIUS_KM / Math.sin(tableParallaxDeg(sky, sky.tables.moon, jdTt) * RAD_PER_DEG) / LIGHT_KM_PER_DAY
}
