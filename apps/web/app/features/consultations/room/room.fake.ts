import type { Consultation } from '@sankalp/contract/live/consultations'
import type { ChatMessage } from '@sankalp/contract/live/messages'
import { ownError } from '../../../lib/api/error.ts'
import type { Channel } from '../../../lib/live/channel.ts'
import { createListeners } from '../../../lib/live/listeners.ts'
import { type LiveState, createState } from '../../../lib/live/state.ts'

export const requestId = 'r'
const person = (userId: string) => ({ userId, userName: userId, profilePic: null })
export const consultation = {
  requestId,
  state: 'live',
  talk: 'Chat',
  bookingId: null,
  user: person('asha'),
  acharya: person('guru'),
  now: 1,
  lastSeq: 0,
  chatMinutes: 10,
  perMinute: 11,
  meter: { talkedMs: 0, remainingMs: 600_000, isRunning: true, charge: 0, chargedSeconds: 0 },
  present: { user: true, acharya: true },
  marks: { userDelivered: 0, userRead: 0, acharyaDelivered: 0, acharyaRead: 0 },
} as unknown as Consultation

/**
 * A server that stores messages by their ids, with a connection that can be cut. `own` is its state of the
 * consultation.
 */
export function makeServer(own: Consultation = consultation) {
  const stored: ChatMessage[] = []
  const state = createState()
  const listeners = createListeners()
  const sent: string[] = []
  const server = {
    stored,
    sent,
    refuse: null as Error | null,
    loseAck: false,
    state: own.state,
    set: (next: LiveState) => state.set(next),
    tell: (event: string, payload: unknown) => listeners.notify(event, payload),
  }
  const add = (id: string, from: string, message: string): ChatMessage => {
    const known = stored.find((each) => each.id === id)
    if (known) return known
    const made = {
      id,
      requestId,
      seq: stored.length + 1,
      from,
      to: from === 'asha' ? 'guru' : 'asha',
      message,
      timestamp: stored.length,
    }
    stored.push(made)
    return made
  }
  const send = async (event: string, payload: Record<string, unknown>): Promise<unknown> => {
    await Promise.resolve()
    if (state.read() !== 'connected') throw ownError('OFFLINE', 'en')
    sent.push(event)
    if (event === 'consultation:join') return { consultation: { ...own, state: server.state, now: Date.now() } }
    if (event === 'consultation:extend') {
      const more = payload.minutes as number
      const meter = { ...own.meter, remainingMs: own.meter.remainingMs + more * 60_000 }
      return { consultation: { ...own, now: Date.now(), chatMinutes: own.chatMinutes + more, meter } }
    }
    if (event === 'message:after')
      return { messages: stored.slice(payload.after as number), hasMore: false, state: server.state }
    if (event !== 'message:send') return {}
    if (server.refuse) throw server.refuse
    const { id, seq, timestamp } = add(payload.id as string, 'asha', payload.message as string)
    if (server.loseAck) throw ownError('TIMED_OUT', 'en')
    return { id, seq, timestamp }
  }
  const channel = {
    send: send as unknown as Channel['send'],
    listen: (event, listener) => listeners.add(event, listener),
    onConnect(listener) {
      const check = () => state.read() === 'connected' && listener()
      check()
      return state.subscribe(check)
    },
    readState: () => state.read(),
    subscribeState: (listener) => state.subscribe(listener),
  } satisfies Pick<Channel, 'send' | 'listen' | 'onConnect' | 'readState' | 'subscribeState'>
  return { ...server, server, channel, add }
}
