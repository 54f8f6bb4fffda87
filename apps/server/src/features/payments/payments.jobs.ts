import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** The causes of failure (such as a database that is away) are temporary, so retry until it succeeds. */
const never = { retryLimit: 100_000, retryWaitSeconds: 15, longestRetryWaitSeconds: 900 }

/**
 * Queries the provider about a payment. `round` is the number of earlier queries: of two jobs with the same one, only
 * the first has an effect.
 */
export const lookUpPayment = defineJob('payments.look-up', z.object({ paymentId: z.uuid(), round: z.int() }), {
  ...never,
  concurrency: 4,
})

/** Closes the page of a given-up payment at the provider. */
export const closePage = defineJob('payments.close-page', z.object({ paymentId: z.uuid() }), {
  ...never,
  concurrency: 2,
})

/** Requests a refund and tracks it until it has arrived. */
export const carryRefund = defineJob('payments.refund', z.object({ refundId: z.uuid(), round: z.int() }), {
  ...never,
  concurrency: 2,
})
