import { type APIRequestContext, expect } from '@playwright/test'
import { liveBeatEvent, livePath } from '@sankalp/contract'
import type { Acharya } from '@sankalp/contract/acharyas'
import type { ClientEvent, ClientPayloadInput, ServerEvent, ServerPayload } from '@sankalp/contract/live/events'
import { io } from 'socket.io-client'
import { demoSession } from './demo-account.ts'

export type AcharyaClient = {
  /** Returns the acharya as in the list. */
  find: (byVisitor: APIRequestContext) => Promise<Acharya>
  send: <E extends ClientEvent>(event: E, payload: ClientPayloadInput<E>) => Promise<void>
  /** Resolves with the next event of this kind from now on. */
  next: <E extends ServerEvent>(event: E) => Promise<ServerPayload<E>>
  close: () => void
}

/** Opens the console of a demo acharya without the pages: signed in, online, and able to answer. */
export async function openAcharya(baseURL: string, phone: string): Promise<AcharyaClient> {
  const { token, id } = (await demoSession(baseURL, phone)).account
  const socket = io(baseURL, {
    path: livePath,
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
    autoConnect: false,
  })
  socket.on(liveBeatEvent, (_payload: unknown, acknowledge: () => void) => acknowledge())
  const connected = new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  socket.connect()
  await connected
  const send: AcharyaClient['send'] = async (event, payload) => {
    expect(await socket.emitWithAck(event, payload), event).toMatchObject({ ok: true })
  }
  await send('acharya:switch', { on: true })
  return {
    find: async (byVisitor) => {
      const { astrologers } = (await (await byVisitor.get('/api/acharya/getAllAcharya?pageSize=50')).json()) as {
        astrologers: Acharya[]
      }
      return astrologers.find(({ userId }) => userId === id)!
    },
    send,
    next: (event) =>
      new Promise((resolve) => {
        const name: string = event
        socket.once(name, resolve)
      }),
    close: () => void socket.disconnect(),
  }
}
