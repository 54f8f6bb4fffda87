import { z } from 'zod'
import * as calls from './acharya-bookings.calls.ts'
import { dayMinutes } from './availability-rules.ts'
import { bookingStates } from './booking-life.ts'
import { acharyaTexts, picturesOfBooking, slotMinutes } from './booking-rules.ts'
import { endpoint } from './endpoint.ts'
import { isPlainLines } from './field-rules.ts'
import { because, id, isoDate, line } from './fields.ts'
import { pageReply, rupees, wholeText } from './paging.ts'

const instant = z.iso.datetime()
const read = { max: 600, windowSeconds: 60 }
const write = { max: 60, windowSeconds: 60 }

/** A part of a day in India, in minutes since midnight, on the half hour; 1440 is the end of the day. */
const span = z
  .object({
    from: z
      .int(because('invalid'))
      .min(0, because('outOfRange'))
      .max(dayMinutes - slotMinutes, because('outOfRange'))
      .multipleOf(slotMinutes, because('invalid')),
    to: z
      .int(because('invalid'))
      .min(slotMinutes, because('outOfRange'))
      .max(dayMinutes, because('outOfRange'))
      .multipleOf(slotMinutes, because('invalid')),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: because('outOfRange') })

/** The parts of one day, in order and without overlap. */
const spans = z.array(span).max(12, because('tooLong')).refine(areApart, because('invalid'))

function areApart(list: { from: number; to: number }[]): boolean {
  return list.every(({ from }, index) => index === 0 || list[index - 1]!.to < from)
}

/** From Sunday to Saturday. An empty day is free. */
const week = z.array(spans).length(7, because('invalid'))

/** What replaces the weekly pattern on one day: nothing on a holiday, else its own hours. */
const exception = z.object({ day: z.string(), spans })

export const availability = z.object({
  week,
  exceptions: z.array(exception),
  /** Slots that are booked or held. They stay even when the hours change. */
  booked: z.array(z.object({ bookingId: z.uuid(), startsAt: instant, pooja_name: z.string(), isHeld: z.boolean() })),
})
export type Availability = z.output<typeof availability>

export const getMyAvailability = endpoint({
  name: 'getMyAvailability',
  feature: 'bookings',
  summary: "Returns the caller's weekly hours, the days that differ from them, and all bookings from now on.",
  ...calls.getMyAvailability,
  access: 'acharya',
  reply: availability,
  errors: ['NOT_FOUND'],
  limit: read,
})

export const setMyPattern = endpoint({
  name: 'setMyPattern',
  feature: 'bookings',
  summary: 'Sets the weekly hours from now on. Existing bookings stay valid, even outside of the new hours.',
  ...calls.setMyPattern,
  access: 'acharya',
  body: z.object({ week }),
  reply: availability,
  errors: ['NOT_FOUND'],
  limit: write,
})

export const setMyException = endpoint({
  name: 'setMyException',
  feature: 'bookings',
  summary:
    'Sets a day that differs from the pattern: a holiday (no hours) or hours of its own. Refused while a slot outside of these hours is booked.',
  ...calls.setMyException,
  access: 'acharya',
  body: z.object({ day: isoDate, spans }),
  reply: availability,
  errors: ['NOT_FOUND', 'SLOTS_ARE_BOOKED', 'SLOT_IN_PAST'],
  limit: write,
})

export const removeMyException = endpoint({
  name: 'removeMyException',
  feature: 'bookings',
  summary: 'Makes a day follow the pattern again. Refused while a slot outside of the pattern is booked.',
  ...calls.removeMyException,
  access: 'acharya',
  params: z.object({ day: isoDate }),
  reply: availability,
  errors: ['NOT_FOUND', 'SLOTS_ARE_BOOKED'],
  limit: write,
})

/** A booking as the acharya sees it: what the rite needs, without the devotee's contact details. */
export const acharyaBooking = z.object({
  _id: z.uuid(),
  status: z.enum(bookingStates),
  pooja: z.object({ _id: z.string(), pooja_name: z.string(), drawing: z.string() }),
  startsAt: instant,
  name: z.string(),
  gotra: z.string().nullable(),
  sankalpNames: z.array(z.string()),
  city: z.string(),
  state: z.string(),
  sankalp: z.object({ en: z.string(), hin: z.string() }).nullable(),
  /** What the acharya earns from the booking, dakshina included. */
  earns: rupees,
  dakshina: rupees,
  note: z.string().nullable(),
  pictures: z.array(z.object({ _id: z.uuid(), url: z.string() })),
  cancelReason: z.string().nullable(),
  /** The devotee has pressed Join and is waiting. */
  isWaiting: z.boolean(),
  /** The call was too short: the earnings wait until the devotee or an operator says that the pooja was performed. */
  isAsked: z.boolean(),
})
export type AcharyaBooking = z.output<typeof acharyaBooking>

export const getMyBookings = endpoint({
  name: 'getMyBookings',
  feature: 'bookings',
  summary:
    "Returns the caller's paid bookings as an acharya: the running and coming ones, soonest first, or the past ones, newest first.",
  ...calls.getMyBookings,
  access: 'acharya',
  query: z.object({
    when: z.enum(['coming', 'past'], because('choice')).default('coming'),
    page: wholeText(1, 1000).default(1),
  }),
  reply: z.object({ bookings: z.array(acharyaBooking), serverTime: instant, ...pageReply }),
  errors: ['NOT_FOUND'],
  limit: read,
})

const ofBooking = { params: z.object({ bookingId: id }), ownThings: ['params.bookingId'] } as const

export const cancelMyBooking = endpoint({
  name: 'cancelMyBooking',
  feature: 'bookings',
  summary: 'Cancels a pooja that the acharya cannot hold. The devotee gets a full refund and an apology.',
  ...calls.cancelMyBooking,
  access: 'acharya',
  ...ofBooking,
  body: z.object({ reason: line(acharyaTexts.reason) }),
  reply: z.object({ booking: acharyaBooking }),
  errors: ['NOT_FOUND', 'BOOKING_OVER'],
  limit: write,
})

export const setMyBookingNote = endpoint({
  name: 'setMyBookingNote',
  feature: 'bookings',
  summary: 'Sets a note for the devotee after the pooja; null removes it.',
  ...calls.setMyBookingNote,
  access: 'acharya',
  ...ofBooking,
  body: z.object({
    note: z
      .string(because('required'))
      .trim()
      .min(1, because('required'))
      .max(acharyaTexts.note, because('tooLong'))
      .refine(isPlainLines, because('invalid'))
      .nullable(),
  }),
  reply: z.object({ booking: acharyaBooking }),
  errors: ['NOT_FOUND', 'BOOKING_NOT_HELD_YET'],
  limit: write,
})

export const addMyBookingPicture = endpoint({
  name: 'addMyBookingPicture',
  feature: 'bookings',
  summary: `Adds a picture of the pooja for the devotee, at most ${picturesOfBooking.most}: JPEG or PNG, re-encoded without camera metadata.`,
  ...calls.addMyBookingPicture,
  access: 'acharya',
  ...ofBooking,
  reply: z.object({ booking: acharyaBooking }),
  errors: [
    'NOT_FOUND',
    'BOOKING_NOT_HELD_YET',
    'PICTURES_FULL',
    'PICTURE_MISSING',
    'PICTURE_TOO_LARGE',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_UNREADABLE',
  ],
  limit: write,
})

export const removeMyBookingPicture = endpoint({
  name: 'removeMyBookingPicture',
  feature: 'bookings',
  summary: 'Removes a picture.',
  ...calls.removeMyBookingPicture,
  access: 'acharya',
  params: z.object({ bookingId: id, pictureId: id }),
  ownThings: ['params.bookingId', 'params.pictureId'],
  reply: z.object({ booking: acharyaBooking }),
  errors: ['NOT_FOUND', 'BOOKING_NOT_HELD_YET'],
  limit: write,
})

export const getMyEarnings = endpoint({
  name: 'getMyEarnings',
  feature: 'bookings',
  summary:
    "Returns the earnings of the caller from the ledger: the current balance, what is still to come, and one month's movements, newest first.",
  ...calls.getMyEarnings,
  access: 'acharya',
  query: z.object({
    month: line(7)
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, because('date'))
      .optional(),
  }),
  reply: z.object({
    /** Earned and not paid out yet. */
    balance: rupees,
    /** For poojas that are booked but not held yet: not part of the balance. */
    toCome: rupees,
    month: z.string(),
    /** Without what is still to come. */
    earned: z.number().multipleOf(0.01),
    movements: z.array(
      z.object({
        at: instant,
        kind: z.string(),
        amount: z.number().multipleOf(0.01),
        subject: z.object({ en: z.string(), hin: z.string() }).nullable(),
        /** The pooja is not held yet. */
        isToCome: z.boolean(),
      }),
    ),
  }),
  errors: [],
  limit: read,
})
