/** Rules of carts and orders shared by client and server. No schema library here, so that a page can import it. */

/** The maximum quantity of one product, in a cart or an order. */
export const mostPerLine = 20
export const mostLines = 30
export const mostAddresses = 20
/**
 * The limits on cash on delivery; an operator sets the figures. `order`: one order. `first`: open orders of a user who
 * has received no delivery yet. The others count all open orders for an account, a phone number, an address, a PIN
 * code.
 */
export const codLimitIds = ['order', 'first', 'account', 'phone', 'address', 'pin'] as const
export type CodLimitId = (typeof codLimitIds)[number]
/** The limits that also restrict the number of orders. */
export const codLimitsOfOrders = ['account', 'phone', 'address', 'pin'] as const satisfies readonly CodLimitId[]
export const codLimitRange = { orders: 1000, rupees: 1_000_000 } as const
/** Why cash on delivery is not offered; `notThere`: the carrier accepts no cash at that PIN code. */
export const codRefusals = ['notThere', ...codLimitIds] as const
export type CodRefusal = (typeof codRefusals)[number]
/** An order can be returned until this many days after its delivery. */
export const returnDays = 10
/** The maximum number of pictures of returned goods. */
export const returnPictures = { most: 5 } as const

/** The carriers we use, and their tracking pages. `{number}` is the tracking number. */
export const carriers = {
  indiaPost: {
    name: 'India Post',
    url: 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx?id={number}',
  },
  delhivery: { name: 'Delhivery', url: 'https://www.delhivery.com/track-v2/package/{number}' },
  blueDart: { name: 'Blue Dart', url: 'https://www.bluedart.com/tracking?trackFor=0&trackNo={number}' },
} as const
export type Carrier = keyof typeof carriers
export const carrierKeys = Object.keys(carriers) as [Carrier, ...Carrier[]]

export function trackingUrl(carrier: Carrier, trackingNumber: string): string {
  return carriers[carrier].url.replace('{number}', encodeURIComponent(trackingNumber))
}

/** Formats an order number such as SO/2026-27/000042, consecutive in its financial year. */
export function orderNumber(financialYear: string, number: number): string {
  return `SO/${financialYear}/${String(number).padStart(6, '0')}`
}

/** Why a coupon gives no discount. */
export const couponRefusals = ['unknown', 'notYet', 'over', 'used', 'usedUp', 'tooSmall'] as const
export type CouponRefusal = (typeof couponRefusals)[number]
