import { z } from 'zod'
import { id } from '../fields.ts'
import { liveEvents } from './event.ts'
import { done, livePerson } from './fields.ts'

export type OnlineAcharya = z.output<typeof livePerson>

const consoleState = z.object({ pausesAfterThis: z.boolean(), isPaused: z.boolean() })
export type ConsoleState = z.output<typeof consoleState>

/** The online state of acharyas: an acharya is online while their console is connected and switched on. */
export const acharyaEvents = liveEvents({
  fromClient: {
    /** The server sends `onlineAcharyasList` in addition to the acknowledgement. */
    getOnlineAcharyas: { access: 'signed-in', payload: z.object({}), reply: done },
    /** Applies to this console alone, until it disconnects. A console that reconnects switches itself on again. */
    'acharya:switch': {
      access: 'acharya',
      /**
       * `isReturning`: the console reconnected by itself, without a button press. It does not end a pause that has
       * begun meanwhile.
       */
      payload: z.object({ on: z.boolean(), isReturning: z.boolean().default(false) }),
      reply: z.object({ on: z.boolean() }),
    },
    /** Stops further requests after the current consultation, or at once if none exists. */
    'acharya:pause': { access: 'acharya', payload: z.object({ on: z.boolean() }), reply: consoleState },
  },
  fromServer: {
    onlineAcharyasList: z.object({ acharyas: z.array(livePerson) }),
    'acharya:online': z.object({ acharya: livePerson }),
    'acharya:offline': z.object({ acharya: livePerson }),
    /**
     * Sent to the acharya's own consoles when a pause was requested, cancelled or has begun. When a pause begins, each
     * console switches itself off.
     */
    'acharya:console': consoleState,
    /** Whether the acharya is in a consultation. */
    'acharya:busy': z.object({ userId: id, busy: z.boolean() }),
  },
})
