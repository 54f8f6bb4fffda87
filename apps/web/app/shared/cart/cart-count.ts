import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts'

/**
 * How many pieces are in the cart, as the bar of every page shows it: one number in local storage, written by whatever loads or
 * changes the cart. Pages one reads import nothing else of the cart, so that its mark costs them next to nothing.
 */
const listeners = new Set<() => void>()

export function readCartCount(): number {
  return Number(readLocal('cartCount')) || 0
}

export function writeCartCount(count: number): void {
  if (count === readCartCount()) return
  if (count > 0) writeLocal('cartCount', String(count))
  else removeLocal('cartCount')
  for (const listener of listeners) listener()
}

/** Also when another tab has changed it. */
export function subscribeToCartCount(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
