import { z } from 'zod'
import { id } from '../fields.ts'
import { liveEvents } from './event.ts'
import { done, livePerson } from './fields.ts'

export type OnlineAcharya = z.output<typeof livePerson>

const consoleState = z.object({ pausesAfterThis: z.boolean(), isPaused: z.boolean() })
export type ConsoleState = z.output<typeof consoleState>

/** Who is online: an acharya whose console is connected and switched on. */
export const acharyaEvents = liveEvents({
  fromClient: {
    /** Answered by `onlineAcharyasList`, beside the acknowledgement. */
    getOnlineAcharyas: { access: 'signed-in', payload: z.object({}), reply: done },
    /** Of this console alone, until it disconnects: one that reconnects switches itself on again. */
    'acharya:switch': {
      access: 'acharya',
      /** `isReturning`: nobody has pressed anything, the connection was lost. It does not end a pause that has begun meanwhile. */
      payload: z.object({ on: z.boolean(), isReturning: z.boolean().default(false) }),
      reply: z.object({ on: z.boolean() }),
    },
    /** No further request after the consultation of now; without one, from this moment on. */
    'acharya:pause': { access: 'acharya', payload: z.object({ on: z.boolean() }), reply: consoleState },
  },
  fromServer: {
    onlineAcharyasList: z.object({ acharyas: z.array(livePerson) }),
    'acharya:online': z.object({ acharya: livePerson }),
    'acharya:offline': z.object({ acharya: livePerson }),
    /** To the acharya's own consoles: a pause was set, taken back or has begun. In a pause each switches itself off. */
    'acharya:console': consoleState,
    /** In a consultation, or free again. */
    'acharya:busy': z.object({ userId: id, busy: z.boolean() }),
  },
})
