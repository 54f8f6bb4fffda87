/** What acharyas may set for themselves. No schema library here, so that a page can import it. */

/** Per minute, in whole rupees, tax included. */
export const ratePerMinute = { min: 5, max: 500 } as const
export const acharyaAbout = { min: 40, max: 1500 } as const
export const quickReplies = { most: 20, max: 500 } as const
/** Below this amount a transfer costs more than it brings. In paise. */
export const leastPayoutPaise = 10_000

export const payoutStates = ['open', 'paid', 'declined', 'withdrawn'] as const
export type PayoutState = (typeof payoutStates)[number]
