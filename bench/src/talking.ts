import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { setRole } from '@sankalp/server/test/contract/set-role.ts'
import { movements } from '@sankalp/server/test/ledger.ts'
import { openLive, send, untilConnected } from '@sankalp/server/test/live-client.ts'
import { percentile } from '@sankalp/server/test/load.ts'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import type { TestClient } from '@sankalp/server/test/test-client.ts'
import type { Socket } from 'socket.io-client'

/** One side of a running consultation. */
export type Speaker = { id: string; other: string; socket: Socket }
export type Pair = { user: TestClient; acharya: TestClient; speakers: [Speaker, Speaker] }

/** Signs in many users, some at a time. */
export async function signInMany(server: ServerProcess, count: number): Promise<TestClient[]> {
  const clients: TestClient[] = []
  while (clients.length < count)
    clients.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(25, count - clients.length) }, () =>
          server.newClient().signIn(undefined, 'Asha'),
        ),
      )),
    )
  return clients
}

export async function connectAs(
  url: string,
  { token, address }: Pick<TestClient, 'token' | 'address'>,
): Promise<Socket> {
  const socket = openLive(url, { token, extraHeaders: { 'x-forwarded-for': address } })
  const outcome = await untilConnected(socket)
  if (!outcome.connected) throw new Error(`the live channel refused the request: ${outcome.refusal?.code}`)
  return socket
}

/**
 * Starts consultations, with the user at the first server and the acharya at the last. Also returns how long each
 * request took to ring.
 */
export async function meetMany(
  db: Db,
  servers: readonly ServerProcess[],
  count: number,
): Promise<{ pairs: Pair[]; ringMs: number[] }> {
  const clients = await signInMany(servers[0]!, count * 2)
  const pairs: Pair[] = []
  const ringMs: number[] = []
  for (let index = 0; index < count; index += 1) {
    const [user, acharya] = [clients[index * 2]!, clients[index * 2 + 1]!]
    await setRole(db, acharya.userId, 'ROLE_ACHARYA')
    await movements.recharge(db, {
      userId: user.userId,
      paymentId: randomUUID(),
      provider: 'bench',
      paidPaise: 100_000_00,
      bonusPaise: 0,
      now: new Date(),
    })
    const [one, two] = await Promise.all([connectAs(servers[0]!.url, user), connectAs(servers.at(-1)!.url, acharya)])
    await succeed(two, 'acharya:switch', { on: true })
    const requestId = randomUUID()
    const rung = new Promise<number>((resolve) => two.once('chat:request:incoming', () => resolve(performance.now())))
    ringMs.push(await askUntilOnline(one, requestId, acharya.userId, rung))
    await succeed(two, 'chat:request:accept', { requestId })
    await succeed(one, 'consultation:join', { requestId })
    // A consultation ends if the acharya says nothing for a minute: on a slow machine, before the last one has begun.
    await succeed(two, 'message:send', {
      id: randomUUID(),
      from: acharya.userId,
      to: user.userId,
      message: 'Namaste',
      timestamp: Date.now(),
    })
    pairs.push({
      user,
      acharya,
      speakers: [
        { id: user.userId, other: acharya.userId, socket: one },
        { id: acharya.userId, other: user.userId, socket: two },
      ],
    })
  }
  return { pairs, ringMs }
}

/** Another process learns a moment later that an acharya has gone online: only the accepted request counts. */
async function askUntilOnline(
  socket: Socket,
  requestId: string,
  acharyaId: string,
  rung: Promise<number>,
): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const askedAt = performance.now()
    const { ok } = await send(socket, 'chat:request', {
      requestId,
      acharyaId,
      chatMinutes: 60,
      talk: 'Chat',
      isPoojaCall: false,
    })
    if (ok) return (await rung) - askedAt
    await wait(50)
  }
  throw new Error('the acharya did not come online')
}

async function succeed(socket: Socket, event: Parameters<typeof send>[1], payload: object): Promise<void> {
  const ack = await send(socket, event, payload as never)
  if (!ack.ok) throw new Error(`${event} was refused: ${ack.code}`)
}

export type Chatter = { perSecond: number; microsEach: number; p50Ms: number; p99Ms: number; deliveredP99Ms: number }

/**
 * Sends one message per second from every participant, spread over the second. Measures the servers' processor time per
 * message, and the times of the acknowledgement and the delivery.
 */
export async function chat(
  speakers: readonly Speaker[],
  seconds: number,
  cpuSeconds: () => Promise<number>,
): Promise<Chatter> {
  const [ackMs, deliveryMs] = [[] as number[], [] as number[]]
  const sentAt = new Map<string, number>()
  const receive = ({ id }: { id: string }) => {
    const at = sentAt.get(id)
    if (at !== undefined) deliveryMs.push(performance.now() - at)
  }
  for (const { socket } of speakers) socket.on('message:receive', receive)
  const before = await cpuSeconds()
  const startedAt = performance.now()
  await Promise.all(
    speakers.map(async ({ id: from, other: to, socket }, index) => {
      await wait((index * 1000) / speakers.length)
      for (let said = 0; said < seconds; said += 1) {
        const dueAt = startedAt + (index * 1000) / speakers.length + said * 1000
        await wait(Math.max(0, dueAt - performance.now()))
        const id = randomUUID()
        sentAt.set(id, performance.now())
        const ack = await send(socket, 'message:send', {
          id,
          from,
          to,
          message: `Namaste, this is number ${said}`,
          timestamp: Date.now(),
        })
        if (!ack.ok) throw new Error(`a message was refused: ${ack.code}`)
        ackMs.push(performance.now() - sentAt.get(id)!)
      }
    }),
  )
  const tookSeconds = (performance.now() - startedAt) / 1000
  const used = (await cpuSeconds()) - before
  while (deliveryMs.length < ackMs.length) await wait(10)
  for (const { socket } of speakers) socket.off('message:receive', receive)
  return {
    perSecond: ackMs.length / tookSeconds,
    microsEach: (used / ackMs.length) * 1e6,
    p50Ms: percentile(ackMs, 50),
    p99Ms: percentile(ackMs, 99),
    deliveredP99Ms: percentile(deliveryMs, 99),
  }
}
