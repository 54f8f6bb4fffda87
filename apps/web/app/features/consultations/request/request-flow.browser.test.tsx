import type { ErrorCode } from '@sankalp/contract'
import type { Acharya } from '@sankalp/contract/acharyas'
import type { Consultation } from '@sankalp/contract/consultations'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api/error.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { readTab } from '../../../lib/storage.ts'
import { letMediaGo, takeMedia } from '../call/held-media.ts'
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
  portrait: 'acharyas/other-0',
  astrologerType: 'Vedic astrologer',
  online: true,
  busy: false,
} as unknown as Acharya
const ratesOf = (available: number, waiting = 0, chat = 21) => {
  const rate = (talk: string, perMinute: number) => ({ talk, perMinute, minutes: Math.floor(available / perMinute) })
  return {
    available,
    rates: [rate('Chat', chat), rate('Audio Call', 25), rate('Video Call', 31)],
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
  running?: Consultation | null | (() => Consultation | null)
  one?: Partial<Acharya>
  isUnknown?: boolean
  queues?: unknown[]
  chatRate?: () => number
  listed?: Acharya[]
}
async function open(
  {
    available = 100,
    waiting = 0,
    running = null,
    one = {},
    isUnknown = false,
    queues = [],
    chatRate = () => 21,
    listed = [],
  }: Given = {},
  path = `/chatwithastrologer?ask=${acharyaId}&talk=chat`,
  language: 'en' | 'hin' = 'en',
) {
  answerApi({
    'GET /api/consultation/running': () => ({
      json: {
        consultation:
          sent('chat:request:cancel').length > 0 ? null : typeof running === 'function' ? running() : running,
      },
    }),
    'GET /api/consultation/queue': () => ({ json: { queues } }),
    [`GET /api/acharya/getAcharyaById/${acharyaId}`]: () =>
      isUnknown
        ? { status: 404, json: { code: 'NOT_FOUND', message: 'gone', facts: {} } }
        : { json: { acharya: { ...acharya, ...one } } },
    [`GET /api/consultation/rates/${acharyaId}`]: () => ({ json: ratesOf(available, waiting, chatRate()) }),
    'GET /api/acharya/getAllAcharya': () => ({ json: { astrologers: listed, totalAstrologers: listed.length } }),
    'GET /api/consultation/tellMeWhenOnline': () => ({ json: { acharyas: [] } }),
    'HEAD /robots.txt': () => ({ json: {} }),
  })
  return renderScreen(
    <QueryProvider>
      <RequestFlow />
    </QueryProvider>,
    { namespaces: ['find-acharya', 'call'], path, route: '/chatwithastrologer', language },
  )
}
const sent = (event: string) => live.state.sent.filter((one) => one.event === event)
const refusal = (code: ErrorCode, facts: object) => new ApiError({ code, message: 'no', status: 409, facts })

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
  live.state.sent = []
  live.state.answer = () => ({})
})

test('the dialog answers four questions; confirmed, the request rings by the server’s clock, and the accepted consultation opens', async () => {
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
  expect(payload).toMatchObject({ acharyaId, talk: 'Chat', chatMinutes: 4, paisePerMinute: 2100, language: 'en' })
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

test('too little money shows the specification’s text, with a link to the wallet and back', async () => {
  const screen = await open({ available: 20.99 })
  await expect.element(screen.getByText('You have insufficient balance. Please recharge first.')).toBeVisible()
  const back = encodeURIComponent(`/chatwithastrologer?ask=${acharyaId}&talk=chat`)
  await expect
    .element(screen.getByRole('link', { name: screen.t('confirm.recharge') }))
    .toHaveAttribute('href', `/mywallet?price=21&back=${back}`)
  await expect.element(screen.getByRole('button', { name: screen.t('confirm.confirm') })).not.toBeInTheDocument()
})

test('a refresh restores the request; cancelling removes it here and on the server', async () => {
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

async function openCall(talk: 'Audio Call' | 'Video Call') {
  const requestId = crypto.randomUUID()
  const consultation = consultationOf(requestId, { talk })
  live.state.answer = (event) => (event === 'consultation:join' ? { consultation } : {})
  const screen = await open({ running: consultation }, '/chatwithastrologer')
  onTestFinished(letMediaGo)
  return { requestId, screen }
}

test('the devices of a video call are checked while it rings, and stay open for the call when it is accepted', async () => {
  const { requestId, screen } = await openCall('Video Call')
  await expect.element(screen.getByText(screen.t('call:waiting.text', { name: acharya.name }))).toBeVisible()
  await expect.element(screen.getByLabelText(screen.t('call:check.you'))).toBeVisible()
  await expect.element(screen.getByText(screen.t('waiting.freeCall'))).toBeVisible()
  live.tell('chat:request:accepted', { requestId, acharya: {}, startTimestamp: 1, chatMinutes: 4 })
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(readTab('joinedCall')).toBe(requestId)
  const taken = takeMedia(requestId)
  expect(taken?.stream.getTracks().map(({ kind, readyState }) => [kind, readyState])).toEqual([
    ['audio', 'live'],
    ['video', 'live'],
  ])
  for (const track of taken!.stream.getTracks()) track.stop()
})

test('a refused video call turns the camera off', async () => {
  const tracks: MediaStreamTrack[] = []
  const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const opened = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted) => {
    const stream = await getUserMedia(wanted)
    tracks.push(...stream.getTracks())
    return stream
  })
  onTestFinished(() => opened.mockRestore())
  const { requestId, screen } = await openCall('Video Call')
  await expect.element(screen.getByLabelText(screen.t('call:check.you'))).toBeVisible()
  live.tell('chat:request:rejected', { requestId, reason: 'refused' })
  await expect.element(screen.getByText(screen.t('over.refused'))).toBeVisible()
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended'])
})

test('a missing microphone is reported while it rings, and a chat can be requested instead', async () => {
  const refused = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  onTestFinished(() => refused.mockRestore())
  const { requestId, screen } = await openCall('Audio Call')
  await expect.element(screen.getByText(screen.t('call:failed.NotAllowed.why'))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('call:waiting.chatInstead') }).click()
  await expect
    .element(
      screen.getByRole('dialog', {
        name: screen.t('confirm.title', { talk: screen.t('talk.chat'), name: acharya.name }),
      }),
    )
    .toBeVisible()
  expect(sent('chat:request:cancel')[0]?.payload).toMatchObject({ requestId })
  expect(readTab('joinedCall')).not.toBe(requestId)
})

test('a Hindi reader sees the acharya’s Hindi name while waiting, even before other data is loaded', async () => {
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

test('a ready reason is read in the language of the user, and the main action are others who are free now', async () => {
  const requestId = crypto.randomUUID()
  const idAt = (at: number) => `44444444-4444-4444-8444-${String(at).padStart(12, '0')}`
  const one = { ...acharya, chatPerMinutes: 15, audioPerMinutes: 18, videoPerMinutes: 20 }
  const listed = [
    one,
    { ...one, _id: idAt(1), name: 'Busy', busy: true },
    { ...one, _id: idAt(2), name: 'Away', online: false },
    { ...one, _id: idAt(3), name: 'Bhavesh Trivedi' },
  ]
  live.state.answer = (event) => (event === 'consultation:join' ? { consultation: consultationOf(requestId) } : {})
  let running: Consultation | null = consultationOf(requestId)
  const screen = await open({ running: () => running, listed }, '/chatwithastrologer', 'hin')
  await expect.poll(() => sent('consultation:join').length).toBeGreaterThan(0)
  running = null
  live.tell('chat:request:rejected', { requestId, reason: 'refused', declineReason: 'inPooja' })
  const dialog = screen.getByRole('dialog')
  await expect
    .element(dialog.getByText(screen.t('over.note', { name: acharya.name, note: 'मैं अभी पूजा में हूँ।' })))
    .toBeVisible()
  const free = dialog.getByRole('region', { name: screen.t('over.freeNow') })
  await expect.element(free.getByRole('button', { name: /Bhavesh Trivedi ₹15/ })).toBeVisible()
  expect(free.getByRole('button').elements()).toHaveLength(1)
  await expect.element(dialog.getByRole('button', { name: screen.t('over.othersFree') })).toHaveClass(/bg-sindoor/)
  await dialog.getByRole('button', { name: screen.t('over.othersFree') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('offers a queue for an acharya who became busy; it rings on the user’s turn, and leaving it is sent to the server', async () => {
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

test('an acharya who is offline can be asked for', async () => {
  const screen = await open({ one: { online: false } })
  await expect.element(screen.getByText(screen.t('confirm.offline', { name: acharya.name }))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: `${screen.t('wish.ask')}: ${acharya.name}` })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: screen.t('confirm.confirm') })).not.toBeInTheDocument()
})

test('a user who leaves an accepted talk for the list stays there, and can ask no other acharya while it runs', async () => {
  const requestId = crypto.randomUUID()
  let state: Consultation['state'] = 'ringing'
  live.state.answer = (event) =>
    event === 'consultation:join' ? { consultation: consultationOf(requestId, { state }) } : {}
  const screen = await open({ running: () => consultationOf(requestId, { state }) }, '/chatwithastrologer')
  await expect.element(screen.getByRole('timer')).toBeVisible()
  await expect.poll(() => sent('consultation:join').length).toBeGreaterThan(0)
  state = 'live'
  live.tell('chat:request:accepted', { requestId, acharya: {}, startTimestamp: 1, chatMinutes: 4 })
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  const other = '22222222-2222-4222-8222-222222222222'
  await screen.router.navigate(`/chatwithastrologer?ask=${other}&talk=chat`)
  const dialog = screen.getByRole('dialog', { name: screen.t('running.text', { name: acharya.name }) })
  await expect
    .element(dialog.getByRole('link', { name: screen.t('shell:talk.back') }))
    .toHaveAttribute('href', `/chatComponent?id=${requestId}`)
  expect(screen.router.state.location.pathname).toBe('/chatwithastrologer')
  await dialog.getByRole('button', { name: screen.t('shell:close') }).click()
  await expect.poll(() => screen.router.state.location.search).toBe('')
})

test('a price that changed since it was shown is shown again, and only the shown price is sent', async () => {
  let rate = 21
  const screen = await open({ chatRate: () => rate }, undefined, 'hin')
  await expect.element(screen.getByText('₹21.00', { exact: true })).toBeVisible()
  rate = 50
  live.state.answer = (event, payload) => {
    if (event === 'consultation:join')
      return { consultation: consultationOf((payload as { requestId: string }).requestId) }
    if ((payload as { paisePerMinute?: number }).paisePerMinute !== 5000)
      throw refusal('RATE_CHANGED', { paisePerMinute: 5000 })
    return {}
  }
  const confirm = screen.getByRole('button', { name: screen.t('confirm.confirm') })
  await confirm.click()
  await expect
    .element(screen.getByRole('alert').getByText(screen.t('confirm.newRateText', { before: '₹21.00', now: '₹50.00' })))
    .toBeVisible()
  await expect.element(screen.getByText('₹50.00', { exact: true })).toBeVisible()
  await confirm.click()
  await expect.element(screen.getByRole('timer')).toBeVisible()
  expect(sent('chat:request').map(({ payload }) => [payload.paisePerMinute, payload.chatMinutes])).toEqual([
    [2100, 4],
    [5000, 2],
  ])
})

test('a user in another queue sees whose it is and may switch; after three missed turns the dialog says so and offers no queue', async () => {
  const other = {
    acharyaId: '22222222-2222-4222-8222-222222222222',
    name: { en: 'Bhavesh Trivedi', hin: 'भावेश त्रिवेदी' },
  }
  const screen = await open({ one: { busy: true }, waiting: 1 }, undefined, 'hin')
  live.state.answer = (event) => {
    if (event !== 'queue:join') return {}
    throw sent('queue:leave').length === 0 ? refusal('QUEUED_ELSEWHERE', other) : refusal('TURNS_MISSED', { limit: 3 })
  }
  await screen.getByRole('button', { name: screen.t('confirm.join') }).click()
  await expect.element(screen.getByText(screen.t('confirm.elsewhere', { name: other.name.hin }))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('confirm.change') }).click()
  await expect.element(screen.getByText(screen.t('confirm.missedTurns'))).toBeVisible()
  await expect.element(screen.getByText(screen.t('confirm.missedTurnsText', { count: 3 }))).toBeVisible()
  expect(sent('queue:leave')[0]?.payload).toEqual({ acharyaId: other.acharyaId })
  for (const name of ['confirm.join', 'confirm.change', 'confirm.confirm'] as const)
    await expect.element(screen.getByRole('button', { name: screen.t(name) })).not.toBeInTheDocument()
})
