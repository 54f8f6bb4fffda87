import { endpoint } from '@sankalp/contract/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Db, Tx } from '../db/db.ts'
import { createLog } from '../log.ts'
import { createIdempotency } from './idempotency.ts'

const pay = endpoint({
  name: 'pay',
  feature: 'wallet',
  summary: 'Pays something.',
  method: 'POST',
  path: '/api/pay',
  access: 'signed-in',
  reply: z.object({ paid: z.number() }),
  errors: [],
  limit: { max: 1, windowSeconds: 1 },
  idempotent: true,
})
const call = {
  request: { headers: { 'idempotency-key': '7d9f7a52-2f0e-4a53-9a4c-0d3f0c8f1f11' } },
  viewer: { userId: 'somebody' },
} as never

/** A database that answers the question for the key only when it is told to, and notes what was sent and what became of the transaction. */
function slowDatabase() {
  const sent: string[] = []
  const key = Promise.withResolvers<{ requestHash: string; reply: string }[]>()
  const ends: string[] = []
  const tx = {
    query: (sql: string) => (
      sent.push(sql),
      sql.includes('from idempotency_key') ? key.promise : Promise.resolve([{ paid: 7 }])
    ),
    atCommit: () => undefined,
    rowsAtCommit: () => undefined,
  } as unknown as Tx
  const transaction = async <Result>(work: (tx: Tx) => Promise<Result>) => {
    try {
      const result = await work(tx)
      ends.push('committed')
      return result
    } catch (error) {
      ends.push('undone')
      throw error
    }
  }
  return { db: { transaction, query: tx.query } as unknown as Db, sent, key, ends }
}

function payOnce({ db }: { db: Db }, seen: unknown[]) {
  const { once } = createIdempotency({ db, clock: { now: () => new Date() }, log: createLog('silent') })
  const handler = async ({ tx }: { tx: Tx }) => {
    const [row] = await tx.query<{ paid: number }>('update wallet')
    seen.push(row)
    return row
  }
  return once(pay, handler as never)(call)
}

test('the first statement is sent behind the question for the key, without waiting for its answer, and its result is given after it', async () => {
  const slow = slowDatabase()
  const seen: unknown[] = []
  const answer = payOnce(slow, seen)
  await expect.poll(() => slow.sent.length).toBe(2)
  expect([slow.sent[1], seen]).toEqual(['update wallet', []])
  slow.key.resolve([])
  expect((await answer).text).toBe('{"paid":7}')
  expect([seen, slow.ends]).toEqual([[{ paid: 7 }], ['committed']])
})

test('what a repeated call has begun is undone, and its handler is told nothing', async () => {
  const slow = slowDatabase()
  const seen: unknown[] = []
  const answer = payOnce(slow, seen)
  slow.key.resolve([{ requestHash: 'another', reply: '{"paid":5}' }])
  await expect(answer).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  expect([seen, slow.ends]).toEqual([[], ['undone']])
})
