import type { Consultation } from '@sankalp/contract/live/consultations'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { writeTab } from '../../../lib/storage.ts'
import { consultation } from '../room/room.fake.ts'
import { RunningBar } from './running-bar.tsx'

const live = vi.hoisted(() => ({ connections: new Set<() => void>(), sent: [] as unknown[] }))
vi.mock('../../../lib/live/live.ts', () => ({
  listen: () => () => {},
  onConnect(listener: () => void) {
    live.connections.add(listener)
    listener()
    return () => void live.connections.delete(listener)
  },
  send: (event: string, payload: unknown) => (live.sent.push([event, payload]), Promise.resolve({})),
}))

const userId = '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11'
const names = { en: 'Acharya Harpreet Kaur', hin: 'आचार्या हरप्रीत कौर' }
const talk = {
  ...consultation,
  isPoojaCall: false,
  user: { userId, userName: 'Asha', profilePic: null },
  acharya: { ...consultation.acharya, names },
  // Two minutes at ₹11 have passed.
  meter: { talkedMs: 120_000, remainingMs: 480_000, isRunning: true, charge: 22, chargedSeconds: 120 },
} as Consultation

async function open(running: Consultation | null, path = '/panchang', language: 'en' | 'hin' = 'en') {
  answerApi({ 'GET /api/consultation/running': () => ({ json: { consultation: running } }) })
  return renderScreen(
    <QueryProvider>
      <RunningBar />
    </QueryProvider>,
    { namespaces: ['shell'], path, language },
  )
}

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
  live.sent.length = 0
})

test('a running talk stands on every page with its time, its price and the way back', async () => {
  const screen = await open(talk, '/panchang', 'hin')
  await expect.element(screen.getByText(names.hin)).toBeVisible()
  await expect.poll(() => screen.getByRole('timer').element().textContent).toMatch(/^(8:00|7:5\d) शेष · ₹2[23]\.\d\d$/)
  await expect
    .element(screen.getByRole('link', { name: 'बातचीत पर लौटें' }))
    .toHaveAttribute('href', '/chatComponent?id=r')
})

test('the time and the price go on by themselves', async () => {
  const screen = await open(talk)
  await expect.element(screen.getByRole('timer')).toBeVisible()
  const first = screen.getByRole('timer').element().textContent
  await expect.poll(() => screen.getByRole('timer').element().textContent, { timeout: 4000 }).not.toBe(first)
})

test('the call of a pooja has no price, and the acharya sees the devotee', async () => {
  const screen = await open({
    ...talk,
    isPoojaCall: true,
    talk: 'Video Call',
    user: { userId: 'asha', userName: 'Asha', profilePic: null },
    acharya: { ...talk.acharya, userId },
  })
  await expect.element(screen.getByText('Asha')).toBeVisible()
  await expect.element(screen.getByRole('timer')).not.toHaveTextContent('₹')
  await expect
    .element(screen.getByRole('link', { name: 'Back to the talk' }))
    .toHaveAttribute('href', '/audioVideoComponent?id=r')
})

test('there is none in the room, in the console, before the answer and after the end', async () => {
  const at = [
    [talk, '/chatComponent'],
    [talk, '/audioVideoComponent'],
    [talk, '/acharya/hours'],
    [{ ...talk, state: 'ringing' }, '/panchang'],
    [{ ...talk, state: 'settled' }, '/panchang'],
    [null, '/panchang'],
  ] as const
  for (const [running, path] of at) {
    pageQueryClient().clear()
    const screen = await open(running, path)
    await expect.poll(() => pageQueryClient().getQueryCache().getAll()[0]?.state.status).toBe('success')
    expect(screen.getByRole('timer').query()).toBeNull()
    await screen.unmount()
  }
})

test('a tab whose room was left takes part in the talk with every new connection; another tab never does', async () => {
  writeTab('inTalk', 'another')
  const other = await open(talk)
  await expect.element(other.getByRole('timer')).toBeVisible()
  await other.unmount()
  writeTab('inTalk', 'r')
  const screen = await open(talk)
  await expect.element(screen.getByRole('timer')).toBeVisible()
  const join = ['consultation:join', { requestId: 'r' }]
  await expect.poll(() => live.sent).toEqual([join])
  for (const connect of live.connections) connect()
  expect(live.sent).toEqual([join, join])
})
