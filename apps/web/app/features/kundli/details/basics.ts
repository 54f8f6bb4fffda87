import type { Kundali } from '@sankalp/contract/kundli'
import * as names from '@sankalp/contract/chart-names'
import {
  type AstroDetails,
  type Avasthas,
  type Baladi,
  type Dignity,
  type Graha,
  type Nakshatra,
  type Rashi,
  grahas,
  nakshatras,
  rashis,
} from '@sankalp/jyotish'
import type { ChartSettings } from '../../../lib/birth/chart-settings.ts'
import type { Reading } from '../../../lib/sky/reading.ts'

/** One line of the planet list. What only the engine knows is missing while it is on its way. */
export type PlanetRow = {
  /** The ascendant stands in the list too. */
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
  'ascendant' | 'ascendantLord' | 'rashi' | 'rashiLord' | 'nakshatra' | 'nakshatraLord' | 'pada' | 'yoga' | 'karana' | MoonKey
> & {
  tithi: Pick<AstroDetails['tithi'], 'key' | 'paksha'>
  nameSyllable?: string
  payaByHouse?: AstroDetails['payaByHouse']
}

/** What the head of a chart shows, whether the server or this device worked it out. */
export type ChartBasics = {
  isTimeKnown: boolean
  settings: ChartSettings
  ayanamsaDeg: number
  offsetHours: number
  clockFit: 'once' | 'skipped' | 'repeated'
  /** Seconds after local midnight; null where the Sun did not rise or set. */
  sunriseSeconds: number | null
  sunsetSeconds: number | null
  astro: BasicAstro
  planets: PlanetRow[]
}

export function basicsOfReading({ kundli, settings }: Reading): ChartBasics {
  const { birth, astro, planets } = kundli
  const offsetHours = birth.zoneOffsetSeconds / 3600
  // Instants before 1970 are negative, and so would their remainder be.
  const secondsOf = (at: number | null) => at && (Math.round(at / 1000 + birth.zoneOffsetSeconds) % 86_400 + 86_400) % 86_400
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
    planets: [...ascendant, ...rows],
  }
}

type Place = Pick<PlanetRow, 'rashi' | 'degInRashi' | 'rashiLord' | 'nakshatra' | 'pada' | 'nakshatraLord'>

function ascendantRow(place: Place): PlanetRow {
  return { ...place, key: 'ascendant', house: 1, isRetrograde: false, isCombust: false, speedDegPerDay: null, baladi: null }
}

/** The same from the server's answer, whose names are data and are turned back into keys here. */
export function basicsOfKundali({ birth_details: details, astro_details: moon, planets_extended, settings }: Kundali): ChartBasics {
  const rows = planets_extended.map((planet): PlanetRow => {
    const place: Place = {
      rashi: rashis[Math.floor(planet.fullDegree / 30)]!,
      degInRashi: planet.normDegree,
      rashiLord: keyOf(names.grahaNames, planet.signLord),
      nakshatra: nakshatras[Math.floor((planet.fullDegree * 27) / 360)]!,
      pada: planet.nakshatra_pad,
      nakshatraLord: keyOf(names.grahaNames, planet.nakshatraLord),
    }
    if (planet.name === 'Ascendant') return ascendantRow(place)
    return {
      ...place,
      key: keyOf(names.grahaNames, planet.name),
      house: planet.house,
      isRetrograde: planet.isRetro === 'true',
      isCombust: planet.is_planet_set,
      speedDegPerDay: planet.speed,
      baladi: keyOf(names.baladiNames, planet.planet_awastha),
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
    planets: [...rows.filter(({ key }) => key === 'ascendant'), ...rows.filter(({ key }) => key !== 'ascendant')],
  }
}

function astroOf(moon: Kundali['astro_details']): BasicAstro {
  const [paksha = '', ...tithi] = moon.Tithi.split(' ')
  return {
    ascendant: moon.ascendant === null ? null : keyOf(names.signNames, moon.ascendant),
    ascendantLord: moon.ascendant_lord === null ? null : keyOf(names.grahaNames, moon.ascendant_lord),
    rashi: keyOf(names.signNames, moon.sign),
    rashiLord: keyOf(names.grahaNames, moon.SignLord),
    nakshatra: keyOf(names.nakshatraNames, moon.Naksahtra),
    nakshatraLord: keyOf(names.grahaNames, moon.NaksahtraLord),
    pada: moon.Charan,
    tithi: { key: keyOf(names.tithiNames, tithi.join(' ')), paksha: keyOf(names.pakshaNames, paksha) },
    yoga: keyOf(names.yogaNames, moon.Yog),
    karana: keyOf(names.karanaNames, moon.Karan),
    varna: keyOf(names.varnaNames, moon.Varna),
    vashya: keyOf(names.vashyaNames, moon.Vashya),
    yoni: keyOf(names.yoniNames, moon.Yoni),
    gana: keyOf(names.ganaNames, moon.Gan),
    nadi: keyOf(names.nadiNames, moon.Nadi),
    tatva: keyOf(names.tatvaNames, moon.tatva),
    yunja: keyOf(names.yunjaNames, moon.yunja),
    paya: keyOf(names.payaNames, moon.paya),
  }
}

/** A name that is not in the list would be a server newer than this page. */
function keyOf<K extends string>(list: Record<K, string>, name: string): K {
  const found = (Object.keys(list) as K[]).find((key) => list[key] === name)
  if (found === undefined) throw new Error(`the answer has an unknown name: ${name}`)
  return found
}

function secondsOfClock(text: string | null): number | null {
  if (text === null) return null
  const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number)
  return hour * 3600 + minute * 60 + second
}
