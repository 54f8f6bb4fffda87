import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/**
 * Sends every notice that is due. One that is due soon brings a job with it; those of later days are found by the run of every
 * five minutes, so that a million reminders are a million rows of ours and not as many waiting jobs.
 */
export const deliverNotices = defineJob('notices.deliver', z.object({}), {
  retryLimit: 100_000,
  retryWaitSeconds: 15,
  longestRetryWaitSeconds: 300,
  concurrency: 2,
  cron: '*/5 * * * *',
})

/** Sends what rings, beside everything else. What fails is found by the other job too, as long as it is of use. */
export const deliverUrgentNotices = defineJob('notices.deliverUrgent', z.object({}), {
  retryLimit: 3,
  retryWaitSeconds: 5,
  concurrency: 2,
})

/** What is due within this time is given a job of its own. Longer than the pause between two runs by the clock. */
export const soonSeconds = 600
