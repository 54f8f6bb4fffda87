import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import type * as pageCart from './page-cart.ts'

type PageCart = typeof pageCart

/** The cart, once its script is loaded. Pages that sell render without it. */
let cart: PageCart | null = null
let coming: Promise<PageCart> | null = null
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** Loads the cart's script and the cart; the next press retries after a network failure. */
export function fetchCart(): Promise<PageCart> {
  coming ??= import('./page-cart.ts').then(
    (come) => {
      cart = come
      come.subscribe(tell)
      tell()
      // Items can be added without it; the content shows when it can be loaded.
      come.load().catch(() => {})
      return come
    },
    (error: unknown) => {
      coming = null
      throw error
    },
  )
  return coming
}

/** Shows the content of the cart on this page when the page is idle. */
export function useLateCart(): void {
  useEffect(() => whenIdle(() => void fetchCart().catch(() => {})), [])
}

/** Returns the quantity of a product in the cart; 0 until that is known. */
export function useQuantity(productId: string): number {
  return useSyncExternalStore(
    subscribe,
    () => cart?.quantityOf(productId) ?? 0,
    () => 0,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
