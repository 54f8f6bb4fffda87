import { useSyncExternalStore } from 'react'
import { parseStored, readLocal, writeLocal } from '../../../lib/storage.ts'

/** The list of the server goes back an hour; this many payments in it nobody makes. */
const longestList = 30
const listeners = new Set<() => void>()

let lastText: string | null = null
let lastList: readonly string[] = []

/** The same list until it changes, as `useSyncExternalStore` needs it. */
function readPutAway(): readonly string[] {
  const text = readLocal('putAwayPayments')
  if (text === lastText) return lastList
  const stored = parseStored(text)
  lastText = text
  lastList = Array.isArray(stored) ? stored.filter((note): note is string => typeof note === 'string') : []
  return lastList
}

const none: readonly string[] = []

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Told by the browser of what other tabs write.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What has been read of payments and put away, in this tab or another. */
export function usePutAway(): readonly string[] {
  return useSyncExternalStore(subscribe, readPutAway, () => none)
}

export function putAway(note: string): void {
  const list = [...readPutAway().filter((other) => other !== note), note].slice(-longestList)
  writeLocal('putAwayPayments', JSON.stringify(list))
  for (const listener of listeners) listener()
}
