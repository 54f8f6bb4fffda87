import { errorText } from '@sankalp/content/error-text'
import { kindsFor } from '@sankalp/contract/notice-rules'
import type { NoticeSettings as Settings } from '@sankalp/contract/notices'
import { beforeEach, expect, test } from 'vitest'
import { fakePush, fakePushKey } from '../../lib/push/push.fake.ts'
import { QueryProvider } from '../../lib/query/provider.tsx'
import { pageQueryClient } from '../../lib/query/query-client.ts'
import { saveSession } from '../../lib/session/store.ts'
import { answerApi } from '../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../lib/testing/render-screen.fake.tsx'
import NoticeSettings from './notice-settings.tsx'

const userId = '7b1f7c9e-4d7c-4a6e-9d39-0a3b5f2f6c01'
const get = 'GET /api/notices/settings'
const set = 'PUT /api/notices/settings'
const settingsOf = (more: Partial<Settings> = {}): Settings => ({
  settings: kindsFor(false).map((kind) => ({ kind, mail: true, push: true })),
  language: null,
  email: 'asha@example.com',
  pushOffered: true,
  devices: 0,
  ...more,
})
const renderSettings = (language: 'en' | 'hin' = 'en') =>
  renderScreen(
    <QueryProvider>
      <NoticeSettings />
    </QueryProvider>,
    { namespaces: ['notices'], language },
  )

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test.each(['en', 'hin'] as const)('a switch moves at once and is told to the server (%s)', async (language) => {
  let answer: (reply: { json: Settings }) => void = () => {}
  const { calls } = answerApi({
    [get]: () => ({ json: settingsOf() }),
    [set]: () => new Promise((resolve) => (answer = resolve)),
  })
  const screen = await renderSettings(language)
  const box = screen.getByRole('checkbox', { name: `${screen.t('kinds.reminderDay')}: ${screen.t('channels.mail')}` })
  await expect.element(box).toBeChecked()
  await box.click()
  await expect.element(box).not.toBeChecked()
  await expect.element(screen.getByText(screen.t('saving'))).toBeVisible()
  expect(calls.at(-1)?.body).toEqual({ settings: [{ kind: 'reminderDay', channel: 'mail', on: false }] })
  const saved = settingsOf({
    settings: settingsOf().settings.map((row) => (row.kind === 'reminderDay' ? { ...row, mail: false } : row)),
  })
  answer({ json: saved })
  await expect.element(screen.getByText(screen.t('saved'))).toBeVisible()
  await expect.element(box).not.toBeChecked()
  await expect.element(screen.getByText(screen.t('mailTo', { email: 'asha@example.com' }))).toBeVisible()
})

test('reverts a change that the server refuses, and says so', async () => {
  answerApi({
    [get]: () => ({ json: settingsOf() }),
    [set]: () => ({
      status: 429,
      json: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests.', facts: { retryAfterSeconds: 60 } },
    }),
  })
  const screen = await renderSettings()
  const box = screen.getByRole('checkbox', { name: `${screen.t('kinds.bookingSent')}: ${screen.t('channels.push')}` })
  await box.click()
  await expect.element(screen.getByText(errorText('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 }, 'en'))).toBeVisible()
  await expect.element(box).toBeChecked()
})

test('applies two switches in a row, in their order', async () => {
  const seen: unknown[] = []
  let state = settingsOf()
  const { count } = answerApi({
    [get]: () => ({ json: state }),
    [set]: async ({ body }) => {
      seen.push(body)
      const [{ kind, channel, on }] = (body as { settings: [{ kind: string; channel: 'mail' | 'push'; on: boolean }] })
        .settings
      state = settingsOf({
        settings: state.settings.map((row) => (row.kind === kind ? { ...row, [channel]: on } : row)),
      })
      return { json: state }
    },
  })
  const screen = await renderSettings()
  const boxes = (['mail', 'push'] as const).map((channel) =>
    screen.getByRole('checkbox', { name: `${screen.t('kinds.reminderHour')}: ${screen.t(`channels.${channel}`)}` }),
  )
  await boxes[0]!.click()
  await boxes[1]!.click()
  await expect.poll(() => count(set)).toBe(2)
  await expect.element(screen.getByText(screen.t('saved'))).toBeVisible()
  for (const box of boxes) await expect.element(box).not.toBeChecked()
  expect(seen).toMatchObject([{ settings: [{ channel: 'mail' }] }, { settings: [{ channel: 'push' }] }])
})

test('explains a missing e-mail address, a missing push service and blocked notifications', async () => {
  answerApi({ [get]: () => ({ json: settingsOf({ email: null, pushOffered: false }) }) })
  const screen = await renderSettings()
  await expect.element(screen.getByText(screen.t('noMail'))).toBeVisible()
  await expect.element(screen.getByText(screen.t('device.notOffered'))).toBeVisible()
  await screen.unmount()
  pageQueryClient().clear()
  fakePush({ permission: 'denied' })
  answerApi({ [get]: () => ({ json: settingsOf() }) })
  const blocked = await renderSettings()
  await expect.element(blocked.getByText(blocked.t('device.blocked'))).toBeVisible()
  await expect.element(blocked.getByRole('button', { name: blocked.t('device.turnOn') })).not.toBeInTheDocument()
})

test('switches notifications on this device on and off', async () => {
  const push = fakePush()
  const { calls } = answerApi({
    [get]: () => ({ json: settingsOf() }),
    'GET /api/notices/pushKey': () => ({ json: { key: fakePushKey } }),
    'POST /api/notices/push': () => ({}),
    'POST /api/notices/push/remove': () => ({}),
  })
  const screen = await renderSettings()
  await screen.getByRole('button', { name: screen.t('device.turnOn') }).click()
  await expect.element(screen.getByText(screen.t('device.on'))).toBeVisible()
  const endpoint = push.endpoint()
  await screen.getByRole('button', { name: screen.t('device.turnOff') }).click()
  await expect.element(screen.getByText(screen.t('device.off'))).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { endpoint } })
  expect(push.endpoint()).toBeNull()
})

test('stores the chosen language, and offers a retry after a failed load', async () => {
  let isAway = true
  const { calls } = answerApi({
    [get]: () =>
      isAway
        ? { status: 500, json: { code: 'INTERNAL', message: 'Something went wrong.', facts: { requestId: 'r1' } } }
        : { json: settingsOf() },
    [set]: () => ({ json: settingsOf({ language: 'hin' }) }),
  })
  const screen = await renderSettings()
  await expect.element(screen.getByText(screen.t('fetchFailed'))).toBeVisible()
  isAway = false
  await screen.getByRole('button', { name: screen.t('shell:tryAgain') }).click()
  await screen.getByRole('radio', { name: 'हिन्दी' }).click()
  await expect.element(screen.getByText(screen.t('saved'))).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'हिन्दी' })).toBeChecked()
  expect(calls.at(-1)?.body).toEqual({ settings: [], language: 'hin' })
})
