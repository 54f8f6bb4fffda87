import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** Whatever stops these (a database that is away) passes; a payment is never forgotten because of it. */
const never = { retryLimit: 100_000, retryWaitSeconds: 15, longestRetryWaitSeconds: 900 }

/** Asks the provider how a payment stands. `round` is how often that was done before: of two jobs with the same one the first counts. */
export const lookUpPayment = defineJob('payments.look-up', z.object({ paymentId: z.uuid(), round: z.int() }), {
  ...never,
  concurrency: 4,
})

/** Has the provider close the page of a payment that was given up. */
export const closePage = defineJob('payments.close-page', z.object({ paymentId: z.uuid() }), {
  ...never,
  concurrency: 2,
})

/** Has money given back, and looks after it until it has arrived. */
export const carryRefund = defineJob('payments.refund', z.object({ refundId: z.uuid(), round: z.int() }), {
  ...never,
  concurrency: 2,
})
