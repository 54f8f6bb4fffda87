import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type HandledJob, defineJob, handleJob } from '../../platform/jobs/job.ts'
import { releaseMoney } from './ledger.ts'
import type { Receipts } from './receipts.ts'

const everyMinute = { cron: '* * * * *', retryLimit: 0 } as const
const numberReceipts = defineJob('wallet.numberReceipts', z.object({}), everyMinute)
const expireReservations = defineJob('wallet.expireReservations', z.object({}), everyMinute)

/** Cleans up after a crashed process: receipts without a number, and reservations that never ended. */
export function walletJobs({ db, clock, receipts }: { db: Db; clock: Clock; receipts: Receipts }): HandledJob[] {
  return [
    handleJob(numberReceipts, async () => void (await receipts.giveNumbers())),
    handleJob(expireReservations, async () => {
      const now = clock.now()
      const due = await db.query<{ id: string }>(
        `select id from reservation where state = 'reserved' and expires_at <= $1 order by expires_at limit 500`,
        [now],
      )
      for (const { id } of due) await db.transaction((tx) => releaseMoney(tx, id, 'expired', now))
    }),
  ]
}
