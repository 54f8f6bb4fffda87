import { indiaDay } from '@sankalp/contract/india-time'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { defineJob, handleJob } from '../../platform/jobs/job.ts'
import { applyPrices } from './goods.repository.ts'

/** Applies the prices of the new day at midnight in India. */
const applyPricesJob = defineJob('shop.apply-prices', z.object({}), {
  cron: '30 18 * * *',
  retryLimit: 1000,
  longestRetryWaitSeconds: 60,
})

export function shopJobs({ db, clock }: { db: Db; clock: Clock }) {
  return [
    handleJob(applyPricesJob, async () => {
      const now = clock.now()
      await applyPrices(db, indiaDay(now), now)
    }),
  ]
}
