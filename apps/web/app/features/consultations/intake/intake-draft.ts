import { parseStored, readTab, writeTab } from '../../../lib/storage.ts'
import type { Intake } from '@sankalp/contract/consultations'
import { type Birth, type BirthPlace, dateOf } from '../../../shared/birth/birth.ts'
import { type TypedBirth, emptyBirth } from '../../../shared/birth/typed-birth.ts'

/** A birth as typed, and the question. */
export type IntakeDraft = TypedBirth & { question: string }

export const emptyIntake: IntakeDraft = { ...emptyBirth, question: '' }

/** Stores the draft for this tab, so that it survives a refresh and can be changed later. */
export function saveIntakeDraft(draft: IntakeDraft): void {
  writeTab('talkDraft', JSON.stringify(draft))
}

export function readIntakeDraft(): IntakeDraft | null {
  const stored = parseStored(readTab('talkDraft'))
  if (typeof stored !== 'object' || stored === null) return null
  const values = stored as Record<string, unknown>
  const draft: Record<string, unknown> = { ...emptyIntake }
  for (const [name, empty] of Object.entries(emptyIntake))
    if (typeof values[name] === typeof empty && empty !== null) draft[name] = values[name]
  draft.place = toPlace(values.place)
  return draft as IntakeDraft
}

function toPlace(value: unknown): BirthPlace | null {
  const { label, lat, lon, zone } = (value ?? {}) as Record<string, unknown>
  return typeof label === 'string' && typeof lat === 'number' && typeof lon === 'number' && typeof zone === 'string'
    ? { label, lat, lon, zone }
    : null
}

const genderOf = { male: 'Male', female: 'Female', other: 'Other' } as const
const longestPlace = 100
export const longestQuestion = 300

/**
 * Converts the draft to the request's format. An unknown time is marked as such, and noon is only a placeholder. A
 * question becomes one line, however it was typed.
 */
export function toIntake(birth: Birth, typedQuestion = ''): Intake {
  const question = typedQuestion
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestQuestion)
  const { name, gender, time, place } = birth
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    name,
    gender: genderOf[gender],
    birthplace: place.slice(0, longestPlace),
    date: dateOf(birth),
    time: time ? `${two(time.hour)}:${two(time.minute)}` : '12:00',
    ...(!time && { timeUnknown: true }),
    ...(question && { question }),
  }
}
