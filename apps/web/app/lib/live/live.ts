import { freshToken } from '../api/fresh-token.ts'
import { renewSession } from '../session/renewal.ts'
import { currentSession, subscribe } from '../session/store.ts'
import { createChannel } from './channel.ts'
import { openSocket } from './socket.ts'

/** The one live channel of this page. */
export const { send, listen, onConnect, readState, subscribeState } = createChannel(openSocket, {
  userId: () => currentSession()?.userId ?? null,
  freshToken: async () => (await freshToken()) ?? '',
  renew: renewSession,
  subscribe,
})
