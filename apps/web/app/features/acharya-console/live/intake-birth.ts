import type { Intake } from '@sankalp/contract/live/consultations'
import type { Language } from '@sankalp/contract/language'
import { type Birth, birthGenders } from '../../../shared/birth/birth.ts'
import { toBirthPlace } from '../../../shared/birth/birth-place.ts'
import { findBirthplace } from '../../../shared/birth/own-birth.ts'

/** What was told with the request as a birth, its place looked up; null where no such place is known. */
export async function fetchIntakeBirth({ name, gender, birthplace, date, time }: Intake, language: Language): Promise<Birth | null> {
  const found = await findBirthplace(birthplace)
  if (!found) return null
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  const { label, lat, lon, zone } = toBirthPlace(found, language)
  return { name, gender: birthGenders.find((one) => one === gender.toLowerCase()) ?? 'other', year, month, day, time: { hour, minute }, place: label, lat, lon, zone, tzone: null }
}
