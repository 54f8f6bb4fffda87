import type { Consultation } from '@sankalp/contract/live/consultations'
import { useSyncExternalStore } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { MeterStrip } from './meter-strip.tsx'
import { RechargePart, type RechargePartProps } from './recharge-part.ts'
import { consultation, makeServer } from './room.fake.ts'
import { type Room, createRoom } from './room.ts'

const live = vi.hoisted(() => ({ wallet: new Set<() => void>() }))
vi.mock('../../../lib/live/live.ts', () => ({
  listen(event: string, listener: () => void) {
    if (event === 'wallet:changed') live.wallet.add(listener)
    return () => void live.wallet.delete(listener)
  },
  onConnect: () => () => {},
}))

/** Of the packs one button is enough here. */
function packs({ onBegun, worthOf }: RechargePartProps) {
  return (
    <button type="button" onClick={onBegun}>
      pay 100 for {worthOf(200)}
    </button>
  )
}

function Strip({ room }: { room: Room }) {
  const state = useSyncExternalStore(room.subscribe, room.read, room.read)
  return (
    <QueryProvider>
      <RechargePart value={packs}>
        <MeterStrip room={room} consultation={state.consultation} toldAt={state.toldAt} />
      </RechargePart>
    </QueryProvider>
  )
}

const acharyaEntry = '11111111-1111-4111-8111-111111111111'
const late = { ...consultation.meter, talkedMs: 500_000, remainingMs: 100_000, charge: 91 }
let available: number

async function open(change: Partial<Consultation> = {}, ownId = 'asha') {
  answerApi({
    [`GET /api/consultation/rates/${acharyaEntry}`]: () => ({
      json: {
        available,
        rates: [{ talk: 'Chat', perMinute: 11, minutes: Math.floor(available / 11) }],
        online: true,
        busy: true,
        waiting: 0,
      },
    }),
  })
  const own = { ...consultation, acharyaEntry, isPoojaCall: false, meter: late, ...change }
  const made = makeServer(own)
  made.server.set('connected')
  const extensions: unknown[] = []
  const { channel } = made
  const answer = channel.send as unknown as (event: string, payload: unknown) => Promise<unknown>
  const send = (event: string, payload: { minutes: number }) => {
    if (event === 'consultation:extend') extensions.push(payload.minutes)
    return answer(event, payload)
  }
  const room = createRoom({
    channel: { ...channel, send: send as unknown as typeof channel.send },
    consultation: own,
    ownId,
    prepare: (message) => Promise.resolve(message),
    kept: [],
    keep: () => {},
  })
  const screen = await renderScreen(<Strip room={room} />, { namespaces: ['consultations'] })
  return { ...screen, extensions }
}

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11' })
})

test('a wallet that runs out with the talk is said in words; a recharge from the room extends the talk by itself', async () => {
  available = 3.5
  const screen = await open()
  await expect.element(screen.getByText(screen.t('low.text', { amount: '₹3.50' }))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('low.recharge') }).click()
  const sheet = screen.getByRole('dialog', { name: screen.t('extend.title') })
  await sheet.getByRole('button', { name: 'pay 100 for 18 minutes' }).click()
  await expect.element(screen.getByText(screen.t('low.paying'))).toBeInTheDocument()
  expect(screen.extensions).toEqual([])
  available = 203.5
  for (const listener of live.wallet) listener()
  await expect.element(screen.getByText(screen.t('low.goesOn', { count: 18 }))).toBeVisible()
  expect(screen.extensions).toEqual([18])
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => screen.getByRole('timer').element().textContent).toMatch(/19:\d\d/)
})

test('money that was there before a payment was begun extends nothing', async () => {
  available = 34
  const screen = await open()
  await screen.getByRole('button', { name: screen.t('low.recharge') }).click()
  // The few minutes that the wallet still allows can be added too.
  await expect.element(screen.getByRole('button', { name: 'Add 3 minutes for ₹33.00' })).toBeVisible()
  await screen.getByRole('button', { name: /^pay 100/ }).click()
  for (const listener of live.wallet) listener()
  await expect.element(screen.getByText(screen.t('low.paying'))).toBeInTheDocument()
  expect(screen.extensions).toEqual([])
})

test.each([
  ['a wallet that still allows minutes', 300, {}, 'asha'],
  ['a booked pooja', 3.5, { isPoojaCall: true }, 'asha'],
  ['the acharya', 3.5, {}, 'guru'],
  ['a talk with much time left', 3.5, { meter: consultation.meter }, 'asha'],
] as const)('nothing is said of the wallet to or for %s', async (_who, has, change, ownId) => {
  available = has
  const screen = await open(change, ownId)
  await expect.element(screen.getByRole('timer')).toBeVisible()
  await expect.poll(() => pageQueryClient().isFetching()).toBe(0)
  expect(screen.getByText(/is left in your wallet/).query()).toBeNull()
  expect(screen.getByRole('button', { name: screen.t('low.recharge') }).query()).toBeNull()
})
