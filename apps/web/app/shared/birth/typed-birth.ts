import type { Birth, BirthPlace } from './birth.ts'

/** A birth's day and time as they stand in a form. */
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
 * A birth as it was typed: every field a text, empty where nothing stands yet. Each form turns its own fields into this;
 * `read-birth.ts` makes a `Birth` of it, or says what is wrong with which field.
 */
export type TypedBirth = BirthMoment & {
  name: string
  gender: string
  /** What stands in the place's field, and what was found for it. */
  placeText: string
  place: BirthPlace | null
  /** The offset as corrected by hand, such as 5.5 or +06:30; empty while it follows from the place. */
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

/** 12 AM is hour 0; PM adds 12 except to 12 (docs/requirements C-5). */
export function toHour24(hour: number, ampm: string): number {
  return (hour % 12) + (ampm === 'PM' ? 12 : 0)
}

/** A time of day as the forms have their choices; null is one that nobody knows. */
export function typedTime(time: Birth['time']): Pick<BirthMoment, 'hour' | 'minute' | 'ampm' | 'timeUnknown'> {
  if (!time) return { hour: '', minute: '', ampm: '', timeUnknown: true }
  return {
    hour: String(time.hour % 12 === 0 ? 12 : time.hour % 12),
    minute: String(time.minute),
    ampm: time.hour < 12 ? 'AM' : 'PM',
    timeUnknown: false,
  }
}

/** A form filled with a birth. One without a zone shows its offset as if corrected by hand. */
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
