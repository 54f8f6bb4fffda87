import { wrap360 } from '../angles.ts'
import { requireFinite, requireKey } from '../errors.ts'
import type { JdTt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/ayanamsa-keys.ts'
import { ayanamsas } from '../zodiac/ayanamsa-keys.ts'
import { shiftFromLahiriDeg } from '../zodiac/ayanamsa.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahas } from '../zodiac/keys.ts'
import { tableLatDeg, tableLonDeg, tableParallaxDeg, writeTableLon } from './evaluate.ts'
import { lightDays } from './light-time.ts'
import { meanNodeDeg, meanNodeDegPerDay } from './node.ts'
import type { Sky } from './sky.ts'
import { requireInSky } from './sky.ts'

/** The position of a graha: sidereal longitude in [0, 360), latitude north of the ecliptic, daily motion. */
export type Position = { lonDeg: number; latDeg: number; speedDegPerDay: number }
export type Positions = Record<Graha, Position>

export const nodes = ['mean', 'true'] as const
export type Node = (typeof nodes)[number]

/**
 * apparent: where the light shows a body, as in almanacs and most programs. true: where it is at that instant, as in
 * Jagannatha Hora; the Sun is then 20" further on.
 */
export const sights = ['apparent', 'true'] as const
export type Sight = (typeof sights)[number]

export type PositionOptions = { ayanamsa?: Ayanamsa; node?: Node; sight?: Sight }

/** The count of numbers per graha in the array of writePositions: longitude, latitude, speed. */
export const POSITION_STRIDE = 3
export const POSITIONS_LENGTH = grahas.length * POSITION_STRIDE

const planets = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const

/** Returns the positions of all nine grahas at an instant: geocentric, apparent, sidereal. */
export function positionsAt(sky: Sky, jdTt: JdTt, options: PositionOptions = {}): Positions {
  const numbers = new Float64Array(POSITIONS_LENGTH)
  writePositions(sky, jdTt, numbers, options.ayanamsa, options.node, options.sight)
  const at = (index: number): Position => ({
    lonDeg: numbers[index * POSITION_STRIDE]!,
    latDeg: numbers[index * POSITION_STRIDE + 1]!,
    speedDegPerDay: numbers[index * POSITION_STRIDE + 2]!,
  })
  return {
    sun: at(0),
    moon: at(1),
    mars: at(2),
    mercury: at(3),
    jupiter: at(4),
    venus: at(5),
    saturn: at(6),
    rahu: at(7),
    ketu: at(8),
  }
}

/** Does the same as positionsAt without an allocation: writes three numbers for each of `grahas` in order. */
export function writePositions(
  sky: Sky,
  jdTt: JdTt,
  out: Float64Array,
  ayanamsa: Ayanamsa = 'lahiri',
  node: Node = 'mean',
  sight: Sight = 'apparent',
): void {
  requireFinite(jdTt, 'jdTt')
  requireKey(ayanamsa, ayanamsas, 'ayanamsa')
  requireKey(node, nodes, 'node')
  requireKey(sight, sights, 'sight')
  const shiftDeg = ayanamsa === 'lahiri' ? 0 : shiftFromLahiriDeg(ayanamsa, jdTt)
  for (let index = 0; index < planets.length; index += 1) {
    const planet = planets[index]!
    const table = sky.tables[planet]
    const at = index * POSITION_STRIDE
    const seenJd = sight === 'true' ? jdTt + lightDays(sky, planet, jdTt) : jdTt
    // Longitude and speed are written next to each other. Then move the speed to make room for the latitude.
    writeTableLon(sky, table, seenJd, out, at)
    out[at + 2] = out[at + 1]!
    out[at + 1] = tableLatDeg(sky, table, seenJd)
    if (shiftDeg !== 0) out[at] = wrap360(out[at]! + shiftDeg)
  }
  writeNodes(sky, jdTt, out, shiftDeg, node)
}

function writeNodes(sky: Sky, jdTt: JdTt, out: Float64Array, shiftDeg: number, node: Node): void {
  const rahu = planets.length * POSITION_STRIDE
  const ketu = rahu + POSITION_STRIDE
  if (node === 'mean') {
    out[rahu] = meanNodeDeg(jdTt)
    out[rahu + 1] = meanNodeDegPerDay(jdTt)
  } else {
    writeTableLon(sky, sky.tables.node, jdTt, out, rahu)
  }
  out[rahu + 2] = out[rahu + 1]!
  out[rahu + 1] = 0
  out[rahu] = wrap360(out[rahu]! + shiftDeg)
  out[ketu] = wrap360(out[rahu] + 180)
  out[ketu + 1] = 0
  out[ketu + 2] = out[rahu + 2]!
}

/** Returns the sidereal (Lahiri) longitude of one graha in [0, 360). For other ayanamsas add shiftFromLahiriDeg. */
export function siderealLonDeg(sky: Sky, body: Graha, jdTt: JdTt, node: Node = 'mean'): number {
  switch (body) {
    case 'rahu':
    case 'ketu': {
      requireInSky(sky, jdTt)
      const rahuDeg = node === 'mean' ? meanNodeDeg(jdTt) : tableLonDeg(sky, sky.tables.node, jdTt)
      return body === 'rahu' ? rahuDeg : wrap360(rahuDeg + 180)
    }
    default:
      requireKey(body, planets, 'body')
      return tableLonDeg(sky, sky.tables[body], jdTt)
  }
}

/** Returns the sidereal (Lahiri) longitude of the Sun in [0, 360). */
export function sunLonDeg(sky: Sky, jdTt: JdTt): number {
  return tableLonDeg(sky, sky.tables.sun, jdTt)
}

/** Returns the sidereal (Lahiri) longitude of the Moon in [0, 360), as seen from the Earth's centre. */
export function moonLonDeg(sky: Sky, jdTt: JdTt): number {
  return tableLonDeg(sky, sky.tables.moon, jdTt)
}

export function moonLatDeg(sky: Sky, jdTt: JdTt): number {
  return tableLatDeg(sky, sky.tables.moon, jdTt)
}

/**
 * Returns the equatorial horizontal parallax of the Moon in degrees, 0.89 to 1.03. Its sine is 6378.137 km / distance.
 */
export function moonParallaxDeg(sky: Sky, jdTt: JdTt): number {
  return tableParallaxDeg(sky, sky.tables.moon, jdTt)
}
