import { z } from 'zod'
import { consultationStates, endReasons, refusalReasons } from '../consultation-life.ts'
import { genders, sessionMinutes } from '../constants.ts'
import { clockTime, id, isoDate, line, personName } from '../fields.ts'
import { languages } from '../language.ts'
import { rupees } from '../paging.ts'
import { liveEvents } from './event.ts'
import { done, epochMs, livePerson, requestId } from './fields.ts'

export const talkKinds = ['Chat', 'Audio Call', 'Video Call'] as const
export type TalkKind = (typeof talkKinds)[number]

/** What the user tells of themselves with the request, for the acharya to draw the chart. */
export const intake = z.object({
  name: personName(100),
  gender: z.enum(genders),
  birthplace: line(100),
  date: isoDate,
  time: clockTime,
  /** Nobody knows it: what stands in `time` is only noon, and no chart may be read from it. */
  timeUnknown: z.boolean().optional(),
  /** What they want to ask, in a sentence or two. */
  question: line(300).optional(),
})
export type Intake = z.output<typeof intake>

const talk = z.enum(talkKinds)
const chatMinutes = z
  .int()
  .min(1)
  .max(24 * 60)
/** Every message up to this number; 0: none yet. */
const upTo = z.int().nonnegative()
const nullableMs = epochMs.nullable()

/**
 * All that the two sides see of a consultation. Instants are the server's; `now` is the server's time of this answer, by which a
 * client whose clock is wrong knows how much time is left.
 */
export const consultation = z.object({
  requestId,
  state: z.enum(consultationStates),
  talk,
  isPoojaCall: z.boolean(),
  user: livePerson,
  acharya: livePerson,
  /** The acharya's entry in the catalogue. */
  acharyaEntry: id,
  intake: intake.nullable(),
  /** All extensions included. */
  chatMinutes,
  /** In rupees, tax included; 0 for a pooja call, which is paid already. */
  perMinute: rupees,
  now: epochMs,
  requestedAt: epochMs,
  /** When an unanswered request ends by itself. */
  answerBy: epochMs,
  acceptedAt: nullableMs,
  endedAt: nullableMs,
  meter: z.object({
    /** How long the acharya was there, up to `now`. */
    talkedMs: z.int().nonnegative(),
    remainingMs: z.int().nonnegative(),
    /** Whether it runs at this moment: not while the acharya is away. */
    isRunning: z.boolean(),
    /** What it comes to so far, or came to. */
    charge: rupees,
    chargedSeconds: z.int().nonnegative(),
  }),
  /** Who is connected. */
  present: z.object({ user: z.boolean(), acharya: z.boolean() }),
  lastSeq: upTo,
  marks: z.object({ userDelivered: upTo, userRead: upTo, acharyaDelivered: upTo, acharyaRead: upTo }),
  endReason: z.enum(endReasons).nullable(),
  endedBy: z.enum(['user', 'acharya']).nullable(),
  /** The receipt of a consultation that cost something. */
  transferId: z.uuid().nullable(),
})
export type Consultation = z.output<typeof consultation>

/** A consultation from its request to its end. Those beside the specification's are ours. */
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
        /** In which they read the page they ask from: the acharya may greet them in it. */
        language: z.enum(languages).optional(),
        intake: intake.optional(),
      }),
      reply: done,
      limit: { max: 20, windowSeconds: 300 },
    },
    'chat:request:cancel': { access: 'signed-in', payload: z.object({ requestId, acharyaId: id }), reply: done },
    /** A console says that it rings. */
    'chat:request:ringing': { access: 'acharya', payload: z.object({ requestId }), reply: done },
    'chat:request:accept': { access: 'acharya', payload: z.object({ requestId }), reply: done },
    'chat:request:reject': {
      access: 'acharya',
      payload: z.object({ requestId, reason: line(200).optional() }),
      reply: done,
    },
    'chat:end': { access: 'signed-in', payload: z.object({ to: id, endTimestamp: epochMs }), reply: done },
    /** Sent with every (re)connection: this connection takes part from now on. Asks for nothing that a client must have. */
    'consultation:join': { access: 'signed-in', payload: z.object({ requestId }), reply: z.object({ consultation }) },
    /** More minutes while talking. The same `extendId` again changes nothing more. */
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
    'chat:request:rejected': z.object({ requestId, reason: z.enum(refusalReasons), note: z.string().optional() }),
    'chat:end:notify': z.object({ from: id }),
    /** To both sides, whenever anything but the messages has changed: accepted, paused, extended, ended, settled. */
    'consultation:changed': z.object({ consultation }),
  },
})
