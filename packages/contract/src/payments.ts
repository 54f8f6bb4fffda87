import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { because, id } from './fields.ts'
import { rupees } from './paging.ts'
import { demoOutcomes, paymentRefundStatuses, paymentStatuses } from './payment-rules.ts'
import * as calls from './payments.calls.ts'
import { findRechargePack, rechargeLimits } from './recharge-packs.ts'

export const payment = z.object({
  paymentId: z.uuid(),
  status: z.enum(paymentStatuses),
  refund: z.enum(paymentRefundStatuses),
  /** The amount paid, and the amount credited to the wallet for it. */
  amount: rupees,
  credit: rupees,
  /** The address of the provider's page, while it can still be paid. */
  url: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The transfer of the credit, once it exists. */
  transferId: z.uuid().nullable(),
})
export type Payment = z.output<typeof payment>

const wholeRupees = z
  .int(because('invalid'))
  .min(rechargeLimits.min, because('outOfRange'))
  .max(rechargeLimits.max, because('outOfRange'))

export const recharge = endpoint({
  name: 'recharge',
  feature: 'payments',
  summary:
    "Starts a recharge of the wallet: a pack by its price, or an amount in whole rupees. The url leads to the provider's page; the wallet is credited when the provider reports the payment.",
  ...calls.recharge,
  access: 'signed-in',
  own: ['body.userId'],
  body: z
    .object({
      userId: id,
      /** Ignored when a pack is named, because the server knows its price. */
      amount: wholeRupees.optional(),
      pack: z
        .int(because('choice'))
        .refine((price) => findRechargePack(price) !== undefined, because('choice'))
        .optional(),
    })
    .refine(({ amount, pack }) => amount !== undefined || pack !== undefined, {
      error: because('required'),
      path: ['amount'],
    }),
  reply: z.object({ success: z.literal(true), url: z.string(), paymentId: z.uuid() }),
  errors: ['TOO_MANY_OPEN_PAYMENTS', 'PACK_USED'],
  // A browser that got no answer repeats the call with its key, and each attempt counts.
  limit: { max: 120, windowSeconds: 600 },
})

export const getRechargePacks = endpoint({
  name: 'getRechargePacks',
  feature: 'payments',
  summary:
    'Returns the recharge packs in whole rupees. Packs with a bonus of half their price or more are sold once to each person and number; `isUsed` says that the caller has already had one.',
  ...calls.getRechargePacks,
  access: 'signed-in',
  reply: z.object({
    packs: z.array(z.object({ price: z.int(), extra: z.int(), isPopular: z.boolean(), isUsed: z.boolean() })),
  }),
  errors: [],
  limit: { max: 300, windowSeconds: 60 },
})

export const getPayment = endpoint({
  name: 'getPayment',
  feature: 'payments',
  summary:
    'Returns one payment of the caller with its current state. A pending payment is looked up at the provider if the last look-up was some seconds ago.',
  ...calls.getPayment,
  access: 'signed-in',
  params: z.object({ paymentId: id }),
  ownThings: ['params.paymentId'],
  reply: z.object({ payment }),
  errors: ['NOT_FOUND'],
  limit: { max: 300, windowSeconds: 60 },
})

export const giveUpPayment = endpoint({
  name: 'giveUpPayment',
  feature: 'payments',
  summary:
    'Abandons a payment of the caller and closes its page at the provider. An ended payment stays unchanged; money that is paid nevertheless is credited.',
  ...calls.giveUpPayment,
  access: 'signed-in',
  params: z.object({ paymentId: id }),
  ownThings: ['params.paymentId'],
  reply: z.object({ payment }),
  errors: ['NOT_FOUND'],
  limit: { max: 60, windowSeconds: 60 },
})

export const getOpenPayments = endpoint({
  name: 'getOpenPayments',
  feature: 'payments',
  summary: "Returns the caller's recharges that are pending, or ended within the last hour, newest first.",
  ...calls.getOpenPayments,
  access: 'signed-in',
  reply: z.object({ payments: z.array(payment) }),
  errors: [],
  limit: { max: 300, windowSeconds: 60 },
})

export const razorpayWebhook = endpoint({
  name: 'razorpayWebhook',
  feature: 'payments',
  summary:
    "Receives Razorpay's events, signed over the exact bytes (X-Razorpay-Signature). A repeated or unknown event changes nothing.",
  ...calls.razorpayWebhook,
  access: 'anyone',
  rawBody: true,
  reply: z.object({ ok: z.literal(true) }),
  errors: ['SIGNATURE_WRONG'],
  limit: { max: 6000, windowSeconds: 60 },
})

export const payInDemo = endpoint({
  name: 'payInDemo',
  feature: 'payments',
  summary:
    "Performs the action of a button on the demo's payment page, through the same signed path. Not available in production.",
  ...calls.payInDemo,
  demoOnly: true,
  access: 'anyone',
  params: z.object({ paymentId: id }),
  body: z.object({ outcome: z.enum(demoOutcomes, because('choice')) }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND', 'PAYMENT_OVER'],
  limit: { max: 600, windowSeconds: 60 },
})
