import { z } from 'zod'
import type { Feature } from '../platform/feature.ts'
import { type HandledJob, defineJob, handleJob } from '../platform/jobs/job.ts'
import { tidy } from './fold.ts'

const tidyHourly = defineJob('app.tidy', z.object({}), { cron: '7 * * * *', retryLimit: 3, retryWaitSeconds: 60 })

/** Runs every hour, in one process for all. */
export function tidyJob(features: readonly Feature[]): HandledJob {
  return handleJob(tidyHourly, () => tidy(features))
}
