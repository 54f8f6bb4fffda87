import { z } from 'zod'
import { consultationStates, declineReasons, endReasons, refusalReasons } from '../consultation-life.ts'
import { genders, sessionMinutes } from '../constants.ts'
import { clockTime, id, isoDate, line, personName } from '../fields.ts'
import { languages } from '../language.ts'
import { rupees } from '../paging.ts'
import { liveEvents } from './event.ts'
import { done, epochMs, livePerson, requestId } from './fields.ts'

export const talkKinds = ['Chat', 'Audio Call', 'Video Call'] as const
export type TalkKind = (typeof talkKinds)[number]

/** The birth data that the user sends with the request, so that the acharya can draw the chart. */
export const intake = z.object({
  name: personName(100),
  gender: z.enum(genders),
  birthplace: line(100),
  date: isoDate,
  time: clockTime,
  /** The time is unknown: `time` holds noon as a placeholder, and no chart may be read from it. */
  timeUnknown: z.boolean().optional(),
  /** The user's question, in a sentence or two. */
  question: line(300).optional(),
})
export type Intake = z.output<typeof intake>

const talk = z.enum(talkKinds)
const chatMinutes = z
  .int()
  .min(1)
  .max(24 * 60)
/** All messages up to this number; 0 for none. */
const upTo = z.int().nonnegative()
const nullableMs = epochMs.nullable()

/**
 * What both sides see of a consultation. Instants are the server's. `now` is the server time of this answer, so that a
 * client with a wrong clock knows how much time is left.
 */
export const consultation = z.object({
  requestId,
  state: z.enum(consultationStates),
  talk,
  isPoojaCall: z.boolean(),
  /** The booking of a pooja call. */
  bookingId: z.uuid().nullable(),
  user: livePerson,
  acharya: livePerson,
  /** The acharya's entry in the catalogue. */
  acharyaEntry: id,
  intake: intake.nullable(),
  /** Including all extensions. */
  chatMinutes,
  /** In rupees, tax included; 0 for the call of a booked pooja, which is paid already. */
  perMinute: rupees,
  now: epochMs,
  requestedAt: epochMs,
  /** When an unanswered request expires. */
  answerBy: epochMs,
  acceptedAt: nullableMs,
  /** When metering began: once both had the chat open, or their call connected. Null before that. */
  startedAt: nullableMs,
  endedAt: nullableMs,
  meter: z.object({
    /** How long the acharya was connected, up to `now`. */
    talkedMs: z.int().nonnegative(),
    remainingMs: z.int().nonnegative(),
    /** Whether the meter runs now: not before both were ready, and not while the acharya is away. */
    isRunning: z.boolean(),
    /** The price so far, or the final price. */
    charge: rupees,
    chargedSeconds: z.int().nonnegative(),
  }),
  /** Which side is connected. */
  present: z.object({ user: z.boolean(), acharya: z.boolean() }),
  lastSeq: upTo,
  marks: z.object({ userDelivered: upTo, userRead: upTo, acharyaDelivered: upTo, acharyaRead: upTo }),
  endReason: z.enum(endReasons).nullable(),
  endedBy: z.enum(['user', 'acharya']).nullable(),
  /** The receipt, if the consultation cost something. */
  transferId: z.uuid().nullable(),
})
export type Consultation = z.output<typeof consultation>

/** A consultation from its request to its end. Events that the specification does not name are ours. */
export const consultationEvents = liveEvents({
  fromClient: {
    'chat:request': {
      access: 'signed-in',
      payload: z.object({
        requestId,
        acharyaId: id,
        chatMinutes: chatMinutes.default(sessionMinutes),
        talk,
        isPoojaCall: z.boolean().default(false),
        /**
         * The price per minute that the user was shown. A different rate is refused. Not required from a client that
         * shows no rate, nor for the call of a booked pooja.
         */
        paisePerMinute: z.int().nonnegative().optional(),
        /** The language of the page that the request comes from: the acharya may greet the user in it. */
        language: z.enum(languages).optional(),
        intake: intake.optional(),
      }),
      reply: done,
      limit: { max: 20, windowSeconds: 300 },
    },
    'chat:request:cancel': { access: 'signed-in', payload: z.object({ requestId, acharyaId: id }), reply: done },
    /** A console reports that it rings. */
    'chat:request:ringing': { access: 'acharya', payload: z.object({ requestId }), reply: done },
    'chat:request:accept': { access: 'acharya', payload: z.object({ requestId }), reply: done },
    'chat:request:reject': {
      access: 'acharya',
      /** `reason`: in the acharya's own words. */
      payload: z.object({ requestId, declineReason: z.enum(declineReasons).optional(), reason: line(200).optional() }),
      reply: done,
    },
    'chat:end': { access: 'signed-in', payload: z.object({ to: id, endTimestamp: epochMs }), reply: done },
    /** Sent after every (re)connection: from now on this connection takes part. It needs no state from the client. */
    'consultation:join': { access: 'signed-in', payload: z.object({ requestId }), reply: z.object({ consultation }) },
    /** Adds minutes during the consultation. Sending the same `extendId` again has no further effect. */
    'consultation:extend': {
      access: 'signed-in',
      payload: z.object({ requestId, extendId: z.uuid(), minutes: z.int().min(1).max(120) }),
      reply: z.object({ consultation }),
      limit: { max: 20, windowSeconds: 60 },
    },
  },
  fromServer: {
    'chat:request:incoming': z.object({
      requestId,
      user: livePerson,
      chatMinutes,
      talk,
      isPoojaCall: z.boolean(),
      language: z.enum(languages).optional(),
      intake: intake.optional(),
      answerBy: epochMs,
    }),
    'chat:request:cancelled': z.object({ requestId }),
    'chat:request:ringing': z.object({ requestId }),
    'chat:request:accepted': z.object({ requestId, acharya: livePerson, startTimestamp: epochMs, chatMinutes }),
    'chat:request:rejected': z.object({
      requestId,
      reason: z.enum(refusalReasons),
      declineReason: z.enum(declineReasons).optional(),
      note: z.string().optional(),
    }),
    'chat:end:notify': z.object({ from: id }),
    /** Sent to both sides whenever anything but the messages changes: accepted, paused, extended, ended, settled. */
    'consultation:changed': z.object({ consultation }),
  },
})
