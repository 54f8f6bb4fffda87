import { type APIRequestContext, expect } from '@playwright/test'
import type { Acharya } from '@sankalp/contract/acharyas'
import type { Slot, SlotDay } from '@sankalp/contract/bookings'
import { randomInt, randomUUID } from 'node:crypto'
import { indiaDate } from './clock.ts'
import type { Account } from './sign-in-by-api.ts'

export const poojaId = 'satyanarayan'

export type FreeSlot = { acharya: Acharya; date: string; slot: Slot }

const dayMs = 86_400_000

/** Returns the Saturday in India that is at least two days away, so that its bookings can still be changed. */
function nextSaturday(): string {
  const days = Array.from({ length: 7 }, (_, at) => indiaDate(Date.now() + (at + 2) * dayMs))
  return days.find((day) => new Date(day).getUTCDay() === 6)!
}

/** Returns a free time on Saturday of any acharya, at random, since journeys run in parallel. */
export async function findSaturdaySlot(request: APIRequestContext): Promise<FreeSlot> {
  const saturday = nextSaturday()
  const date = saturday.split('-').toReversed().join('-')
  const { astrologers } = (await (await request.get('/api/acharya/getAllAcharya?page=1&pageSize=10')).json()) as {
    astrologers: Acharya[]
  }
  const free: FreeSlot[] = []
  for (const acharya of astrologers) {
    const answer = await request.get(
      `/api/acharya/getAvailableBookingSlots/${acharya._id}?month=${saturday.slice(0, 7)}`,
    )
    const { availableBookingSlots } = (await answer.json()) as { availableBookingSlots: SlotDay[] }
    const slots = availableBookingSlots.find((day) => day.date === date)?.fromTimeToTime ?? []
    for (const slot of slots) if (slot.status === 'Available') free.push({ acharya, date, slot })
  }
  expect(free.length, 'free times on Saturday').toBeGreaterThan(0)
  return free[randomInt(free.length)]!
}

const as = ({ token }: Account) => ({ Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() })

/** Fills a wallet, in whole rupees, in the same way as the demo's payment page. */
export async function fillWallet(request: APIRequestContext, account: Account, amount: number): Promise<void> {
  const begun = await request.post('/api/wallet/recharge', {
    headers: as(account),
    data: { userId: account.id, amount },
  })
  expect(begun.status()).toBe(200)
  await payInDemo(request, ((await begun.json()) as { paymentId: string }).paymentId)
}

export async function payInDemo(request: APIRequestContext, paymentId: string): Promise<void> {
  expect((await request.post(`/api/demo/payments/${paymentId}`, { data: { outcome: 'paid' } })).status()).toBe(200)
}

/** Holds a slot for ten minutes. */
export async function holdByApi(
  request: APIRequestContext,
  account: Account,
  { acharya, date, slot }: FreeSlot,
): Promise<void> {
  const held = await request.post('/api/booking/holdSlot', {
    headers: as(account),
    data: { acharyaId: acharya._id, poojaId, date, time: slot.toTime },
  })
  expect(held.status()).toBe(200)
}
