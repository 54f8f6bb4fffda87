import { setTimeout as wait } from 'node:timers/promises'
import { updateUsers } from '@sankalp/contract/users'
import { openProxy, targetOf, throughProxy } from '@sankalp/server/test/tcp-proxy.ts'
import { type TestClient, goodProfile } from '@sankalp/server/test/test-client.ts'
import { behindProxy, withDatabase, withServer } from './ground.ts'
import type { Proof } from './proof.ts'

const awayMs = 10_000

export const databaseAwayProof: Proof = {
  number: 20,
  name: 'database-away',
  title: 'the database gone for 10 s: a clear answer at once, and everything back 2 s after it is',
  async run(report) {
    await withDatabase(async ({ db, url }) => {
      const wire = await openProxy(targetOf(url, 5432))
      await withServer({ DATABASE_URL: throughProxy(url, wire), ...behindProxy }, async (server) => {
        const client = await server.newClient().signIn()
        await save(client, 'Varanasi')
        wire.cut()
        const cutAt = Date.now()
        const answers: { status: number; ms: number }[] = []
        while (Date.now() - cutAt < awayMs) {
          answers.push(await save(client, 'Ujjain'))
          await wait(500)
        }
        const slowestMs = Math.max(...answers.map(({ ms }) => ms))
        report.check(
          `all ${answers.length} saves meanwhile are answered with 503`,
          answers.every(({ status }) => status === 503),
        )
        report.check('each within 5 s', slowestMs < 5000, `${slowestMs} ms`)
        const [row] = await db.query<{ city: string }>('select city from user_account where id = $1', [client.userId])
        report.check('nothing was written', row?.city === 'Varanasi', row?.city)

        wire.mend()
        const mendedAt = Date.now()
        while ((await save(client, 'Ujjain')).status !== 200 && Date.now() - mendedAt < awayMs) await wait(50)
        report.check('saved within 2 s of its return', Date.now() - mendedAt < 2000, `${Date.now() - mendedAt} ms`)
      })
      await wire.close()
    })
  },
}

async function save(client: TestClient, city: string): Promise<{ status: number; ms: number }> {
  const startedAt = Date.now()
  const { status } = await client.call(updateUsers, { body: { ...goodProfile, city } })
  return { status, ms: Date.now() - startedAt }
}
