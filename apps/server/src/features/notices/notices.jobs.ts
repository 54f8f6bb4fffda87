import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/**
 * Sends every notice that is due. One that is due soon enqueues its own job. Later ones are found by the run every five
 * minutes, so that a million reminders need a million rows of ours but not as many waiting jobs.
 */
export const deliverNotices = defineJob('notices.deliver', z.object({}), {
  retryLimit: 100_000,
  retryWaitSeconds: 15,
  longestRetryWaitSeconds: 300,
  concurrency: 2,
  cron: '*/5 * * * *',
})

/**
 * Sends ringing pushes, in parallel to everything else. The other job also retries failed ones while they are useful.
 */
export const deliverUrgentNotices = defineJob('notices.deliverUrgent', z.object({}), {
  retryLimit: 3,
  retryWaitSeconds: 5,
  concurrency: 2,
})

/** A notice due within this time gets its own job. Longer than the interval of the periodic run. */
export const soonSeconds = 600
