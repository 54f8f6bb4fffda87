/** What an acharya may set for themselves. Without a schema library, so that a page may import it. */

/** Of a minute, in whole rupees, tax included. */
export const ratePerMinute = { min: 5, max: 500 } as const
export const acharyaAbout = { min: 40, max: 1500 } as const
export const quickReplies = { most: 20, max: 500 } as const
/** Below this much a transfer costs more than it brings. In paise. */
export const leastPayoutPaise = 10_000

export const payoutStates = ['open', 'paid', 'declined', 'withdrawn'] as const
export type PayoutState = (typeof payoutStates)[number]
