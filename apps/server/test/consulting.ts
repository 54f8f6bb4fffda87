import { setTimeout } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Ack, ClientEvent, ClientPayloadInput, ServerEvent, ServerPayload } from '@sankalp/contract/live/events'
import type { Consultation } from '@sankalp/contract/live/consultations'
import type { Socket } from 'socket.io-client'
import { expect, onTestFinished } from 'vitest'
import { connectLive, send } from './live-client.ts'
import { loadDemo } from './demo-rows.ts'
import { type TestApp, testApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

type Near = Pick<TestApp, 'url' | 'newClient' | 'db' | 'movements' | 'clock'>

/** A user's device on the live channel, with all events that it has received. */
export type Device = {
  client: TestClient
  socket: Socket
  userId: string
  send<E extends ClientEvent>(event: E, payload: ClientPayloadInput<E>): Promise<Ack<E>>
  /** Sends an event and fails unless the reply is ok. */
  ok<E extends ClientEvent>(event: E, payload: ClientPayloadInput<E>): Promise<Extract<Ack<E>, { ok: true }>>
  told<E extends ServerEvent>(event: E): ServerPayload<E>[]
  /** Returns the next event of a kind, including one received since the last call. */
  next<E extends ServerEvent>(event: E): Promise<ServerPayload<E>>
  events: string[]
}

export async function openDevice({ url }: Pick<Near, 'url'>, client: TestClient): Promise<Device> {
  const socket = await connectLive(url, client.token)
  onTestFinished(() => void socket.disconnect())
  const told: { event: string; payload: unknown; isTaken: boolean }[] = []
  socket.onAny((event: string, payload: unknown) => void told.push({ event, payload, isTaken: false }))
  const all = (event: string) => told.filter((one) => one.event === event)
  return {
    client,
    socket,
    userId: client.userId,
    send: (event, payload) => send(socket, event, payload),
    async ok(event, payload) {
      const ack = await send(socket, event, payload)
      if (!ack.ok) throw new Error(`${event} was refused: ${JSON.stringify(ack)}`)
      return ack as never
    },
    told: (event) => all(event).map(({ payload }) => payload) as never,
    async next(event) {
      await expect.poll(() => all(event).some(({ isTaken }) => !isTaken)).toBe(true)
      const found = all(event).find(({ isTaken }) => !isTaken)!
      found.isTaken = true
      return found.payload as never
    },
    get events() {
      return told.map(({ event }) => event).filter((event) => event !== 'beat')
    },
  }
}

/** Creates an app with the acharyas of the demo, who all have the same prices, and a clock that only the test moves. */
export async function consultingApp(options: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const app = await testApp(options)
  await loadDemo(app.db, new Date())
  await app.db.query(
    'update acharya set chat_paise_per_minute = 1100, audio_paise_per_minute = 1500, video_paise_per_minute = 2000',
  )
  app.stopClock()
  return app
}

/** Harpreet Kaur and Bhavesh Trivedi of the demo. */
export const phones = { harpreet: '9000000013', bhavesh: '9000000014' }

/** Opens the console of a demo acharya and switches it on. */
export async function openConsole(app: Near, phone = phones.harpreet): Promise<Device & { acharyaId: string }> {
  const client = await app.newClient().signIn(phone)
  const device = await openDevice(app, client)
  await device.ok('acharya:switch', { on: true })
  const [row] = await app.db.query<{ id: string }>('select id from acharya where user_id = $1', [client.userId])
  return { ...device, acharyaId: row!.id }
}

/** Opens a user with this many rupees in the wallet. */
export async function openUser(app: Near, rupees: number): Promise<Device> {
  const client = await app.newClient().signIn(undefined, 'Asha')
  await giveMoney(app, client.userId, rupees)
  return openDevice(app, client)
}

export async function giveMoney(
  app: Pick<Near, 'db' | 'movements' | 'clock'>,
  userId: string,
  rupees: number,
): Promise<void> {
  if (rupees > 0)
    await app.movements.recharge(app.db, {
      userId,
      paymentId: randomUUID(),
      provider: 'test',
      paidPaise: rupees * 100,
      bonusPaise: 0,
      now: app.clock.now(),
    })
}

type Wish = Partial<ClientPayloadInput<'chat:request'>>

export async function ask(user: Device, acharya: { acharyaId: string }, wish: Wish = {}): Promise<string> {
  const requestId = randomUUID()
  await user.ok('chat:request', {
    requestId,
    acharyaId: acharya.acharyaId,
    chatMinutes: 10,
    talk: 'Chat',
    isPoojaCall: false,
    ...wish,
  })
  return requestId
}

/** Requests a consultation, accepts it and joins both sides. Their video or audio call is not connected yet. */
export async function meet(user: Device, acharya: Device & { acharyaId: string }, wish: Wish = {}): Promise<string> {
  const requestId = await ask(user, acharya, wish)
  await acharya.next('chat:request:incoming')
  await acharya.ok('chat:request:accept', { requestId })
  await user.next('chat:request:accepted')
  for (const side of [user, acharya]) await side.ok('consultation:join', { requestId })
  return requestId
}

/** Reports from the browsers of both sides that the call is connected. */
export async function connectCall(requestId: string, ...sides: Device[]): Promise<void> {
  for (const side of sides) await side.ok('call:media', { requestId })
}

export async function say(from: Device, to: Pick<Device, 'userId'>, message: string) {
  return from.ok('message:send', { id: randomUUID(), from: from.userId, to: to.userId, message, timestamp: Date.now() })
}

type Clocked = Pick<TestApp, 'db' | 'clock' | 'tickConsultations'> & { pass: (seconds: number) => void }

/** Less than the time after which a connection counts as silent. */
const stepSeconds = 4

/** Lets time pass while all connections send heartbeats, except those of the `silent` side. Stop the clock first. */
export async function letPass(
  app: Clocked,
  seconds: number,
  { others = [], silent = null }: { others?: readonly Clocked[]; silent?: ConsultationSide | null } = {},
): Promise<void> {
  const all = [app, ...others]
  for (let left = seconds; left > 0; left -= stepSeconds) {
    for (const one of all) one.pass(Math.min(stepSeconds, left))
    // Wait for the answers to the beats, which may be delayed on a busy machine.
    const missing = async () => {
      for (const one of all) await one.tickConsultations()
      return app.db.query(
        `select p.connection_id from consultation_presence p join consultation c on c.id = p.consultation_id
          where p.is_open and p.seen_at < $1 and c.state in ('accepted', 'live', 'paused') and p.side <> coalesce($2, '')`,
        [app.clock.now(), silent],
      )
    }
    await expect.poll(missing, { interval: 5 }).toEqual([])
    // In each step every connection answers beats, and a connection may send no more than 100 frames a second.
    await setTimeout(15)
  }
}

/**
 * Runs the consultations' tick until the expected state is reached. One tick may not be enough: it skips locked rows
 * and handles them with a later tick.
 */
export async function tickUntil(
  app: Clocked,
  requestId: string,
  expected: Partial<Awaited<ReturnType<typeof stateOf>>>,
): Promise<void> {
  await expect
    .poll(async () => {
      await app.tickConsultations()
      return stateOf(app, requestId)
    })
    .toMatchObject(expected)
}

export async function stateOf(app: Pick<TestApp, 'db'>, requestId: string) {
  const [row] = await app.db.query<{
    state: Consultation['state']
    endReason: string | null
    chargedPaise: number | null
    talkedSeconds: number | null
  }>(
    'select state, end_reason as "endReason", charged_paise as "chargedPaise", talked_seconds as "talkedSeconds" from consultation where id = $1',
    [requestId],
  )
  return row!
}
