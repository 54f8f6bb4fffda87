/** The code of a coupon: capital letters, digits and hyphens, so that people can read it to each other. */
export const couponCodePattern = /^[A-Z\d-]{3,24}$/

/** Limits of a coupon's figures, in rupees, shared by forms and the schemas of the calls. */
export const couponLimits = { percent: 90, most: 100_000, budget: 10_000_000 } as const

export const couponStates = ['running', 'paused', 'toCome', 'ended'] as const
