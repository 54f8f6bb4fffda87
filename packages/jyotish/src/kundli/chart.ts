import { JyotishError, requireFinite } from '../errors.ts'
import { countRashis, rashiIndex } from '../zodiac/division.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahas, rashiLord, rashis } from '../zodiac/keys.ts'

/** The seven visible grahas. The nodes own no sign and give no bindus or shadbala. */
export const sevenGrahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
export type SevenGraha = (typeof sevenGrahas)[number]

export type Longitudes = Record<Graha, number>

/**
 * The input of the rules of a birth chart. Houses are whole signs counted from `lagnaRashi`: the ascendant's sign, or
 * the Moon's if the birth time is unknown.
 */
export type Chart = {
  /** Sidereal longitudes in [0, 360) degrees. */
  readonly lonDeg: Longitudes
  /** Rashi indices. 0 is mesha. */
  readonly rashi: Readonly<Record<Graha, number>>
  readonly lagnaRashi: number
  /** Whether `lagnaRashi` is the ascendant's. Rules that need a true lagna check this first. */
  readonly hasLagna: boolean
}

/** Makes a chart from sidereal longitudes in degrees. `ascendantDeg` is null when the birth time is unknown. */
export function makeChart(lonDeg: Longitudes, ascendantDeg: number | null): Chart {
  const rashi = mapGrahas((graha) => rashiIndex(requireFinite(lonDeg[graha], `lonDeg.${graha}`)))
  const lagnaRashi = ascendantDeg === null ? rashi.moon : rashiIndex(requireFinite(ascendantDeg, 'ascendantDeg'))
  return { lonDeg, rashi, lagnaRashi, hasLagna: ascendantDeg !== null }
}

/** Makes a chart from signs alone, as books print it. Every graha is placed in the middle of its sign. */
export function makeChartFromRashis(rashi: Record<Graha, number>, lagnaRashi: number): Chart {
  const lonDeg = mapGrahas((graha) => requireRashi(rashi[graha], `rashi.${graha}`) * 30 + 15)
  return makeChart(lonDeg, requireRashi(lagnaRashi, 'lagnaRashi') * 30 + 15)
}

function requireRashi(value: number, field: string): number {
  if (!Number.isInteger(value) || value < 0 || value > 11) {
    throw new JyotishError('OUT_OF_RANGE', field, `expected a rashi index 0 to 11, got ${value}`)
  }
  return value
}

/** Makes a record with a value for each of the nine. */
export function mapGrahas<T>(valueOf: (graha: Graha) => T): Record<Graha, T> {
  return {
    sun: valueOf('sun'),
    moon: valueOf('moon'),
    mars: valueOf('mars'),
    mercury: valueOf('mercury'),
    jupiter: valueOf('jupiter'),
    venus: valueOf('venus'),
    saturn: valueOf('saturn'),
    rahu: valueOf('rahu'),
    ketu: valueOf('ketu'),
  }
}

export function mapSevenGrahas<T>(valueOf: (graha: SevenGraha) => T): Record<SevenGraha, T> {
  return {
    sun: valueOf('sun'),
    moon: valueOf('moon'),
    mars: valueOf('mars'),
    mercury: valueOf('mercury'),
    jupiter: valueOf('jupiter'),
    venus: valueOf('venus'),
    saturn: valueOf('saturn'),
  }
}

export function isSevenGraha(graha: Graha): graha is SevenGraha {
  return graha !== 'rahu' && graha !== 'ketu'
}

/** Returns the whole-sign house of a graha, 1…12. */
export function houseOf(chart: Chart, graha: Graha): number {
  return countRashis(chart.lagnaRashi, chart.rashi[graha])
}

/** Returns the rashi index of a house, 1…12, counted from the lagna. */
export function rashiOfHouse(chart: Chart, house: number): number {
  return (chart.lagnaRashi + house - 1) % 12
}

/** Returns the lord of a rashi by its index, 0…11. */
export function lordOfRashi(index: number): SevenGraha {
  return rashiLord(rashis[index]!) as SevenGraha
}

export function lordOfHouse(chart: Chart, house: number): SevenGraha {
  return lordOfRashi(rashiOfHouse(chart, house))
}

/** Counts whole signs from one graha to another, 1…12. 1 is the same sign. */
export function countFrom(chart: Chart, from: Graha, to: Graha): number {
  return countRashis(chart.rashi[from], chart.rashi[to])
}

export function areTogether(chart: Chart, one: Graha, other: Graha): boolean {
  return chart.rashi[one] === chart.rashi[other]
}

export function grahasInHouse(chart: Chart, house: number): Graha[] {
  const index = rashiOfHouse(chart, house)
  return grahas.filter((graha) => chart.rashi[graha] === index)
}

export const isKendra = (house: number): boolean => house === 1 || house === 4 || house === 7 || house === 10
export const isTrikona = (house: number): boolean => house === 1 || house === 5 || house === 9
/** The three houses of hardship: 6, 8 and 12. */
export const isDusthana = (house: number): boolean => house === 6 || house === 8 || house === 12
export const isUpachaya = (house: number): boolean => house === 3 || house === 6 || house === 10 || house === 11
