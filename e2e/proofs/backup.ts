import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { migrate, readMigrations } from '@sankalp/server/src/platform/db/migrate.ts'
import { openPostgres } from '@sankalp/server/src/platform/db/postgres.ts'
import { runAdmin } from '@sankalp/server/test/run-admin.ts'
import { runVerify } from '@sankalp/server/test/run-verify.ts'
import { startServer } from '@sankalp/server/test/server-process.ts'
import { programOf } from './cluster.ts'
import {
  type Ground,
  behindProxy,
  embeddedIn,
  findTrouble,
  noCeilings,
  onDatabases,
  secret,
  withFolder,
  withServer,
} from './ground.ts'
import { createPayers, signInPayers } from './payers.ts'
import type { Proof, Report } from './proof.ts'

const run = promisify(execFile)
const people = 20
/** Enough operations that a backup contains some of everything. */
const before = 100
const env = { DEMO_ACHARYAS: 'off', ...behindProxy, ...noCeilings }

/** As in a future version: a column, an index and a constraint, on the tables that are being written to. */
const nextMigration = {
  name: '9999_next.sql',
  checksum: 'next',
  sql: `alter table payment add column note text not null default '';
    create index transfer_by_kind on transfer (kind, created_at);
    alter table wallet_account add constraint wallet_not_absurd check (paid_paise < 1000000000000);`,
}

export const backupProof: Proof = {
  number: 20,
  name: 'backup',
  title: 'a backup made while people pay, restored into a fresh database, passes verify; migrations run under load',
  run: (report, options) =>
    onDatabases(options, (ground) =>
      ground.kind === 'postgres' ? restoreDump(report, ground) : copyFolder(report, ground),
    ),
}

/** Runs pg_dump while money moves, and restores it into a second database. */
async function restoreDump(report: Report, ground: Ground): Promise<void> {
  const { DATABASE_URL: url } = ground.stored as { DATABASE_URL: string }
  await withServer({ ...env, ...ground.stored }, async (server) => {
    const payers = createPayers(await signInPayers(server.newClient, people))
    let isOver = false
    const paying = payers.run(() => !isOver)
    const pass = async (count: number) => {
      const from = payers.tally.operations
      while (payers.tally.operations < from + count) await wait(5)
    }
    await pass(before)
    await withFolder(async (folder) => {
      const file = join(folder, 'backup')
      const first = payers.tally.operations
      await run(programOf('pg_dump'), ['--format=custom', `--file=${file}`, url])
      report.figure('operations while pg_dump ran', payers.tally.operations - first)
      await withCopy(ground, async (copyUrl, copy) => {
        await run(programOf('pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${copyUrl}`, file])
        const [{ transfers } = { transfers: 0 }] = await copy.query<{ transfers: number }>(
          'select count(*)::integer as transfers from transfer',
        )
        report.figure('transfers in the copy', transfers)
        const { code, output } = await runAdmin(['restore-check', copyUrl], {})
        report.check(
          'restore-check finds it whole',
          code === 0,
          output
            .trim()
            .split('\n')
            .filter((line) => !line.startsWith('  '))
            .join('; '),
        )
        await checkCopy(report, { ...ground, stored: { DATABASE_URL: copyUrl }, open: (work) => work(copy) })
      })
    })

    const startedAt = Date.now()
    const ran = await ground.open(async (db) => migrate(db, [...(await readMigrations()), nextMigration]))
    report.check('a migration runs while people pay', ran.join() === nextMigration.name, `${Date.now() - startedAt} ms`)
    await pass(before)
    isOver = true
    await paying
    report.check(
      'and nobody was refused anything meanwhile',
      payers.tally.unanswered === 0 && payers.tally.problems.length === 0,
      payers.tally.problems[0] ?? payers.tally.unanswered,
    )
    const trouble = findTrouble(server.log)
    report.check('nor did the server log a failure', trouble.length === 0, trouble[0])
  })
  await ground.open((db) => db.query('delete from schema_migration where name = $1', [nextMigration.name]))
  const { code, output } = await runVerify(ground.stored)
  report.check('what was migrated passes verify', code === 0, output.trim())
}

async function withCopy(ground: Ground, work: (url: string, db: Db) => Promise<void>): Promise<void> {
  const url = new URL((ground.stored as { DATABASE_URL: string }).DATABASE_URL)
  const name = `${url.pathname.slice(1)}_copy`
  await ground.open((db) => db.query(`create database ${name} template template0`))
  url.pathname = `/${name}`
  const db = openPostgres(url.href, () => undefined)
  try {
    await work(url.href, db)
  } finally {
    await db.close()
    await ground.open((admin) => admin.query(`drop database ${name} with (force)`))
  }
}

/**
 * Backs up the embedded database, which is only possible by copying its folder: here that of a process killed while
 * users paid.
 */
async function copyFolder(report: Report, ground: Ground): Promise<void> {
  const server = await startServer({ SECRET: secret, ...env }, { dataDir: ground.dataDir })
  const payers = createPayers(await signInPayers(server.newClient, people))
  let isOver = false
  const paying = payers.run(() => !isOver)
  while (payers.tally.operations < before) await wait(5)
  await server.end('SIGKILL')
  await withFolder(async (copy) => {
    await cp(ground.dataDir, copy, { recursive: true })
    // Calls that are still unanswered get their reply from the new process.
    const next = await startServer(
      { SECRET: secret, ...env },
      { dataDir: ground.dataDir, port: Number(new URL(server.url).port) },
    )
    isOver = true
    await paying
    await next.end()
    await checkCopy(report, embeddedIn(copy))
  })
  const { code, output } = await runVerify(ground.stored)
  report.check('the one that went on passes verify too', code === 0, output.trim())
}

/** Checks that the copy passes verify, and that verify fails and names the row after one row was edited manually. */
async function checkCopy(report: Report, copy: Ground): Promise<void> {
  const whole = await runVerify(copy.stored)
  report.check(`the copy on ${copy.name} passes verify`, whole.code === 0, whole.output.trim())
  const [wallet] = await copy.open((db) =>
    db.query<{ userId: string }>(
      'update wallet_account set paid_paise = paid_paise + 1 where user_id = (select user_id from wallet_account order by paid_paise desc limit 1) returning user_id as "userId"',
    ),
  )
  const changed = await runVerify(copy.stored)
  report.check(
    'with a paisa more in one wallet it exits 1 and names it',
    changed.code === 1 && changed.output.includes(wallet!.userId),
    changed.output.trim(),
  )
}
