import { useSyncExternalStore } from 'react'
import { parseStored, readLocal, writeLocal } from '../../../lib/storage.ts'

/** The server's list covers one hour; no user makes this many payments in it. */
const longestList = 30
const listeners = new Set<() => void>()

let lastText: string | null = null
let lastList: readonly string[] = []

/** Return the same list until it changes, as `useSyncExternalStore` requires. */
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
  // The browser reports writes of other tabs.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Returns the dismissed payments of this tab and others. */
export function usePutAway(): readonly string[] {
  return useSyncExternalStore(subscribe, readPutAway, () => none)
}

export function putAway(note: string): void {
  const list = [...readPutAway().filter((other) => other !== note), note].slice(-longestList)
  writeLocal('putAwayPayments', JSON.stringify(list))
  for (const listener of listeners) listener()
}
