import { parseStored, readTab, writeTab } from './storage.ts'

/** What a history entry holds instead of a private value. */
export type PrivateState = { keptAs: string }

type Kept = [id: string, value: unknown]

/** As many entries as a user goes back; each may hold a chart's reply of some 50 kB. */
const mostKept = 20

/**
 * Stores a private value for a history entry. The entry outlives a logout, and the back button would show the value to
 * the next user of this device. So the entry holds only an id; the value is in the tab's storage, which a logout
 * clears. A refresh and the back button restore it.
 */
export function keepPrivate(value: unknown): PrivateState {
  const keptAs = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  writeTab('births', JSON.stringify([...readKept(), [keptAs, value]].slice(-mostKept)))
  return { keptAs }
}

/** Returns the value stored for a history entry; null for an entry without one, and after a logout. */
export function readPrivate(state: unknown): unknown {
  const id = (state as Partial<PrivateState> | null)?.keptAs
  return readKept().find(([kept]) => kept === id)?.[1] ?? null
}

function readKept(): Kept[] {
  const kept = parseStored(readTab('births'))
  return Array.isArray(kept) ? (kept as Kept[]) : []
}
