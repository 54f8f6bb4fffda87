import { RAD_PER_DEG } from '../angles.ts'
import type { Place } from '../earth/index.ts'
import { meanSiderealDeg, sunriseAfter, sunsetAfter } from '../earth/index.ts'
import type { Sky } from '../ephemeris/index.ts'
import type { Interval } from '../panchang/spans.ts'
import { intersect } from '../panchang/spans.ts'
import { jdToMs } from '../panchang/courses.ts'
import type { EpochMs, JdTt } from '../time/instants.ts'
import { MS_PER_DAY, epochMsToJdTt, jdTtToJdUt } from '../time/instants.ts'
import type { Vector } from './geometry.ts'
import { MOON_RADIUS, SUN_RADIUS, angleBetweenDeg, dot, lengthOf, moonVector, subtract, sunVector } from './geometry.ts'
import type { LunarEclipse } from './lunar.ts'
import { umbralMagnitudeAt } from './lunar.ts'
import { lowestJd, zeroJd, zerosAround } from './search.ts'
import type { SolarEclipse } from './solar.ts'

/** What is visible of an eclipse from a place. */
export type LocalEclipse = {
  visible: boolean
  /** The part of the phase above the horizon. A penumbral eclipse has none. */
  seen: Interval | null
  /**
   * The whole phase at this place, including the part below the horizon; null for a solar eclipse that is not visible
   * here.
   */
  partial: Interval | null
  /** Totality or annularity. */
  central: Interval | null
  /** The time of the greatest coverage here, even if below the horizon, and the covered share of the diameter. */
  greatestAt: EpochMs | null
  magnitude: number
  /** The same for the visible part. */
  greatestSeenAt: EpochMs | null
  magnitudeSeen: number
  /** The time of abstinence: from the beginning of the fourth (Moon: third) prahara before, until the eclipse ends. */
  sutak: Interval | null
}

const FLATTENING = 1 / 298.257
/** The upper limb with refraction, as for sunrise and moonrise. Both discs have about the same radius. */
const HORIZON_DEG = -50 / 60
const STEP_DAYS = 5 / 1440
const WITHIN_DAYS = 0.25

/** Returns the eclipse of the Sun at a place. Contacts are topocentric. */
export function solarEclipseFrom(sky: Sky, place: Place, eclipse: SolarEclipse): LocalEclipse {
  const apart = (jd: number) => viewFrom(sky, place, jd).apartDeg
  const from = epochMsToJdTt(eclipse.anywhere.startsAt)
  const to = epochMsToJdTt(eclipse.anywhere.endsAt)
  const greatestJd = lowestJd(apart, from, to)
  const contacts = (reach: (view: View) => number) => {
    const curve = (jd: number) => {
      const view = viewFrom(sky, place, jd)
      return view.apartDeg - reach(view)
    }
    const found = zerosAround(curve, greatestJd, WITHIN_DAYS)
    return found && { startsAt: jdToMs(found.startJd), endsAt: jdToMs(found.endJd) }
  }
  const partial = contacts(({ sunDeg, moonDeg }) => sunDeg + moonDeg)
  if (!partial) return unseen()
  const seen = aboveHorizon((jd) => viewFrom(sky, place, jd).sunAltitudeDeg, partial)
  if (!seen) return unseen()
  const greatestSeenAt = nearestIn(seen, jdToMs(greatestJd))
  return {
    visible: true,
    seen,
    partial,
    central: contacts(({ sunDeg, moonDeg }) => Math.abs(sunDeg - moonDeg)),
    greatestAt: jdToMs(greatestJd),
    magnitude: coveredSun(viewFrom(sky, place, greatestJd)),
    greatestSeenAt,
    magnitudeSeen: coveredSun(viewFrom(sky, place, epochMsToJdTt(greatestSeenAt))),
    sutak: sutakBefore(sky, place, seen, 4),
  }
}

/** Returns the share of the Sun's diameter that is covered. */
function coveredSun({ sunDeg, moonDeg, apartDeg }: View): number {
  return Math.min(sunDeg + moonDeg - apartDeg, 2 * moonDeg) / (2 * sunDeg)
}

function nearestIn({ startsAt, endsAt }: Interval, at: EpochMs): EpochMs {
  return Math.min(Math.max(at, startsAt), endsAt) as EpochMs
}

/**
 * Returns the eclipse of the Moon at a place. The contacts are the same everywhere, but the Moon must be above the
 * horizon.
 */
export function lunarEclipseFrom(sky: Sky, place: Place, eclipse: LunarEclipse): LocalEclipse {
  const { partial, total: central, greatestAt, umbralMagnitude: magnitude } = eclipse
  if (!partial) return { ...unseen(), greatestAt, magnitude }
  const seen = aboveHorizon((jd) => viewFrom(sky, place, jd).moonAltitudeDeg, partial)
  const sutak = seen && sutakBefore(sky, place, seen, 3)
  const greatestSeenAt = seen && nearestIn(seen, greatestAt)
  const magnitudeSeen = greatestSeenAt === null ? 0 : umbralMagnitudeAt(sky, epochMsToJdTt(greatestSeenAt))
  return {
    visible: seen !== null,
    seen,
    partial,
    central,
    greatestAt,
    magnitude,
    greatestSeenAt,
    magnitudeSeen,
    sutak,
  }
}

function unseen(): LocalEclipse {
  return {
    visible: false,
    seen: null,
    partial: null,
    central: null,
    greatestAt: null,
    magnitude: 0,
    greatestSeenAt: null,
    magnitudeSeen: 0,
    sutak: null,
  }
}

type View = {
  apartDeg: number
  sunDeg: number
  moonDeg: number
  sunAltitudeDeg: number
  moonAltitudeDeg: number
}

/** Returns the Sun and Moon as seen from a place at sea level: their separation, radii and altitudes. */
function viewFrom(sky: Sky, place: Place, jdTt: number): View {
  const { observer, zenith } = standAt(place, jdTt)
  const sun = subtract(sunVector(sky, jdTt), observer)
  const moon = subtract(moonVector(sky, jdTt), observer)
  return {
    apartDeg: angleBetweenDeg(sun, moon),
    sunDeg: Math.asin(SUN_RADIUS / lengthOf(sun)) / RAD_PER_DEG,
    moonDeg: Math.asin(MOON_RADIUS / lengthOf(moon)) / RAD_PER_DEG,
    sunAltitudeDeg: Math.asin(dot(sun, zenith) / lengthOf(sun)) / RAD_PER_DEG,
    moonAltitudeDeg: Math.asin(dot(moon, zenith) / lengthOf(moon)) / RAD_PER_DEG,
  }
}

function standAt({ latDeg, lonDeg }: Place, jdTt: number): { observer: Vector; zenith: Vector } {
  const theta = (meanSiderealDeg(jdTtToJdUt(jdTt as JdTt), jdTt as JdTt) + lonDeg) * RAD_PER_DEG
  const lat = latDeg * RAD_PER_DEG
  const zenith = { x: Math.cos(lat) * Math.cos(theta), y: Math.cos(lat) * Math.sin(theta), z: Math.sin(lat) }
  const polar = (1 - FLATTENING) ** 2
  const curvature = 1 / Math.sqrt(Math.cos(lat) ** 2 + polar * Math.sin(lat) ** 2)
  return {
    observer: { x: zenith.x * curvature, y: zenith.y * curvature, z: zenith.z * curvature * polar },
    zenith,
  }
}

/** Returns the first part of an interval with the body above the horizon, or null. */
function aboveHorizon(altitudeDeg: (jd: number) => number, interval: Interval): Interval | null {
  const height = (jd: number) => altitudeDeg(jd) - HORIZON_DEG
  const endJd = epochMsToJdTt(interval.endsAt)
  const startJd = epochMsToJdTt(interval.startsAt)
  let risesJd: number = startJd
  while (height(risesJd) < 0) {
    risesJd += STEP_DAYS
    if (risesJd >= endJd) return null
  }
  if (risesJd > startJd) risesJd = zeroJd(height, risesJd - STEP_DAYS, risesJd)
  let setsJd: number = risesJd + STEP_DAYS
  while (setsJd < endJd && height(setsJd) >= 0) setsJd += STEP_DAYS
  setsJd = setsJd < endJd ? zeroJd(height, setsJd, setsJd - STEP_DAYS) : endJd
  return intersect(interval, { startsAt: jdToMs(risesJd), endsAt: jdToMs(setsJd) })
}

/**
 * Returns the sutak. Praharas are quarters of the daytime and of the night. Sutak begins with the prahara that is
 * `praharas` before the one in which the visible eclipse begins, and ends when that eclipse ends. null near the poles.
 */
function sutakBefore(sky: Sky, place: Place, seen: Interval, praharas: number): Interval | null {
  const edges: number[] = []
  let rising = sunriseAfter(sky, place, (seen.startsAt - 2 * MS_PER_DAY) as EpochMs)
  while (rising !== null && rising <= seen.startsAt) {
    const setting = sunsetAfter(sky, place, rising)
    const next = setting === null ? null : sunriseAfter(sky, place, setting)
    if (setting === null || next === null) return null
    for (let quarter = 0; quarter < 4; quarter++) edges.push(rising + ((setting - rising) * quarter) / 4)
    for (let quarter = 0; quarter < 4; quarter++) edges.push(setting + ((next - setting) * quarter) / 4)
    rising = next
  }
  const running = edges.findLastIndex((edge) => edge <= seen.startsAt)
  const begins = edges[running - praharas]
  return begins === undefined ? null : { startsAt: Math.round(begins) as EpochMs, endsAt: seen.endsAt }
}
