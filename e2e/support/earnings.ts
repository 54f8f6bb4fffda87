import { type APIRequestContext, expect } from '@playwright/test'
import type { Acharya } from '@sankalp/contract/acharyas'
import { connectLive, send } from '@sankalp/server/test/live-client.ts'
import { randomUUID } from 'node:crypto'
import { fillWallet } from './bookings.ts'
import type { Account } from './sign-in-by-api.ts'

/**
 * Creates a short chat with an acharya and a dakshina for it. The dakshina exceeds the minimum payout and is the
 * acharya's at once.
 */
export async function chatWith(request: APIRequestContext, devotee: Account, acharya: Account): Promise<void> {
  const { astrologers } = (await (await request.get('/api/acharya/getAllAcharya?pageSize=50')).json()) as {
    astrologers: Acharya[]
  }
  const acharyaId = astrologers.find(({ userId }) => userId === acharya.id)!._id
  const { origin } = new URL((await request.get('/readyz')).url())
  await fillWallet(request, devotee, 2000)
  const [asking, console] = await Promise.all([connectLive(origin, devotee.token), connectLive(origin, acharya.token)])
  const ok = async (answer: Promise<{ ok: boolean }>) => expect(JSON.stringify(await answer)).toContain('"ok":true')
  const requestId = randomUUID()
  await ok(send(console, 'acharya:switch', { on: true }))
  // The recharge is credited a moment after the payment; before that there is no money for a consultation.
  await expect
    .poll(async () => (await send(asking, 'chat:request', { requestId, acharyaId, chatMinutes: 5, talk: 'Chat' })).ok)
    .toBe(true)
  await ok(send(console, 'chat:request:accept', { requestId }))
  await ok(send(asking, 'consultation:join', { requestId }))
  await ok(
    send(console, 'message:send', { from: acharya.id, to: devotee.id, message: 'Namaste', timestamp: Date.now() }),
  )
  await ok(send(asking, 'chat:end', { to: acharya.id, endTimestamp: Date.now() }))
  await ok(send(console, 'acharya:switch', { on: false }))
  const given = await request.post(`/api/consultation/${requestId}/dakshina`, {
    headers: { Authorization: `Bearer ${devotee.token}`, 'Idempotency-Key': randomUUID() },
    data: { amount: 501 },
  })
  expect(given.status(), await given.text()).toBe(200)
  asking.close()
  console.close()
}
