import type { BirthInput } from '@sankalp/contract/births'
import { readZoneClock } from './zone-clock.ts'

export const birthGenders = ['male', 'female', 'other'] as const
export type BirthGender = (typeof birthGenders)[number]

/** A place of the gazetteer: its label, its coordinates, and the IANA name of its zone. */
export type BirthPlace = { label: string; lat: number; lon: number; zone: string }

/** The name, time and place of a birth: made by a form, passed in a link, and used for a chart. */
export type Birth = {
  name: string
  gender: BirthGender
  year: number
  month: number
  day: number
  /** Null if unknown; no default replaces it. */
  time: { hour: number; minute: number } | null
  place: string
  lat: number
  lon: number
  /** Null for a birth of which only the offset is known. */
  zone: string | null
  /** Hours ahead of UTC as entered manually; null if they follow from the zone and the date. */
  tzone: number | null
}

/** Returns the date in ISO format: 1996-12-07. */
export function dateOf({ year, month, day }: Pick<Birth, 'year' | 'month' | 'day'>): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Converts a birth to the fields of the API and the engine. */
export function toBirthInput({ year, month, day, time, lat, lon, zone, tzone }: Birth): BirthInput {
  return {
    day,
    month,
    year,
    hour: time?.hour ?? null,
    min: time?.minute ?? null,
    lat,
    lon,
    ...(zone !== null && { zone }),
    ...(tzone !== null && { tzone }),
  }
}

/** Converts a birth for a request. Adds the offset if this browser knows it; otherwise the server finds it. */
export function toRequestBirth(birth: Birth): BirthInput {
  const { zone, tzone, ...moment } = birth
  const known = tzone ?? (zone === null ? undefined : readZoneClock(zone, moment)?.offsets[0])
  return { ...toBirthInput(birth), ...(known !== undefined && { tzone: known }) }
}

type NamedInput = BirthInput & { name: string; gender: BirthGender; place: string }

/** Returns the birth of a saved chart. */
export function fromBirthInput({ name, gender, place, hour, min, zone, tzone, ...rest }: NamedInput): Birth {
  const { year, month, day, lat, lon } = rest
  const time = hour === null || min === null ? null : { hour, minute: min }
  return { name, gender, year, month, day, time, place, lat, lon, zone: zone ?? null, tzone: tzone ?? null }
}

/** Returns whether two births are the same; ignores the label, which the gazetteer may have improved meanwhile. */
export function isSameBirth(one: Birth, other: Birth): boolean {
  const keyOf = ({ name, gender, ...birth }: Birth) => JSON.stringify([name, gender, toBirthInput(birth as Birth)])
  return keyOf(one) === keyOf(other)
}
