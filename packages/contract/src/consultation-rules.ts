/** Consultation rules shared by client and server. No schema library here, so that a page can import it. */

/** The acharya's share of a consultation's price (without tax). A dakshina goes to the acharya in full. */
export const consultationSharePercent = 70
/** Included in the rates. */
export const consultationGstPercent = 18
/** The SAC of other services not elsewhere classified, the same as for poojas. */
export const consultationTaxCode = '999799'

/** In whole rupees. */
export const consultationDakshina = { min: 1, max: 10_000 } as const
/** How long after its end a consultation can be rated, and a dakshina given. */
export const rateWithinDays = 30

export const reportReasons = ['rude', 'fraud', 'movedElsewhere', 'indecent', 'fearMongering', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The maximum length of one message, in characters. */
export const messageLength = 4000
