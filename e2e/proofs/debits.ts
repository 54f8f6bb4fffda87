import { randomUUID } from 'node:crypto'
import { openEmbedded } from '@sankalp/server/src/platform/db/embedded.ts'
import { migrate, readMigrations } from '@sankalp/server/src/platform/db/migrate.ts'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { openPostgres } from '@sankalp/server/src/platform/db/postgres.ts'
import { bill, expectVerified, movements, openAccount, pocketsOf } from '@sankalp/server/test/ledger.ts'
import { testPatience } from '@sankalp/server/test/test-db.ts'
import { closing, withDatabase } from './ground.ts'
import type { Proof, Report } from './proof.ts'

const debits = 1000
const rupees = 100
/** Each pool is what one process has: ten connections. */
const pools = 5

export const debitsProof: Proof = {
  number: 4,
  name: 'debits',
  title: `${debits} debits of ₹1 at once on a wallet of ₹${rupees}, by the ledger's own functions`,
  async run(report, { database }) {
    if (database !== 'embedded') {
      await withDatabase(async ({ db, url }) => {
        const all = Array.from({ length: pools }, () => openPostgres(url, () => undefined, testPatience))
        const close = async () => void (await Promise.all(all.map((pool) => pool.close())))
        await closing({ close }, () => debit(report, db, all, `PostgreSQL, ${pools * 10} connections`))
      })
    }
    if (database !== 'postgres') {
      const db = await openEmbedded({ folder: null })
      await migrate(db, await readMigrations())
      await closing(db, () => debit(report, db, [db], 'the embedded database'))
    }
  },
}

async function debit(report: Report, db: Db, all: readonly Db[], name: string): Promise<void> {
  const userId = await openAccount(db)
  await movements.recharge(db, {
    userId,
    paymentId: randomUUID(),
    provider: 'test',
    paidPaise: (rupees * 100) / 2,
    bonusPaise: (rupees * 100) / 2,
    now: new Date(),
  })
  const startedAt = Date.now()
  const outcomes = await Promise.all(
    Array.from({ length: debits }, (_, index) =>
      movements.payForOrder(all[index % all.length]!, bill(userId, 1_00)).then(
        () => 'paid',
        (error: Error & { code?: string }) => error.code ?? error.message,
      ),
    ),
  )
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
  report.figure(`on ${name}`, `${debits} debits in ${Date.now() - startedAt} ms`)
  report.check(`exactly ${rupees} succeed`, count('paid') === rupees, count('paid'))
  report.check(
    'all others are refused for want of money',
    count('INSUFFICIENT_BALANCE') === debits - rupees,
    count('INSUFFICIENT_BALANCE'),
  )
  const pockets = await pocketsOf(db, userId)
  report.check('the wallet is empty', pockets.paid + pockets.bonus === 0, pockets.paid + pockets.bonus)
  await expectVerified(db)
}
