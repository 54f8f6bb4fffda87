import { z } from 'zod'
import { birthFields, brideFields, checkBirth, groomFields } from '../births.ts'
import { genders } from '../constants.ts'
import { consultationStates } from '../consultation-life.ts'
import { messageLength } from '../consultation-rules.ts'
import { because, id, isoDate, line, personName } from '../fields.ts'
import { slug } from '../paging.ts'
import { liveEvents } from './event.ts'
import { done, epochMs, requestId } from './fields.ts'

export { messageLength }

/** Line breaks are allowed. Characters that a database or a page cannot handle are not. */
const text = z
  .string(because('required'))
  .trim()
  .min(1, because('required'))
  .max(messageLength, because('tooLong'))
  .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value.replaceAll(/[\t\r\n]/g, '')), because('invalid'))
/** Made by the sender, so that a message sent again after a lost acknowledgement is stored once. */
const messageId = z.uuid()
/** Assigned by the server: counts from 1 without gaps in each consultation. */
const seq = z.int().positive()

const place = line(120)

/** The items a user can share. Both browsers draw the shared item from this. */
export const shares = [
  z.object({
    kind: z.literal('kundli'),
    name: personName(80),
    gender: z.enum(genders).optional(),
    place,
    birth: z.object(birthFields).check(checkBirth('')),
  }),
  z.object({
    kind: z.literal('match'),
    groom: personName(80),
    bride: personName(80),
    births: z.object({ ...groomFields, ...brideFields }).check(checkBirth('m_'), checkBirth('f_')),
  }),
  z.object({ kind: z.literal('panchang'), city: slug, date: isoDate }),
] as const

/** As sent: a picture is named by the id from the answer to its upload. */
export const sentAttachment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), pictureId: z.uuid() }),
  ...shares,
])
export type SentAttachment = z.output<typeof sentAttachment>

/** As delivered: a picture has an expiring address that only the two sides receive. */
export const attachment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), url: z.string(), width: z.int(), height: z.int() }),
  ...shares,
])
export type Attachment = z.output<typeof attachment>

/** A message as stored and delivered. A client that cannot show its attachment shows its text, which is never empty. */
export const chatMessage = z.object({
  id: messageId,
  requestId,
  seq,
  from: id,
  to: id,
  message: text,
  timestamp: epochMs,
  attachment: attachment.optional(),
})
export type ChatMessage = z.output<typeof chatMessage>

/** The maximum number of messages in one reply to `message:after`. */
export const messagesPerReply = 100

const mark = z.object({ requestId, seq: z.int().nonnegative() })

/** The messages of a consultation. A message is acknowledged once it is stored. */
export const messageEvents = liveEvents({
  fromClient: {
    'message:send': {
      access: 'signed-in',
      // Without an id the server makes one, and a repeated send is a second message.
      payload: z.object({
        id: messageId.optional(),
        from: id,
        to: id,
        message: text,
        timestamp: epochMs,
        attachment: sentAttachment.optional(),
      }),
      reply: z.object({ id: messageId, seq, timestamp: epochMs }),
      limit: { max: 120, windowSeconds: 60 },
    },
    /**
     * Returns the messages after the last one that the client has, in order. The client repeats the request while there
     * are more.
     */
    'message:after': {
      access: 'signed-in',
      payload: z.object({ requestId, after: z.int().nonnegative() }),
      // Includes the state of the consultation, so that a page that missed a change while disconnected gets it here.
      reply: z.object({
        messages: z.array(chatMessage).max(messagesPerReply),
        hasMore: z.boolean(),
        state: z.enum(consultationStates),
      }),
    },
    /** This device has received every message up to `seq`, or the user has read them. Marks only move forward. */
    'message:delivered': { access: 'signed-in', payload: mark, reply: done },
    'message:read': { access: 'signed-in', payload: mark, reply: done },
    'typing:start': { access: 'signed-in', payload: z.object({ to: id }), reply: done },
    'typing:stop': { access: 'signed-in', payload: z.object({ to: id }), reply: done },
  },
  fromServer: {
    'message:receive': chatMessage,
    /** The delivered and read marks of the other side. */
    'message:marks': z.object({ requestId, by: id, delivered: z.int().nonnegative(), read: z.int().nonnegative() }),
    'typing:start': z.object({ from: id }),
    'typing:stop': z.object({ from: id }),
  },
})
