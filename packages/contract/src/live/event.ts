import type { z } from 'zod'
import type { CallLimit } from '../endpoint.ts'

/**
 * An event that a client sends: who may send it, what it carries, and what its acknowledgement carries on success. Who
 * the sender is comes from the token of the connection, never from a payload. `limit` is for one user at one process;
 * without it the usual one holds.
 */
export type ClientEventDeclaration = {
  access: 'signed-in' | 'acharya'
  payload: z.ZodObject
  reply: z.ZodObject
  limit?: CallLimit
}

/** Nobody types, moves or asks more often than this. */
export const usualEventLimit: CallLimit = { max: 300, windowSeconds: 60 }

/** The events of one feature, in both directions. What the server sends is not acknowledged. */
export type LiveEvents = {
  fromClient: Record<string, ClientEventDeclaration>
  fromServer: Record<string, z.ZodObject>
}

/** Declares the events of a feature. It only checks the shape: the value itself is what both sides read. */
export function liveEvents<const Events extends LiveEvents>(events: Events): Events {
  return events
}
