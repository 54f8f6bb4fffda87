import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/**
 * Sends every message that is due. Each message brings one of these with it, in its own transaction, and a run that leaves
 * something waiting sends the next one; the quarter-hourly one is for a message that was put into the table by hand.
 */
export const deliverMessages = defineJob('contact.deliver', z.object({}), {
  // Waiting messages are never given up, so neither is the job that failed before it came to them.
  retryLimit: 100_000,
  retryWaitSeconds: 15,
  longestRetryWaitSeconds: 900,
  cron: '*/15 * * * *',
})
