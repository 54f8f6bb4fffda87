import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Acharya } from '@sankalp/contract/acharyas'
import type { ClientPayloadInput } from '@sankalp/contract/live/events'
import { connectLive, send } from '@sankalp/server/test/live-client.ts'
import { fillWallet } from './bookings.ts'
import { freshPhone } from './person.ts'

/**
 * A user with money who requests a consultation over the live channel, without a page: the other side of an acharya's
 * journey.
 */
export type LiveUser = {
  ask: (wish?: Partial<ClientPayloadInput<'chat:request'>>) => Promise<string>
  cancel: (requestId: string) => Promise<void>
  /** Ends the accepted consultation. */
  end: () => Promise<void>
  /** Returns the events that the user received about the request. */
  told: (event: string) => unknown[]
  close: () => void
}

/** `request` must be separate from the acharya's browser, or this session would replace theirs. */
export async function openLiveUser(request: APIRequestContext, baseURL: string, acharya: Acharya): Promise<LiveUser> {
  const phone = { phone_number: freshPhone(), country_code: '+91' }
  const { otp } = (await (await request.post('/api/user/sendOtp', { data: phone })).json()) as { otp: string }
  const verified = (await (
    await request.post('/api/user/verifyOtp', { data: { ...phone, otp, name: 'Asha Verma' } })
  ).json()) as { token: string; id: string }
  await fillWallet(request, { ...verified, phone: phone.phone_number }, 1000)
  // The demo's provider informs the server a moment later.
  const history = () => request.get('/api/wallet/history', { headers: { Authorization: `Bearer ${verified.token}` } })
  await expect.poll(async () => ((await (await history()).json()) as { items: unknown[] }).items).toHaveLength(1)
  const socket = await connectLive(baseURL, verified.token)
  const events: { event: string; payload: unknown }[] = []
  socket.onAny((event: string, payload: unknown) => void events.push({ event, payload }))
  return {
    async ask(wish = {}) {
      const requestId = randomUUID()
      expect(
        await send(socket, 'chat:request', {
          requestId,
          acharyaId: acharya._id,
          chatMinutes: 5,
          talk: 'Chat',
          ...wish,
        }),
      ).toEqual({ ok: true })
      return requestId
    },
    async cancel(requestId) {
      expect(await send(socket, 'chat:request:cancel', { requestId, acharyaId: acharya._id })).toEqual({ ok: true })
    },
    async end() {
      expect(await send(socket, 'chat:end', { to: acharya.userId, endTimestamp: Date.now() })).toEqual({ ok: true })
    },
    told: (event) => events.filter((one) => one.event === event).map(({ payload }) => payload),
    close: () => void socket.disconnect(),
  }
}

/** Returns an acharya's entry in the catalogue. */
export async function findEntry(request: APIRequestContext, userId: string): Promise<Acharya> {
  const { astrologers } = (await (await request.get('/api/acharya/getAllAcharya?page=1&pageSize=50')).json()) as {
    astrologers: Acharya[]
  }
  return astrologers.find((one) => one.userId === userId)!
}
