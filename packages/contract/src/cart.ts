import { z } from 'zod'
import * as calls from './cart.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, id } from './fields.ts'
import { mostLines, mostPerLine } from './order-rules.ts'
import { rupees, slug } from './paging.ts'
import { product } from './shop.ts'

/** The number of pieces of one product. */
export const quantity = z.int(because('invalid')).min(1, because('outOfRange')).max(mostPerLine, because('outOfRange'))

/** Why a line cannot be ordered in its current state. */
export const cartProblems = ['withdrawn', 'soldOut', 'notEnough'] as const

export const cartLine = z.object({
  _id: z.string(),
  userId: z.uuid(),
  product,
  quantity: z.int(),
  /** The discounted price of one piece when it was added. The page shows both prices when they differ. */
  priceWhenAdded: rupees,
  hasNewPrice: z.boolean(),
  problem: z.enum(cartProblems).nullable(),
})
export type CartLine = z.output<typeof cartLine>

/** Total Price, Total Discount and Grand Total of the lines that can be ordered. */
const totals = { totalAmount: rupees, discount: rupees, grandTotal: rupees }
const userCart = z.object({ _id: z.uuid(), cart: z.array(cartLine), ...totals })
export type UserCart = z.output<typeof userCart>

const read = { max: 600, windowSeconds: 60 }
const write = { max: 300, windowSeconds: 60 }
const line = { body: z.object({ userId: id, productId: slug }), own: ['body.userId'] } as const

export const addToCart = endpoint({
  name: 'addToCart',
  feature: 'cart',
  summary: 'Adds a number of pieces of a product to those already in the cart.',
  ...calls.addToCart,
  access: 'signed-in',
  own: ['body.userId'],
  body: z.object({ userId: id, product: slug, quantity: quantity.default(1) }),
  reply: z.object({ message: z.string(), cartProducts: z.array(cartLine), user: userCart }),
  errors: ['NOT_FOUND', 'PRODUCT_WITHDRAWN', 'NOT_ENOUGH_STOCK', 'CART_FULL'],
  limit: write,
})

export const getUserCart = endpoint({
  name: 'getUserCart',
  feature: 'cart',
  summary: "Returns the caller's cart, and marks what is no longer available or has a new price.",
  ...calls.getUserCart,
  access: 'signed-in',
  own: ['params.userId'],
  params: z.object({ userId: id }),
  reply: z.object({ user: userCart }),
  errors: [],
  limit: read,
})

export const decreaseQuantity = endpoint({
  name: 'decreaseQuantity',
  feature: 'cart',
  summary: 'Removes one piece of a product from the cart; removing the last one also removes its line.',
  ...calls.decreaseQuantity,
  access: 'signed-in',
  ...line,
  reply: z.object({ user: userCart }),
  errors: ['NOT_FOUND'],
  limit: write,
})

export const increaseQuantity = endpoint({
  name: 'increaseQuantity',
  feature: 'cart',
  summary: 'Adds one piece of a product that is already in the cart.',
  ...calls.increaseQuantity,
  access: 'signed-in',
  ...line,
  reply: z.object({ user: userCart }),
  errors: ['NOT_FOUND', 'PRODUCT_WITHDRAWN', 'NOT_ENOUGH_STOCK'],
  limit: write,
})

export const setQuantity = endpoint({
  name: 'setQuantity',
  feature: 'cart',
  summary: 'Sets the number of pieces of a product that is in the cart. Repeating it changes nothing.',
  ...calls.setQuantity,
  access: 'signed-in',
  own: ['body.userId'],
  body: z.object({ userId: id, productId: slug, quantity }),
  reply: z.object({ user: userCart }),
  errors: ['NOT_FOUND', 'PRODUCT_WITHDRAWN', 'NOT_ENOUGH_STOCK'],
  limit: write,
})

export const removeItem = endpoint({
  name: 'removeItem',
  feature: 'cart',
  summary: 'Removes a line from the cart. Repeating it changes nothing.',
  ...calls.removeItem,
  access: 'signed-in',
  ...line,
  reply: z.object({ user: userCart }),
  errors: [],
  limit: write,
})

export const mergeCart = endpoint({
  name: 'mergeCart',
  feature: 'cart',
  summary:
    'Merges the cart of a device into that of its owner, who has just signed in: of each product the greater number, as far as the stock allows. Unavailable products are left out and named. Repeating it changes nothing.',
  ...calls.mergeCart,
  access: 'signed-in',
  own: ['body.userId'],
  body: z.object({
    userId: id,
    products: z.array(z.object({ productId: slug, quantity })).max(mostLines, because('tooLong')),
  }),
  reply: z.object({ user: userCart, leftOut: z.array(z.string()) }),
  errors: [],
  limit: write,
})

/** A line of a guest's cart: the device stores its contents, and the server adds the rest. */
const guestLine = cartLine.omit({ userId: true })
export type GuestLine = z.output<typeof guestLine>
const guestCart = z.object({ cart: z.array(guestLine), ...totals })
export type GuestCart = z.output<typeof guestCart>

export const showGuestCart = endpoint({
  name: 'showGuestCart',
  feature: 'cart',
  summary:
    'Returns the total of a cart that is stored on a device, and marks what is no longer available. Stores nothing. `raised` names the product whose number was just raised: without enough stock, this is refused as it is for a signed-in user.',
  ...calls.showGuestCart,
  access: 'anyone',
  body: z.object({
    products: z
      .array(
        z.object({
          productId: slug,
          quantity,
          /** The price of one piece when it was added, in rupees. When it is left out, prices are not compared. */
          priceWhenAdded: z
            .number(because('invalid'))
            .min(0, because('outOfRange'))
            .max(10_000_000, because('outOfRange'))
            .optional(),
        }),
      )
      .max(mostLines, because('tooLong')),
    raised: slug.optional(),
  }),
  reply: z.object({
    /** Says which quantities were raised, in the wording of `addToCart`; null when none was. */
    message: z.string().nullable(),
    guest: guestCart,
    /** Ids that the shop does not know. The device removes them. */
    unknown: z.array(z.string()),
  }),
  errors: ['NOT_FOUND', 'PRODUCT_WITHDRAWN', 'NOT_ENOUGH_STOCK'],
  limit: read,
})
