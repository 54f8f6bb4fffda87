import { parseStored, readTab, removeTab, writeTab } from '../../lib/storage.ts'
import { type ProfileValues, formFields } from './profile-values.ts'

/**
 * Returns what the user typed and has not saved. The draft survives a refresh in its tab, for the same user only. A
 * field missing from an older draft gets its saved value.
 */
export function readDraft(userId: string, saved: ProfileValues): ProfileValues | null {
  const stored = parseStored(readTab('profileDraft')) as { userId?: unknown; values?: unknown } | null
  if (stored?.userId !== userId || typeof stored.values !== 'object' || stored.values === null) return null
  const values = stored.values as Record<string, unknown>
  const typed = formFields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : []))
  return { ...saved, ...Object.fromEntries(typed) }
}

export function saveDraft(userId: string, values: ProfileValues): void {
  writeTab('profileDraft', JSON.stringify({ userId, values }))
}

export function hasDraft(): boolean {
  return readTab('profileDraft') !== null
}

export function clearDraft(): void {
  removeTab('profileDraft')
}
