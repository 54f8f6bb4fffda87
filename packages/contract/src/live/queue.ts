import { z } from 'zod'
import { id } from '../fields.ts'
import { talkKinds } from './consultations.ts'
import { liveEvents } from './event.ts'
import { done, epochMs } from './fields.ts'

/** A user's place in the queue of an acharya. */
export const queuePlace = z.object({
  acharyaId: id,
  talk: z.enum(talkKinds),
  chatMinutes: z.int(),
  /** 1 is next. */
  place: z.int().positive(),
  /** Estimated from the length of this acharya's real consultations; null while none exist. */
  waitSeconds: z.int().nonnegative().nullable(),
  /** Set when it is this user's turn: until then no other user can send the acharya a request. */
  turnUntil: epochMs.nullable(),
})
export type QueuePlace = z.output<typeof queuePlace>

/**
 * The queue for a busy acharya. A user can be in one queue at a time. Leaving costs nothing; leaving during one's turn
 * gives the turn up.
 */
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
    /** To the acharya: a person joined or left the queue. An API call returns how many wait now. */
    'queue:waiting': z.object({}),
    /** It is the user's turn: ring. A `chat:request` before `turnUntil` is accepted. */
    'queue:turn': z.object({ queue: queuePlace }),
    /** The turn passed, or the wallet had too little for one minute when it came. */
    'queue:over': z.object({ acharyaId: id, reason: z.enum(['missed', 'unpaid']) }),
  },
})
