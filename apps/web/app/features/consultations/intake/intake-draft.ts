import { parseStored, readTab, writeTab } from '../../../lib/storage.ts'
import type { Intake } from '@sankalp/contract/consultations'
import { type Birth, type BirthPlace, dateOf } from '../../../shared/birth/birth.ts'
import { type TypedBirth, emptyBirth } from '../../../shared/birth/typed-birth.ts'

/** What is being typed, kept for this tab: a refresh loses nothing, and who comes back to change it finds it again. */
export function saveIntakeDraft(draft: TypedBirth): void {
  writeTab('talkDraft', JSON.stringify(draft))
}

export function readIntakeDraft(): TypedBirth | null {
  const stored = parseStored(readTab('talkDraft'))
  if (typeof stored !== 'object' || stored === null) return null
  const values = stored as Record<string, unknown>
  const draft: Record<string, unknown> = { ...emptyBirth }
  for (const [name, empty] of Object.entries(emptyBirth)) if (typeof values[name] === typeof empty && empty !== null) draft[name] = values[name]
  draft.place = toPlace(values.place)
  return draft as TypedBirth
}

function toPlace(value: unknown): BirthPlace | null {
  const { label, lat, lon, zone } = (value ?? {}) as Record<string, unknown>
  return typeof label === 'string' && typeof lat === 'number' && typeof lon === 'number' && typeof zone === 'string' ? { label, lat, lon, zone } : null
}

const genderOf = { male: 'Male', female: 'Female', other: 'Other' } as const
const longestPlace = 100

/** As it goes with the request. Where nobody knows the time it says so, and noon only fills the place. */
export function toIntake(birth: Birth): Intake {
  const { name, gender, time, place } = birth
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    name,
    gender: genderOf[gender],
    birthplace: place.slice(0, longestPlace),
    date: dateOf(birth),
    time: time ? `${two(time.hour)}:${two(time.minute)}` : '12:00',
    ...(!time && { timeUnknown: true }),
  }
}
