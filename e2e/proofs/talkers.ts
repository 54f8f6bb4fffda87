import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ack, ClientEvent, ClientPayloadInput } from '@sankalp/contract/live/events'
import { openLive, untilConnected } from '@sankalp/server/test/live-client.ts'
import type { TestClient } from '@sankalp/server/test/test-client.ts'
import type { Socket } from 'socket.io-client'

/** An acknowledged message and its number. */
type Stored = { id: string; seq: number }

export type Talker = {
  client: TestClient
  requestId: string
  /** The messages acknowledged to this side, in the order in which they were sent. */
  stored: Stored[]
  /** How long each loss of the connection lasted, until this side joined again. */
  backMs: number[]
  /** Whether it is connected, to compute what may be billed. */
  isThere(): boolean
  ask<E extends ClientEvent>(event: E, payload: ClientPayloadInput<E>): Promise<Extract<Ack<E>, { ok: true }>>
  told<T>(event: string): Promise<T>
  say(to: string): Promise<void>
  /** Returns every message of the consultation as the server sends it to this side. */
  readAll(): Promise<{ seq: number; id: string }[]>
  close(): void
}

const answerWithinMs = 3000
const tryAgainMs = 200

/**
 * Opens one side of a consultation that behaves like its page: it connects to any process that accepts it, joins again
 * after every loss, and sends unacknowledged messages again under the same id.
 */
export async function openTalker(client: TestClient, urls: readonly string[], first: number): Promise<Talker> {
  let socket: Socket
  let at = first
  let isClosed = false
  let lostAtMs = 0
  const heard: { event: string; payload: unknown }[] = []

  async function connect(): Promise<void> {
    for (;;) {
      if (isClosed) return
      const next = openLive(urls[at % urls.length]!, {
        token: client.token,
        timeout: answerWithinMs,
        extraHeaders: { 'x-forwarded-for': client.address },
      })
      if ((await untilConnected(next)).connected) {
        socket = next
        next.onAny((event: string, payload: unknown) => event !== 'beat' && heard.push({ event, payload }))
        next.once('disconnect', () => void comeBack())
        return
      }
      next.disconnect()
      at += 1
      await wait(tryAgainMs)
    }
  }

  async function comeBack(): Promise<void> {
    if (isClosed) return
    lostAtMs ||= performance.now()
    at += 1
    await connect()
    if (talker.requestId) await talker.ask('consultation:join', { requestId: talker.requestId })
    talker.backMs.push(performance.now() - lostAtMs)
    lostAtMs = 0
  }

  const talker: Talker = {
    client,
    requestId: '',
    stored: [],
    backMs: [],
    isThere: () => socket.connected && lostAtMs === 0,
    /** Repeats until there is an answer, over any available connection. */
    async ask(event, payload) {
      for (;;) {
        try {
          const ack = (await socket.timeout(answerWithinMs).emitWithAck(event, payload)) as Ack
          if (ack.ok) return ack as never
          // The database may be down for a moment: the page retries as well.
          if (ack.code !== 'TEMPORARILY_UNAVAILABLE' && ack.code !== 'INTERNAL')
            throw new Refused(`${event}: ${ack.code}`)
        } catch (error) {
          if (error instanceof Refused || isClosed) throw error
        }
        await wait(tryAgainMs)
      }
    },
    async told<T>(event: string): Promise<T> {
      for (;;) {
        const index = heard.findIndex((one) => one.event === event)
        if (index >= 0) return heard.splice(index, 1)[0]!.payload as T
        await wait(10)
      }
    },
    async say(to) {
      const id = randomUUID()
      const { seq } = await talker.ask('message:send', {
        id,
        from: client.userId,
        to,
        message: `number ${talker.stored.length + 1}`,
        timestamp: Date.now(),
      })
      talker.stored.push({ id, seq })
    },
    async readAll() {
      const all: { seq: number; id: string }[] = []
      for (let hasMore = true; hasMore;) {
        const page = await talker.ask('message:after', { requestId: talker.requestId, after: all.at(-1)?.seq ?? 0 })
        all.push(...page.messages)
        hasMore = page.hasMore
      }
      return all
    },
    close() {
      isClosed = true
      socket.disconnect()
    },
  }
  await connect()
  return talker
}

/** A permanent refusal by the server. */
export class Refused extends Error {}
