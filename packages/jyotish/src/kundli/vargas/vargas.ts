import { wrap360 } from '../../angles.ts'
import { requireFinite, requireKey } from '../../errors.ts'
import { DEG_PER_RASHI, countRashis } from '../../zodiac/division.ts'
import type { Longitudes, Point } from '../chart.ts'
import { points } from '../chart.ts'
import type { Varga } from './varga-rules.ts'
import { vargaDivisor, vargaRashiOfWrapped, vargas } from './varga-rules.ts'

export type VargaPosition = {
  /** 0 is mesha. */
  rashi: number
  /** The place within the part, stretched over a whole sign: [0, 30) degrees. */
  degInRashi: number
  /** Counted from the ascendant of this varga, or from its Moon when the birth time is unknown. */
  house: number
}

export type VargaChart = {
  varga: Varga
  /** Null when the birth time is unknown. */
  ascendant: VargaPosition | null
  grahas: Record<Exclude<Point, 'ascendant'>, VargaPosition>
  /** Who stands in each rashi, index 0 is mesha; the ascendant is left out. */
  occupants: Exclude<Point, 'ascendant'>[][]
}

/** The rashi index, 0…11, into which a sidereal longitude falls in a varga. */
export function vargaRashi(varga: Varga, lonDeg: number): number {
  requireKey(varga, vargas, 'varga')
  return vargaRashiOfWrapped(varga, wrap360(requireFinite(lonDeg, 'lonDeg')))
}

/** One divisional chart. `ascendantDeg` is null when the birth time is unknown. */
export function makeVarga(varga: Varga, lonDeg: Longitudes, ascendantDeg: number | null): VargaChart {
  const first = vargaRashi(varga, ascendantDeg ?? lonDeg.moon)
  const place = (deg: number): VargaPosition => {
    const rashi = vargaRashi(varga, deg)
    return { rashi, degInRashi: stretchedDeg(varga, deg), house: countRashis(first, rashi) }
  }
  const occupants: VargaChart['occupants'] = Array.from({ length: 12 }, () => [])
  const grahas = {} as VargaChart['grahas']
  for (const point of points) {
    if (point === 'ascendant') continue
    const position = place(lonDeg[point])
    grahas[point] = position
    occupants[position.rashi]!.push(point)
  }
  return { varga, ascendant: ascendantDeg === null ? null : place(ascendantDeg), grahas, occupants }
}

/** All sixteen. */
export function makeVargas(lonDeg: Longitudes, ascendantDeg: number | null): Record<Varga, VargaChart> {
  const charts = {} as Record<Varga, VargaChart>
  for (const varga of vargas) charts[varga] = makeVarga(varga, lonDeg, ascendantDeg)
  return charts
}

function stretchedDeg(varga: Varga, lonDeg: number): number {
  const deg = (wrap360(lonDeg) * vargaDivisor(varga)) % DEG_PER_RASHI
  return deg < DEG_PER_RASHI ? deg : 0
}

/** The same sign in the rashi chart and in the navamsha: said to be as strong as in its own sign. */
export function isVargottama(lonDeg: number): boolean {
  return vargaRashi('d9', lonDeg) === vargaRashi('d1', lonDeg)
}
