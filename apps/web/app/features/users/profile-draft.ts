import { parseStored, readTab, removeTab, writeTab } from '../../lib/storage.ts'
import { type ProfileValues, formFields } from './profile-values.ts'

/**
 * What somebody typed and has not saved. It outlives a refresh, in its tab, for the same person only. A field that it lacks, since the page had
 * none when it was typed, is as it was saved.
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
