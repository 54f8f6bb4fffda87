import { z } from 'zod'
import * as calls from './cart.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, id } from './fields.ts'
import { mostLines, mostPerLine } from './order-rules.ts'
import { rupees, slug } from './paging.ts'
import { product } from './shop.ts'

/** How many of one product. */
export const quantity = z.int(because('invalid')).min(1, because('outOfRange')).max(mostPerLine, because('outOfRange'))

/** Why a line cannot be ordered as it stands. */
export const cartProblems = ['withdrawn', 'soldOut', 'notEnough'] as const

export const cartLine = z.object({
  _id: z.string(),
  userId: z.uuid(),
  product,
  quantity: z.int(),
  /** One piece after its discount, when it was put in; the page shows both when they differ. */
  priceWhenAdded: rupees,
  hasNewPrice: z.boolean(),
  problem: z.enum(cartProblems).nullable(),
})
export type CartLine = z.output<typeof cartLine>

/** Total Price, Total Discount and Grand Total of what can be ordered of it. */
const totals = { totalAmount: rupees, discount: rupees, grandTotal: rupees }
const userCart = z.object({ _id: z.uuid(), cart: z.array(cartLine), ...totals })
export type UserCart = z.output<typeof userCart>

const read = { max: 600, windowSeconds: 60 }
const write = { max: 300, windowSeconds: 60 }
const line = { body: z.object({ userId: id, productId: slug }), own: ['body.userId'] } as const

export const addToCart = endpoint({
  name: 'addToCart',
  feature: 'cart',
  summary: 'Puts so many pieces of a product into the cart, to those that are in it.',
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
  summary: "The caller's cart, with what of it can no longer be had or costs something else now.",
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
  summary: 'One piece less; the last one takes its line along.',
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
  summary: 'One piece more of something that is in the cart.',
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
  summary: 'So many pieces of something that is in the cart. Repeating it changes nothing.',
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
  summary: 'Takes a line out of the cart. Repeating it changes nothing.',
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
    'Joins the cart of a device with that of its owner, who has just signed in: of each product the greater number, as far as there are so many. What cannot be had is left out and named. Repeating it changes nothing.',
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

/** A line of a cart that nobody has signed in for: the device keeps what is in it, and the server knows the rest. */
const guestLine = cartLine.omit({ userId: true })
export type GuestLine = z.output<typeof guestLine>
const guestCart = z.object({ cart: z.array(guestLine), ...totals })
export type GuestCart = z.output<typeof guestCart>

export const showGuestCart = endpoint({
  name: 'showGuestCart',
  feature: 'cart',
  summary:
    'What a cart that a device keeps comes to, with what of it can no longer be had. Stores nothing. `raised` names the product whose number was just raised: where there are not so many, that is refused as it would be for somebody who is signed in.',
  ...calls.showGuestCart,
  access: 'anyone',
  body: z.object({
    products: z
      .array(
        z.object({
          productId: slug,
          quantity,
          /** What one piece cost when it was put in, in rupees; left out, it is not compared. */
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
    /** Of what was raised, as `addToCart` says it; null when nothing was. */
    message: z.string().nullable(),
    guest: guestCart,
    /** Ids that the shop does not know: the device forgets them. */
    unknown: z.array(z.string()),
  }),
  errors: ['NOT_FOUND', 'PRODUCT_WITHDRAWN', 'NOT_ENOUGH_STOCK'],
  limit: read,
})
