import { randomUUID } from 'node:crypto'
import { recharge } from '@sankalp/contract/payments'
import { type ServerProcess, startServer } from '@sankalp/server/test/server-process.ts'
import type { TestClient } from '@sankalp/server/test/test-client.ts'
import { type Ground, behindProxy, closing, onDatabases, secret } from './ground.ts'
import type { Proof, Report } from './proof.ts'

const times = 100

export const oneKeyProof: Proof = {
  number: 3,
  name: 'one-key',
  title: `one key ${times} times at once, and then with another body`,
  run: (report, options) =>
    onDatabases(options, async (ground) => {
      const env = { SECRET: secret, DEMO_ACHARYAS: 'off', ...behindProxy, ...ground.stored }
      // PostgreSQL may have several processes in front of it, which share the key.
      const servers = [await startServer(env, { dataDir: ground.dataDir })]
      if (ground.kind === 'postgres') servers.push(await startServer(env))
      const client = await servers[0]!.newClient().signIn()
      const close = async () => void (await Promise.all(servers.map((server) => server.end())))
      const asked = await closing({ close }, () => askAtOnce(report, ground, servers, client))
      const stored = await ground.open((db) =>
        db.query<{ id: string }>('select id from payment where user_id = $1', [client.userId]),
      )
      report.check('one effect', stored.length === 1 && stored[0]?.id === asked, stored.length)
    }),
}

/** Returns the payment in the first reply. */
async function askAtOnce(
  report: Report,
  ground: Ground,
  servers: readonly ServerProcess[],
  client: TestClient,
): Promise<string> {
  const headers = { 'Idempotency-Key': randomUUID() }
  const everywhere = servers.map((server) => Object.assign(server.newClient(), { token: client.token }))
  const ask = (index: number, pack: number) =>
    everywhere[index % everywhere.length]!.call(recharge, { body: { userId: client.userId, pack }, headers })
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => ask(index, 100)))
  const texts = new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))
  report.figure(
    `on ${ground.name}`,
    `${times} calls to ${servers.length === 1 ? 'one process' : `${servers.length} processes`}`,
  )
  report.check(`${times} equal answers`, texts.size === 1 && answers[0]?.status === 200, [...texts][0])
  const others = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(index, 500)))
  report.check(
    'with another body: 409',
    others.every(({ status, body }) => status === 409 && body.code === 'IDEMPOTENCY_KEY_REUSED'),
    `${others[0]?.status} ${others[0]?.body.code}`,
  )
  return answers[0]!.body.paymentId
}
