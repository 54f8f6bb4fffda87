import { z } from 'zod'
import { id } from '../fields.ts'
import { liveEvents } from './event.ts'
import { done, requestId } from './fields.ts'

/** What the two browsers say to each other is passed on unread, so only its outer shape is checked. */
const signal = z.union([
  z.object({
    sdp: z.object({
      type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
      sdp: z.string().max(64_000),
      /** In an answer: the session and version of the offer that it is for. */
      answers: z.string().max(100).optional(),
    }),
  }),
  z.object({ candidate: z.record(z.string(), z.union([z.string().max(2000), z.number(), z.null()])).nullable() }),
  /** From the side that makes no offers: the other is to make one. `by` changes when the page is loaded anew. */
  z.object({ ask: z.object({ by: z.string().max(64), restart: z.boolean() }) }),
])
export type Signal = z.output<typeof signal>

/** How two browsers find each other for a call. */
export const signallingEvents = liveEvents({
  fromClient: {
    'webrtc:signal': {
      access: 'signed-in',
      payload: z.object({ to: id, signal }),
      reply: done,
      limit: { max: 1200, windowSeconds: 60 },
    },
    /** The two are connected and media flows. The acharya's counts as their first word. */
    'call:media': { access: 'signed-in', payload: z.object({ requestId }), reply: done },
    /** How the line was since the last time, from the browser's own statistics. */
    'call:quality': {
      access: 'signed-in',
      payload: z.object({
        requestId,
        lossPercent: z.number().min(0).max(100),
        roundTripMs: z.number().min(0).max(60_000),
        /** Fallen to audio because the line is thin. */
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
