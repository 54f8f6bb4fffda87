import type { Acharya } from '@sankalp/contract/acharyas'
import type { Consultation } from '@sankalp/contract/consultations'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api/error.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import RequestFlow from './request-flow.tsx'

type Sent = { event: string; payload: Record<string, unknown> }
const live = vi.hoisted(() => {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const state = { sent: [] as Sent[], answer: (_event: string, _payload: unknown): unknown => ({}) }
  const listen = (event: string, listener: (payload: unknown) => void) => {
    const all = listeners.get(event) ?? new Set()
    listeners.set(event, all.add(listener))
    return () => void all.delete(listener)
  }
  return {
    state,
    listen,
    onConnect: () => () => {},
    send: async (event: string, payload: Record<string, unknown>) => {
      state.sent.push({ event, payload })
      return state.answer(event, payload)
    },
    tell: (event: string, payload: unknown) => listeners.get(event)?.forEach((listener) => listener(payload)),
  }
})
vi.mock('../../../lib/live/live.ts', () => live)

const userId = '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11'
const acharyaId = '11111111-1111-4111-8111-111111111111'
const acharya = {
  _id: acharyaId,
  userId: '33333333-3333-4333-8333-333333333333',
  name: 'Acharya Sunita Joshi',
  image: 'false',
  portrait: 'woman-bun',
  astrologerType: 'Vedic astrologer',
  online: true,
  busy: false,
} as unknown as Acharya
const ratesOf = (available: number, waiting = 0) => {
  const rate = (talk: string, perMinute: number) => ({ talk, perMinute, minutes: Math.floor(available / perMinute) })
  return {
    available,
    rates: [rate('Chat', 21), rate('Audio Call', 25), rate('Video Call', 31)],
    online: true,
    busy: waiting > 0,
    waiting,
  }
}
/** The device's clock is an hour behind the server's. */
const aheadMs = 3_600_000
const consultationOf = (requestId: string, change: Partial<Consultation> = {}): Consultation => {
  const now = Date.now() + aheadMs
  const person = { userId, userName: 'Asha', profilePic: null }
  return {
    requestId,
    state: 'ringing',
    talk: 'Chat',
    isPoojaCall: false,
    user: person,
    acharya: {
      userId: acharya.userId,
      userName: 'Sunita',
      names: { en: 'Acharya Sunita Joshi', hin: 'आचार्या सुनीता जोशी' },
      profilePic: null,
    },
    acharyaEntry: acharyaId,
    intake: null,
    chatMinutes: 30,
    perMinute: 21,
    now,
    requestedAt: now,
    answerBy: now + 42_000,
    acceptedAt: null,
    endedAt: null,
    ...change,
  } as Consultation
}

type Given = {
  available?: number
  waiting?: number
  running?: Consultation | null
  one?: Partial<Acharya>
  isUnknown?: boolean
  queues?: unknown[]
}
async function open(
  { available = 100, waiting = 0, running = null, one = {}, isUnknown = false, queues = [] }: Given = {},
  path = `/chatwithastrologer?ask=${acharyaId}&talk=chat`,
  language: 'en' | 'hin' = 'en',
) {
  answerApi({
    'GET /api/consultation/running': () => ({
      json: { consultation: sent('chat:request:cancel').length > 0 ? null : running },
    }),
    'GET /api/consultation/queue': () => ({ json: { queues } }),
    [`GET /api/acharya/getAcharyaById/${acharyaId}`]: () =>
      isUnknown
        ? { status: 404, json: { code: 'NOT_FOUND', message: 'gone', facts: {} } }
        : { json: { acharya: { ...acharya, ...one } } },
    [`GET /api/consultation/rates/${acharyaId}`]: () => ({ json: ratesOf(available, waiting) }),
    'GET /api/consultation/tellMeWhenOnline': () => ({ json: { acharyas: [] } }),
    'HEAD /robots.txt': () => ({ json: {} }),
  })
  return renderScreen(
    <QueryProvider>
      <RequestFlow />
    </QueryProvider>,
    { namespaces: ['find-acharya'], path, route: '/chatwithastrologer', language },
  )
}
const sent = (event: string) => live.state.sent.filter((one) => one.event === event)
const refusal = (code: 'ACHARYA_BUSY' | 'ACHARYA_OFFLINE', facts: object) =>
  new ApiError({ code, message: 'no', status: 409, facts })

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
  live.state.sent = []
  live.state.answer = () => ({})
})

test('four questions in one look; confirmed, it rings by the server’s clock, and the accepted talk opens', async () => {
  const screen = await open()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('₹21.00', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(screen.t('confirm.minutes', { count: 4 }), { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(screen.t('confirm.atMostText', { count: 4, amount: '₹84.00' }))).toBeVisible()
  await expect.element(dialog.getByText(screen.t('confirm.free'))).toBeVisible()
  live.state.answer = (event, payload) =>
    event === 'consultation:join' ? { consultation: consultationOf((payload as { requestId: string }).requestId) } : {}
  await dialog.getByRole('button', { name: screen.t('confirm.confirm') }).click()
  // By the device's own clock more than an hour would be left.
  await expect.poll(() => screen.getByRole('timer').query()?.textContent ?? '').toMatch(/^(4[0-2]|3\d) seconds left/)
  const [{ payload }] = sent('chat:request') as [Sent]
  expect(payload).toMatchObject({ acharyaId, talk: 'Chat', chatMinutes: 4, language: 'en' })
  live.tell('chat:request:accepted', { requestId: 'another', acharya: {}, startTimestamp: 1, chatMinutes: 4 })
  await expect.element(screen.getByRole('timer')).toBeVisible()
  live.tell('chat:request:accepted', {
    requestId: payload.requestId,
    acharya: { userName: 'Sunita' },
    startTimestamp: 1,
    chatMinutes: 4,
  })
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  const { pathname, search, state } = screen.router.state.location
  expect([pathname, search]).toEqual(['/chatComponent', `?id=${String(payload.requestId)}`])
  expect(state).toMatchObject({ startTimestamp: 1, chatMinutes: 4 })
})

test('too little money is said in the words of the specification, with a way to the wallet and back', async () => {
  const screen = await open({ available: 20.99 })
  await expect.element(screen.getByText('You have insufficient balance. Please recharge first.')).toBeVisible()
  const back = encodeURIComponent(`/chatwithastrologer?ask=${acharyaId}&talk=chat`)
  await expect
    .element(screen.getByRole('link', { name: screen.t('confirm.recharge') }))
    .toHaveAttribute('href', `/mywallet?back=${back}`)
  await expect.element(screen.getByRole('button', { name: screen.t('confirm.confirm') })).not.toBeInTheDocument()
})

test('a refresh finds the request again; cancelled, it is gone and the server knows', async () => {
  const requestId = crypto.randomUUID()
  live.state.answer = (event) => (event === 'consultation:join' ? { consultation: consultationOf(requestId) } : {})
  const screen = await open({ running: consultationOf(requestId) }, '/chatwithastrologer')
  await expect.element(screen.getByRole('timer')).toBeVisible()
  await expect.poll(() => sent('consultation:join').length).toBeGreaterThan(0)
  await screen.getByRole('button', { name: screen.t('waiting.cancel') }).click()
  await expect.element(screen.getByText(screen.t('waiting.cancelled'))).toBeVisible()
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument()
  expect(sent('chat:request:cancel')[0]?.payload).toMatchObject({ requestId })
})

test('a Hindi reader waits for the acharya by their Hindi name, also while nothing else is known of them', async () => {
  const requestId = crypto.randomUUID()
  live.state.answer = (event) => (event === 'consultation:join' ? { consultation: consultationOf(requestId) } : {})
  const screen = await open({ running: consultationOf(requestId), isUnknown: true }, '/chatwithastrologer', 'hin')
  await expect
    .element(screen.getByRole('dialog', { name: screen.t('waiting.title', { name: 'आचार्या सुनीता जोशी' }) }))
    .toBeVisible()
})

test.each([
  ['refused', 'over.refused'],
  ['missed', 'over.missed'],
  ['timedOut', 'over.missed'],
  ['unpaid', 'over.unpaid'],
] as const)('%s is said in words, in Hindi too', async (reason, text) => {
  const requestId = crypto.randomUUID()
  live.state.answer = (event) => (event === 'consultation:join' ? { consultation: consultationOf(requestId) } : {})
  const screen = await open({ running: consultationOf(requestId) }, '/chatwithastrologer', 'hin')
  await expect.poll(() => sent('consultation:join').length).toBeGreaterThan(0)
  live.tell('chat:request:rejected', { requestId, reason })
  await expect.element(screen.getByText(screen.t(text, { name: acharya.name }))).toBeVisible()
})

test('whoever became busy meanwhile can be waited for; it rings when it is one’s turn, and leaving is told to the server', async () => {
  const place = { acharyaId, talk: 'Chat', chatMinutes: 4, place: 2, waitSeconds: 600, turnUntil: null }
  const screen = await open()
  live.state.answer = (event) => {
    if (event === 'chat:request') throw refusal('ACHARYA_BUSY', { waiting: 1 })
    return event === 'queue:join' ? { queue: place } : {}
  }
  await screen.getByRole('button', { name: screen.t('confirm.confirm') }).click()
  await expect.element(screen.getByText(screen.t('confirm.busy', { name: acharya.name }))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('confirm.join') }).click()
  await expect.element(screen.getByText(screen.t('queue.wait', { count: 10 }), { exact: false })).toBeVisible()
  expect(sent('queue:join')[0]?.payload).toEqual({ acharyaId, talk: 'Chat', chatMinutes: 4 })
  live.tell('queue:turn', { queue: { ...place, place: 1, turnUntil: Date.now() + 60_000 } })
  const turn = screen.getByRole('dialog', { name: screen.t('queue.turnTitle') })
  await expect.element(turn).toBeVisible()
  await turn.getByRole('button', { name: screen.t('queue.giveUp') }).click()
  await expect.element(screen.getByText(screen.t('queue.left'))).toBeVisible()
  expect(sent('queue:leave')[0]?.payload).toEqual({ acharyaId })
})

test('whoever is offline can be wished for; a talk that runs leads back into it', async () => {
  const screen = await open({ one: { online: false } })
  await expect.element(screen.getByText(screen.t('confirm.offline', { name: acharya.name }))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: `${screen.t('wish.ask')}: ${acharya.name}` })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: screen.t('confirm.confirm') })).not.toBeInTheDocument()
  await screen.unmount()
  pageQueryClient().clear()
  const again = await open(
    { running: consultationOf('r1', { state: 'live', talk: 'Video Call' }) },
    '/chatwithastrologer',
  )
  await expect
    .element(again.getByRole('link', { name: again.t('running.back') }))
    .toHaveAttribute('href', '/audioVideoComponent?id=r1')
})
