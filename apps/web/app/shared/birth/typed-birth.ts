import type { Birth, BirthPlace } from './birth.ts'

/** A birth's day and time as form values. */
export type BirthMoment = {
  day: string
  month: string
  year: string
  /** 1…12, with AM or PM. */
  hour: string
  minute: string
  ampm: string
  timeUnknown: boolean
}

/**
 * A birth as typed: every field is a string, empty if nothing is entered. Each form converts its own fields to this;
 * `read-birth.ts` makes a `Birth` of it, or returns the problems.
 */
export type TypedBirth = BirthMoment & {
  name: string
  gender: string
  /** The text in the place field, and the place found for it. */
  placeText: string
  place: BirthPlace | null
  /** The offset as corrected manually, such as 5.5 or +06:30; empty while it follows from the place. */
  tzone: string
}

export const emptyMoment: BirthMoment = {
  day: '',
  month: '',
  year: '',
  hour: '',
  minute: '',
  ampm: '',
  timeUnknown: false,
}

export const emptyBirth: TypedBirth = { name: '', gender: '', ...emptyMoment, placeText: '', place: null, tzone: '' }

/** Converts to a 24-hour clock: 12 AM is hour 0; PM adds 12 except to 12 (docs/requirements C-5). */
export function toHour24(hour: number, ampm: string): number {
  return (hour % 12) + (ampm === 'PM' ? 12 : 0)
}

/** Converts a time of day to the choices of the forms; null means unknown. */
export function typedTime(time: Birth['time']): Pick<BirthMoment, 'hour' | 'minute' | 'ampm' | 'timeUnknown'> {
  if (!time) return { hour: '', minute: '', ampm: '', timeUnknown: true }
  return {
    hour: String(time.hour % 12 === 0 ? 12 : time.hour % 12),
    minute: String(time.minute),
    ampm: time.hour < 12 ? 'AM' : 'PM',
    timeUnknown: false,
  }
}

/** Fills a form with a birth. One without a zone shows its offset as if corrected manually. */
export function typedFrom(birth: Birth): TypedBirth {
  const { name, gender, time, lat, lon, place: label } = birth
  return {
    name,
    gender,
    day: String(birth.day),
    month: String(birth.month),
    year: String(birth.year),
    ...typedTime(time),
    placeText: label,
    place: { label, lat, lon, zone: birth.zone ?? 'Asia/Kolkata' },
    tzone: birth.tzone === null ? '' : String(birth.tzone),
  }
}
