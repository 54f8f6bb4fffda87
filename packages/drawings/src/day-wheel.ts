import { DIAL_SIDE, onDial, ringPart, spoke, spokes, uprightTurnDeg, wrapDeg } from './dial.ts'
import type { Line, Point } from './geometry.ts'
import { litMoon } from './moon-disc.ts'

/** The numbers of one day, as in the panchang calls. Instants are in epoch milliseconds. */
export type DayWheelInput = {
  startsAt: number
  endsAt: number
  /** null if it does not occur, near the poles. The day then runs from midnight to midnight. */
  noonAt: number | null
  sunsetAt: number | null
  /** Sidereal longitudes at both ends of the day. `toDeg` continues past 360 and below 0. */
  grahas: readonly { key: string; fromDeg: number; toDeg: number }[]
  /** The Moon's elongation from the Sun, counted the same way. */
  elongation: { fromDeg: number; toDeg: number }
  arcs: readonly { kind: 'rahu' | 'abhijit'; startsAt: number; endsAt: number }[]
  tithiEnds: readonly { number: number; at: number }[]
}

/** A part of the day on the hour ring. */
export type WheelArc = {
  kind: 'day' | 'night' | 'rahu' | 'abhijit'
  startsAt: number
  endsAt: number
  path: string
  label: Point
}
/** An instant of the day on the hour ring. */
export type WheelMark = {
  kind: 'sunrise' | 'noon' | 'sunset' | 'tithi-end'
  at: number
  angleDeg: number
  line: Line
  label: Point
  number: number | null
}
/** A twelfth or a twenty-seventh of the zodiac: the position and rotation of its name. */
export type WheelPart = { index: number; label: Point & { turnDeg: number } }
export type WheelBody = {
  key: string
  lonDeg: number
  angleDeg: number
  isRetrograde: boolean
  /** The drawn position: grahas close together are drawn on different rings. */
  at: Point
  radius: number
  /** A pointer to its true place on the zodiac. */
  pointer: Line
}

/** The shapes of the day wheel in a square of 400, without texts and colours. */
export type DayWheel = {
  side: typeof DIAL_SIDE
  /** Circles around the centre, from the outside in. */
  radii: typeof radii
  arcs: WheelArc[]
  /** Sixty ghatis, with a longer line every fifteen. */
  ghatis: { minor: string; major: string }
  marks: WheelMark[]
  /** The hand at the start of the day. Rotate it by 360° × the share of the day that has passed. */
  hand: Line
  rashis: WheelPart[]
  rashiLines: string
  nakshatras: WheelPart[]
  nakshatraLines: string
  grahas: WheelBody[]
  moon: { at: Point; radius: number; lit: string; elongationDeg: number; litFraction: number }
}

const radii = { hours: 198, hoursInner: 178, rashis: 172, rashisInner: 148, nakshatrasInner: 130, core: 40 } as const
const bodyRadii: Record<string, number> = { sun: 11, moon: 11 }
const otherRadius = 9
/** The angle on the dial at which a day begins. */
const sunriseDeg = 0
const midnightDeg = 270
const [sunriseGhatis, midnightGhatis] = [ghatisFrom(sunriseDeg), ghatisFrom(midnightDeg)]
/** Grahas are placed on the outermost of these rings that has room. */
const bodyRings = [112, 88, 64] as const
const roomBetween = 4

/**
 * Returns the wheel of a day at one instant. The hour ring begins with sunrise at the left and runs over the top. The
 * zodiac is oriented like the sky: the Sun is at its hour, signs rise at the left and set at the right, so that
 * longitudes increase counterclockwise.
 */
export function dayWheel(day: DayWheelInput, at: number): DayWheel {
  const { startsAt, endsAt, sunsetAt } = day
  const hasSun = day.noonAt !== null
  // Without a sunrise the day begins at midnight, at the bottom.
  const startDeg = hasSun ? sunriseDeg : midnightDeg
  const passed = Math.min(Math.max((at - startsAt) / (endsAt - startsAt), 0), 1)
  const hourDeg = (instant: number) => startDeg + (360 * (instant - startsAt)) / (endsAt - startsAt)
  const between = ({ fromDeg, toDeg }: { fromDeg: number; toDeg: number }) => fromDeg + passed * (toDeg - fromDeg)
  const sun = day.grahas.find(({ key }) => key === 'sun')
  const sunDeg = sun ? between(sun) : 0
  const skyDeg = (lonDeg: number) => wrapDeg(hourDeg(startsAt) + 360 * passed + sunDeg - lonDeg)

  const grahas = placeBodies(
    day.grahas.map((graha) => {
      const lonDeg = wrapDeg(between(graha))
      return { key: graha.key, lonDeg, angleDeg: skyDeg(lonDeg), isRetrograde: graha.toDeg < graha.fromDeg }
    }),
  )
  const moon = grahas.find(({ key }) => key === 'moon')
  const elongationDeg = wrapDeg(between(day.elongation))
  const moonAt = moon?.at ?? onDial(0, 0)
  const moonRadius = moon?.radius ?? otherRadius

  const arc = (kind: WheelArc['kind'], from: number, to: number): WheelArc => {
    const middle = (hourDeg(from) + hourDeg(to)) / 2
    const path = ringPart(radii.hoursInner, radii.hours, hourDeg(from), hourDeg(to))
    return { kind, startsAt: from, endsAt: to, path, label: onDial((radii.hours + radii.hoursInner) / 2, middle) }
  }
  const mark = (kind: WheelMark['kind'], instant: number, number: number | null = null): WheelMark => {
    const angleDeg = hourDeg(instant)
    return {
      kind,
      at: instant,
      angleDeg,
      line: spoke(radii.rashis, radii.hours, angleDeg),
      label: onDial(radii.rashis - 8, angleDeg),
      number,
    }
  }

  return {
    side: DIAL_SIDE,
    radii,
    arcs: [
      ...(hasSun && sunsetAt !== null ? [arc('day', startsAt, sunsetAt), arc('night', sunsetAt, endsAt)] : []),
      ...day.arcs.map(({ kind, startsAt: from, endsAt: to }) => arc(kind, from, to)),
    ],
    ghatis: hasSun ? sunriseGhatis : midnightGhatis,
    marks: [
      ...(hasSun ? [mark('sunrise', startsAt)] : []),
      ...(day.noonAt === null ? [] : [mark('noon', day.noonAt)]),
      ...(sunsetAt === null ? [] : [mark('sunset', sunsetAt)]),
      ...day.tithiEnds.map(({ number, at: instant }) => mark('tithi-end', instant, number)),
    ],
    // Draw it on the hour ring only: further in it would cross the name of a sign.
    hand: spoke(radii.rashis, radii.hours, startDeg),
    rashis: parts(12, (radii.rashis + radii.rashisInner) / 2, skyDeg),
    rashiLines: spokes(
      radii.rashisInner,
      radii.rashis,
      range(12).map((index) => skyDeg(index * 30)),
    ),
    nakshatras: parts(27, (radii.rashisInner + radii.nakshatrasInner) / 2, skyDeg),
    nakshatraLines: spokes(
      radii.nakshatrasInner,
      radii.rashisInner,
      range(27).map((index) => skyDeg((index * 360) / 27)),
    ),
    grahas,
    moon: {
      at: moonAt,
      radius: moonRadius,
      lit: litMoon(moonAt, moonRadius, elongationDeg),
      elongationDeg,
      litFraction: (1 - Math.cos((elongationDeg * Math.PI) / 180)) / 2,
    },
  }
}

/** Returns the only lines of the wheel that do not depend on the day. */
function ghatisFrom(startDeg: number): DayWheel['ghatis'] {
  return {
    minor: spokes(
      radii.rashis,
      radii.hoursInner,
      range(60)
        .filter((ghati) => ghati % 15 !== 0)
        .map((ghati) => startDeg + ghati * 6),
    ),
    major: spokes(
      radii.rashis,
      radii.hoursInner + 4,
      range(4).map((quarter) => startDeg + quarter * 90),
    ),
  }
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}

function parts(count: number, radius: number, skyDeg: (lonDeg: number) => number): WheelPart[] {
  return range(count).map((index) => {
    const angleDeg = skyDeg(((index + 0.5) * 360) / count)
    return { index, label: { ...onDial(radius, angleDeg), turnDeg: uprightTurnDeg(angleDeg) } }
  })
}

type Unplaced = Pick<WheelBody, 'key' | 'lonDeg' | 'angleDeg' | 'isRetrograde'>

/** Try directly below the true place first, then beside it. */
const asideDeg = [0, 14, -14, 28, -28, 42, -42] as const

/** Places the Sun and the Moon first. Each graha takes the first spot where it touches no other. */
function placeBodies(bodies: Unplaced[]): WheelBody[] {
  const placed: WheelBody[] = []
  for (const body of bodies) {
    const radius = bodyRadii[body.key] ?? otherRadius
    const spots = asideDeg.flatMap((aside) => bodyRings.map((ring) => ({ ring, angleDeg: body.angleDeg + aside })))
    const isFree = (spot: Point) =>
      placed.every((other) => distance(spot, other.at) >= radius + other.radius + roomBetween)
    const { ring, angleDeg } = spots.find((spot) => isFree(onDial(spot.ring, spot.angleDeg))) ?? spots[0]!
    const pointer = { from: onDial(ring + radius, angleDeg), to: onDial(radii.nakshatrasInner, body.angleDeg) }
    placed.push({ ...body, at: onDial(ring, angleDeg), radius, pointer })
  }
  return placed
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
