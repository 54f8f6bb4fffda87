import type { Booking } from '@sankalp/contract/bookings'
import { expect, test } from 'vitest'
import { type Answer, callBookings, outcomeOf } from '../../../test/booking-calls.ts'
import { newDevotee, openAcharya, slotIn } from '../../../test/booking.ts'
import { loadDemo } from '../../../test/demo-rows.ts'
import { expectVerified } from '../../../test/ledger.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import type { Tx } from '../../platform/db/db.ts'

test('what somebody else has locked is waited for by its own call alone', async () => {
  const app = await testApp()
  await loadDemo(app.db, app.clock.now())
  const acharyaId = await openAcharya(app)
  const slot = (days: number) => ({ acharyaId, ...slotIn(app, days) })
  const { create, pay } = callBookings(app)
  const [asha, other, third] = (await Promise.all([1, 2, 3].map(() => newDevotee(app, 2000)))) as [
    TestClient,
    TestClient,
    TestClient,
  ]
  let waiting: Promise<Answer>[] = []
  const lockedWhile = async (lock: (tx: Tx) => Promise<unknown>, work: () => Promise<void>) => {
    await app.db.transaction(async (tx) => {
      await lock(tx)
      await work()
    })
    return (await Promise.all(waiting)).map(outcomeOf)
  }
  const held: Booking[] = []
  const holds = await lockedWhile(
    (tx) => tx.query('select 1 from user_account where id = $1 for no key update', [asha.userId]),
    async () => {
      waiting = [create(asha, slot(3)), create(other, slot(4)), create(third, slot(5))]
      expect((await Promise.all(waiting.slice(1))).map(outcomeOf)).toEqual(['held', 'held'])
    },
  )
  expect(holds).toEqual(['held', 'held', 'held'])
  for (const answer of await Promise.all(waiting)) held.push(answer.booking!)
  const payments = await lockedWhile(
    async (tx) => {
      await tx.query('select 1 from wallet_account where user_id = $1 for update', [asha.userId])
      await tx.query('select 1 from booking where id = $1 for update', [held[1]!._id])
    },
    async () => {
      waiting = [pay(asha, held[0]!), pay(other, held[1]!), pay(third, held[2]!)]
      expect(outcomeOf(await waiting[2]!)).toBe('SUCCESS')
    },
  )
  expect(payments).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS'])
  await expectVerified(app.db)
})
