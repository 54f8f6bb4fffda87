import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { liveBeatEvent, livePath, liveReconnect } from '@sankalp/contract'
import type { Ack } from '@sankalp/contract/live/events'
import { type Socket, io } from 'socket.io-client'
import type { DemoSessions } from './app/demo-sessions.ts'
import { answerChats } from './demo-chat.ts'
import type { SignedIn } from './features/auth/auth.service.ts'
import type { Log } from './platform/log.ts'

/** The demo acharyas who have a console open. They are ordinary clients of the live channel. */
export type DemoConsoles = { close(): Promise<void> }

/** Opens the consoles. `typingMs` is how long typing a text takes; default: as long as a person needs. */
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

  /** Opens a session for the first connection and renews its token for every later one. */
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
          log.warn({ err: error }, 'a demo acharya could not sign in')
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
  // Switch on after every connect: the server switches a console off when its connection is lost.
  socket.on('connect', () => {
    socket.emit('acharya:switch', { on: true }, (ack: Ack<'acharya:switch'>) => {
      if (!ack.ok) log.warn({ code: ack.code }, 'a demo acharya could not switch on their console')
    })
  })
  socket.on(liveBeatEvent, (_payload: unknown, answer: () => void) => answer())
  socket.on('connect_error', (error) => log.debug({ err: error }, 'a demo acharya could not connect'))

  return {
    async close() {
      socket.disconnect()
      if (session) await sessions.end(session.token)
    },
  }
}
