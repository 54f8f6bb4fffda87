import { isPast } from '@sankalp/contract/booking-rules'
import { indiaDay } from '@sankalp/contract/india-time'
import type { Place } from '@sankalp/contract/places'
import type { Sky } from '@sankalp/jyotish'
import type { Gazetteer } from '@sankalp/places'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
import type { Live } from '../../platform/live/live.ts'
import type { Log } from '../../platform/log.ts'
import { mountAcharyaDays } from './acharya/acharya-days.routes.ts'
import { createAcharyaBookings } from './acharya/acharya-bookings.service.ts'
import { mountAcharyaBookings } from './acharya/acharya.routes.ts'
import { createAvailability } from './acharya/availability.service.ts'
import { type ReadEarnings, createEarnings } from './acharya/earnings.ts'
import { forgetExceptionsBefore } from './availability.repository.ts'
import { type TellBooking, createAnnounce } from './booking-changes.ts'
import type { BookingHooks } from './booking-hooks.ts'
import { bookingJobs } from './bookings.jobs.ts'
import { mountDakshina } from './dakshina/dakshina.routes.ts'
import * as repository from './bookings.repository.ts'
import { mountBookings } from './bookings.routes.ts'
import { createBookings } from './bookings.service.ts'
import { type RefundCharge, createEnding } from './ending.ts'
import { createHolds } from './holds.ts'
import { createJoining } from './joining.ts'
import { type ChargeForPooja, type ChargeForPoojas, createPaying } from './paying.ts'
import { createSankalp } from './sankalp-line.ts'
import { createSlotRush } from './slot-rush.ts'
import { createSlots } from './slots.service.ts'

type Needs = {
  db: Db
  clock: Clock
  log: Log
  sky: Sky
  gazetteer: Gazetteer
  storage: Storage
  publicUrl: string
  /** Has every process render its pages anew. */
  siteChanged: (tx: Tx) => void
  findPlace: (slug: string) => Place
  wallet: { payForPooja: ChargeForPooja; payForPoojas: ChargeForPoojas; refund: RefundCharge }
  /** What an acharya has earned, from the ledger. */
  readEarnings: ReadEarnings
  /** What others do when a booking changes. */
  hooks?: BookingHooks
}

/** A hold that came to nothing is kept so long, for questions. */
const expiredDays = 30
const pastExceptionDays = 40
const daySeconds = 24 * 3600

export function createBookingsFeature({
  db,
  clock,
  log,
  sky,
  gazetteer,
  storage,
  publicUrl,
  siteChanged,
  findPlace,
  wallet,
  readEarnings,
  hooks = {},
}: Needs) {
  let live: Live | null = null
  const tell: TellBooking = (userId, bookingId, status) => live?.tell(userId, 'booking:changed', { bookingId, status })
  const rush = createSlotRush(clock)
  const announce = createAnnounce(tell, hooks, rush.forget)
  const holds = createHolds({ clock, announce, rush })
  const ending = createEnding({ refund: wallet.refund, announce })
  const bookings = createBookings({
    db,
    clock,
    storage,
    publicUrl,
    holds,
    ending,
    announce,
    writeSankalp: createSankalp(sky, gazetteer),
  })
  const slots = createSlots({ db, clock, sky, findPlace })
  const paying = createPaying({ clock, charge: wallet.payForPooja, chargeTogether: wallet.payForPoojas, announce })
  const joining = createJoining({ clock, announce })
  const ofAcharya = createAcharyaBookings({ db, clock, log, storage, ending, announce })

  /** Before an account is erased and its money settled: nothing of it is held or comes any more, and what was paid for it is back. */
  async function endFor(tx: Tx, userId: string): Promise<void> {
    for (const id of await repository.listOpenOf(tx, userId)) {
      const booking = await repository.lockBooking(tx, id)
      const now = clock.now()
      if (booking?.state === 'held') {
        await repository.markExpired(tx, id, now)
        announce.held(tx, booking, 'expired')
      } else if (booking && (booking.state === 'live' || isPast(booking.startsAt, now))) {
        await ending.close(tx, booking, now)
      } else if (booking?.state === 'confirmed') {
        await ending.cancelWithAccount(tx, booking, booking.userId === userId ? 'devotee' : 'acharya', now)
      }
    }
  }

  return {
    name: 'bookings',
    endFor,
    /** For calls: the booking that a devotee and an acharya have now, and that they have met. */
    findJoinable: joining.findJoinable,
    markLive: joining.markLive,
    mount({ mount }) {
      mountBookings(mount, { db, bookings, slots, rush, paying, joining })
      mountDakshina(mount, { db, clock })
      const availability = createAvailability({ db, clock })
      mountAcharyaDays(mount, { db, availability, siteChanged })
      mountAcharyaBookings(mount, {
        availability,
        bookings: ofAcharya,
        getMyEarnings: createEarnings({ clock, readEarnings }),
        clock,
      })
    },
    live: (channel) => void (live = channel),
    jobs: bookingJobs({ db, clock, ending, tell }),
    async eraseFor(tx, userId) {
      await repository.forgetDetailsOf(tx, userId, clock.now())
      await ofAcharya.forgetSentTo(tx, userId)
      await repository.forgetHoursOf(tx, userId)
    },
    exportFor: bookings.exportFor,
    async tidy() {
      const now = clock.now()
      await repository.forgetExpiredBefore(db, later(now, -expiredDays * daySeconds))
      await forgetExceptionsBefore(db, indiaDay(later(now, -pastExceptionDays * daySeconds)))
    },
  } satisfies Feature & Record<string, unknown>
}
