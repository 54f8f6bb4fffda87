import type { Consultation } from '@sankalp/contract/live/consultations'
import { page } from 'vitest/browser'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { clearPersonal } from '../../../lib/storage.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { ChatRoom } from './chat-room.tsx'
import { consultation, makeServer } from './room.fake.ts'

const current = vi.hoisted(() => ({ channel: null as unknown as Record<string, (...given: unknown[]) => unknown> }))
vi.mock('../../../lib/live/live.ts', () => {
  const call =
    (name: string) =>
    (...given: unknown[]) =>
      current.channel[name]!(...given)
  return {
    send: call('send'),
    listen: call('listen'),
    onConnect: call('onConnect'),
    readState: call('readState'),
    subscribeState: call('subscribeState'),
  }
})

const names = { en: 'Acharya Harpreet Kaur', hin: 'आचार्या हरप्रीत कौर' }
const whole = {
  ...consultation,
  isPoojaCall: false,
  intake: null,
  acharya: { ...consultation.acharya, userName: 'Harpreet Kaur', names },
} as Consultation

/** The tables of the sky are files, not answers of the API. */
const fetchFile = window.fetch.bind(window)

type Given = { language?: 'en' | 'hin'; ownId?: 'asha' | 'guru'; first?: Partial<Consultation>; replies?: string[] }
async function open({ language = 'en', ownId = 'asha', first = {}, replies = [] }: Given = {}) {
  const made = makeServer({ ...whole, ...first })
  current.channel = made.channel as never
  made.server.set('connected')
  answerApi({ 'GET /api/acharya/me/quickReplies': () => ({ json: { replies } }) })
  const answered = window.fetch
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input.includes('/api/') ? answered(input, init) : fetchFile(input, init),
  )
  const screen = await renderScreen(
    <QueryProvider>
      <ChatRoom consultation={{ ...whole, ...first }} ownId={ownId} />
    </QueryProvider>,
    { namespaces: ['consultations'], path: '/chatComponent?id=r', language },
  )
  return { ...screen, made, field: screen.getByRole('textbox', { name: screen.t('composer.label') }) }
}
/** Simulates a phone or a desktop, whatever runs the test. */
function asDevice(pointer: 'fine' | 'coarse', hasTouch = pointer === 'coarse'): void {
  const answer = (query: string) =>
    query.includes(`(pointer: ${pointer})`) && !(hasTouch && query.includes('not (any-pointer: coarse)'))
  const real = window.matchMedia.bind(window)
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query.includes('pointer')
        ? { ...real('all'), matches: answer(query), addEventListener() {}, removeEventListener() {} }
        : real(query),
    )
  onTestFinished(() => spy.mockRestore())
}

beforeEach(() => {
  clearPersonal()
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11' })
})

test('shows the acharya’s name in the reader’s language', async () => {
  const screen = await open({ language: 'hin' })
  await expect.element(screen.getByRole('heading', { level: 1, name: names.hin })).toBeVisible()
  await screen.unmount()
  const english = await open()
  await expect.element(english.getByRole('heading', { level: 1, name: names.en })).toBeVisible()
})

test('an acharya without a photo has the portrait of the catalogue; a woman is said to write as one', async () => {
  const acharya = { ...whole.acharya, portrait: 'acharyas/other-0', gender: 'Female' as const }
  const screen = await open({ language: 'hin', first: { acharya } })
  await expect.element(screen.getByRole('heading', { level: 1, name: names.hin })).toBeVisible()
  const portrait = document.querySelector<HTMLImageElement>('header img[src$="/acharyas/other-0.svg"]')
  await expect.poll(() => portrait?.naturalWidth).toBeGreaterThan(0)
  screen.made.tell('typing:start', { from: 'guru' })
  await expect.element(screen.getByRole('status').getByText('लिख रही हैं...')).toBeVisible()
  await screen.unmount()
  const man = await open({ language: 'hin', first: { acharya: { ...acharya, gender: 'Male' } } })
  await expect.element(man.field).toBeVisible()
  man.made.tell('typing:start', { from: 'guru' })
  await expect.element(man.getByRole('status').getByText('लिख रहे हैं...')).toBeVisible()
})

test('on a wide screen the chart that was shared last stands beside the talk with its birth, where none came with the request', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(412, 915))
  const screen = await open()
  await expect.element(screen.field).toBeVisible()
  const aside = screen.getByRole('complementary', { name: screen.t('menu.chart') })
  expect(aside.query()).toBeNull()
  const birth = { day: 14, month: 8, year: 1996, hour: 6, min: 42, lat: 25.3, lon: 83, zone: 'Asia/Kolkata' }
  const attachment = { kind: 'kundli' as const, name: 'Savita', place: 'Varanasi', birth }
  screen.made.tell('message:receive', { ...screen.made.add('m1', 'asha', 'My chart'), attachment })
  await expect.element(aside.getByText('Savita')).toBeVisible()
  await expect.element(aside.getByText(/14 August 1996, 6:42\sam, Varanasi/)).toBeVisible()
})

test('an unfinished message is restored after a reload, only in its consultation, until it is sent or the user logs out', async () => {
  const text = 'मेरा प्रश्न यह है\nकि'
  const screen = await open()
  await screen.field.fill(text)
  await screen.unmount()
  const other = await open({ first: { requestId: 'another' } })
  await expect.element(other.field).toHaveValue('')
  await other.unmount()
  const again = await open()
  await expect.element(again.field).toHaveValue(text)
  // As high as its two lines.
  expect(again.field.element().clientHeight).toBeGreaterThan(60)
  await again.getByRole('button', { name: again.t('composer.send') }).click()
  await expect.element(again.field).toHaveValue('')
  await again.field.fill('More')
  await again.field.fill('')
  await again.unmount()
  const sent = await open()
  await expect.element(sent.field).toHaveValue('')
  await sent.field.fill('private')
  await sent.unmount()
  clearPersonal()
  saveSession({ token: 'abc', id: 'b' })
  const later = await open()
  await expect.element(later.field).toHaveValue('')
})

test('on a desktop Enter sends and the field says so; on a phone it makes a new line and the button sends', async () => {
  asDevice('fine')
  const desk = await open()
  await expect.element(desk.field).toHaveAttribute('enterkeyhint', 'send')
  await expect.element(desk.field).toHaveAccessibleDescription(desk.t('composer.enterSends'))
  await desk.field.fill('Namaste')
  await press(desk.field.element(), 'Enter')
  await expect.poll(() => desk.made.stored.map(({ message }) => message)).toEqual(['Namaste'])
  await desk.unmount()
  vi.restoreAllMocks()
  asDevice('coarse')
  const phone = await open()
  await expect.element(phone.field).toHaveAttribute('enterkeyhint', 'enter')
  expect(phone.getByText(phone.t('composer.enterSends')).query()).toBeNull()
  await phone.field.fill('Namaste')
  await press(phone.field.element(), 'Enter')
  await expect.element(phone.field).toHaveValue('Namaste\n')
  expect(phone.made.stored).toEqual([])
})

test('a screen that can be touched shows no hint for keys, also where a mouse is there too', async () => {
  asDevice('fine', true)
  const screen = await open()
  await expect.element(screen.field).toHaveAttribute('enterkeyhint', 'send')
  expect(screen.getByText(screen.t('composer.enterSends')).query()).toBeNull()
})

test('with a phone’s keyboard open, the field and its button are fully visible', async () => {
  asDevice('coarse')
  // A screen of 640 px, of which the keyboard covers the lower 340.
  await page.viewport(360, 300)
  onTestFinished(() => page.viewport(412, 915))
  const screen = await open({ ownId: 'guru', replies: ['Namaste, I am looking at your chart.'] })
  await expect.element(screen.getByRole('list', { name: screen.t('composer.replies') })).toBeVisible()
  for (const typed of ['', 'एक\nदो\nतीन\nचार\nपाँच\nछह\nसात']) {
    await screen.field.fill(typed)
    const send = screen.getByRole('button', { name: screen.t('composer.send') }).element()
    const { left, right, top, bottom, width, height } = send.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect([left >= 0, right <= 360, top >= 0, bottom <= 300]).toEqual([true, true, true, true])
    expect(send.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))).toBe(true)
    expect(document.documentElement.scrollWidth).toBe(360)
  }
})

test('an acharya’s quick reply fills the field with one tap, to be changed or sent; a user has none', async () => {
  const replies = ['Namaste. I am looking at your chart.', 'Please give me a moment.']
  const screen = await open({ ownId: 'guru', replies })
  await screen.getByRole('button', { name: replies[1]! }).click()
  await expect.element(screen.field).toHaveValue(replies[1])
  await expect.element(screen.field).toHaveFocus()
  await expect.element(screen.getByRole('list', { name: screen.t('composer.replies') })).not.toBeInTheDocument()
  expect(screen.made.stored).toEqual([])
  await screen.unmount()
  clearPersonal()
  const user = await open({ replies })
  await expect.element(user.field).toBeVisible()
  expect(user.getByRole('list', { name: user.t('composer.replies') }).query()).toBeNull()
})

test('the question asked beforehand is shown above the chat, for both sides', async () => {
  const intake = {
    name: 'Asha',
    gender: 'Female' as const,
    birthplace: 'Nowhere',
    date: '1996-08-14',
    time: '06:42',
    question: 'When will I find work?',
  }
  const screen = await open({ ownId: 'guru', first: { intake } })
  const log = screen.getByRole('log')
  await expect.element(log.getByText('When will I find work?')).toBeVisible()
  await expect.element(log.getByText(screen.t('question.theirs'))).toBeVisible()
  await screen.unmount()
  const own = await open({ first: { intake } })
  await expect.element(own.getByRole('log').getByText(own.t('question.own'))).toBeVisible()
})

test('leaving a running consultation asks once: stay, leave it running, or end it', async () => {
  const screen = await open()
  const { router, t } = screen
  const dialog = screen.getByRole('dialog', { name: t('leave.title') })
  await screen.untilItAsks()
  await router.navigate('/poojas')
  await expect.element(dialog.getByText(t('leave.text'))).toBeVisible()
  await dialog.getByRole('button', { name: t('leave.stay') }).click()
  await expect.element(screen.field).toBeVisible()
  await router.navigate('/poojas')
  await dialog.getByRole('button', { name: t('leave.leave') }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(screen.made.sent).not.toContain('chat:end')

  // There is one entry to go back to, and a second Back is an answer too.
  await router.navigate('/chatComponent?id=r')
  await expect.element(screen.field).toBeVisible()
  await screen.untilItAsks()
  await router.navigate(-1)
  await expect.element(dialog).toBeVisible()
  await router.navigate(-1)
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('the consultation can be ended from that dialog, and leaving an ended one does not ask', async () => {
  const screen = await open()
  const { router, t, made } = screen
  await screen.untilItAsks()
  await router.navigate('/poojas')
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: t('leave.end') })
    .click()
  await expect.poll(() => made.sent).toContain('chat:end')
  made.tell('consultation:changed', { consultation: { ...whole, now: Date.now() + 1000, state: 'settled' } })
  await expect.poll(() => router.state.location.pathname).toBe('/consultations/r')
})

test('leaving after a logout does not ask', async () => {
  const screen = await open()
  clearPersonal()
  await screen.router.navigate('/')
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

/** Sends the key as a keyboard does; its default action (a new line) is the browser's. */
async function press(element: Element, key: string): Promise<void> {
  const { userEvent } = await import('vitest/browser')
  await userEvent.click(element)
  await userEvent.keyboard(`{${key}}`)
}
