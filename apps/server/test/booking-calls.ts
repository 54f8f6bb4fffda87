import { randomUUID } from 'node:crypto'
import { type Booking, createBooking, holdSlot, payForBooking } from '@sankalp/contract/bookings'
import type { Endpoint } from '@sankalp/contract/endpoint'
import { readSky } from '@sankalp/jyotish/node'
import { readGazetteer } from '@sankalp/places/node'
import { createBookingNotices } from '../src/app/booking-notices.ts'
import { createBookingsFeature } from '../src/features/bookings/bookings.feature.ts'
import { createNoticeOutbox } from '../src/features/notices/notice-outbox.ts'
import type { Db, Tx } from '../src/platform/db/db.ts'
import { createIdempotency } from '../src/platform/http/idempotency.ts'
import { createLog } from '../src/platform/log.ts'
import type { Around, Mount, Together } from '../src/platform/http/mount.ts'
import { goodDetails, poojaId } from './booking.ts'
import { movements } from './ledger.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

/** What a call was answered, or the code of its refusal. */
export type Answer = { code?: string; status?: string; bookingId?: string; booking?: Booking; missing?: number }

export const outcomeOf = ({ code, status, booking }: Answer) => code ?? status ?? booking?.status

/**
 * The calls of bookings as they are mounted, without HTTP: made in one turn of the event loop, they go together for certain. `transactions` counts
 * what was begun for them, and `failOnce` has the next of those fail when its work is done.
 */
export function callBookings(app: TestApp) {
  const seen = { transactions: 0, failOnce: false }
  const db: Db = {
    ...app.db,
    transaction(work) {
      seen.transactions += 1
      const fails = seen.failOnce
      seen.failOnce = false
      return app.db.transaction(async (tx) => {
        const made = await work(tx)
        if (fails) throw new Error('the pen broke')
        return made
      })
    },
  }
  const mounted = new Map<string, (call: never) => Promise<unknown>>()
  const idempotency = createIdempotency({ db, clock: app.clock, log: createLog('silent') })
  const mount = <E extends Endpoint>(endpoint: E, handler: Together<E>, around?: Around<E>) => {
    if (!('together' in handler)) return
    const once = idempotency.onceTogether(
      endpoint,
      ((tx: Tx, calls: never) => handler.together(tx, calls)) as never,
      handler.handle as never,
    )
    mounted.set(endpoint.name, (call: never) => (around ? around(call, () => once(call)) : once(call)))
  }
  const outbox = createNoticeOutbox({
    clock: app.clock,
    jobs: { send: async () => null } as never,
    log: createLog('silent'),
  })
  const feature = createBookingsFeature({
    db,
    clock: app.clock,
    log: createLog('silent'),
    sky: readSky(),
    gazetteer: readGazetteer(),
    storage: null as never,
    publicUrl: 'http://localhost',
    siteChanged: () => undefined,
    findPlace: () => null as never,
    wallet: movements,
    readEarnings: null as never,
    hooks: createBookingNotices(outbox, () => app.clock.now()),
  })
  feature.mount({ mount: mount as unknown as Mount } as never)
  const call = async (
    endpoint: Endpoint,
    { userId }: Pick<TestClient, 'userId'>,
    body: object,
    key: string = randomUUID(),
  ): Promise<Answer> => {
    const request = { headers: { 'idempotency-key': key }, language: 'en' }
    try {
      const { text } = (await mounted.get(endpoint.name)!({
        viewer: { userId },
        params: { userId },
        query: undefined,
        body,
        request,
      } as never)) as { text: string }
      return JSON.parse(text) as Answer
    } catch (error) {
      return { code: (error as { code: string }).code }
    }
  }
  return {
    seen,
    hold: (client: TestClient, slot: object, pooja = poojaId, key?: string) =>
      call(holdSlot, client, { ...slot, poojaId: pooja }, key),
    create: (client: TestClient, slot: object, more: object = {}, key?: string) =>
      call(
        createBooking,
        client,
        {
          ...goodDetails,
          sankalpNames: [...goodDetails.sankalpNames],
          ...slot,
          poojaId,
          user: client.userId,
          bookingType: 'Online',
          ...more,
        },
        key,
      ),
    pay: (client: TestClient, booking: Booking, amount = booking.total.toFixed(2), key?: string) =>
      call(
        payForBooking,
        client,
        { amount, bookingID: booking._id, availableTimeSlotsId: booking.availableTimeSlotsId },
        key,
      ),
  }
}
