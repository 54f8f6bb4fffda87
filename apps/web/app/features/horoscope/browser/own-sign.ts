import type { Sign } from '@sankalp/contract/horoscope-keys'
import { useSyncExternalStore } from 'react'
import { removeLocal, writeLocal } from '../../../lib/storage.ts'
import { readOwnSign } from '../../../shared/horoscope/read-own-sign.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function storeOwnSign(sign: Sign | null): void {
  if (sign) writeLocal('moonSign', sign)
  else for (const key of ['moonSign', 'chartMoonSign'] as const) removeLocal(key)
  for (const notify of listeners) notify()
}

/** Returns null on the server and while hydrating, because the server does not know the sign. */
export function useOwnSign(): Sign | null {
  return useSyncExternalStore(subscribe, readOwnSign, () => null)
}
