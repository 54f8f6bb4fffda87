/** The states of a payment, shared by client and server. No schema library here. */

export const paymentStatuses = ['pending', 'paid', 'failed', 'expired', 'givenUp'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The state of a refund to the source of the payment. */
export const paymentRefundStatuses = ['none', 'pending', 'done', 'failed'] as const
export type PaymentRefundStatus = (typeof paymentRefundStatuses)[number]

/** How long a payment page accepts a payment. */
export const paymentMinutes = 30

/** The outcomes that can be chosen on the demo payment page, also by a script. */
export const demoOutcomes = ['paid', 'failed', 'late', 'twice'] as const
export type DemoOutcome = (typeof demoOutcomes)[number]

/** An operator can refund a recharge alone up to this amount. Above it a second one must confirm. */
export const refundAlonePaise = 2_000_00
