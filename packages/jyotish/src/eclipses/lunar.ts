import { RAD_PER_DEG } from '../angles.ts'
import type { Sky } from '../ephemeris/index.ts'
import { moonParallaxDeg } from '../ephemeris/index.ts'
import type { Interval } from '../panchang/spans.ts'
import { jdToMs } from '../panchang/courses.ts'
import type { EpochMs, JdTt } from '../time/instants.ts'
import { MOON_RADIUS, angleBetweenDeg, moonVector, scale, sunDistanceAu, sunVector } from './geometry.ts'
import { lowestJd, zerosAround } from './search.ts'

export type LunarEclipse = {
  kind: 'lunar'
  type: 'penumbral' | 'partial' | 'total'
  greatestAt: EpochMs
  /** The maximum share of the Moon's diameter in the umbra. Negative when the Moon misses the umbra. */
  umbralMagnitude: number
  penumbralMagnitude: number
  /** From the first to the last contact with each shadow: P1 to P4, U1 to U4, U2 to U3. */
  penumbral: Interval
  partial: Interval | null
  total: Interval | null
}

/** The atmosphere enlarges the Earth's shadow by a hundredth of the Moon's parallax (Danjon). */
const ATMOSPHERE = 1.01
const SUN_PARALLAX_DEG = 8.794143 / 3600
const SUN_RADIUS_DEG = 959.63 / 3600
const WITHIN_DAYS = 0.25

/** Returns the eclipse of the Moon at a full moon, or null. */
export function lunarEclipseAt(sky: Sky, fullMoonJd: number): LunarEclipse | null {
  const apart = (jd: number) => fromShadowDeg(sky, jd)
  const greatestJd = lowestJd(apart, fullMoonJd - WITHIN_DAYS, fullMoonJd + WITHIN_DAYS)
  const { penumbraDeg, moonDeg } = radiiAt(sky, greatestJd)
  const penumbralMagnitude = (penumbraDeg + moonDeg - apart(greatestJd)) / (2 * moonDeg)
  const contacts = (reach: (radii: Radii) => number) => {
    const found = zerosAround((jd) => apart(jd) - reach(radiiAt(sky, jd)), greatestJd, WITHIN_DAYS)
    return found && { startsAt: jdToMs(found.startJd), endsAt: jdToMs(found.endJd) }
  }
  const penumbral = contacts((radii) => radii.penumbraDeg + radii.moonDeg)
  if (!penumbral) return null
  const partial = contacts((radii) => radii.umbraDeg + radii.moonDeg)
  const total = contacts((radii) => radii.umbraDeg - radii.moonDeg)
  return {
    kind: 'lunar',
    type: total ? 'total' : partial ? 'partial' : 'penumbral',
    greatestAt: jdToMs(greatestJd),
    umbralMagnitude: umbralMagnitudeAt(sky, greatestJd),
    penumbralMagnitude,
    penumbral,
    partial,
    total,
  }
}

/** Returns the share of the Moon's diameter in the umbra. Negative when it is outside. */
export function umbralMagnitudeAt(sky: Sky, jdTt: number): number {
  const { umbraDeg, moonDeg } = radiiAt(sky, jdTt)
  return (umbraDeg + moonDeg - fromShadowDeg(sky, jdTt)) / (2 * moonDeg)
}

function fromShadowDeg(sky: Sky, jdTt: number): number {
  return angleBetweenDeg(moonVector(sky, jdTt), scale(sunVector(sky, jdTt), -1))
}

type Radii = { umbraDeg: number; penumbraDeg: number; moonDeg: number }

/** Returns the radii of both shadows at the Moon's distance and of the Moon, as seen from the Earth's centre. */
function radiiAt(sky: Sky, jdTt: number): Radii {
  const parallaxDeg = moonParallaxDeg(sky, jdTt as JdTt)
  const distanceAu = sunDistanceAu(jdTt)
  const shadowDeg = ATMOSPHERE * parallaxDeg + SUN_PARALLAX_DEG / distanceAu
  const sunDeg = SUN_RADIUS_DEG / distanceAu
  const moonDeg = Math.asin(MOON_RADIUS * Math.sin(parallaxDeg * RAD_PER_DEG)) / RAD_PER_DEG
  return { umbraDeg: shadowDeg - sunDeg, penumbraDeg: shadowDeg + sunDeg, moonDeg }
}
