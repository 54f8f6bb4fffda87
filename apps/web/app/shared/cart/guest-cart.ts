import { mostLines, mostPerLine } from '@sankalp/contract/order-rules'
import { parseStored, readLocal, removeLocal, writeLocal } from '../../lib/storage.ts'

/** An item in a guest's cart. The device stores only this; the server provides the price. */
export type GuestItem = { productId: string; quantity: number; priceWhenAdded?: number }

/** Returns the stored items. Omits invalid entries, and manually edited ones that the server would refuse. */
export function readGuestCart(): GuestItem[] {
  const stored = parseStored(readLocal('guestCart'))
  return Array.isArray(stored) ? stored.filter(isItem).slice(0, mostLines) : []
}

export function writeGuestCart(items: readonly GuestItem[]): void {
  if (items.length > 0) writeLocal('guestCart', JSON.stringify(items))
  else removeLocal('guestCart')
}

/** Sets the quantity of a product; zero removes its line. */
export function setGuestItem(productId: string, quantity: number): void {
  const items = readGuestCart()
  const known = items.find((item) => item.productId === productId)
  if (quantity < 1) writeGuestCart(items.filter((item) => item !== known))
  else if (known) writeGuestCart(items.map((item) => (item === known ? { ...item, quantity } : item)))
  else writeGuestCart([...items, { productId, quantity }])
}

export function guestQuantity(productId: string): number {
  return readGuestCart().find((item) => item.productId === productId)?.quantity ?? 0
}

/** Stores the server's price of each added item, and removes products unknown to the shop. */
export function settleGuestCart(prices: ReadonlyMap<string, number>, unknown: readonly string[]): void {
  const items = readGuestCart()
  const settled = items
    .filter(({ productId }) => !unknown.includes(productId))
    .map((item) =>
      item.priceWhenAdded === undefined && prices.has(item.productId)
        ? { ...item, priceWhenAdded: prices.get(item.productId)! }
        : item,
    )
  if (JSON.stringify(settled) !== JSON.stringify(items)) writeGuestCart(settled)
}

function isItem(value: unknown): value is GuestItem {
  const { productId, quantity, priceWhenAdded } = (value ?? {}) as Partial<GuestItem>
  return (
    typeof productId === 'string' &&
    /^[a-z\d]+(-[a-z\d]+)*$/.test(productId) &&
    Number.isInteger(quantity) &&
    quantity! >= 1 &&
    quantity! <= mostPerLine &&
    (priceWhenAdded === undefined || (typeof priceWhenAdded === 'number' && priceWhenAdded >= 0))
  )
}
