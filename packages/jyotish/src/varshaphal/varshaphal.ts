import { wrap360 } from '../angles.ts'
import { anglesAt } from '../earth/houses.ts'
import type { Place } from '../earth/place.ts'
import { requirePlace } from '../earth/place.ts'
import type { Node } from '../ephemeris/positions.ts'
import { positionsAt } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { requireInteger } from '../errors.ts'
import { findSunDay } from '../kundli/birth-clock.ts'
import type { Chart, SevenGraha } from '../kundli/chart.ts'
import { lordOfRashi, makeChart, mapGrahas, mapSevenGrahas } from '../kundli/chart.ts'
import type { PlanetPlace, ZodiacPlace } from '../kundli/details.ts'
import { placePlanets, zodiacPlace } from '../kundli/details.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt, epochMsToJdUt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/ayanamsa-keys.ts'
import { countRashis } from '../zodiac/division.ts'
import type { Graha, Rashi } from '../zodiac/keys.ts'
import { rashis } from '../zodiac/keys.ts'
import type { MuddaPeriod } from './mudda.ts'
import { makeMudda } from './mudda.ts'
import type { PanchaVargiya } from './pancha-vargiya.ts'
import { panchaVargiyaBala } from './pancha-vargiya.ts'
import type { Saham } from './sahams.ts'
import { findSahams, sahams } from './sahams.ts'
import { MOST_YEARS, findSolarReturn } from './solar-return.ts'
import type { TajikaPair } from './tajika-pairs.ts'
import { findPairs } from './tajika-pairs.ts'
import type { FoundTajikaYoga } from './tajika-yogas.ts'
import { findTajikaYogas } from './tajika-yogas.ts'
import type { YearLord, YearOfficers } from './year-lord.ts'
import { findYearLord, findYearOfficers } from './year-lord.ts'

/** What the annual charts of a life need of its birth. */
export type VarshaphalBirth = {
  epochMs: EpochMs
  ayanamsa: Ayanamsa
  node: Node
  /** Sidereal longitudes at birth, in degrees. */
  sunDeg: number
  moonDeg: number
  ascendantDeg: number
}

/** The sign that moves on by one each year from the birth lagna, and its lord. */
export type Muntha = { rashi: Rashi; house: number; lord: SevenGraha }

export type Varshaphal = {
  /** Complete at its start: 0 in the year that begins with the birth. */
  years: number
  startsAt: EpochMs
  endsAt: EpochMs
  /** Whether it begins between sunrise and sunset. */
  isDay: boolean
  chart: Chart
  planets: Record<Graha, PlanetPlace>
  ascendant: ZodiacPlace
  muntha: Muntha
  strengths: Record<SevenGraha, PanchaVargiya>
  officers: YearOfficers
  yearLord: YearLord
  pairs: TajikaPair[]
  yogas: FoundTajikaYoga[]
  sahams: { saham: Saham; place: ZodiacPlace }[]
  mudda: MuddaPeriod[]
}

/**
 * Computes the annual chart for the year after `years` complete ones, for a place: the birth place by the books, or
 * where the person lives. `sky` covers the year with two days on both sides.
 */
export function makeVarshaphal(sky: Sky, birth: VarshaphalBirth, years: number, place: Place): Varshaphal {
  requirePlace(place)
  requireInteger(years, 0, MOST_YEARS, 'years')
  const { epochMs, sunDeg, moonDeg, ayanamsa, node } = birth
  const startsAt = findSolarReturn(sky, epochMs, sunDeg, years, { ayanamsa })
  const endsAt = findSolarReturn(sky, epochMs, sunDeg, years + 1, { ayanamsa })
  const positions = positionsAt(sky, epochMsToJdTt(startsAt), { ayanamsa, node })
  const { ascendantDeg } = anglesAt(epochMsToJdUt(startsAt), place, ayanamsa)
  const chart = makeChart(
    mapGrahas((graha) => positions[graha].lonDeg),
    ascendantDeg,
  )
  const planets = placePlanets(chart, positions)
  const tajika = {
    chart,
    isRetrograde: mapSevenGrahas((graha) => planets[graha].isRetrograde),
    isCombust: mapSevenGrahas((graha) => planets[graha].isCombust),
  }
  const isDay = isDayAt(sky, place, startsAt, chart.lonDeg.sun, ascendantDeg)
  const birthLagna = zodiacPlace(birth.ascendantDeg)
  const munthaRashi = (rashis.indexOf(birthLagna.rashi) + years) % 12
  const officers = findYearOfficers(chart, { birthLagna: rashis.indexOf(birthLagna.rashi), muntha: munthaRashi, isDay })
  const strengths = panchaVargiyaBala(chart)
  const pairs = findPairs(tajika)
  const sahamDeg = findSahams(chart, ascendantDeg, isDay)
  return {
    years,
    startsAt,
    endsAt,
    isDay,
    chart,
    planets,
    ascendant: zodiacPlace(ascendantDeg),
    muntha: {
      rashi: rashis[munthaRashi]!,
      house: countRashis(chart.lagnaRashi, munthaRashi),
      lord: lordOfRashi(munthaRashi),
    },
    strengths,
    officers,
    yearLord: findYearLord(chart, officers, strengths, pairs),
    pairs,
    yogas: findTajikaYogas(tajika, pairs),
    sahams: sahams.map((saham) => ({ saham, place: zodiacPlace(sahamDeg[saham]) })),
    mudda: makeMudda(moonDeg, { years, startsAt, endsAt }),
  }
}

/** Near the poles, on a day without sunrise, the Sun is up if it is in the half of the ecliptic above the horizon. */
function isDayAt(sky: Sky, place: Place, atMs: EpochMs, sunDeg: number, ascendantDeg: number): boolean {
  const day = findSunDay(sky, place, atMs)
  return day ? atMs < day.sunsetAt : wrap360(sunDeg - ascendantDeg) >= 180
}
