import type { z } from 'zod'
import type { ErrorBody } from '../errors.ts'
import { acharyaEvents } from './acharyas.ts'
import { bookingEvents } from './bookings.ts'
import { consultationEvents } from './consultations.ts'
import { messageEvents } from './messages.ts'
import { orderEvents } from './orders.ts'
import { queueEvents } from './queue.ts'
import { signallingEvents } from './signalling.ts'
import { walletEvents } from './wallet.ts'

/** Every feature with live events. Add new ones here. */
export const liveFeatures = [
  acharyaEvents,
  bookingEvents,
  consultationEvents,
  messageEvents,
  orderEvents,
  queueEvents,
  signallingEvents,
  walletEvents,
] as const

/** The events that a client may send. */
export const clientEvents = {
  ...acharyaEvents.fromClient,
  ...bookingEvents.fromClient,
  ...consultationEvents.fromClient,
  ...messageEvents.fromClient,
  ...orderEvents.fromClient,
  ...queueEvents.fromClient,
  ...signallingEvents.fromClient,
  ...walletEvents.fromClient,
}
export type ClientEvent = keyof typeof clientEvents
/** A payload as the client writes it (before defaults and clean-up). */
export type ClientPayloadInput<E extends ClientEvent> = z.input<(typeof clientEvents)[E]['payload']>
/** A payload as the handler gets it. */
export type ClientPayload<E extends ClientEvent> = z.output<(typeof clientEvents)[E]['payload']>
export type ReplyInput<E extends ClientEvent> = z.input<(typeof clientEvents)[E]['reply']>
export type Reply<E extends ClientEvent> = z.output<(typeof clientEvents)[E]['reply']>

/** The acknowledgement of every event: its reply or an error. */
export type Ack<E extends ClientEvent = ClientEvent> = ({ ok: true } & Fields<Reply<E>>) | ({ ok: false } & ErrorBody)
/** Zod types every property of an object without fields as `never`, which would make `ok` beside it `never` too. */
type Fields<T> = T extends unknown ? (Record<string, never> extends T ? Record<never, never> : T) : never

/** The events that the server may send. */
export const serverEvents = {
  ...acharyaEvents.fromServer,
  ...bookingEvents.fromServer,
  ...consultationEvents.fromServer,
  ...messageEvents.fromServer,
  ...orderEvents.fromServer,
  ...queueEvents.fromServer,
  ...signallingEvents.fromServer,
  ...walletEvents.fromServer,
}
export type ServerEvent = keyof typeof serverEvents
export type ServerPayload<E extends ServerEvent> = z.output<(typeof serverEvents)[E]>
