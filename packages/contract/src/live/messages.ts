import { z } from 'zod'
import { birthFields, brideFields, checkBirth, groomFields } from '../births.ts'
import { genders } from '../constants.ts'
import { messageLength } from '../consultation-rules.ts'
import { because, id, isoDate, line, personName } from '../fields.ts'
import { slug } from '../paging.ts'
import { liveEvents } from './event.ts'
import { done, epochMs, requestId } from './fields.ts'

export { messageLength }

/** Lines may break; what a database or a page cannot show may not be in it. */
const text = z
  .string(because('required'))
  .trim()
  .min(1, because('required'))
  .max(messageLength, because('tooLong'))
  .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value.replaceAll(/[\t\r\n]/g, '')), because('invalid'))
/** Made by the sender: the same message sent twice, after a lost acknowledgement, is stored once. */
const messageId = z.uuid()
/** Counted by the server, for each consultation from 1 without gaps. */
const seq = z.int().positive()

const place = line(120)

/** What the user chose to share; both browsers draw it from this. */
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

/** As it is sent: a picture by the id that its upload was answered with. */
export const sentAttachment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), pictureId: z.uuid() }),
  ...shares,
])
export type SentAttachment = z.output<typeof sentAttachment>

/** As it is delivered: a picture by an address that only the two are given, and that expires. */
export const attachment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), url: z.string(), width: z.int(), height: z.int() }),
  ...shares,
])
export type Attachment = z.output<typeof attachment>

/** A message as it is stored and delivered. Whoever cannot show its attachment shows its text, which is never empty. */
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

/** At most so many messages in one reply to `message:after`. */
export const messagesPerReply = 100

const mark = z.object({ requestId, seq: z.int().nonnegative() })

/** What is written in a consultation. A message is acknowledged once it is stored. */
export const messageEvents = liveEvents({
  fromClient: {
    'message:send': {
      access: 'signed-in',
      // Without an id the server makes one, and a repeated sending is a second message.
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
    /** What came after the last message that the client has, in order. A client asks again while there is more. */
    'message:after': {
      access: 'signed-in',
      payload: z.object({ requestId, after: z.int().nonnegative() }),
      reply: z.object({ messages: z.array(chatMessage).max(messagesPerReply), hasMore: z.boolean() }),
    },
    /** This device has every message up to `seq`; or somebody has seen them. Marks only ever go on. */
    'message:delivered': { access: 'signed-in', payload: mark, reply: done },
    'message:read': { access: 'signed-in', payload: mark, reply: done },
    'typing:start': { access: 'signed-in', payload: z.object({ to: id }), reply: done },
    'typing:stop': { access: 'signed-in', payload: z.object({ to: id }), reply: done },
  },
  fromServer: {
    'message:receive': chatMessage,
    /** How far the other side has got. */
    'message:marks': z.object({ requestId, by: id, delivered: z.int().nonnegative(), read: z.int().nonnegative() }),
    'typing:start': z.object({ from: id }),
    'typing:stop': z.object({ from: id }),
  },
})
