import { z } from 'zod'
import { id } from '../fields.ts'
import { liveEvents } from './event.ts'
import { done, requestId } from './fields.ts'

/** The server relays the signals of the two browsers unread, so only their outer shape is checked. */
const signal = z.union([
  z.object({
    sdp: z.object({
      type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
      sdp: z.string().max(64_000),
      /** In an answer: the session and version of the offer that it answers. */
      answers: z.string().max(100).optional(),
    }),
  }),
  z.object({ candidate: z.record(z.string(), z.union([z.string().max(2000), z.number(), z.null()])).nullable() }),
  /** From the side that makes no offers: asks the other side to make one. `by` changes when the page is reloaded. */
  z.object({ ask: z.object({ by: z.string().max(64), restart: z.boolean() }) }),
])
export type Signal = z.output<typeof signal>

/** The signals by which two browsers connect for a call. */
export const signallingEvents = liveEvents({
  fromClient: {
    'webrtc:signal': {
      access: 'signed-in',
      payload: z.object({ to: id, signal }),
      reply: done,
      limit: { max: 1200, windowSeconds: 60 },
    },
    /**
     * This browser is connected to the other one. Both sides send it, because the call is metered from the later of the
     * two. It is sent again after every reconnection of the channel, without further effect. From the acharya it counts
     * as their first word.
     */
    'call:media': { access: 'signed-in', payload: z.object({ requestId }), reply: done },
    /** The quality of the connection since the last report, from the browser's own statistics. */
    'call:quality': {
      access: 'signed-in',
      payload: z.object({
        requestId,
        lossPercent: z.number().min(0).max(100),
        roundTripMs: z.number().min(0).max(60_000),
        /** Reduced to audio because of low bandwidth. */
        isAudioOnly: z.boolean().default(false),
      }),
      reply: done,
      limit: { max: 30, windowSeconds: 60 },
    },
  },
  fromServer: {
    'webrtc:signal': z.object({ from: id, signal }),
  },
})
