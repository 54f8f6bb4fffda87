import type { Graha } from '../zodiac/keys.ts'

/** Where a graha stands: sidereal longitude in [0, 360), latitude north of the ecliptic, daily motion. */
export type Position = { lonDeg: number; latDeg: number; speedDegPerDay: number }
export type Positions = Record<Graha, Position>

export type Node = 'mean' | 'true'
