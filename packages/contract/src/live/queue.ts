import { z } from 'zod'
import { id } from '../fields.ts'
import { talkKinds } from './consultations.ts'
import { liveEvents } from './event.ts'
import { done, epochMs } from './fields.ts'

/** Somebody's place in the queue of an acharya. */
export const queuePlace = z.object({
  acharyaId: id,
  talk: z.enum(talkKinds),
  chatMinutes: z.int(),
  /** 1 is next. */
  place: z.int().positive(),
  /** From how long real consultations of this acharya lasted; null while there are none to judge by. */
  waitSeconds: z.int().nonnegative().nullable(),
  /** It is this person's turn: until then nobody else can ask the acharya. */
  turnUntil: epochMs.nullable(),
})
export type QueuePlace = z.output<typeof queuePlace>

/** Waiting for an acharya who is busy. Leaving costs nothing. */
export const queueEvents = liveEvents({
  fromClient: {
    'queue:join': {
      access: 'signed-in',
      payload: z.object({
        acharyaId: id,
        talk: z.enum(talkKinds),
        chatMinutes: z
          .int()
          .min(1)
          .max(24 * 60),
      }),
      reply: z.object({ queue: queuePlace }),
      limit: { max: 30, windowSeconds: 60 },
    },
    'queue:leave': { access: 'signed-in', payload: z.object({ acharyaId: id }), reply: done },
  },
  fromServer: {
    'queue:changed': z.object({ queue: queuePlace }),
    /** One's turn: ring. A `chat:request` before `turnUntil` goes through. */
    'queue:turn': z.object({ queue: queuePlace }),
    /** The turn passed, or the acharya went offline for good. */
    'queue:over': z.object({ acharyaId: id }),
  },
})
