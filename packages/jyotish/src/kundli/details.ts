import type { Bhavas } from '../earth/houses.ts'
import { bhavaOf } from '../earth/houses.ts'
import type { Position, Positions } from '../ephemeris/positions.ts'
import { karanaFrom, tithiFrom, yogaFrom } from '../panchang/limbs.ts'
import type { Tithi } from '../panchang/limbs.ts'
import type { Karana, Yoga } from '../panchang/keys.ts'
import { degInRashi, padaIndex, rashiOf } from '../zodiac/division.ts'
import type { Graha, Nakshatra, Rashi } from '../zodiac/keys.ts'
import { grahas, rashiLord as lordOf, rashis } from '../zodiac/keys.ts'
import { padaPlaces } from '../zodiac/pada-places.ts'
import type { Avasthas } from './avasthas/avasthas.ts'
import { findAvasthas } from './avasthas/avasthas.ts'
import type { Chart } from './chart.ts'
import { houseOf, mapGrahas } from './chart.ts'
import { findCombust } from './combustion.ts'
import type { Dignity } from './dignity.ts'
import { dignityOf } from './dignity.ts'
import type { MoonAttributes, Paya } from './moon-attributes.ts'
import { moonAttributes, payaOfMoonHouse } from './moon-attributes.ts'
import { isVargottama } from './vargas/vargas.ts'

/** A point of the zodiac with its names. */
export type ZodiacPlace = {
  lonDeg: number
  degInRashi: number
  rashi: Rashi
  rashiLord: Graha
  nakshatra: Nakshatra
  nakshatraLord: Graha
  /** 1…4 */
  pada: number
}

export type PlanetPlace = ZodiacPlace &
  Position & {
    graha: Graha
    isRetrograde: boolean
    isCombust: boolean
    /** Whole sign from the lagna, or from the Moon when the birth time is unknown. */
    house: number
  }

export type PlanetDetail = PlanetPlace & {
  /** By the cusps of bhava chalit; null when the birth time is unknown. */
  bhava: number | null
  dignity: Dignity | null
  isVargottama: boolean
  avasthas: Avasthas
}

/** The details that an astrologer writes above a chart: the Moon's attributes, the limbs of the day, the lagna. */
export type AstroDetails = MoonAttributes & {
  /** Null when the birth time is unknown, like its lord and the paya by house. */
  ascendant: Rashi | null
  ascendantLord: Graha | null
  tithi: Tithi
  yoga: Yoga
  karana: Karana
  payaByHouse: Paya | null
}

/** One house of bhava chalit. */
export type Bhava = { house: number; startDeg: number; middleDeg: number; rashi: Rashi; grahas: Graha[] }

export function zodiacPlace(lonDeg: number): ZodiacPlace {
  const { rashi, rashiLord, nakshatra, nakshatraLord, pada } = padaPlaces[padaIndex(lonDeg)]!
  return { lonDeg, degInRashi: degInRashi(lonDeg), rashi, rashiLord, nakshatra, nakshatraLord, pada }
}

export function placePlanets(chart: Chart, positions: Positions): Record<Graha, PlanetPlace> {
  const combust = findCombust(positions)
  return mapGrahas((graha) => {
    const { lonDeg, latDeg, speedDegPerDay } = positions[graha]
    const { rashi, rashiLord, nakshatra, nakshatraLord, pada } = padaPlaces[padaIndex(lonDeg)]!
    // Written out instead of spread from zodiacPlace, because a spread costs as much as everything else.
    return {
      graha,
      lonDeg,
      degInRashi: degInRashi(lonDeg),
      rashi,
      rashiLord,
      nakshatra,
      nakshatraLord,
      pada,
      latDeg,
      speedDegPerDay,
      isRetrograde: speedDegPerDay < 0,
      isCombust: combust[graha],
      house: houseOf(chart, graha),
    }
  })
}

/** Adds the results of the chart's rules to each planet. */
export function describePlanets(
  chart: Chart,
  planets: Record<Graha, PlanetPlace>,
  bhavas: Bhavas | null,
  ghatis: number | null,
): Record<Graha, PlanetDetail> {
  const isCombust = mapGrahas((graha) => planets[graha].isCombust)
  const avasthas = findAvasthas(chart, { isCombust, ghatis })
  return mapGrahas((graha) => {
    const planet = planets[graha]
    return {
      ...planet,
      bhava: bhavas && bhavaOf(planet.lonDeg, bhavas),
      dignity: dignityOf(chart, graha),
      isVargottama: isVargottama(planet.lonDeg),
      avasthas: avasthas[graha],
    }
  })
}

export function describeMoon(chart: Chart): AstroDetails {
  const { sun, moon } = chart.lonDeg
  const ascendant = chart.hasLagna ? rashis[chart.lagnaRashi]! : null
  return {
    ...moonAttributes(moon),
    ascendant,
    ascendantLord: ascendant && lordOf(ascendant),
    tithi: tithiFrom(sun, moon),
    yoga: yogaFrom(sun, moon).key,
    karana: karanaFrom(sun, moon).key,
    payaByHouse: chart.hasLagna ? payaOfMoonHouse(houseOf(chart, 'moon')) : null,
  }
}

export function describeBhavas(bhavas: Bhavas, planets: Record<Graha, PlanetDetail>): Bhava[] {
  return bhavas.middleDeg.map((middleDeg, index) => ({
    house: index + 1,
    startDeg: bhavas.startDeg[index]!,
    middleDeg,
    rashi: rashiOf(middleDeg),
    grahas: grahas.filter((graha) => planets[graha].bhava === index + 1),
  }))
}
