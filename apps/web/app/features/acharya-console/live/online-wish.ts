import { useSyncExternalStore } from 'react'
import { readLocal, removeLocal, writeLocal } from '../../../lib/storage.ts'

/**
 * Stores whether the acharya wants requests in this browser. Every tab reads the same value, and is notified when
 * another one changes it.
 */
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const onStorage = ({ key }: StorageEvent) => (key === null || key === 'acharyaOnline') && listener()
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

export function readOnlineWish(userId: string | null): boolean {
  return userId !== null && readLocal('acharyaOnline') === userId
}

export function setOnlineWish(userId: string, on: boolean): void {
  if (on) writeLocal('acharyaOnline', userId)
  else removeLocal('acharyaOnline')
  for (const listener of listeners) listener()
}

export function useOnlineWish(userId: string | null): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readOnlineWish(userId),
    () => false,
  )
}
