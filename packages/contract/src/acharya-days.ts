import { z } from 'zod'
import * as calls from './acharya-days.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, id, isoDate, line } from './fields.ts'

const feature = 'bookings'
const access = 'admin' as const
const step = 'operations' as const

/** A coming day of an acharya, in India time. */
const acharyaDay = z.object({
  day: z.iso.date(),
  /** Minutes after midnight; empty on a day without hours. */
  spans: z.array(z.object({ from: z.int(), to: z.int() })),
  /** Closed as an exception to the week, by the acharya or an operator. */
  isClosed: z.boolean(),
  booked: z.array(
    z.object({ bookingId: z.uuid(), startsAt: z.iso.datetime(), poojaName: z.string(), isHeld: z.boolean() }),
  ),
})

const params = z.object({ acharyaEntry: id })
const reply = z.object({ name: z.string(), days: z.array(acharyaDay) })
export type AcharyaDays = z.output<typeof reply>

export const getAcharyaDays = endpoint({
  name: 'getAcharyaDays',
  feature,
  summary: 'Returns the next thirty days of an acharya: the hours that are offered, and the bookings in them.',
  ...calls.getAcharyaDays,
  access,
  step,
  params,
  reply,
  errors: ['NOT_FOUND'],
  limit: { max: 600, windowSeconds: 60 },
})

export const setAcharyaDayClosed = endpoint({
  name: 'setAcharyaDayClosed',
  feature,
  summary: 'Closes one day of an acharya, unless something is booked on it, or reopens a closed day.',
  ...calls.setAcharyaDayClosed,
  access,
  step,
  params,
  body: z.object({ day: isoDate, closed: z.boolean(because('required')), reason: line(300) }),
  reply,
  errors: ['NOT_FOUND', 'SLOT_IN_PAST', 'SLOTS_ARE_BOOKED', 'ALREADY_DECIDED'],
  limit: { max: 300, windowSeconds: 600 },
})
