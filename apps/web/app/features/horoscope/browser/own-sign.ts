import type { Sign } from '@sankalp/contract/horoscope-keys'
import { useSyncExternalStore } from 'react'
import { readLocal, removeLocal, writeLocal } from '../../../lib/storage.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visitor's Moon sign as the form found it: kept by this browser alone. Whether it is one of ours, the server sees. */
export function readOwnSign(): Sign | null {
  const stored = readLocal('moonSign')
  // No list of signs is loaded for this: a word of small letters can do no harm in an address or a selector.
  return stored !== null && /^[a-z]{3,11}$/.test(stored) ? (stored as Sign) : null
}

export function keepOwnSign(sign: Sign | null): void {
  if (sign) writeLocal('moonSign', sign)
  else removeLocal('moonSign')
  for (const tell of listeners) tell()
}

/** Null on the server and while hydrating: the server does not know it. */
export function useOwnSign(): Sign | null {
  return useSyncExternalStore(subscribe, readOwnSign, () => null)
}
