import * as contract from '@sankalp/contract/cart'
import { ordersTexts } from '@sankalp/content/orders-texts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Cart } from './cart.service.ts'

export function mountCart(mount: Mount, cart: Cart): void {
  mount(contract.addToCart, async ({ tx, body, request: { language } }) => {
    const { name } = await cart.add(tx, body.userId, { productId: body.product, quantity: body.quantity }, language)
    const user = await cart.show(tx, body.userId, language)
    return { message: ordersTexts.added[language](name), cartProducts: user.cart, user }
  })
  mount(contract.getUserCart, async ({ params, request }) => ({
    user: await cart.show(cart.db, params.userId, request.language),
  }))
  mount(contract.decreaseQuantity, async ({ tx, body, request }) => {
    await cart.change(tx, body.userId, body.productId, (known) => known - 1)
    return { user: await cart.show(tx, body.userId, request.language) }
  })
  mount(contract.increaseQuantity, async ({ tx, body, request }) => {
    await cart.change(tx, body.userId, body.productId, (known) => known + 1)
    return { user: await cart.show(tx, body.userId, request.language) }
  })
  mount(contract.setQuantity, ({ body, request }) =>
    cart.db.transaction(async (tx) => {
      await cart.change(tx, body.userId, body.productId, () => body.quantity)
      return { user: await cart.show(tx, body.userId, request.language) }
    }),
  )
  mount(contract.removeItem, async ({ body, request }) => {
    await cart.remove(body.userId, body.productId)
    return { user: await cart.show(cart.db, body.userId, request.language) }
  })
  mount(contract.mergeCart, ({ body, request }) =>
    cart.db.transaction(async (tx) => {
      const leftOut = await cart.merge(tx, body.userId, body.products)
      return { user: await cart.show(tx, body.userId, request.language), leftOut }
    }),
  )
  mount(contract.showGuestCart, async ({ body, request: { language } }) => {
    const lines = body.products.map(({ priceWhenAdded, ...line }) => ({
      ...line,
      pricePaise: priceWhenAdded === undefined ? undefined : Math.round(priceWhenAdded * 100),
    }))
    const { name, guest, unknown } = await cart.showGuest(lines, body.raised, language)
    return { message: name === null ? null : ordersTexts.added[language](name), guest, unknown }
  })
}
