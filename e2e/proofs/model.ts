import { randomInt } from 'node:crypto'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { openEmbedded } from '@sankalp/server/src/platform/db/embedded.ts'
import { migrate, readMigrations } from '@sankalp/server/src/platform/db/migrate.ts'
import { checkModel } from '@sankalp/server/test/ledger-model.ts'
import { expectVerified, movements } from '@sankalp/server/test/ledger.ts'
import { closing, withDatabase } from './ground.ts'
import type { Options, Proof, Report } from './proof.ts'

export const modelProof: Proof = {
  number: 6,
  name: 'model',
  title: 'random operations, crashes and days, on the ledger and on a model of it',
  async run(report, options) {
    if (options.database !== 'embedded') await withDatabase(({ db }) => compare(report, db, 'PostgreSQL', options))
    if (options.database !== 'postgres') {
      const db = await openEmbedded({ folder: null })
      await migrate(db, await readMigrations())
      await closing(db, () => compare(report, db, 'the embedded database', options))
    }
  },
}

async function compare(report: Report, db: Db, name: string, { runs, steps, seed }: Options): Promise<void> {
  const chosen = seed ?? randomInt(2 ** 31)
  const { failure, operations } = await checkModel(db, movements, { runs, steps, seed: chosen })
  report.figure(`on ${name}`, `${runs} runs of up to ${steps} steps, ${operations} operations`)
  report.check(`the ledger does what the model does (--seed ${chosen})`, failure === null, failure ?? undefined)
  await expectVerified(db)
}
