import { parseStored, readTab, writeTab } from './storage.ts'

/** What a history entry holds in place of something personal. */
export type PrivateState = { keptAs: string }

type Kept = [id: string, value: unknown]

/** As many steps back as somebody goes; each may hold a chart's answer of some 50 kB. */
const mostKept = 20

/**
 * Keeps something personal for a history entry: the entry outlives a logout, and the back button would show it to the next
 * person at this device. So it holds only an id, and the thing itself is in the tab's storage, which a logout clears. A
 * refresh and the back button bring it back as before.
 */
export function keepPrivate(value: unknown): PrivateState {
  const keptAs = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  writeTab('births', JSON.stringify([...readKept(), [keptAs, value]].slice(-mostKept)))
  return { keptAs }
}

/** What was kept for a history entry; null for an entry without, and after a logout. */
export function readPrivate(state: unknown): unknown {
  const id = (state as Partial<PrivateState> | null)?.keptAs
  return readKept().find(([kept]) => kept === id)?.[1] ?? null
}

function readKept(): Kept[] {
  const kept = parseStored(readTab('births'))
  return Array.isArray(kept) ? (kept as Kept[]) : []
}
