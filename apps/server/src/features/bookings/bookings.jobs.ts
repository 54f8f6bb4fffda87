import { payHoldMinutes, slotMinutes } from '@sankalp/contract/booking-rules'
import { z } from 'zod'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type HandledJob, defineJob, handleJob } from '../../platform/jobs/job.ts'
import type { TellBooking } from './booking-changes.ts'
import * as repository from './bookings.repository.ts'
import type { Ending } from './ending.ts'

/** The batch size, so that no statement or loop takes long. */
const batch = 200
/** How far the clocks of regularly synchronised machines may differ. */
const apartMinutes = 1

export const expireHolds = defineJob('bookings.expire-holds', z.object({}), { cron: '* * * * *', retryLimit: 1 })
export const closeBookings = defineJob('bookings.close', z.object({}), { cron: '* * * * *', retryLimit: 1 })

type Needs = { db: Db; clock: Clock; ending: Ending; tell: TellBooking }

/**
 * Creates the jobs. Both may run twice and on several processes at once: each row is taken by one of them and checked
 * again under its lock.
 */
export function bookingJobs({ db, clock, ending, tell }: Needs): HandledJob[] {
  async function expire(): Promise<void> {
    for (;;) {
      const now = clock.now()
      const expired = await repository.expireHolds(
        db,
        { now, latest: later(now, (payHoldMinutes + apartMinutes) * 60) },
        batch,
      )
      for (const { id, userId } of expired) tell(userId, id, 'expired')
      if (expired.length < batch) return
    }
  }

  async function close(signal: AbortSignal): Promise<void> {
    for (;;) {
      const over = later(clock.now(), -slotMinutes * 60)
      const ids = await repository.listUnclosed(db, over, batch)
      let closed = 0
      for (const id of ids) {
        if (signal.aborted) return
        if (await closeOne(id)) closed += 1
      }
      // Rows locked by another process are handled there, or a minute later.
      if (ids.length < batch || closed === 0) return
    }
  }

  function closeOne(id: string): Promise<boolean> {
    return db.transaction(async (tx) => {
      const booking = await repository.tryLockBooking(tx, id)
      const now = clock.now()
      const isDue =
        booking &&
        (booking.state === 'confirmed' || booking.state === 'live') &&
        booking.heldAskedAt === null &&
        booking.startsAt <= later(now, -slotMinutes * 60)
      if (isDue) await ending.close(tx, booking, now)
      return Boolean(isDue)
    })
  }

  return [handleJob(expireHolds, expire), handleJob(closeBookings, (_data, { signal }) => close(signal))]
}
