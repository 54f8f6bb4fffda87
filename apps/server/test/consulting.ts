import { randomUUID } from 'node:crypto'
import type { Ack, ClientEvent, ClientPayloadInput, ServerEvent, ServerPayload } from '@sankalp/contract/live/events'
import type { Consultation } from '@sankalp/contract/live/consultations'
import type { Socket } from 'socket.io-client'
import { expect, onTestFinished } from 'vitest'
import { connectLive, send } from './live-client.ts'
import { loadDemo } from './demo-rows.ts'
import { type TestApp, testApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

type Near = Pick<TestApp, 'url' | 'newClient' | 'db' | 'movements' | 'clock'>

/** A device of somebody on the live channel, with all that it was told. */
export type Device = {
  client: TestClient
  socket: Socket
  userId: string
  send<E extends ClientEvent>(event: E, payload: ClientPayloadInput<E>): Promise<Ack<E>>
  /** Sends it and fails unless it is done. */
  ok<E extends ClientEvent>(event: E, payload: ClientPayloadInput<E>): Promise<Extract<Ack<E>, { ok: true }>>
  told<E extends ServerEvent>(event: E): ServerPayload<E>[]
  /** The first it is told from now on, or was told since the last time it was asked. */
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

/** An app with the acharyas of the demo, who all ask for the same, and a clock that only the test moves. */
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

/** An acharya of the demo at a console that is switched on. */
export async function openConsole(app: Near, phone = phones.harpreet): Promise<Device & { acharyaId: string }> {
  const client = await app.newClient().signIn(phone)
  const device = await openDevice(app, client)
  await device.ok('acharya:switch', { on: true })
  const [row] = await app.db.query<{ id: string }>('select id from acharya where user_id = $1', [client.userId])
  return { ...device, acharyaId: row!.id }
}

/** Somebody with so many rupees in the wallet. */
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

/** Asked, accepted, and both are there. */
export async function meet(user: Device, acharya: Device & { acharyaId: string }, wish: Wish = {}): Promise<string> {
  const requestId = await ask(user, acharya, wish)
  await acharya.next('chat:request:incoming')
  await acharya.ok('chat:request:accept', { requestId })
  await user.next('chat:request:accepted')
  await user.ok('consultation:join', { requestId })
  return requestId
}

export async function say(from: Device, to: Pick<Device, 'userId'>, message: string) {
  return from.ok('message:send', { id: randomUUID(), from: from.userId, to: to.userId, message, timestamp: Date.now() })
}

type Clocked = Pick<TestApp, 'db' | 'pass' | 'clock' | 'tickConsultations'>

/** Lets time pass as it does: every connection is seen again and again. The clock should be stopped. */
export async function letPass(app: Clocked, seconds: number, others: readonly Clocked[] = []): Promise<void> {
  const all = [app, ...others]
  for (let left = seconds; left > 0; left -= 20) {
    for (const one of all) one.pass(Math.min(20, left))
    // Beats are answered when the machine gets round to it.
    await expect
      .poll(async () => {
        for (const one of all) await one.tickConsultations()
        return app.db.query(
          `select p.connection_id from consultation_presence p join consultation c on c.id = p.consultation_id
          where p.is_open and p.seen_at < $1 and c.state in ('accepted', 'live', 'paused')`,
          [app.clock.now()],
        )
      })
      .toEqual([])
  }
}

/**
 * Has the consultations looked after until what is expected is there. One turn is not enough to count on: it leaves alone what somebody else
 * has locked at that instant, and comes back for it.
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
