import { z } from 'zod'
import { bookingStates, cancellers } from './booking-life.ts'
import { dakshinaRange, sankalpNames } from './booking-rules.ts'
import * as calls from './bookings.calls.ts'
import { endpoint } from './endpoint.ts'
import { patterns } from './field-rules.ts'
import { because, email, id, line, personName } from './fields.ts'
import { pageReply, rupees, slug, wholeText } from './paging.ts'
import { paymentStatuses } from './payment-rules.ts'
import { fitsState } from './pin-codes.ts'
import { heldAnswers } from './pooja-held.ts'
import { profileLimits, profileStates } from './profile-rules.ts'

const instant = z.iso.datetime()
const both = z.object({ en: z.string(), hin: z.string() })
/** A day in India as dd-MM-yyyy. */
const slotDate = line(10).regex(/^\d{2}-\d{2}-\d{4}$/, because('date'))
/** The start of a slot, such as 10:30 AM. */
const slotClock = line(8).regex(/^(0?[1-9]|1[0-2]):[0-5]\d [AP]M$/, because('time'))
const month = line(7).regex(/^\d{4}-(0[1-9]|1[0-2])$/, because('date'))

/** The muhurtas that a slot can fall into, at the requested place. */
export const slotMuhurtas = ['rahuKalam', 'abhijit'] as const

export const slot = z.object({
  _id: z.string(),
  /** The start, such as 10:30 AM, in India time. The name comes from the specification. */
  toTime: z.string(),
  status: z.enum(['Available', 'Booked']),
  startsAt: instant,
  /** Null when the slot is in neither of them. */
  muhurta: z.enum(slotMuhurtas).nullable(),
})
export type Slot = z.output<typeof slot>

export const slotDay = z.object({ _id: z.string(), date: z.string(), fromTimeToTime: z.array(slot) })
export type SlotDay = z.output<typeof slotDay>

const read = { max: 600, windowSeconds: 60 }
const write = { max: 60, windowSeconds: 60 }

export const getAvailableBookingSlots = endpoint({
  name: 'getAvailableBookingSlots',
  feature: 'bookings',
  summary:
    'Returns the future slots of an acharya in one month (India time), for days that have any. `place` (a town) is where Rahu Kalam and Abhijit are calculated; the default is Delhi.',
  ...calls.getAvailableBookingSlots,
  access: 'anyone',
  params: z.object({ acharyaId: id }),
  query: z.object({ month: month.optional(), place: slug.optional() }),
  reply: z.object({ availableBookingSlots: z.array(slotDay), message: z.string() }),
  errors: ['NOT_FOUND', 'PLACE_NOT_FOUND'],
  // The most expensive call that needs no sign-in: some milliseconds for a place and month that were not requested
  // before.
  limit: { max: 240, windowSeconds: 60 },
})

export const getNextSlots = endpoint({
  name: 'getNextSlots',
  feature: 'bookings',
  summary: 'Returns the next free slots of all acharyas, soonest first: at most three of each and twelve in all.',
  ...calls.getNextSlots,
  access: 'anyone',
  reply: z.object({
    slots: z.array(
      slot.pick({ _id: true, startsAt: true }).extend({ acharyaId: z.uuid(), date: z.string(), time: z.string() }),
    ),
  }),
  errors: [],
  limit: read,
})

/** One line of a booking's price. The rates are those of the day it was made. */
export const bookingPriceLine = z.object({
  charge: z.enum(['pooja', 'samagri', 'dakshina']),
  amount: rupees,
  gstPercent: z.number(),
  gst: rupees,
})

/** The sankalp spoken at the beginning of the rite: the almanac's data of the day, for the place of the devotee. */
export const sankalp = both

/** A booking as its owner sees it. The details are null until they are filled in. */
export const booking = z.object({
  _id: z.uuid(),
  status: z.enum(bookingStates),
  /** Set while the booking is held. */
  heldUntil: instant.nullable(),
  pooja: z.object({ _id: z.string(), pooja_name: z.string(), drawing: z.string(), image: z.string().nullable() }),
  acharya: z.object({ _id: z.uuid(), userId: z.uuid(), name: z.string(), portrait: z.string(), image: z.string() }),
  date: z.string(),
  time: z.string(),
  startsAt: instant,
  availableTimeSlotsId: z.string(),
  bookingType: z.literal('Online'),
  name: z.string().nullable(),
  email: z.string().nullable(),
  contact: z.string().nullable(),
  address: z.string().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
  pinCode: z.string().nullable(),
  gotra: z.string().nullable(),
  sankalpNames: z.array(z.string()),
  dakshina: rupees,
  lines: z.array(bookingPriceLine),
  total: rupees,
  sankalp: sankalp.nullable(),
  /** The receipt, once the booking is paid, and the receipt of the refund. */
  transferId: z.uuid().nullable(),
  refundTransferId: z.uuid().nullable(),
  /** The amount refunded, or the amount that a cancellation now would refund. */
  refund: rupees,
  /** The latest payment at the provider for it, while the booking is not paid: `url` leads there while it can be paid. */
  payment: z
    .object({ paymentId: z.uuid(), status: z.enum(paymentStatuses), amount: rupees, url: z.string().nullable() })
    .nullable(),
  /** The booking can be cancelled or moved until then; null when it no longer can. */
  changeableUntil: instant.nullable(),
  cancelledBy: z.enum(cancellers).nullable(),
  cancelReason: z.string().nullable(),
  /** Set while the devotee is asked whether the pooja was performed: how long its call lasted, and the answer so far. */
  heldQuestion: z.object({ calledSeconds: z.int().nonnegative(), answer: z.enum(heldAnswers).nullable() }).nullable(),
  /** The acharya's note after the pooja. */
  note: z.string().nullable(),
  pictures: z.array(z.string()),
  /** The owner's rating; null when not yet rated. */
  stars: z.int().min(1).max(5).nullable(),
})
export type Booking = z.output<typeof booking>

const heldErrors = ['NOT_FOUND', 'SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'SLOT_IN_PAST', 'TOO_MANY_HOLDS'] as const

export const holdSlot = endpoint({
  name: 'holdSlot',
  feature: 'bookings',
  summary:
    'Holds a slot for ten minutes while its booking is filled in and paid. Another held slot of the same person for the same pooja is released.',
  ...calls.holdSlot,
  access: 'signed-in',
  body: z.object({ acharyaId: id, poojaId: slug, date: slotDate, time: slotClock }),
  reply: z.object({ bookingId: z.uuid(), booking }),
  errors: heldErrors,
  limit: write,
})

/** The person the pooja is for, and their place. */
const detailFields = {
  name: personName(100),
  email,
  /** Ten digits, without the country code. */
  contact: line(10).regex(/^\d{10}$/, because('phone')),
  address: line(profileLimits.address),
  state: z.enum(profileStates, because('state')),
  city: line(profileLimits.city),
  pinCode: line(profileLimits.pincode).regex(patterns.pincode, because('pincode')),
  gotra: personName(60).optional(),
  sankalpNames: z.array(personName(sankalpNames.longest)).max(sankalpNames.most, because('tooLong')).optional(),
}
const pinFitsState = { path: ['pinCode'], error: because('pincode') }
const hasFittingPin = ({ pinCode, state }: { pinCode: string; state: string }) => fitsState({ pincode: pinCode, state })

export const bookingDetails = z.object(detailFields).refine(hasFittingPin, pinFitsState)
export type BookingDetails = z.output<typeof bookingDetails>

export const createBooking = endpoint({
  name: 'createBooking',
  feature: 'bookings',
  summary: 'Fills in the details of a booking: of the held one (`bookingId`), or of a slot that this call holds.',
  ...calls.createBooking,
  access: 'signed-in',
  own: ['body.user'],
  ownThings: ['body.bookingId'],
  body: z
    .object({
      ...detailFields,
      user: id,
      acharyaId: id,
      poojaId: slug,
      date: slotDate,
      time: slotClock,
      /** `Offline` is a known value and is refused. */
      bookingType: z.literal('Online', because('choice')),
      bookingId: id.optional(),
    })
    .refine(hasFittingPin, pinFitsState),
  reply: z.object({
    bookingId: z.uuid(),
    user: z.object({ _id: z.uuid(), name: z.string().nullable(), email: z.string().nullable() }),
    booking,
  }),
  errors: [...heldErrors, 'HOLD_EXPIRED', 'BOOKING_OVER'],
  limit: write,
})

const dakshinaRupees = z
  .int(because('invalid'))
  .min(dakshinaRange.min, because('outOfRange'))
  .max(dakshinaRange.max, because('outOfRange'))

/** Each change has its own part, and a call makes one change at a time. */
const bookingChanges = {
  details: bookingDetails,
  /** Rupees; null removes the dakshina. */
  dakshina: dakshinaRupees.nullable(),
  reschedule: z.object({ date: slotDate, time: slotClock }),
  cancel: z.object({ reason: line(300).optional() }),
}

export const updateBooking = endpoint({
  name: 'updateBooking',
  feature: 'bookings',
  summary:
    'Changes a booking: its details or dakshina while it is held; its slot, or a cancellation, up to 24 hours before it begins.',
  ...calls.updateBooking,
  access: 'signed-in',
  params: z.object({ bookingId: id }),
  ownThings: ['params.bookingId'],
  body: z
    .object(bookingChanges)
    .partial()
    .refine((body) => Object.keys(body).length === 1, { path: ['details'], error: because('choice') }),
  reply: z.object({ message: z.string(), booking }),
  errors: [
    'NOT_FOUND',
    'HOLD_EXPIRED',
    'SLOT_TAKEN',
    'SLOT_NOT_OFFERED',
    'SLOT_IN_PAST',
    'CHANGE_TOO_LATE',
    'BOOKING_OVER',
  ],
  limit: write,
})

const ownBooking = { params: z.object({ bookingId: id }), ownThings: ['params.bookingId'] } as const

export const releaseHold = endpoint({
  name: 'releaseHold',
  feature: 'bookings',
  summary: 'Releases a held slot before the hold expires. Repeating it changes nothing.',
  ...calls.releaseHold,
  access: 'signed-in',
  ...ownBooking,
  reply: z.object({}),
  errors: ['NOT_FOUND'],
  limit: write,
})

export const getBooking = endpoint({
  name: 'getBooking',
  feature: 'bookings',
  summary: "Returns one of the caller's bookings.",
  ...calls.getBooking,
  access: 'signed-in',
  ...ownBooking,
  reply: z.object({ booking, serverTime: instant }),
  errors: ['NOT_FOUND'],
  limit: read,
})

export const getBookedPooja = endpoint({
  name: 'getBookedPooja',
  feature: 'bookings',
  summary:
    "Returns the caller's bookings that are or were paid, in pages: coming and running ones by their start, then past ones, newest first.",
  ...calls.getBookedPooja,
  access: 'signed-in',
  own: ['params.userId'],
  params: z.object({ userId: id }),
  query: z.object({ page: wholeText(1, 1000).default(1) }),
  /** `serverTime` is the clock that the windows are judged by. */
  reply: z.object({ bookings: z.array(booking), serverTime: instant, ...pageReply }),
  errors: [],
  limit: read,
})

export const getBookingCalendar = endpoint({
  name: 'getBookingCalendar',
  feature: 'bookings',
  summary: 'Returns the booking as a calendar file.',
  ...calls.getBookingCalendar,
  access: 'signed-in',
  ...ownBooking,
  reply: z.instanceof(Uint8Array),
  fileType: 'text/calendar',
  errors: ['NOT_FOUND'],
  limit: write,
})

export const joinBooking = endpoint({
  name: 'joinBooking',
  feature: 'bookings',
  summary:
    'Records that the caller, devotee or acharya, has joined. Allowed from the start for 30 minutes, by the server’s clock; the booking is live once both have joined.',
  ...calls.joinBooking,
  access: 'signed-in',
  ...ownBooking,
  reply: z.object({ status: z.enum(bookingStates), waitingFor: z.enum(['acharya', 'devotee']).nullable() }),
  errors: ['NOT_FOUND', 'JOIN_NOT_OPEN', 'BOOKING_OVER'],
  limit: write,
})

/** What both sides need during the pooja, without the devotee's contact details. */
export const rite = z.object({
  bookingId: z.uuid(),
  pooja: z.object({ _id: z.string(), pooja_name: z.string(), drawing: z.string() }),
  startsAt: instant,
  /** Of whom the sankalp is taken: the devotee first, then the others. */
  names: z.array(z.string()),
  gotra: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  sankalp: sankalp.nullable(),
  /** In the language of the caller; empty for a pooja without a description. */
  steps: z.array(z.string()),
  samagri: z.array(z.string()),
  prepare: z.array(z.string()),
})
export type Rite = z.output<typeof rite>

export const getRite = endpoint({
  name: 'getRite',
  feature: 'bookings',
  summary:
    "Returns what devotee and acharya need for a paid pooja: names, gotra and sankalp line, and the pooja's steps, samagri and preparations.",
  ...calls.getRite,
  access: 'signed-in',
  ...ownBooking,
  reply: z.object({ rite, serverTime: instant }),
  errors: ['NOT_FOUND'],
  limit: read,
})

export const answerHeld = endpoint({
  name: 'answerHeld',
  feature: 'bookings',
  summary:
    'Answers whether a pooja with a very short call was performed. “held” completes the booking; “notHeld” is decided by an operator and can still be changed until then.',
  ...calls.answerHeld,
  access: 'signed-in',
  ...ownBooking,
  body: z.object({ answer: z.enum(heldAnswers, because('choice')) }),
  reply: z.object({ booking }),
  errors: ['NOT_FOUND', 'BOOKING_OVER'],
  limit: write,
})

export const decideHeld = endpoint({
  name: 'decideHeld',
  feature: 'bookings',
  summary:
    'Decides whether a pooja with a very short call was performed. If so, the acharya keeps the earnings; if not, the devotee gets a full refund.',
  ...calls.decideHeld,
  access: 'admin',
  step: 'operations',
  params: z.object({ bookingId: id }),
  body: z.object({ held: z.boolean(because('required')) }),
  reply: z.object({ status: z.enum(bookingStates) }),
  errors: ['NOT_FOUND', 'BOOKING_OVER'],
  limit: write,
})

export const dakshinaOption = z.object({
  _id: z.string(),
  name: z.string(),
  dakhinaAmount: rupees,
  mostPopular: z.boolean(),
})

export const getAllDakshina = endpoint({
  name: 'getAllDakshina',
  feature: 'bookings',
  summary:
    'Returns the usual amounts of dakshina, given to the acharya beyond the price; one is marked as the most popular.',
  ...calls.getAllDakshina,
  access: 'anyone',
  reply: z.object({ dakshina: z.array(dakshinaOption) }),
  errors: [],
  limit: read,
})

export const payForBooking = endpoint({
  name: 'payForBooking',
  feature: 'bookings',
  summary:
    'Pays a held booking from the wallet. `amount` must equal the server’s calculation: otherwise nothing is charged and the response has the new price. Its dakshina can be paid with paid money only. With `rest`, a payment of the missing amount is started and the slot is kept for it; once it is paid, the booking is confirmed from the wallet.',
  ...calls.payForBooking,
  access: 'signed-in',
  own: ['params.userId'],
  ownThings: ['body.bookingID'],
  params: z.object({ userId: id }),
  body: z.object({
    /** Rupees with two decimals, as text. */
    amount: line(12).regex(/^\d{1,9}\.\d{2}$/, because('invalid')),
    description: line(200).optional(),
    bookingID: id,
    availableTimeSlotsId: line(80),
    /** What to do about money that the wallet lacks: nothing when it is left out. */
    rest: z.literal('online', because('choice')).optional(),
  }),
  reply: z.object({
    status: z.enum(['SUCCESS', 'INSUFFICIENT_BALANCE', 'PAYMENT_BEGUN']),
    /** Set with SUCCESS. */
    booking: booking.nullable(),
    /** With INSUFFICIENT_BALANCE: what is missing. With PAYMENT_BEGUN: what is to be paid there. */
    missing: rupees,
    /** With PAYMENT_BEGUN: leads to the provider's page. */
    url: z.string().nullable(),
  }),
  errors: [
    'NOT_FOUND',
    'HOLD_EXPIRED',
    'PRICE_CHANGED',
    'DAKSHINA_FROM_PAID_MONEY',
    'DAILY_LIMIT_REACHED',
    'BOOKING_OVER',
    'BOOKING_NOT_FILLED_IN',
    'TOO_MANY_OPEN_PAYMENTS',
  ],
  limit: write,
})
