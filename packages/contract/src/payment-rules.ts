/** The life of a payment, as both sides read it. Without a schema library. */

export const paymentStatuses = ['pending', 'paid', 'failed', 'expired', 'givenUp'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What became of money that had to go back to where it came from. */
export const paymentRefundStatuses = ['none', 'pending', 'done', 'failed'] as const
export type PaymentRefundStatus = (typeof paymentRefundStatuses)[number]

/** A payment page can be paid for this long. */
export const paymentMinutes = 30

/** What the demo's payment page can be told to do, also by a script. */
export const demoOutcomes = ['paid', 'failed', 'late', 'twice'] as const
export type DemoOutcome = (typeof demoOutcomes)[number]

/** An operator sends a recharge back alone up to this much; above it a second one confirms. */
export const refundAlonePaise = 2_000_00
