import { z } from 'zod'
import { consultationDakshina, reportReasons } from './consultation-rules.ts'
import * as calls from './consultations.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, id, line } from './fields.ts'
import { consultation, talkKinds } from './live/consultations.ts'
import { livePerson } from './live/fields.ts'
import { chatMessage } from './live/messages.ts'
import { queuePlace } from './live/queue.ts'
import { cursorPage, rupees } from './paging.ts'

export type { Consultation, Intake, TalkKind } from './live/consultations.ts'
export type { ChatMessage } from './live/messages.ts'
export type { QueuePlace } from './live/queue.ts'

const instant = z.iso.datetime()
const read = { max: 600, windowSeconds: 60 }
const write = { max: 60, windowSeconds: 600 }
const feature = 'consultations'

const ownConsultation = { params: z.object({ consultationId: id }), ownThings: ['params.consultationId'] } as const

export const getRunningConsultation = endpoint({
  name: 'getRunningConsultation',
  feature,
  summary:
    'Returns the caller’s current consultation, or their request that waits for an answer; null if there is none. Both sides use it to return after a reload, with the back button or in a second tab.',
  ...calls.getRunningConsultation,
  access: 'signed-in',
  reply: z.object({ consultation: consultation.nullable() }),
  errors: [],
  limit: read,
})

/** A past consultation, as a line of the history. */
export const pastConsultation = z.object({
  consultationId: z.uuid(),
  talk: z.enum(talkKinds),
  isPoojaCall: z.boolean(),
  user: livePerson,
  acharya: livePerson,
  acharyaEntry: z.uuid(),
  /** When metering began; the acceptance if it never did. */
  startedAt: instant,
  endedAt: instant,
  talkedSeconds: z.int(),
  charge: rupees,
  /** What the acharya earned from it; null for the user. */
  earned: rupees.nullable(),
  stars: z.int().nullable(),
  /** The receipt; null for the acharya, and when nothing was charged. */
  transferId: z.uuid().nullable(),
})
export type PastConsultation = z.output<typeof pastConsultation>

const historyPage = cursorPage(pastConsultation, 20)

export const getConsultations = endpoint({
  name: 'getConsultations',
  feature,
  summary:
    'Returns the consultations that the caller had as a user or, with `as=acharya`, held as an acharya; newest first, by cursor.',
  ...calls.getConsultations,
  access: 'signed-in',
  query: historyPage.query.extend({ as: z.enum(['user', 'acharya'], because('choice')).default('user') }),
  reply: historyPage.reply,
  errors: [],
  limit: read,
})

export const consultationDetails = z.object({
  consultation,
  /** The bill as the meter computed it: when the acharya was away, and what is charged. */
  pauses: z.array(z.object({ from: instant, to: instant })),
  talkedSeconds: z.int(),
  chargedSeconds: z.int(),
  balanceAfter: rupees.nullable(),
  stars: z.int().nullable(),
  review: z.string().nullable(),
  /** In order; empty after the user has deleted the transcript. */
  messages: z.array(chatMessage),
  isTranscriptDeleted: z.boolean(),
  isBlocked: z.boolean(),
})
export type ConsultationDetails = z.output<typeof consultationDetails>

export const getConsultation = endpoint({
  name: 'getConsultation',
  feature,
  summary: 'Returns one consultation with its bill and its transcript, to either side.',
  ...calls.getConsultation,
  access: 'signed-in',
  ...ownConsultation,
  reply: consultationDetails,
  errors: ['NOT_FOUND'],
  limit: read,
})

export const deleteTranscript = endpoint({
  name: 'deleteTranscript',
  feature,
  summary:
    'Permanently deletes every message and picture of an ended consultation for both sides. Only its user may do this; the bill stays.',
  ...calls.deleteTranscript,
  access: 'signed-in',
  ...ownConsultation,
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND', 'CONSULTATION_RUNNING'],
  limit: write,
})

export const rateConsultation = endpoint({
  name: 'rateConsultation',
  feature,
  summary: 'Rates a consultation that the caller has paid for. A new rating replaces the previous one.',
  ...calls.rateConsultation,
  access: 'signed-in',
  ...ownConsultation,
  body: z.object({
    stars: z.int(because('choice')).min(1, because('choice')).max(5, because('choice')),
    review: line(1000).optional(),
  }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND', 'CONSULTATION_NOT_HELD'],
  limit: write,
})

export const giveConsultationDakshina = endpoint({
  name: 'giveConsultationDakshina',
  feature,
  summary:
    'Sends a gift to the acharya after a consultation, in whole rupees. The acharya receives all of it. Bonus money cannot be used.',
  ...calls.giveConsultationDakshina,
  access: 'signed-in',
  ...ownConsultation,
  body: z.object({
    amount: z
      .int(because('invalid'))
      .min(consultationDakshina.min, because('outOfRange'))
      .max(consultationDakshina.max, because('outOfRange')),
  }),
  reply: z.object({ transferId: z.uuid() }),
  errors: [
    'NOT_FOUND',
    'CONSULTATION_NOT_HELD',
    'INSUFFICIENT_BALANCE',
    'DAKSHINA_FROM_PAID_MONEY',
    'DAILY_LIMIT_REACHED',
  ],
  limit: write,
})

export const reportConsultation = endpoint({
  name: 'reportConsultation',
  feature,
  summary: 'Reports to the operators that the other side broke the code of conduct.',
  ...calls.reportConsultation,
  access: 'signed-in',
  ...ownConsultation,
  body: z.object({ reason: z.enum(reportReasons, because('choice')), text: line(1000).optional() }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND'],
  limit: write,
})

export const blockPerson = endpoint({
  name: 'blockPerson',
  feature,
  summary: 'Blocks the other side of this consultation: neither side can reach the other until the block is removed.',
  ...calls.blockPerson,
  access: 'signed-in',
  ...ownConsultation,
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND'],
  limit: write,
})

export const unblockPerson = endpoint({
  name: 'unblockPerson',
  feature,
  summary: 'Removes a block.',
  ...calls.unblockPerson,
  access: 'signed-in',
  ...ownConsultation,
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND'],
  limit: write,
})

export const uploadChatPicture = endpoint({
  name: 'uploadChatPicture',
  feature,
  summary:
    'Uploads a picture (JPEG or PNG) for a message of the caller. It is stored re-encoded, without metadata, and visible to the two sides only. A picture that no message uses is removed after a day.',
  ...calls.uploadChatPicture,
  access: 'signed-in',
  reply: z.object({ pictureId: z.uuid(), width: z.int(), height: z.int() }),
  errors: ['PICTURE_NOT_JPEG', 'PICTURE_TOO_LARGE', 'PICTURE_TOO_MANY_PIXELS', 'PICTURE_UNREADABLE', 'PICTURE_MISSING'],
  limit: { max: 60, windowSeconds: 600 },
})

const rate = z.object({ talk: z.enum(talkKinds), perMinute: rupees, minutes: z.int().nonnegative() })

export const getRates = endpoint({
  name: 'getRates',
  feature,
  summary:
    'Returns the price per minute with an acharya for each kind of consultation (tax included), and how many whole minutes the caller can afford.',
  ...calls.getRates,
  access: 'signed-in',
  params: z.object({ id }),
  reply: z.object({
    available: rupees,
    rates: z.array(rate),
    online: z.boolean(),
    busy: z.boolean(),
    waiting: z.int(),
  }),
  errors: ['NOT_FOUND'],
  limit: read,
})

const review = z.object({
  stars: z.int(),
  review: z.string().nullable(),
  at: instant,
  firstName: z.string().nullable(),
  talk: z.enum(talkKinds),
})
const reviewPage = cursorPage(review, 10)

export const getConsultationReviews = endpoint({
  name: 'getConsultationReviews',
  feature,
  summary: 'Returns the reviews of an acharya by users who paid for a consultation, newest first.',
  ...calls.getConsultationReviews,
  access: 'anyone',
  params: z.object({ id }),
  query: reviewPage.query,
  reply: reviewPage.reply,
  errors: [],
  limit: read,
})

export const getQueuePlaces = endpoint({
  name: 'getQueuePlaces',
  feature,
  summary: 'Returns the queues in which the caller waits.',
  ...calls.getQueuePlaces,
  access: 'signed-in',
  reply: z.object({ queues: z.array(queuePlace) }),
  errors: [],
  limit: read,
})

export const getWaitingForMe = endpoint({
  name: 'getWaitingForMe',
  feature,
  summary: 'Returns how many users wait in the queue of the caller, an acharya.',
  ...calls.getWaitingForMe,
  access: 'acharya',
  reply: z.object({ waiting: z.int().nonnegative() }),
  errors: [],
  limit: read,
})

const wait = z.object({
  /** The account of the acharya, as used on the live channel. */
  userId: z.uuid(),
  /** How many users are waiting already. */
  waiting: z.int().nonnegative(),
  /**
   * The expected wait of a user who joins now, from the length of this acharya's real consultations; null while none
   * exist.
   */
  waitSeconds: z.int().nonnegative().nullable(),
})
export type Wait = z.output<typeof wait>

export const getWaits = endpoint({
  name: 'getWaits',
  feature,
  summary: 'Returns the acharyas who are in a consultation now, with the expected waiting time for each.',
  ...calls.getWaits,
  access: 'anyone',
  reply: z.object({ waits: z.array(wait) }),
  errors: [],
  limit: read,
})

export const getOnlineWishes = endpoint({
  name: 'getOnlineWishes',
  feature,
  summary: 'Returns the acharyas about whom the caller will be notified when they come online.',
  ...calls.getOnlineWishes,
  access: 'signed-in',
  reply: z.object({ acharyas: z.array(z.uuid()) }),
  errors: [],
  limit: read,
})

export const tellMeWhenOnline = endpoint({
  name: 'tellMeWhenOnline',
  feature,
  summary: 'Notifies the caller once when this acharya comes online.',
  ...calls.tellMeWhenOnline,
  access: 'signed-in',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND'],
  limit: write,
})

export const stopTellingMe = endpoint({
  name: 'stopTellingMe',
  feature,
  summary: 'Cancels the notification about this acharya.',
  ...calls.stopTellingMe,
  access: 'signed-in',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true) }),
  errors: [],
  limit: write,
})

export const getIceServers = endpoint({
  name: 'getIceServers',
  feature,
  summary: 'Returns the STUN and TURN servers for an audio or video call, with credentials for the caller that expire.',
  ...calls.getIceServers,
  access: 'signed-in',
  reply: z.object({
    iceServers: z.array(
      z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
    ),
    /** When to ask again; null where nothing expires. */
    expiresAt: instant.nullable(),
  }),
  errors: [],
  limit: read,
})
