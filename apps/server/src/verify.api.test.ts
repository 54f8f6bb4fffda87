import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bill, movements, openAccount } from '../test/ledger.ts'
import { type Stored, runVerify } from '../test/run-verify.ts'
import { copyTemplate, openTestPostgres } from '../test/test-db.ts'
import { checks } from './app/verify.ts'
import type { Db } from './platform/db/db.ts'
import { openEmbedded } from './platform/db/embedded.ts'

type Place = { stored: Stored; change: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result> }

/** Creates a database that another process can open: the embedded one allows one process at a time. */
async function makePlace(): Promise<Place> {
  if (process.env.TEST_DB === 'postgres') {
    const { db, url } = await openTestPostgres()
    onTestFinished(() => db.close())
    return { stored: { DATABASE_URL: url }, change: (work) => work(db) }
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'sankalp-verify-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const folder = join(dataDir, 'database')
  await copyTemplate(folder)
  return {
    stored: { DATA_DIR: dataDir },
    async change(work) {
      const db = await openEmbedded({ folder })
      try {
        return await work(db)
      } finally {
        await db.close()
      }
    },
  }
}

// `npm run proofs backup` tests the same for backups and for folders that a killed process left.
test('npm run verify exits 0 while every rule holds, and 1 with the name of the row that breaks one', async () => {
  const { stored, change } = await makePlace()
  const userId = await change(async (db) => {
    const owner = await openAccount(db)
    await movements.recharge(db, {
      userId: owner,
      paymentId: randomUUID(),
      provider: 'test',
      paidPaise: 100_00,
      bonusPaise: 50_00,
      now: new Date(),
    })
    await movements.payForPooja(db, bill(owner, 118_00, { taxPaise: 18_00 }))
    return owner
  })
  expect(await runVerify(stored)).toEqual({ code: 0, output: `${checks.length} of ${checks.length} rules hold\n` })

  await change((db) => db.query('update wallet_account set bonus_paise = bonus_paise + 1 where user_id = $1', [userId]))
  const { code, output } = await runVerify(stored)
  expect(code).toBe(1)
  expect(output).toContain(`BROKEN: every wallet holds what its postings sum to\n  wallet of ${userId}\n`)
  expect(output).toContain(`${checks.length - 1} of ${checks.length} rules hold`)
})

test('npm run verify exits 2 when it could not check, so that this is not mistaken for success', async () => {
  const { code, output } = await runVerify({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/nowhere' })
  expect(code).toBe(2)
  expect(output).toContain('the database cannot be reached')
})
