import { type TypedBirth, emptyBirth } from '../../../shared/birth/typed-birth.ts'
import { parseStored, readTab, removeTab, writeTab } from '../../../lib/storage.ts'

/** Stores the draft for this tab only, so that a refresh or an interruption does not lose it. */
export function saveDraft(draft: TypedBirth): void {
  writeTab('kundliDraft', JSON.stringify(draft))
}

export function clearDraft(): void {
  removeTab('kundliDraft')
}

export function readDraft(): TypedBirth | null {
  const stored = parseStored(readTab('kundliDraft'))
  if (typeof stored !== 'object' || stored === null) return null
  const draft: Record<string, unknown> = { ...emptyBirth }
  for (const [name, empty] of Object.entries(emptyBirth)) {
    const value = (stored as Record<string, unknown>)[name]
    if (typeof value === typeof empty) draft[name] = value
  }
  if (!isPlace(draft.place)) draft.place = null
  return draft as TypedBirth
}

function isPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { label, lat, lon, zone } = value as Record<string, unknown>
  return typeof label === 'string' && typeof lat === 'number' && typeof lon === 'number' && typeof zone === 'string'
}

const texts = ['name', 'gender', 'day', 'month', 'year', 'hour', 'minute', 'ampm'] as const

export const formId = 'kundli-form'

/** Returns the non-empty values of the server-rendered fields. */
export function readTypedFields(): Partial<TypedBirth> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return {}
  const values = new FormData(form)
  const typed: Partial<TypedBirth> = {}
  for (const name of texts) {
    const value = values.get(name)
    if (typeof value === 'string' && value !== '') typed[name] = value
  }
  const place = values.get('place')
  if (typeof place === 'string' && place !== '') typed.placeText = place
  if (values.has('timeUnknown')) typed.timeUnknown = true
  return typed
}
