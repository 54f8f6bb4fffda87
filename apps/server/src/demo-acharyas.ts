import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { livePath, liveReconnect } from '@sankalp/contract'
import { type Socket, io } from 'socket.io-client'
import type { DemoSessions } from './app.ts'
import type { Log } from './platform/log.ts'

/** Those of the demo's acharyas who sit at their consoles: clients of the live channel like any other. */
export type DemoConsoles = { close(): Promise<void> }

export function openDemoConsoles(url: string, sessions: DemoSessions, log: Log): DemoConsoles {
  const consoles = demoAcharyas.filter(({ present }) => present).map(({ phone }) => openConsole(url, phone, sessions, log))
  return { close: async () => void (await Promise.all(consoles.map((console) => console.close()))) }
}

function openConsole(url: string, phone: string, sessions: DemoSessions, log: Log): DemoConsoles {
  let session: { token: string; refresh: string } | null = null

  /** A session for the first connection, a fresh token of it for every later one. */
  async function token(): Promise<string> {
    session = session ? await sessions.renew(session.refresh) : await sessions.open(phone)
    return session.token
  }

  const socket: Socket = io(url, {
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: liveReconnect.minMs,
    reconnectionDelayMax: liveReconnect.maxMs,
    randomizationFactor: liveReconnect.jitter,
    timeout: liveReconnect.timeoutMs,
    auth: (send) => {
      token().then(
        (value) => send({ token: value }),
        (error: unknown) => {
          log.warn({ err: error }, 'an acharya of the demo could not sign in')
          socket.disconnect()
        },
      )
    },
  })
  socket.on('connect_error', (error) => log.debug({ err: error }, 'an acharya of the demo is not connected'))

  return {
    async close() {
      socket.disconnect()
      if (session) await sessions.end(session.token)
    },
  }
}
