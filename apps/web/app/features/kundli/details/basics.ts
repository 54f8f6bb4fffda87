import type { KundliReply } from '@sankalp/contract/kundli'
import {
  type AstroDetails,
  type Avasthas,
  type Baladi,
  type Dignity,
  type Graha,
  type Nakshatra,
  type Rashi,
  grahas,
} from '@sankalp/jyotish'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import type { Reading } from '../../../shared/sky/reading.ts'
import type { MoonStretch } from './moon-stretches.ts'

/** One line of the planet list. What only the engine knows is missing while it loads. */
export type PlanetRow = {
  /** The ascendant is part of the list. */
  key: Graha | 'ascendant'
  rashi: Rashi
  degInRashi: number
  rashiLord: Graha
  nakshatra: Nakshatra
  pada: number
  nakshatraLord: Graha
  house: number
  isRetrograde: boolean
  isCombust: boolean
  speedDegPerDay: number | null
  baladi: Baladi | null
  isVargottama?: boolean
  dignity?: Dignity | null
  avasthas?: Avasthas
}

type MoonKey = 'varna' | 'vashya' | 'yoni' | 'gana' | 'nadi' | 'tatva' | 'yunja' | 'paya'
export type BasicAstro = Pick<
  AstroDetails,
  | 'ascendant'
  | 'ascendantLord'
  | 'rashi'
  | 'rashiLord'
  | 'nakshatra'
  | 'nakshatraLord'
  | 'pada'
  | 'yoga'
  | 'karana'
  | MoonKey
> & {
  tithi: Pick<AstroDetails['tithi'], 'key' | 'paksha'>
  nameSyllable?: string
  payaByHouse?: AstroDetails['payaByHouse']
}

/** The data for the head of a chart, whether calculated by the server or on this device. */
export type ChartBasics = {
  isTimeKnown: boolean
  settings: ChartSettings
  ayanamsaDeg: number
  offsetHours: number
  clockFit: 'once' | 'skipped' | 'repeated'
  /** Seconds after local midnight; null if the Sun did not rise or set. */
  sunriseSeconds: number | null
  sunsetSeconds: number | null
  astro: BasicAstro
  /** Null when the time is known. */
  moonOverDay: { rashis: MoonStretch<Rashi>[]; nakshatras: MoonStretch<Nakshatra>[] } | null
  planets: PlanetRow[]
}

export function basicsOfReading({ kundli, settings }: Reading): ChartBasics {
  const { birth, astro, planets } = kundli
  const offsetHours = birth.zoneOffsetSeconds / 3600
  // Instants before 1970 are negative, and so would be their remainder.
  const secondsOf = (at: number | null) =>
    at && ((Math.round(at / 1000 + birth.zoneOffsetSeconds) % 86_400) + 86_400) % 86_400
  const rows = grahas.map((graha): PlanetRow => {
    const { avasthas, ...planet } = planets[graha]
    return { ...planet, key: graha, avasthas, baladi: avasthas.baladi }
  })
  const { timeKnown: isTimeKnown } = kundli
  const ascendant = kundli.timeKnown ? [ascendantRow(kundli.ascendant)] : []
  return {
    isTimeKnown,
    settings,
    ayanamsaDeg: birth.ayanamsaDeg,
    offsetHours,
    clockFit: birth.clockFit,
    sunriseSeconds: secondsOf(birth.sunriseAt),
    sunsetSeconds: secondsOf(birth.sunsetAt),
    astro,
    moonOverDay: kundli.timeKnown ? null : kundli.moonOverDay,
    planets: [...ascendant, ...rows],
  }
}

type Place = Pick<PlanetRow, 'rashi' | 'degInRashi' | 'rashiLord' | 'nakshatra' | 'pada' | 'nakshatraLord'>

function ascendantRow(place: Place): PlanetRow {
  return {
    ...place,
    key: 'ascendant',
    house: 1,
    isRetrograde: false,
    isCombust: false,
    speedDegPerDay: null,
    baladi: null,
  }
}

/** Reads the same data from the server's answer. */
export function basicsOfReply({
  birth_details: details,
  astro_details: moon,
  planets_extended,
  settings,
  moon_over_day: moonOverDay,
}: KundliReply): ChartBasics {
  const rows = planets_extended.map((planet): PlanetRow => {
    const { body: key, baladi, ...keys } = planet.keys
    const place = { ...keys, degInRashi: planet.normDegree, pada: planet.nakshatra_pad }
    if (key === 'ascendant') return ascendantRow(place)
    return {
      ...place,
      key,
      house: planet.house,
      isRetrograde: planet.isRetro === 'true',
      isCombust: planet.is_planet_set,
      speedDegPerDay: planet.speed,
      baladi,
    }
  })
  const { ayanamsa, node, clock_fit: clockFit } = settings
  return {
    isTimeKnown: moon.ascendant !== null,
    settings: { ayanamsa, node },
    ayanamsaDeg: details.ayanamsha,
    offsetHours: details.timezone,
    clockFit,
    sunriseSeconds: secondsOfClock(details.sunrise),
    sunsetSeconds: secondsOfClock(details.sunset),
    astro: astroOf(moon),
    moonOverDay,
    planets: [...rows.filter(({ key }) => key === 'ascendant'), ...rows.filter(({ key }) => key !== 'ascendant')],
  }
}

function astroOf({ keys, Charan: pada }: KundliReply['astro_details']): BasicAstro {
  const { tithi, paksha, ...rest } = keys
  return { ...rest, pada, tithi: { key: tithi, paksha } }
}

function secondsOfClock(text: string | null): number | null {
  if (text === null) return null
  const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number)
  return hour * 3600 + minute * 60 + second
}
