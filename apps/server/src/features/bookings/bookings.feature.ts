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
import { type FillProfile, createBookings } from './bookings.service.ts'
import { type ReadCalledSeconds, type RefundCharge, createEnding } from './ending.ts'
import { createHeld } from './held.ts'
import { createHolds } from './holds.ts'
import { createJoining } from './joining.ts'
import { type ChargeForPooja, type ExpectWithinLimit, type PaymentsForBookings, createPaying } from './paying.ts'
import { createSankalp } from './sankalp-line.ts'
import { createSlots } from './slots.service.ts'

type Needs = {
  db: Db
  clock: Clock
  log: Log
  sky: Sky
  gazetteer: Gazetteer
  storage: Storage
  publicUrl: string
  /** Makes every process render its pages again. */
  siteChanged: (tx: Tx) => void
  findPlace: (slug: string) => Place
  wallet: { payForPooja: ChargeForPooja; refund: RefundCharge; expectWithinLimit: ExpectWithinLimit }
  payments: PaymentsForBookings
  fillProfile: FillProfile
  /** Reads an acharya's earnings from the ledger. */
  readEarnings: ReadEarnings
  readCalledSeconds: ReadCalledSeconds
  /** What other features do when a booking changes. */
  hooks?: BookingHooks
}

/** How long expired holds are kept, for support questions. */
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
  payments,
  fillProfile,
  readEarnings,
  readCalledSeconds,
  hooks = {},
}: Needs) {
  let live: Live | null = null
  const tell: TellBooking = (userId, bookingId, status) => live?.tell(userId, 'booking:changed', { bookingId, status })
  const announce = createAnnounce(tell, hooks)
  const holds = createHolds({ clock, announce })
  const ending = createEnding({ refund: wallet.refund, announce, readCalledSeconds })
  const bookings = createBookings({
    db,
    clock,
    storage,
    publicUrl,
    holds,
    ending,
    announce,
    writeSankalp: createSankalp(sky, gazetteer),
    payments,
    fillProfile,
  })
  const slots = createSlots({ db, clock, sky, findPlace })
  const paying = createPaying({
    clock,
    charge: wallet.payForPooja,
    expectWithinLimit: wallet.expectWithinLimit,
    payments,
    announce,
  })
  const joining = createJoining({ clock, announce })
  const ofAcharya = createAcharyaBookings({ db, clock, log, storage, ending, announce })

  /**
   * Ends a user's bookings before their account is erased and its money settled: releases holds, cancels coming
   * bookings and refunds them. Returns the amount that was not refunded because it was too late to cancel.
   */
  async function endFor(tx: Tx, userId: string, now: Date): Promise<number> {
    let lostPaise = 0
    for (const id of await repository.listOpenOf(tx, userId)) {
      const booking = await repository.lockBooking(tx, id)
      if (booking?.state === 'held') {
        await repository.markExpired(tx, id, now)
        announce.held(tx, booking, 'expired')
      } else if (booking?.state === 'live') {
        await ending.closeWithAccount(tx, booking, booking.userId === userId ? 'devotee' : 'acharya', now)
      } else if (booking && isPast(booking.startsAt, now)) {
        await ending.close(tx, booking, now)
      } else if (booking?.state === 'confirmed') {
        lostPaise += await ending.cancelWithAccount(tx, booking, booking.userId === userId ? 'devotee' : 'acharya', now)
      }
    }
    return lostPaise
  }

  return {
    name: 'bookings',
    endFor,
    /** What payments call when a recharge that is meant for a booking arrives. */
    recharged: {
      onPaid: paying.onRecharged,
      pathAfter: (bookingId: string) => `/bookedpooja?booked=${bookingId}`,
    },
    /** For video and audio calls: the booking that a devotee and an acharya have now, and that they have met. */
    findJoinable: joining.findJoinable,
    markLive: joining.markLive,
    mount({ mount }) {
      mountBookings(mount, { db, clock, bookings, slots, paying, joining, held: createHeld({ clock, ending }) })
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
