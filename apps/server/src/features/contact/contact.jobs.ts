import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/**
 * Sends every message that is due. Each message enqueues this job in its own transaction, and a run that leaves
 * messages waiting enqueues the next one. The quarter-hourly run is for messages inserted by hand.
 */
export const deliverMessages = defineJob('contact.deliver', z.object({}), {
  // Waiting messages are never given up, so a job that fails before reaching them must not be either.
  retryLimit: 100_000,
  retryWaitSeconds: 15,
  longestRetryWaitSeconds: 900,
  cron: '*/15 * * * *',
})
