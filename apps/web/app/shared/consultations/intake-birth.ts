import type { Intake } from '@sankalp/contract/live/consultations'
import type { Language } from '@sankalp/contract/language'
import { type Birth, birthGenders } from '../birth/birth.ts'
import { toBirthPlace } from '../birth/birth-place.ts'
import { findBirthplace } from '../birth/own-birth.ts'

/**
 * Returns the birth that a user gave with their request, with its place looked up; null if the place is unknown. An
 * unknown time stays null.
 */
export async function fetchIntakeBirth(
  { name, gender, birthplace, date, time, timeUnknown }: Intake,
  language: Language,
): Promise<Birth | null> {
  const found = await findBirthplace(birthplace)
  if (!found) return null
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  const { label, lat, lon, zone } = toBirthPlace(found, language)
  const known = birthGenders.find((each) => each === gender.toLowerCase()) ?? 'other'
  return {
    name,
    gender: known,
    year,
    month,
    day,
    time: timeUnknown ? null : { hour, minute },
    place: label,
    lat,
    lon,
    zone,
    tzone: null,
  }
}
