import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { getConsultations, getRunningConsultation } from '@sankalp/contract/consultations'
import { getPayment, payInDemo, recharge } from '@sankalp/contract/payments'
import type { Socket } from 'socket.io-client'
import { createKeyedQueue } from '../../src/platform/keyed-queue.ts'
import { connectLive, send } from '../live-client.ts'
import { TestClient } from '../test-client.ts'
import type { Prepared } from './prepare.ts'

/** The demo acharya who answers in these tests. */
const acharyaPhone = '9000000014'

/** In sequence, because an acharya has one consultation at a time. */
const inTurn = createKeyedQueue()
const consoles = new Map<string, Promise<{ socket: Socket; userId: string; acharyaId: string }>>()
const held = new Map<string, string>()

const aboutOne = async (owner: TestClient): Promise<Prepared> => ({
  params: { consultationId: await someConsultation(owner) },
})
const aboutAcharya = async (owner: TestClient): Promise<Prepared> => ({
  params: { id: (await owner.call(getAllAcharya)).body.astrologers[0]!._id },
})

/** Makes requests about consultations succeed, with one of the owner's that was held and paid. */
export const consultationHints: Record<string, (owner: TestClient) => Promise<Prepared>> = {
  // Request the first page: cursors come only from the server.
  getConsultations: async () => ({ query: { pageSize: '20', as: 'user' } }),
  getConsultationReviews: async (owner) => ({ ...(await aboutAcharya(owner)), query: { pageSize: '10' } }),
  getConsultation: aboutOne,
  deleteTranscript: aboutOne,
  rateConsultation: aboutOne,
  giveConsultationDakshina: async (owner) => ({ ...(await aboutOne(owner)), body: { amount: 1 } }),
  reportConsultation: async (owner) => ({
    ...(await aboutOne(owner)),
    body: { reason: 'rude', text: 'They shouted.' },
  }),
  blockPerson: aboutOne,
  unblockPerson: aboutOne,
  getRates: aboutAcharya,
  tellMeWhenOnline: aboutAcharya,
  stopTellingMe: aboutAcharya,
}

function someConsultation(owner: TestClient): Promise<string> {
  return inTurn(owner.url, async () => {
    const known = held.get(owner.userId) ?? (await holdOne(owner))
    held.set(owner.userId, known)
    return known
  })
}

async function holdOne(owner: TestClient): Promise<string> {
  const [before] = (await owner.call(getConsultations)).body.items
  if (before) return before.consultationId
  const { paymentId } = (await owner.call(recharge, { body: { userId: owner.userId, pack: 1000 } })).body
  await owner.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })
  await owner.call(getPayment, { params: { paymentId } })
  const acharya = await (consoles.get(owner.url) ?? openConsole(owner))
  const socket = await connectLive(owner.url, owner.token)
  const requestId = randomUUID()
  const ask = { requestId, acharyaId: acharya.acharyaId, chatMinutes: 2, talk: 'Chat', isPoojaCall: false } as const
  await done(send(socket, 'chat:request', ask))
  await done(send(acharya.socket, 'chat:request:accept', { requestId }))
  for (const side of [socket, acharya.socket]) await done(send(side, 'consultation:join', { requestId }))
  await done(
    send(acharya.socket, 'message:send', { from: acharya.userId, to: owner.userId, message: 'Namaste', timestamp: 1 }),
  )
  // A consultation without any time costs nothing and does not count as held.
  while (((await owner.call(getRunningConsultation)).body.consultation?.meter.talkedMs ?? 0) < 5) await setTimeout(5)
  await done(send(socket, 'chat:end', { to: acharya.userId, endTimestamp: 1 }))
  socket.disconnect()
  return requestId
}

function openConsole({ url, outbox }: TestClient) {
  const opening = (async () => {
    const client = await new TestClient(url, outbox).signIn(acharyaPhone)
    const socket = await connectLive(url, client.token)
    await done(send(socket, 'acharya:switch', { on: true }))
    const acharya = (await client.call(getAllAcharya, { query: { pageSize: '50' } })).body.astrologers.find(
      ({ userId }) => userId === client.userId,
    )
    return { socket, userId: client.userId, acharyaId: acharya!._id }
  })()
  consoles.set(url, opening)
  return opening
}

async function done(answer: Promise<{ ok: boolean }>): Promise<void> {
  const ack = await answer
  if (!ack.ok) throw new Error(`the live channel refused: ${JSON.stringify(ack)}`)
}
