import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSteps, steps } from '../../../test/ledger-model.ts'
import { expectVerified, movements, openAccount } from '../../../test/ledger.ts'
import { openTestDb } from '../../../test/test-db.ts'
import type { Db } from '../../platform/db/db.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())

// A failing seed is printed and can be replayed: put it into the options. `npm run proofs model` runs many more seeds.
test('behaves like its model under random operations, crashes and days', async () => {
  const property = fc.asyncProperty(steps(40), async (all) => runSteps(db, movements, await openAccount(db), all))
  await expect(fc.assert(property, { numRuns: 40 })).resolves.toBeUndefined()
  await expectVerified(db)
})
