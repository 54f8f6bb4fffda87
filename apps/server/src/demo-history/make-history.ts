import { loadDemoCatalogue } from '../demo-catalogue.ts'
import { later } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { createCalendar } from './calendar.ts'
import { findCast } from './cast.ts'
import { createChance } from './chance.ts'
import { hasAccounts } from './has-accounts.ts'
import { insideTransaction } from './one-transaction.ts'
import { planAsha } from './plan/asha.ts'
import { planOffice } from './plan/office.ts'
import { planOrders } from './plan/orders.ts'
import { planPoojas } from './plan/poojas.ts'
import { planTalks } from './plan/talks.ts'
import { historyDays, planTown } from './plan/town-plan.ts'
import { type TownNeeds, openTown } from './town.ts'

type Needs = Omit<TownNeeds, 'db' | 'startsAt'> & { db: Db; now: Date }

const seed = 108
const daySeconds = 24 * 3600
/** Locks the making of the history among processes that start together. */
const lockNumber = 7_221_735
const lookAgainMs = 200

/**
 * Fills a new database with sixty days of a small town's life, through the product's own calls. A database with any
 * account in it is left as it is. It is one transaction: a process that dies meanwhile leaves nothing behind.
 */
export async function makeDemoHistory({ db, now, ...needs }: Needs): Promise<boolean> {
  for (;;) {
    const outcome = await db.transaction(async (tx) => {
      if (await hasAccounts(tx)) return 'kept'
      // A waiting lock would run into the limits of a statement.
      const [lock] = await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [lockNumber])
      if (!lock!.free) return 'busy'
      // The other process may have committed between the two statements.
      if (await hasAccounts(tx)) return 'kept'
      await live({ ...needs, db: insideTransaction(tx, db.kind) }, now)
      return 'made'
    })
    if (outcome !== 'busy') return outcome === 'made'
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
}

async function live(needs: Omit<TownNeeds, 'startsAt'>, now: Date): Promise<void> {
  const calendar = createCalendar(now)
  const startsAt = calendar.at(-historyDays, '06:00')
  await loadDemoCatalogue(needs.db, now, later(startsAt, -30 * daySeconds))
  const town = await openTown({ ...needs, startsAt })
  try {
    const plan = planTown(town, await findCast(town), calendar, createChance(seed))
    planTalks(plan)
    planPoojas(plan)
    planOrders(plan)
    planOffice(plan)
    planAsha(plan)
    for (let day = -historyDays; day <= 0; day += 2)
      for (const job of ['notices.deliver', 'wallet.numberReceipts'])
        town.at(calendar.at(day, '23:30'), () => town.runJob(job))
    await town.run(now)
    for (const job of ['bookings.close', 'notices.deliver', 'wallet.numberReceipts']) await town.runJob(job)
  } finally {
    await town.close()
  }
}
