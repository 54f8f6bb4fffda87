import * as calls from '@sankalp/contract/cart.calls'
import { callApi } from '../../lib/api/api.ts'
import { moveMoney } from '../../lib/api/move-money.ts'
import { pageLanguage } from '../../lib/session/language.ts'
import { showToast } from '../../lib/toast.ts'
import type { Cart, CartChange } from './cart-changes.ts'
import { readGuestCart, settleGuestCart, writeGuestCart } from './guest-cart.ts'
import { leftOutText } from './left-out-text.ts'

/** A user's id, or `guest`. */
export type CartOwner = string
export const guest: CartOwner = 'guest'

/** The server's reply: the cart, and a message about the change. */
export type Answered = { cart: Cart; message: string | null }

/** Loads the cart. Merges what this device stored before the sign-in into the user's cart on the first load. */
export async function loadCart(owner: CartOwner, signal?: AbortSignal): Promise<Cart> {
  if (owner === guest) return (await showGuestCart(undefined, signal)).cart
  const kept = readGuestCart()
  if (kept.length === 0) return (await callApi(calls.getUserCart, { params: { userId: owner }, signal })).user
  const products = kept.map(({ productId, quantity }) => ({ productId, quantity }))
  const { user, leftOut } = await callApi(calls.mergeCart, { body: { userId: owner, products } })
  // Merging again changes nothing, so a slower tab does no harm.
  writeGuestCart([])
  if (leftOut.length > 0) showToast('warning', leftOutText(leftOut.length, pageLanguage()), 'cart-left-out')
  return user
}

export async function sendChange(owner: CartOwner, change: CartChange, isMore: boolean): Promise<Answered> {
  if (owner === guest) return showGuestCart(isMore ? change.productId : undefined)
  const { productId } = change
  if (change.kind === 'remove')
    return own(await callApi(calls.removeItem, { body: { userId: owner, productId }, outlivesPage: true }))
  if (change.kind === 'set')
    return own(
      await callApi(calls.setQuantity, {
        body: { userId: owner, productId, quantity: change.quantity },
        outlivesPage: true,
      }),
    )
  return own(
    await moveMoney(calls.addToCart, {
      body: { userId: owner, product: productId, quantity: change.quantity },
      outlivesPage: true,
    }),
  )
}

function own({ user, message = null }: { user: Cart; message?: string | null }): Answered {
  return { cart: user, message }
}

/**
 * Loads the guest's cart. The device has already stored the change; the server returns the total, or that the stock is
 * too low.
 */
async function showGuestCart(raised?: string, signal?: AbortSignal): Promise<Answered> {
  const products = readGuestCart()
  const {
    guest: cart,
    message,
    unknown,
  } = await callApi(calls.showGuestCart, { body: { products, ...(raised && { raised }) }, signal })
  settleGuestCart(new Map(cart.cart.map(({ _id, priceWhenAdded }) => [_id, priceWhenAdded])), unknown)
  return { cart, message }
}
