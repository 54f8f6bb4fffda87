import { parseStored, readTab, removeTab, writeTab } from '../../lib/storage.ts'
import { type ProfileValues, formFields } from './profile-values.ts'

/** What somebody typed and has not saved. It outlives a refresh, in its tab, for the same person only. */
export function readDraft(userId: string): ProfileValues | null {
  const stored = parseStored(readTab('profileDraft')) as { userId?: unknown; values?: unknown } | null
  if (stored?.userId !== userId || typeof stored.values !== 'object' || stored.values === null) return null
  const values = stored.values as Record<string, unknown>
  if (!formFields.every((field) => typeof values[field] === 'string')) return null
  return Object.fromEntries(formFields.map((field) => [field, values[field]])) as ProfileValues
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
