import { z } from 'zod'
import type { Capture, LinkReport, RefundReport, RefundState } from './payment.ts'

/** The parts of Razorpay's messages that we read. Unknown fields are ignored: Razorpay adds some now and then. */
const paise = z.int().nonnegative()

/** The payment method: upi, card, netbanking, wallet and others. */
const method = z.string().max(40).nullish()

/** An entry in a page's own list of payments. It has no currency, because the currency is the page's. */
const linkPayment = z.object({ payment_id: z.string(), amount: paise, status: z.string(), method })

export const linkMessage = z.object({
  id: z.string().regex(/^plink_\w+$/),
  amount: paise,
  currency: z.string(),
  reference_id: z.string(),
  short_url: z.url({ protocol: /^https?$/ }),
  status: z.enum(['created', 'partially_paid', 'paid', 'cancelled', 'expired']),
  payments: z.union([z.array(linkPayment), linkPayment.transform((one) => [one])]).nullish(),
})
export type LinkMessage = z.output<typeof linkMessage>

export const linkList = z.object({ payment_links: z.array(linkMessage) })

const paymentMessage = z.object({ id: z.string(), amount: paise, currency: z.string(), status: z.string(), method })

export const refundMessage = z.object({ id: z.string(), status: z.enum(['pending', 'processed', 'failed']) })

/** In an event the page comes without its list of payments; the payment comes beside it. */
export const linkEvent = z.object({
  event: z.string().startsWith('payment_link.'),
  payload: z.object({
    payment_link: z.object({ entity: linkMessage }),
    payment: z.object({ entity: paymentMessage }).optional(),
  }),
})
export const refundEvent = z.object({
  event: z.string().startsWith('refund.'),
  payload: z.object({ refund: z.object({ entity: refundMessage }) }),
})
export const anyEvent = z.object({ event: z.string().max(100) })

export const errorMessage = z.object({ error: z.object({ code: z.string().regex(/^[A-Z_]{1,60}$/) }) })

const states = {
  created: 'open',
  partially_paid: 'open',
  paid: 'paid',
  cancelled: 'failed',
  expired: 'expired',
} as const

export function toLinkReport(link: LinkMessage, payment?: z.output<typeof paymentMessage>): LinkReport {
  const listed = (link.payments ?? [])
    .filter(({ status }) => status === 'captured')
    .map(({ payment_id, amount, method: how }): Capture => ({
      providerPaymentId: payment_id,
      amountPaise: amount,
      currency: link.currency,
      method: how ?? null,
    }))
  const beside: Capture[] =
    payment?.status === 'captured'
      ? [
          {
            providerPaymentId: payment.id,
            amountPaise: payment.amount,
            currency: payment.currency,
            method: payment.method ?? null,
          },
        ]
      : []
  return {
    linkId: link.id,
    reference: link.reference_id,
    state: states[link.status],
    amountPaise: link.amount,
    currency: link.currency,
    captures: [...beside, ...listed.filter((one) => one.providerPaymentId !== payment?.id)],
  }
}

const refundStates: Record<z.output<typeof refundMessage>['status'], RefundState> = {
  pending: 'pending',
  processed: 'done',
  failed: 'failed',
}

export function toRefundReport({ id, status }: z.output<typeof refundMessage>): RefundReport {
  return { providerRefundId: id, state: refundStates[status] }
}
