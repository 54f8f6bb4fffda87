import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '@sankalp/server/src/platform/db/postgres.ts'
import { percentile } from '@sankalp/server/test/load.ts'
import { checkMoney } from './check-money.ts'
import { withCluster } from './cluster.ts'
import { behindProxy, closing, noCeilings, withServer } from './ground.ts'
import { createPayers, signInPayers } from './payers.ts'
import type { Proof } from './proof.ts'

const people = 60
const backWithinMs = 2000

export const databaseKilledProof: Proof = {
  number: 2,
  name: 'database-killed',
  title: 'PostgreSQL killed again and again while people pay',
  run: (report, { databaseKills }) =>
    withCluster((cluster) =>
      withServer({ DATABASE_URL: cluster.url, DEMO_ACHARYAS: 'off', ...behindProxy, ...noCeilings }, async (server) => {
        const payers = createPayers(await signInPayers(server.newClient, people))
        const { tally } = payers
        // Without a server there is nothing left to prove.
        server.child.once('exit', payers.giveUp)
        let isOver = false
        const paying = payers.run(() => !isOver)
        const untilOperations = async (count: number) => {
          while (tally.operations < count && server.child.exitCode === null) await wait(5)
        }
        const backMs: number[] = []
        for (let killed = 0; killed < databaseKills; killed += 1) {
          // Wait for some load between two kills, and then for a random moment.
          await untilOperations(tally.operations + people)
          await wait(randomInt(200))
          await cluster.kill()
          await wait(randomInt(1500))
          const whileAway = tally.operations
          await cluster.start()
          const returnedAt = Date.now()
          await untilOperations(whileAway + 1)
          backMs.push(Date.now() - returnedAt)
        }
        isOver = true
        await paying
        report.figure('kills', databaseKills)
        report.figure('operations', tally.operations)
        report.figure('calls without an answer, made again', tally.unanswered)
        report.figure('first success after its return, median', `${percentile(backMs, 50)} ms`)
        report.check(
          'the first success each time within 2 s of its return',
          Math.max(...backMs) < backWithinMs,
          `at most ${Math.max(...backMs)} ms`,
        )
        report.check(
          'the server never ended',
          server.child.exitCode === null,
          server.child.exitCode === null ? undefined : server.log.slice(-40).join('\n    '),
        )
        const { repeated, different } = await payers.repeatAll()
        report.check(`all ${repeated} keys, repeated, answer their first result`, different === 0, different)
        const db = openPostgres(cluster.url, () => undefined)
        await closing(db, () => checkMoney(report, db, payers))
      }),
    ),
}
