import { z } from 'zod'
import { type HandledJob, defineJob, handleJob } from '../../../platform/jobs/job.ts'
import type { Rights } from './rights.ts'

export const applyRights = defineJob('operator.applyRights', z.object({}), { cron: '* * * * *', retryLimit: 0 })

/** A permission comes into force within a minute of its time. */
export const handleApplyRights = ({ applyDue }: Pick<Rights, 'applyDue'>): HandledJob =>
  handleJob(applyRights, applyDue)
