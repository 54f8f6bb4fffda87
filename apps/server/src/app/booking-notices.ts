import type { BookingFacts } from '@sankalp/content/notices-texts'
import type { BookingHooks } from '../features/bookings/booking-hooks.ts'
import { linesOf, totalOf } from '../features/bookings/booking-view.ts'
import type { BookingRow } from '../features/bookings/bookings.repository.ts'
import type { AnyNotice, NoticeOutbox } from '../features/notices/notice-outbox.ts'
import { later } from '../platform/clock.ts'

const hourSeconds = 3600
/** An acharya sends several files in a row. Wait this long, so that the devotee gets one notice for all of them. */
const sentPauseSeconds = 600

/** Notifies the people of a booking when it changes. */
export function createBookingNotices({ send, takeBack }: NoticeOutbox, now: () => Date): BookingHooks {
  return {
    async onConfirmed(tx, booking) {
      const paidPaise = paidFor(booking)
      await send(
        tx,
        { ...toDevotee(booking), kind: 'bookingConfirmed', key: 'once', facts: { ...factsOf(booking), paidPaise } },
        { ...toAcharya(booking), kind: 'newBooking', key: 'once', facts: factsOf(booking) },
        reminderOf(booking),
      )
    },
    async onPaidInVain(tx, booking, paidPaise) {
      // Report each payment once; another payment for the same booking is reported again.
      const key = `${booking.paymentId} ${now().toISOString()}`
      await send(tx, {
        ...toDevotee(booking),
        kind: 'bookingPaidInVain',
        key,
        facts: { ...factsOf(booking), paidPaise },
      })
    },
    async onRescheduled(tx, booking, from) {
      await takeBack(tx, subjectOf(booking))
      const facts = { ...factsOf(booking), before: from.toISOString() }
      // Notify of each move, also of one back to an earlier time: the key holds both times and the moment.
      const key = `${from.toISOString()} ${booking.startsAt.toISOString()} ${now().toISOString()}`
      await send(
        tx,
        { ...toDevotee(booking), kind: 'bookingRescheduled', key, facts },
        { ...toAcharya(booking), kind: 'bookingMovedByDevotee', key, facts },
        reminderOf(booking, now()),
      )
    },
    async onCancelled(tx, booking, by) {
      await takeBack(tx, subjectOf(booking))
      if (by === 'devotee')
        return send(tx, {
          ...toAcharya(booking),
          kind: 'bookingCancelledByDevotee',
          key: 'once',
          facts: factsOf(booking),
        })
      const facts = { ...factsOf(booking), refundPaise: paidFor(booking), reason: booking.cancelReason }
      await send(tx, { ...toDevotee(booking), kind: 'bookingCancelled', key: 'once', facts })
    },
    async onMissed(tx, booking, absent) {
      if (absent === 'devotee') return
      await send(tx, {
        ...toDevotee(booking),
        kind: 'bookingNotHeld',
        key: 'once',
        facts: { ...factsOf(booking), refundPaise: paidFor(booking) },
      })
    },
    async onHeldAsked(tx, booking) {
      await send(tx, { ...toDevotee(booking), kind: 'poojaHeldAsked', key: 'once', facts: factsOf(booking) })
    },
    async onNotHeld(tx, booking) {
      const facts = { ...factsOf(booking), refundPaise: paidFor(booking) }
      await send(tx, { ...toDevotee(booking), kind: 'poojaNotHeld', key: 'once', facts })
    },
    async onSent(tx, booking) {
      await send(tx, {
        ...toDevotee(booking),
        kind: 'bookingSent',
        key: 'once',
        facts: factsOf(booking),
        dueAt: later(now(), sentPauseSeconds),
      })
    },
  }
}

/**
 * Returns the reminders: a day before the booking begins and an hour before. The day reminder expires when the hour
 * reminder is sent.
 */
function reminderOf(booking: BookingRow, movedAt?: Date): AnyNotice {
  const { startsAt } = booking
  const hourBefore = later(startsAt, -hourSeconds)
  return {
    ...toDevotee(booking),
    kind: 'reminderDay',
    facts: factsOf(booking),
    key: `${startsAt.toISOString()} ${movedAt?.toISOString() ?? ''}`,
    dueAt: later(startsAt, -24 * hourSeconds),
    usefulUntil: hourBefore,
    next: { kind: 'reminderHour', dueAt: hourBefore, usefulUntil: startsAt },
  }
}

function factsOf({ pooja, acharya, startsAt }: BookingRow): BookingFacts {
  return { pooja: pooja.name, acharya: acharya.name, startsAt: startsAt.toISOString() }
}

function paidFor(booking: BookingRow): number {
  return totalOf(linesOf(booking))
}

function subjectOf({ id }: BookingRow): string {
  return `booking:${id}`
}

function toDevotee(booking: BookingRow) {
  return { userId: booking.userId, subject: subjectOf(booking), language: booking.language }
}

/** Uses the language that the acharya has chosen. The devotee's may differ. */
function toAcharya(booking: BookingRow) {
  return { userId: booking.acharya.userId, subject: subjectOf(booking) }
}
