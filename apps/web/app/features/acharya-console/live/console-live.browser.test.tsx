import type { Place } from '@sankalp/contract/places'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { idOf, quietConsole, requestOf, userId } from '../console.fake.ts'
import { ConsoleLive } from './console-live.tsx'

/** The live channel, with the test as its server. */
const live = vi.hoisted(() => {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const sent: { event: string; payload: Record<string, unknown> }[] = []
  const answers = new Map<string, () => unknown>()
  return {
    sent,
    answers,
    listen(event: string, listener: (payload: unknown) => void) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all.add(listener))
      return () => void all.delete(listener)
    },
    onConnect(listener: () => void) {
      listener()
      return this.listen('connect', listener)
    },
    async send(event: string, payload: Record<string, unknown>) {
      sent.push({ event, payload })
      return answers.get(event)?.() ?? payload
    },
    tell(event: string, payload: unknown = {}) {
      for (const listener of listeners.get(event) ?? []) listener(payload)
    },
    named: (event: string) => sent.filter((one) => one.event === event).map(({ payload }) => payload),
  }
})
vi.mock('../../../lib/live/live.ts', () => ({
  listen: live.listen,
  onConnect: (listener: () => void) => live.onConnect(listener),
  send: live.send,
  readState: () => 'connected',
  subscribeState: () => () => {},
}))
const ring = vi.hoisted(() => ({ isRinging: false }))
vi.mock('./ring-sound.ts', () => ({
  allowRing() {},
  startRing() {
    ring.isRinging = true
    return () => void (ring.isRinging = false)
  },
}))

let held: Consultation | null
let places: Place[]
let waiting: number
/** The ephemeris tables are files, not answers of the API. */
const fetchFile = window.fetch.bind(window)
const varanasi: Place = {
  id: 1,
  slug: 'varanasi',
  name: { en: 'Varanasi', hin: 'वाराणसी' },
  region: { en: 'Uttar Pradesh', hin: 'उत्तर प्रदेश' },
  district: null,
  country: { en: 'India', hin: 'भारत', code: 'IN' },
  latDeg: 25.3,
  lonDeg: 83,
  zone: 'Asia/Kolkata',
  population: 1_200_000,
}
beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
  live.sent.length = 0
  live.answers.clear()
  held = null
  places = []
  waiting = 0
})
afterEach(() => pageQueryClient().clear())

async function renderConsole(language: 'en' | 'hin' = 'en') {
  answerApi({
    ...quietConsole,
    'GET /api/consultation/running': () => ({ json: { consultation: held } }),
    'GET /api/consultation/waitingForMe': () => ({ json: { waiting } }),
    'GET /api/places/search': () => ({ json: { places, guesses: [] } }),
  })
  const answered = window.fetch
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input.includes('/api/') ? answered(input, init) : fetchFile(input, init),
  )
  return renderScreen(
    <QueryProvider>
      <ConsoleLive />
    </QueryProvider>,
    { namespaces: ['acharya-live'], path: '/acharya/hours', language },
  )
}
function change(now: Consultation | null, event: string) {
  held = now
  live.tell(event)
}

test('a request rings and shows all that the devotee entered, and accepting it opens its room', async () => {
  const screen = await renderConsole()
  await expect.element(screen.getByText(screen.t('bar.offlineText'))).toBeVisible()
  const intake = {
    name: 'Asha Verma',
    gender: 'Female' as const,
    birthplace: 'Nowhere',
    date: '1996-08-14',
    time: '06:42',
    question: 'When will I find work?',
  }
  change(requestOf({ intake }), 'chat:request:incoming')
  const dialog = screen.getByRole('dialog', { name: screen.t('ring.title') })
  await expect.element(dialog.getByText('Chat, 12 minutes')).toBeVisible()
  await expect.element(dialog.getByText('₹31.00 a minute')).toBeVisible()
  await expect.element(dialog.getByText('When will I find work?')).toBeVisible()
  await expect.element(dialog.getByText(/14 August 1996, 6:42\sam, Nowhere/)).toBeVisible()
  await expect
    .element(dialog.getByText(/^Asha Verma, 1996-08-14, 06:42, Nowhere\. This place is not in our list/))
    .toBeVisible()
  await expect
    .poll(() => [ring.isRinging, document.title, live.named('chat:request:ringing')])
    .toEqual([true, 'Request: Asha Verma', [{ requestId: idOf(70) }]])

  live.answers.set('chat:request:accept', () => {
    held = requestOf({ state: 'accepted' })
    return {}
  })
  await dialog.getByRole('button', { name: screen.t('ring.accept') }).click()
  await expect
    .poll(() => `${screen.router.state.location.pathname}${screen.router.state.location.search}`)
    .toBe(`/chatComponent?id=${idOf(70)}`)
  await expect
    .poll(() => [ring.isRinging, live.named('chat:request:accept')])
    .toEqual([false, [{ requestId: idOf(70) }]])
  // An acharya who leaves the console for a consultation stays switched on.
  expect(live.named('acharya:switch').filter(({ on }) => on === false)).toEqual([])
})

test('an unknown time of birth is shown as unknown, and nothing that needs it is drawn or stated', async () => {
  places = [varanasi]
  held = requestOf({
    intake: {
      name: 'Asha Verma',
      gender: 'Female',
      birthplace: 'Varanasi',
      date: '1996-08-14',
      time: '12:00',
      timeUnknown: true,
    },
  })
  const screen = await renderConsole()
  const dialog = screen.getByRole('dialog', { name: screen.t('ring.title') })
  await expect.element(dialog.getByText(/14 August 1996, time not known, Varanasi/)).toBeVisible()
  await expect.element(dialog.getByText(/^The Moon that day: .+ or .+; .+ or .+\.$/)).toBeVisible()
  await expect.element(dialog.getByText(/lagna, houses and dashas cannot be told/)).toBeVisible()
  expect(dialog.element().textContent).not.toMatch(/12:00|dasha runs|Running now|Vimshottari|\d°/)
})

test('a request that another device has accepted stops ringing here, and links to its room', async () => {
  held = requestOf({ talk: 'Video Call' })
  const screen = await renderConsole('hin')
  await expect.element(screen.getByRole('dialog', { name: screen.t('ring.title') })).toBeVisible()
  change(requestOf({ talk: 'Video Call', state: 'accepted' }), 'chat:request:cancelled')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(ring.isRinging).toBe(false)
  await expect
    .element(screen.getByRole('link', { name: screen.t('bar.back') }))
    .toHaveAttribute('href', `/audioVideoComponent?id=${idOf(70)}`)
  live.answers.set('acharya:pause', () => ({ pausesAfterThis: true, isPaused: false }))
  await screen.getByRole('checkbox', { name: screen.t('bar.pause') }).click()
  await expect.element(screen.getByText(screen.t('bar.pauseSet'))).toBeVisible()
  expect(live.named('acharya:pause')).toEqual([{ on: true }])
})

test('it is put aside in silence and answered after all: one press on a ready reason declines', async () => {
  held = requestOf()
  const screen = await renderConsole()
  const dialog = screen.getByRole('dialog', { name: screen.t('ring.title') })
  await dialog.getByRole('button', { name: screen.t('ring.hide') }).click()
  await expect.element(screen.getByText(screen.t('bar.waits', { name: 'Asha Verma' }))).toBeVisible()
  expect(ring.isRinging).toBe(false)
  await screen.getByRole('button', { name: screen.t('bar.answer') }).click()
  await dialog.getByRole('button', { name: screen.t('ring.reject') }).click()
  live.answers.set('chat:request:reject', () => {
    held = null
    return {}
  })
  await dialog.getByRole('button', { name: screen.t('ring.reasons.inTenMinutes') }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(live.named('chat:request:reject')).toEqual([{ requestId: idOf(70), declineReason: 'inTenMinutes' }])
})

test('on a small phone every reason and both answers are in sight at once, over a long request too', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(412, 915))
  const question = 'When will I find work? '.repeat(12).trim()
  const intake = {
    name: 'Asha Verma',
    gender: 'Female' as const,
    birthplace: 'Nowhere',
    date: '1996-08-14',
    time: '06:42',
    question,
  }
  held = requestOf({ intake, talk: 'Audio Call' })
  const screen = await renderConsole('hin')
  const dialog = screen.getByRole('dialog', { name: screen.t('ring.title') })
  await dialog.getByRole('button', { name: screen.t('ring.reject') }).click()
  const names = [
    ...(['inPooja', 'inTenMinutes', 'anotherKnowsBetter', 'onlyChat'] as const).map(
      (key) => `ring.reasons.${key}` as const,
    ),
    'ring.rejectSilently' as const,
    'ring.accept' as const,
  ]
  for (const name of names) {
    const button = dialog.getByRole('button', { name: screen.t(name) }).element()
    const { left, right, top, bottom } = button.getBoundingClientRect()
    expect([name, top >= 0, bottom <= 640]).toEqual([name, true, true])
    expect(button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))).toBe(true)
  }
})

test('it is declined in one’s own words, or without any', async () => {
  held = requestOf()
  const screen = await renderConsole()
  const dialog = screen.getByRole('dialog', { name: screen.t('ring.title') })
  await dialog.getByRole('button', { name: screen.t('ring.reject') }).click()
  expect(dialog.getByRole('button', { name: screen.t('ring.reasons.onlyChat') }).query()).toBeNull()
  await dialog.getByRole('textbox', { name: screen.t('ring.rejectReason') }).fill(' At the temple until six ')
  await dialog.getByRole('button', { name: screen.t('ring.rejectWith') }).click()
  await expect
    .poll(() => live.named('chat:request:reject'))
    .toEqual([{ requestId: idOf(70), reason: 'At the temple until six' }])
  await dialog.getByRole('button', { name: screen.t('ring.rejectSilently') }).click()
  await expect.poll(() => live.named('chat:request:reject')[1]).toEqual({ requestId: idOf(70) })
})

test('the minute is counted by the server’s clock, whatever this device’s clock shows', async () => {
  // The device is an hour slow: by its own clock more than an hour would be left.
  held = requestOf({ now: Date.now() + 3_600_000, answerBy: Date.now() + 3_600_000 + 40_000 })
  const screen = await renderConsole()
  await expect.element(screen.getByText(/^[1-4]?\d seconds?$/)).toBeVisible()
})

test('the switch stays on across reconnections, and a pause switches it off', async () => {
  const screen = await renderConsole()
  await screen.getByRole('switch', { name: screen.t('bar.switch') }).click()
  await expect.element(screen.getByText(screen.t('bar.online'), { exact: true })).toBeVisible()
  expect(live.named('acharya:switch')[0]).toEqual({ on: true })
  live.tell('connect')
  await expect.poll(() => live.named('acharya:switch').at(-1)).toEqual({ on: true, isReturning: true })
  live.tell('acharya:console', { pausesAfterThis: false, isPaused: true })
  await expect.element(screen.getByText(screen.t('bar.paused'), { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('switch')).not.toBeChecked()
  expect(live.named('acharya:switch').at(-1)).toEqual({ on: false })
})

test('who waits in the queue is said; one press takes the next as soon as they ask', async () => {
  const screen = await renderConsole()
  await expect.element(screen.getByText(screen.t('bar.offlineText'))).toBeVisible()
  expect(screen.getByRole('button', { name: screen.t('bar.takeNext') }).query()).toBeNull()
  waiting = 2
  live.tell('queue:waiting')
  await expect.element(screen.getByText(screen.t('bar.queue', { count: 2 }))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('bar.takeNext') }).click()
  await expect.element(screen.getByText(screen.t('bar.taking'))).toBeVisible()
  // Users cannot ask an acharya who is offline.
  await expect.poll(() => live.named('acharya:switch')[0]).toEqual({ on: true })
  live.answers.set('chat:request:accept', () => {
    held = requestOf({ state: 'accepted' })
    return {}
  })
  change(requestOf(), 'chat:request:incoming')
  await expect.poll(() => live.named('chat:request:accept')).toEqual([{ requestId: idOf(70) }])
  await expect.poll(() => screen.router.state.location.pathname).toBe('/chatComponent')
})

test('a press that was taken back accepts no request', async () => {
  waiting = 1
  const screen = await renderConsole('hin')
  await screen.getByRole('button', { name: screen.t('bar.takeNext') }).click()
  await screen.getByRole('button', { name: screen.t('bar.notTaking') }).click()
  change(requestOf(), 'chat:request:incoming')
  await expect.element(screen.getByRole('dialog', { name: screen.t('ring.title') })).toBeVisible()
  expect(live.named('chat:request:accept')).toEqual([])
})
