import type { BirthInput } from '@sankalp/contract/births'
import { readZoneClock } from './zone-clock.ts'

export const birthGenders = ['male', 'female', 'other'] as const
export type BirthGender = (typeof birthGenders)[number]

/** A place as the gazetteer gives it: its label, where it lies, and the IANA name of its zone. */
export type BirthPlace = { label: string; lat: number; lon: number; zone: string }

/** Who was born when and where: what a form makes, a link carries and a chart is drawn from. */
export type Birth = {
  name: string
  gender: BirthGender
  year: number
  month: number
  day: number
  /** Null when nobody knows it; nothing is then put in its place. */
  time: { hour: number; minute: number } | null
  place: string
  lat: number
  lon: number
  /** Null for a birth of which only the offset is known. */
  zone: string | null
  /** Hours ahead of UTC as chosen by hand; null where they follow from the zone and the date. */
  tzone: number | null
}

/** As calendars write it: 1996-12-07. */
export function dateOf({ year, month, day }: Pick<Birth, 'year' | 'month' | 'day'>): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The fields of a birth as the API and the engine take them. */
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

/** The same as a call sends it: with the offset too, where this browser knows it; else it is left to the server. */
export function toRequestBirth(birth: Birth): BirthInput {
  const { zone, tzone, ...moment } = birth
  const known = tzone ?? (zone === null ? undefined : readZoneClock(zone, moment)?.offsets[0])
  return { ...toBirthInput(birth), ...(known !== undefined && { tzone: known }) }
}

type NamedInput = BirthInput & { name: string; gender: BirthGender; place: string }

/** The birth behind a chart that was saved. */
export function fromBirthInput({ name, gender, place, hour, min, zone, tzone, ...rest }: NamedInput): Birth {
  const { year, month, day, lat, lon } = rest
  const time = hour === null || min === null ? null : { hour, minute: min }
  return { name, gender, year, month, day, time, place, lat, lon, zone: zone ?? null, tzone: tzone ?? null }
}

/** Whether two births are the same person's: the gazetteer may have learnt a better label meanwhile. */
export function isSameBirth(one: Birth, other: Birth): boolean {
  const keyOf = ({ name, gender, ...birth }: Birth) => JSON.stringify([name, gender, toBirthInput(birth as Birth)])
  return keyOf(one) === keyOf(other)
}
