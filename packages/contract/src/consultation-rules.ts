/** Rules of consultations that both sides read. Without a schema library, so that a page may import it. */

/** What of a consultation's price (without tax) the acharya earns. A dakshina is all theirs. */
export const consultationSharePercent = 70
/** Rates include it. */
export const consultationGstPercent = 18
/** SAC of other services that are not elsewhere classified, as the pooja's. */
export const consultationTaxCode = '999799'

/** In whole rupees. */
export const consultationDakshina = { min: 1, max: 10_000 } as const
/** How long after its end a consultation can be rated, and a dakshina given. */
export const rateWithinDays = 30

export const reportReasons = ['rude', 'fraud', 'movedElsewhere', 'indecent', 'fearMongering', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The most letters of one message. */
export const messageLength = 4000
