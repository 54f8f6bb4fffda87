import { wrap180 } from '../angles.ts'
import type { Positions } from '../ephemeris/positions.ts'
import type { Graha } from '../zodiac/keys.ts'
import { mapGrahas } from './chart.ts'

/** The distance from the Sun in degrees within which a graha is combust (Surya Siddhanta 9.6–9). */
const combustionDeg: Partial<Record<Graha, number>> = {
  moon: 12,
  mars: 17,
  mercury: 14,
  jupiter: 11,
  venus: 10,
  saturn: 15,
}
/** When retrograde, the two inner planets are in front of the Sun, nearer and larger. */
const retrogradeCombustionDeg: Partial<Record<Graha, number>> = { mercury: 12, venus: 8 }

export function isCombust(positions: Positions, graha: Graha): boolean {
  const { lonDeg, speedDegPerDay } = positions[graha]
  const limitDeg = (speedDegPerDay < 0 ? retrogradeCombustionDeg[graha] : undefined) ?? combustionDeg[graha]
  return limitDeg !== undefined && Math.abs(wrap180(lonDeg - positions.sun.lonDeg)) <= limitDeg
}

export function findCombust(positions: Positions): Record<Graha, boolean> {
  return mapGrahas((graha) => isCombust(positions, graha))
}
