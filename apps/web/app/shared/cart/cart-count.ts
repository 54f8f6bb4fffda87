import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts'

/**
 * Stores the number of items in the cart for the bar of every page: one number in local storage, written by all code
 * that loads or changes the cart. Reading pages import nothing else of the cart, so that the badge costs them almost
 * nothing.
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

/** Also calls the listener after a change in another tab. */
export function subscribeToCartCount(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
