/** How a coupon is called: capital letters, digits and hyphens, as people read it to each other. */
export const couponCodePattern = /^[A-Z\d-]{3,24}$/

/** Figures that make sense of a coupon, in rupees; forms and the calls' schemas go by the same. */
export const couponLimits = { percent: 90, most: 100_000, budget: 10_000_000 } as const

export const couponStates = ['running', 'paused', 'toCome', 'ended'] as const
