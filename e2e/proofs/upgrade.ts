import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, readdir, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { runVerify } from '@sankalp/server/test/run-verify.ts'
import { startServer } from '@sankalp/server/test/server-process.ts'
import {
  closing,
  findTrouble,
  behindProxy,
  noCeilings,
  secret,
  withDatabase,
  withFolder,
  withServer,
} from './ground.ts'
import { type Payers, createPayers, signInPayers } from './payers.ts'
import type { Proof, Report } from './proof.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const people = 12
const operationsEach = 120

export const upgradeProof: Proof = {
  number: 20,
  name: 'upgrade',
  title: 'the released version beside this one, on the schema of this one, while people pay at both',
  run: (report) => withFolder((folder) => upgrade(report, folder)),
}

async function upgrade(report: Report, folder: string): Promise<void> {
  const { commit } = JSON.parse(await readFile(join(root, 'apps/server/released.json'), 'utf8')) as { commit: string }
  await unpack(commit, folder)
  report.figure('the released version', commit.slice(0, 10))
  await withDatabase(async ({ url, db }) => {
    const env = {
      SECRET: secret,
      DATABASE_URL: url,
      REDIS_URL: process.env.TEST_REDIS_URL!,
      DEMO_ACHARYAS: 'off',
      ...behindProxy,
      ...noCeilings,
    }
    await withServer(env, async (current) => {
      const before = await startServer(env, { program: join(folder, 'apps/server/src/main.ts') })
      const close = async () => void (await before.end())
      await closing({ close }, async () => {
        const sides = {
          before: createPayers(await signInPayers(before.newClient, people)),
          current: createPayers(await signInPayers(current.newClient, people)),
        }
        await Promise.all(Object.values(sides).map((payers) => payFor(payers, operationsEach)))
        for (const [side, { tally }] of Object.entries(sides)) {
          report.check(
            `people pay at ${side === 'before' ? 'the released version' : 'this one'}`,
            tally.problems.length === 0 && tally.unanswered === 0,
            tally.problems[0] ?? tally.operations,
          )
        }
        const seen = await Promise.all(
          sides.before.payers.map(
            async ({ client, rupees }) =>
              (await Object.assign(current.newClient(), { token: client.token }).call(getUserWalletDetail)).body.wallet
                .balance === rupees,
          ),
        )
        report.check('what was paid at one is seen at the other', seen.every(Boolean), seen.filter(Boolean).length)
      })
      const trouble = [...findTrouble(before.log), ...findTrouble(current.log)]
      report.check('neither logged a failure', trouble.length === 0, trouble[0])
    })
    const [{ count } = { count: 0 }] = await db.query<{ count: number }>('select count(*) as count from transfer')
    report.figure('transfers', count)
    const { code, output } = await runVerify({ DATABASE_URL: url })
    report.check('verify finds nothing', code === 0, output.trim())
  })
}

async function payFor(payers: Payers, operations: number): Promise<void> {
  let isOver = false
  const paying = payers.run(() => !isOver)
  while (payers.tally.operations < operations) await wait(20)
  isOver = true
  await paying
}

/**
 * Unpacks the released version with its own packages and server; third-party libraries and the built site are this
 * version’s.
 */
async function unpack(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'released.tar')
  await run(
    'git',
    ['archive', '--format=tar', `--output=${archive}`, commit, 'apps/server', 'packages', 'package.json'],
    { cwd: root },
  ).catch((error: unknown) => {
    throw new Error(
      `the released version ${commit} is not in this repository's history: fetch the whole history, or correct the version in apps/server/released.json`,
      { cause: error },
    )
  })
  await run('tar', ['-xf', archive, '-C', folder])
  await symlink(join(root, 'apps/web'), join(folder, 'apps/web'))
  const packages = await readdir(join(folder, 'packages'))
  await mkdir(join(folder, 'node_modules/@sankalp'), { recursive: true })
  for (const name of packages)
    await symlink(join(folder, 'packages', name), join(folder, 'node_modules/@sankalp', name))
  await symlink(join(folder, 'apps/server'), join(folder, 'node_modules/@sankalp/server'))
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@sankalp') await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  for (const place of ['apps/server', ...packages.map((name) => `packages/${name}`)]) {
    const own = join(root, place, 'node_modules')
    if (existsSync(own) && !existsSync(join(folder, place, 'node_modules')))
      await cp(own, join(folder, place, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  }
}
