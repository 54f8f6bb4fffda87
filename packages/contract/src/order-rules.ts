/** Rules of carts and orders that both sides read. Without a schema library, so that a page may import it. */

/** Of one product, in a cart or an order. */
export const mostPerLine = 20
export const mostLines = 30
export const mostAddresses = 20
/** Cash on delivery is offered up to this grand total: nobody carries more than that home for us. */
export const codLimitPaise = 500_000
/** An order can be given back until so many days after its delivery. */
export const returnDays = 10
/** Pictures of what is given back, at most. */
export const returnPictures = { most: 5 } as const

/** The carriers we hand parcels to, and where their customers look for one. `{number}` is the tracking number. */
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

/** Such as SO/2026-27/000042: consecutive in its financial year. */
export function orderNumber(financialYear: string, number: number): string {
  return `SO/${financialYear}/${String(number).padStart(6, '0')}`
}

/** Why a coupon takes nothing off. */
export const couponRefusals = ['unknown', 'notYet', 'over', 'used', 'usedUp', 'tooSmall'] as const
export type CouponRefusal = (typeof couponRefusals)[number]
