import type { Birth, BirthChart, EpochMs, Graha, PlanetPlace, ZodiacPlace } from '@sankalp/jyotish'
import {
  JyotishError,
  baladiOf,
  epochMsToLocal,
  fixedZone,
  grahas,
  requireCivilDate,
  requireClockTime,
  requirePlace,
  requireZone,
} from '@sankalp/jyotish'
import type { BirthInput } from './births.ts'
import * as names from './chart-names.ts'
import { DomainError, type FieldProblem } from './errors.ts'
import type { KundliReply } from './kundli.ts'

/** The prefix of a field's name in a request that carries two births. */
export type BirthPrefix = '' | 'm_' | 'f_'

/**
 * Returns the birth of a request: with the offset if one was given, else with the zone of the place. It refuses what
 * the engine would refuse, with the field name of the request.
 */
export function birthFromInput(input: BirthInput, prefix: BirthPrefix = ''): Birth {
  const { year, month, day, hour, min, lat, lon, tzone, zone } = input
  if (tzone === undefined && zone === undefined) throw refusal(`${prefix}tzone`, 'required')
  try {
    const birth = {
      date: requireCivilDate({ year, month, day }),
      time: hour === null || min === null ? null : { hour, minute: min },
      // An offset typed with decimals (5.8911 for 5:53:28) stands for whole seconds.
      place: { latDeg: lat, lonDeg: lon, zone: tzone === undefined ? zone! : fixedZone(Math.round(tzone * 3600)) },
    }
    if (birth.time) requireClockTime(birth.time)
    requirePlace(birth.place)
    // Check the zone although the offset takes precedence: it may be stored with the birth and used after the offset is
    // removed.
    if (zone !== undefined) requireZone(zone)
    return birth
  } catch (error) {
    if (!(error instanceof JyotishError)) throw error
    const [field, problem] = fieldOf[error.field.split('.').at(-1)!] ?? ['day', 'invalid']
    throw refusal(prefix + field, problem)
  }
}

/** Maps the engine's field names to those of the request, with the problem to report. */
const fieldOf: Partial<Record<string, [field: string, problem: FieldProblem]>> = {
  year: ['year', 'outOfRange'],
  month: ['month', 'date'],
  day: ['day', 'date'],
  hour: ['hour', 'time'],
  minute: ['min', 'time'],
  latDeg: ['lat', 'outOfRange'],
  lonDeg: ['lon', 'outOfRange'],
  zone: ['zone', 'zone'],
  offsetSeconds: ['tzone', 'outOfRange'],
}

function refusal(field: string, problem: FieldProblem): DomainError<'INVALID_INPUT'> {
  return new DomainError('INVALID_INPUT', { fields: [{ field, problem }] })
}

/**
 * Converts the engine's chart to the shape of the reply. The server answers with it, and a page can compute it locally.
 */
export function toKundliReply(birth: Birth, made: BirthChart): KundliReply {
  const planets = grahas.map((graha, id) => planetReply(id, graha, made.planets[graha]))
  return {
    birth_details: birthDetails(birth, made),
    astro_details: astroDetails(made),
    planets_extended: made.timeKnown ? [...planets, ascendantReply(made.ascendant)] : planets,
    settings: { ayanamsa: made.birth.ayanamsa, node: made.birth.node, clock_fit: made.birth.clockFit },
    needs_time: made.timeKnown ? [] : made.needsTime,
    moon_over_day: made.timeKnown
      ? null
      : { rashis: made.moonOverDay.rashis.map(stretch), nakshatras: made.moonOverDay.nakshatras.map(stretch) },
  }
}

function stretch<Key>({ key, endMs }: { key: Key; endMs: number }): { key: Key; endMs: number } {
  return { key, endMs }
}

function birthDetails({ date, time, place }: Birth, { birth }: BirthChart): KundliReply['birth_details'] {
  return {
    ...date,
    hour: time && time.hour,
    minute: time && time.minute,
    latitude: place.latDeg,
    longitude: place.lonDeg,
    timezone: birth.zoneOffsetSeconds / 3600,
    sunrise: clockText(place.zone, birth.sunriseAt),
    sunset: clockText(place.zone, birth.sunsetAt),
    ayanamsha: birth.ayanamsaDeg,
  }
}

/** Formats a clock time without padding, such as "5:21:28", as published. */
function clockText(zone: string, at: EpochMs | null): string | null {
  if (at === null) return null
  const { hour, minute, second } = epochMsToLocal(zone, (Math.round(at / 1000) * 1000) as EpochMs)
  return `${hour}:${minute}:${second}`
}

function astroDetails({ astro }: BirthChart): KundliReply['astro_details'] {
  return {
    ascendant: astro.ascendant && names.signNames[astro.ascendant],
    ascendant_lord: astro.ascendantLord && names.grahaNames[astro.ascendantLord],
    Varna: names.varnaNames[astro.varna],
    Vashya: names.vashyaNames[astro.vashya],
    Yoni: names.yoniNames[astro.yoni],
    Gan: names.ganaNames[astro.gana],
    Nadi: names.nadiNames[astro.nadi],
    SignLord: names.grahaNames[astro.rashiLord],
    sign: names.signNames[astro.rashi],
    Naksahtra: names.nakshatraNames[astro.nakshatra],
    NaksahtraLord: names.grahaNames[astro.nakshatraLord],
    Charan: astro.pada,
    Yog: names.yogaNames[astro.yoga],
    Karan: names.karanaNames[astro.karana],
    Tithi: `${names.pakshaNames[astro.tithi.paksha]} ${names.tithiNames[astro.tithi.key]}`,
    yunja: names.yunjaNames[astro.yunja],
    tatva: names.tatvaNames[astro.tatva],
    name_alphabet: names.nameAlphabet(astro.nameSyllable),
    paya: names.payaNames[astro.paya],
    keys: {
      ascendant: astro.ascendant,
      ascendantLord: astro.ascendantLord,
      varna: astro.varna,
      vashya: astro.vashya,
      yoni: astro.yoni,
      gana: astro.gana,
      nadi: astro.nadi,
      rashi: astro.rashi,
      rashiLord: astro.rashiLord,
      nakshatra: astro.nakshatra,
      nakshatraLord: astro.nakshatraLord,
      yoga: astro.yoga,
      karana: astro.karana,
      tithi: astro.tithi.key,
      paksha: astro.tithi.paksha,
      yunja: astro.yunja,
      tatva: astro.tatva,
      paya: astro.paya,
    },
  }
}

type PlanetReply = KundliReply['planets_extended'][number]

function planetReply(id: number, graha: Graha, planet: PlanetPlace): PlanetReply {
  const baladi = baladiOf(planet.lonDeg)
  return {
    id,
    name: names.grahaNames[graha],
    fullDegree: planet.lonDeg,
    normDegree: planet.degInRashi,
    speed: planet.speedDegPerDay,
    isRetro: planet.isRetrograde ? 'true' : 'false',
    sign: names.signNames[planet.rashi],
    signLord: names.grahaNames[planet.rashiLord],
    nakshatra: names.nakshatraNames[planet.nakshatra],
    nakshatraLord: names.grahaNames[planet.nakshatraLord],
    nakshatra_pad: planet.pada,
    house: planet.house,
    is_planet_set: planet.isCombust,
    planet_awastha: names.baladiNames[baladi],
    keys: { body: graha, ...keysOf(planet), baladi },
  }
}

function ascendantReply(place: ZodiacPlace): PlanetReply {
  return {
    id: grahas.length,
    name: 'Ascendant',
    fullDegree: place.lonDeg,
    normDegree: place.degInRashi,
    speed: 0,
    isRetro: false,
    sign: names.signNames[place.rashi],
    signLord: names.grahaNames[place.rashiLord],
    nakshatra: names.nakshatraNames[place.nakshatra],
    nakshatraLord: names.grahaNames[place.nakshatraLord],
    nakshatra_pad: place.pada,
    house: 1,
    is_planet_set: false,
    planet_awastha: '--',
    keys: { body: 'ascendant', ...keysOf(place), baladi: null },
  }
}

function keysOf({ rashi, rashiLord, nakshatra, nakshatraLord }: ZodiacPlace) {
  return { rashi, rashiLord, nakshatra, nakshatraLord }
}
