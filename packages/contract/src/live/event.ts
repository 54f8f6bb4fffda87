import type { z } from 'zod'
import type { CallLimit } from '../endpoint.ts'

/**
 * An event that a client sends: who may send it, its payload, and what its acknowledgement carries on success. The
 * sender is identified by the token of the connection, never by a payload. `limit` applies to one user in one process;
 * without it the usual limit applies.
 */
export type ClientEventDeclaration = {
  access: 'signed-in' | 'acharya'
  payload: z.ZodObject
  reply: z.ZodObject
  limit?: CallLimit
}

/** Above what normal use of the app produces. */
export const usualEventLimit: CallLimit = { max: 300, windowSeconds: 60 }

/** The events of one feature, in both directions. Events from the server are not acknowledged. */
export type LiveEvents = {
  fromClient: Record<string, ClientEventDeclaration>
  fromServer: Record<string, z.ZodObject>
}

/** Declares the events of a feature. It only checks the shape and returns the value unchanged. */
export function liveEvents<const Events extends LiveEvents>(events: Events): Events {
  return events
}
