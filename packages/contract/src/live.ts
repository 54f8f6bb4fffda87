import { z } from 'zod'
import { sessionMinutes } from './constants.ts'
import type { ErrorBody } from './errors.ts'
import { id } from './fields.ts'

/**
 * The live channel's events, as the specification names them. A request is acknowledged with `Ack`;
 * who the sender is comes from the token of the connection, never from a payload.
 */
export type Ack<T = Record<never, never>> = ({ ok: true } & T) | ({ ok: false } & ErrorBody)

const requestId = z.uuid()
const epochMs = z.int().nonnegative()
const message = z.string().trim().min(1).max(4000)

export const talkKinds = ['Chat', 'Audio Call', 'Video Call'] as const

/** WebRTC descriptions and candidates pass through unread, so only their outer shape is checked. */
const signal = z.union([
  z.object({ sdp: z.object({ type: z.enum(['offer', 'answer', 'pranswer', 'rollback']), sdp: z.string().max(64_000) }) }),
  z.object({ candidate: z.record(z.string(), z.union([z.string().max(2000), z.number(), z.null()])).nullable() }),
])

/** What a browser may send. */
export const clientEvents = {
  getOnlineAcharyas: z.object({}),
  'chat:request': z.object({
    requestId,
    acharyaId: id,
    chatMinutes: z.int().min(1).max(24 * 60).default(sessionMinutes),
    talk: z.enum(talkKinds),
    isPoojaCall: z.boolean().default(false),
  }),
  'chat:request:cancel': z.object({ requestId, acharyaId: id }),
  'message:send': z.object({ from: id, to: id, message, timestamp: epochMs }),
  'typing:start': z.object({ to: id }),
  'typing:stop': z.object({ to: id }),
  'chat:end': z.object({ to: id, endTimestamp: epochMs }),
  'webrtc:signal': z.object({ to: id, signal }),
} as const
export type ClientEvent = keyof typeof clientEvents
export type ClientPayload<E extends ClientEvent> = z.output<(typeof clientEvents)[E]>

export type OnlineAcharya = { userId: string; userName: string; profilePic: string | null }

/** What the server tells a browser. */
export type ServerEvents = {
  onlineAcharyasList: { acharyas: OnlineAcharya[] }
  'acharya:online': { acharya: OnlineAcharya }
  'acharya:offline': { acharya: OnlineAcharya }
  'chat:request:accepted': { requestId: string; acharya: OnlineAcharya; startTimestamp: number; chatMinutes: number }
  'chat:request:rejected': { requestId: string }
  'message:receive': ClientPayload<'message:send'>
  'typing:start': { from: string }
  'typing:stop': { from: string }
  'chat:end:notify': { from: string }
  'webrtc:signal': { from: string; signal: ClientPayload<'webrtc:signal'>['signal'] }
}
export type ServerEvent = keyof ServerEvents

/** Sent with the connection. The specification's other auth fields are accepted and ignored. */
export const liveAuth = z.object({ token: z.string().min(1).max(200) })

/** For socket.io's type parameters. */
export type ClientToServer = {
  [E in ClientEvent]: (payload: z.input<(typeof clientEvents)[E]>, acknowledge?: (answer: Ack) => void) => void
}
export type ServerToClient = { [E in ServerEvent]: (payload: ServerEvents[E]) => void }
