import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { liveBeatEvent, livePath, liveReconnect } from '@sankalp/contract'
import type { Ack } from '@sankalp/contract/live/events'
import { type Socket, io } from 'socket.io-client'
import type { DemoSessions } from './app/demo-sessions.ts'
import { answerChats } from './demo-chat.ts'
import type { SignedIn } from './features/auth/auth.service.ts'
import type { Log } from './platform/log.ts'

/** Those of the demo's acharyas who sit at their consoles: clients of the live channel like any other. */
export type DemoConsoles = { close(): Promise<void> }

/** `typingMs` is how long a text takes them; as long as a person without it. */
export function openDemoConsoles(
  url: string,
  sessions: DemoSessions,
  log: Log,
  typingMs?: (text: string) => number,
): DemoConsoles {
  const consoles = demoAcharyas
    .filter(({ present }) => present)
    .map((acharya) => openConsole(url, acharya, sessions, log, typingMs))
  return { close: async () => void (await Promise.all(consoles.map((console) => console.close()))) }
}

function openConsole(
  url: string,
  { phone, name }: (typeof demoAcharyas)[number],
  sessions: DemoSessions,
  log: Log,
  typingMs?: (text: string) => number,
): DemoConsoles {
  let session: SignedIn | null = null
  let answers = false

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
  socket.on('connect', () => {
    if (answers || !session) return
    answers = true
    answerChats({ url, socket, acharya: { userId: session.id, name }, log, ...(typingMs && { typingMs }) })
  })
  // Anew with every connection: the server switches a console off when it loses it.
  socket.on('connect', () => {
    socket.emit('acharya:switch', { on: true }, (ack: Ack<'acharya:switch'>) => {
      if (!ack.ok) log.warn({ code: ack.code }, 'an acharya of the demo could not switch their console on')
    })
  })
  socket.on(liveBeatEvent, (_payload: unknown, answer: () => void) => answer())
  socket.on('connect_error', (error) => log.debug({ err: error }, 'an acharya of the demo is not connected'))

  return {
    async close() {
      socket.disconnect()
      if (session) await sessions.end(session.token)
    },
  }
}
