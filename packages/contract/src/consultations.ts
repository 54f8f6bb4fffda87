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
    'The consultation in which the caller is now, or their request that waits for an answer; null when there is none. For both sides: a reload, the way back and a second tab return into it.',
  ...calls.getRunningConsultation,
  access: 'signed-in',
  reply: z.object({ consultation: consultation.nullable() }),
  errors: [],
  limit: read,
})

/** A consultation that was held, as a line of the history. */
export const pastConsultation = z.object({
  consultationId: z.uuid(),
  talk: z.enum(talkKinds),
  isPoojaCall: z.boolean(),
  user: livePerson,
  acharya: livePerson,
  acharyaEntry: z.uuid(),
  startedAt: instant,
  endedAt: instant,
  talkedSeconds: z.int(),
  charge: rupees,
  /** What of it the acharya earned; null for the user. */
  earned: rupees.nullable(),
  stars: z.int().nullable(),
  /** The receipt; null where nothing was charged, and for the acharya. */
  transferId: z.uuid().nullable(),
})
export type PastConsultation = z.output<typeof pastConsultation>

const historyPage = cursorPage(pastConsultation, 20)

export const getConsultations = endpoint({
  name: 'getConsultations',
  feature,
  summary:
    'The consultations that the caller had as a user or, with `as=acharya`, held as an acharya; newest first, by cursor.',
  ...calls.getConsultations,
  access: 'signed-in',
  query: historyPage.query.extend({ as: z.enum(['user', 'acharya'], because('choice')).default('user') }),
  reply: historyPage.reply,
  errors: [],
  limit: read,
})

export const consultationDetails = z.object({
  consultation,
  /** The bill, as the meter read it: when the acharya was away, and what is charged. */
  pauses: z.array(z.object({ from: instant, to: instant })),
  talkedSeconds: z.int(),
  chargedSeconds: z.int(),
  balanceAfter: rupees.nullable(),
  stars: z.int().nullable(),
  review: z.string().nullable(),
  /** In order; empty once the user has deleted the transcript. */
  messages: z.array(chatMessage),
  isTranscriptDeleted: z.boolean(),
  isBlocked: z.boolean(),
})
export type ConsultationDetails = z.output<typeof consultationDetails>

export const getConsultation = endpoint({
  name: 'getConsultation',
  feature,
  summary: 'One consultation with its bill and its transcript, for either side.',
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
    'Deletes every message and picture of a consultation that is over, for both sides and for good. Only its user may; the bill stays.',
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
  summary: 'Rates a consultation that the caller has paid for. Said again, it replaces what was said before.',
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
  summary: 'A gift to the acharya after a consultation, in whole rupees, all of which is theirs.',
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
  errors: ['NOT_FOUND', 'CONSULTATION_NOT_HELD', 'INSUFFICIENT_BALANCE', 'DAILY_LIMIT_REACHED'],
  limit: write,
})

export const reportConsultation = endpoint({
  name: 'reportConsultation',
  feature,
  summary: 'Tells the operators that the other side broke the code of conduct.',
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
  summary:
    'The other side of this consultation can no longer reach the caller, nor the caller them, until it is taken back.',
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
  summary: 'Takes a block back.',
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
    'A picture (JPEG or PNG) for a message of the caller: stored re-encoded, without metadata, seen by the two sides only. One that no message takes up is removed after a day.',
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
    'What a minute with an acharya costs in each way to talk (tax included), and how many whole minutes the caller can afford.',
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
  summary: 'What users said of an acharya after consultations they paid for, newest first.',
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
  summary: 'The queues in which the caller waits.',
  ...calls.getQueuePlaces,
  access: 'signed-in',
  reply: z.object({ queues: z.array(queuePlace) }),
  errors: [],
  limit: read,
})

const wait = z.object({
  /** The account of the acharya, as the live channel names them. */
  userId: z.uuid(),
  /** How many wait already. */
  waiting: z.int().nonnegative(),
  /** How long whoever joins now will wait, from how long real consultations of this acharya lasted; null while there are none to judge by. */
  waitSeconds: z.int().nonnegative().nullable(),
})
export type Wait = z.output<typeof wait>

export const getWaits = endpoint({
  name: 'getWaits',
  feature,
  summary: 'The acharyas who are in a consultation now, and how long one would wait for each.',
  ...calls.getWaits,
  access: 'anyone',
  reply: z.object({ waits: z.array(wait) }),
  errors: [],
  limit: read,
})

export const getOnlineWishes = endpoint({
  name: 'getOnlineWishes',
  feature,
  summary: 'The acharyas of whom the caller wants to be told when they come online.',
  ...calls.getOnlineWishes,
  access: 'signed-in',
  reply: z.object({ acharyas: z.array(z.uuid()) }),
  errors: [],
  limit: read,
})

export const tellMeWhenOnline = endpoint({
  name: 'tellMeWhenOnline',
  feature,
  summary: 'Tells the caller once when this acharya comes online.',
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
  summary: 'Takes that wish back.',
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
  summary: 'The STUN and TURN servers for a call, with credentials of the caller that expire.',
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
