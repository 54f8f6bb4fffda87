import { wrap360 } from '../../angles.ts'
import { requireFinite, requireKey } from '../../errors.ts'
import { DEG_PER_RASHI, countRashis } from '../../zodiac/division.ts'
import type { Graha } from '../../zodiac/keys.ts'
import type { Longitudes } from '../chart.ts'
import { mapGrahas } from '../chart.ts'
import type { Varga } from './varga-rules.ts'
import { vargaDivisor, vargaRashiOfWrapped, vargas } from './varga-rules.ts'

export type VargaPosition = {
  /** 0 is mesha. */
  rashi: number
  /** The place within the part, scaled to a whole sign: [0, 30) degrees. */
  degInRashi: number
  /** Counted from the ascendant of this varga, or from its Moon when the birth time is unknown. */
  house: number
}

export type VargaChart = {
  varga: Varga
  /** Null when the birth time is unknown. */
  ascendant: VargaPosition | null
  grahas: Record<Graha, VargaPosition>
  /** The grahas in each rashi; index 0 is mesha. The ascendant is left out. */
  occupants: Graha[][]
}

/** Returns the rashi index, 0…11, of a sidereal longitude in a varga. */
export function vargaRashi(varga: Varga, lonDeg: number): number {
  requireKey(varga, vargas, 'varga')
  return vargaRashiOfWrapped(varga, wrap360(requireFinite(lonDeg, 'lonDeg')))
}

/** Computes one divisional chart. `ascendantDeg` is null when the birth time is unknown. */
export function makeVarga(varga: Varga, lonDeg: Longitudes, ascendantDeg: number | null): VargaChart {
  const first = vargaRashi(varga, ascendantDeg ?? lonDeg.moon)
  const occupants: VargaChart['occupants'] = [[], [], [], [], [], [], [], [], [], [], [], []]
  const positions = mapGrahas((graha) => {
    const position = placeIn(varga, lonDeg[graha], first)
    occupants[position.rashi]!.push(graha)
    return position
  })
  const ascendant = ascendantDeg === null ? null : placeIn(varga, ascendantDeg, first)
  return { varga, ascendant, grahas: positions, occupants }
}

function placeIn(varga: Varga, deg: number, firstRashi: number): VargaPosition {
  const lonDeg = wrap360(requireFinite(deg, 'lonDeg'))
  const rashi = vargaRashiOfWrapped(varga, lonDeg)
  const stretchedDeg = (lonDeg * vargaDivisor(varga)) % DEG_PER_RASHI
  return { rashi, degInRashi: stretchedDeg, house: countRashis(firstRashi, rashi) }
}

/** Computes all sixteen. */
export function makeVargas(lonDeg: Longitudes, ascendantDeg: number | null): Record<Varga, VargaChart> {
  const charts = {} as Record<Varga, VargaChart>
  for (const varga of vargas) charts[varga] = makeVarga(varga, lonDeg, ascendantDeg)
  return charts
}

/**
 * Returns whether the sign is the same in the rashi chart and in the navamsha: such a graha is considered as strong as
 * in its own sign.
 */
export function isVargottama(lonDeg: number): boolean {
  return vargaRashi('d9', lonDeg) === vargaRashi('d1', lonDeg)
}
