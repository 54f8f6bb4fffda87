import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ServerProcess, findFreePort, startServer } from '@sankalp/server/test/server-process.ts'
import { checkMoney } from './check-money.ts'
import { consult } from './consultations.ts'
import { type Ground, behindProxy, noCeilings, onDatabases, secret } from './ground.ts'
import { type Payers, createPayers, signInPayers } from './payers.ts'
import type { Options, Proof, Report } from './proof.ts'

/** Well below the limit of recharges per user. */
const paymentsEach = 50
const fewestPeople = 24

export const killedProof: Proof = {
  number: 1,
  name: 'killed',
  title: 'kill -9 at random moments, while people pay and consultations run',
  run: (report, options) => onDatabases(options, (ground) => killWhilePaying(report, ground, options)),
}

async function killWhilePaying(report: Report, ground: Ground, { kills, operations }: Options): Promise<void> {
  const port = await findFreePort()
  const env = { SECRET: secret, DEMO_ACHARYAS: 'off', ...behindProxy, ...noCeilings, ...ground.stored }
  const start = () => startServer(env, { dataDir: ground.dataDir, port })

  let server = await start()
  const payers = createPayers(
    await signInPayers(server.newClient, Math.max(fewestPeople, Math.ceil(operations / 2 / paymentsEach))),
  )
  const startedAt = Date.now()
  let killed = 0
  const paying = payers.run(() => killed < kills || payers.tally.operations < operations)
  const trouble: string[] = []
  for (; killed < kills; killed += 1) {
    await untilOperations(payers, ((killed + Math.random()) * operations) / kills)
    await wait(randomInt(40))
    await server.end('SIGKILL')
    trouble.push(...server.log.filter((line) => /unhandled|uncaught/i.test(line)))
    server = await start()
  }
  await paying
  report.figure(
    `on ${ground.name}`,
    `${killed} kills over ${payers.tally.operations} operations in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
  report.figure('calls without an answer, made again', payers.tally.unanswered)
  server = await repeat(report, payers, server, start)
  await server.end('SIGKILL')
  await ground.open((db) => checkMoney(report, db, payers))
  report.check('nothing went unhandled', trouble.length === 0, trouble[0])

  const spent = await consult(report, ground, payers.payers, {
    kills: Math.ceil(kills / 4),
    operations: Math.ceil(operations / 4),
  })
  await ground.open((db) => checkMoney(report, db, payers, spent))
}

/** Repeats in a new process, which has counted no calls yet. */
async function repeat(
  report: Report,
  payers: Payers,
  server: ServerProcess,
  start: () => Promise<ServerProcess>,
): Promise<ServerProcess> {
  await server.end('SIGKILL')
  const next = await start()
  const { repeated, different } = await payers.repeatAll()
  report.check(`all ${repeated} keys, repeated, answer their first result`, different === 0, different)
  return next
}

async function untilOperations({ tally }: Payers, count: number): Promise<void> {
  while (tally.operations < count) await wait(5)
}
