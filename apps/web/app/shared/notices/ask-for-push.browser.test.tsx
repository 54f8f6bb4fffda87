import { errorText } from '@sankalp/content/error-text'
import { beforeEach, expect, test } from 'vitest'
import { renewPush } from '../../lib/push/push.ts'
import { fakePush, fakePushKey } from '../../lib/push/push.fake.ts'
import { forgetPush } from '../../lib/push/forget-push.ts'
import { forgetSession, saveSession } from '../../lib/session/store.ts'
import { answerApi } from '../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../lib/testing/render-screen.fake.tsx'
import { readLocal } from '../../lib/storage.ts'
import { AskForPush } from './ask-for-push.tsx'

const userId = '7b1f7c9e-4d7c-4a6e-9d39-0a3b5f2f6c01'
const key = 'GET /api/notices/pushKey'
const subscribe = 'POST /api/notices/push'
const answers = { [key]: () => ({ json: { key: fakePushKey } }), [subscribe]: () => ({}) }
const renderAsk = (language: 'en' | 'hin' = 'en') =>
  renderScreen(
    <>
      <AskForPush />
      <p>the page</p>
    </>,
    { namespaces: ['notices'], language },
  )

beforeEach(() => saveSession({ token: 'abc', id: userId }))

test.each(['en', 'hin'] as const)(
  'a yes asks the browser, and the server gets its subscription (%s)',
  async (language) => {
    const push = fakePush()
    const { calls } = answerApi(answers)
    const screen = await renderAsk(language)
    await screen.getByRole('button', { name: screen.t('ask.yes') }).click()
    await expect.element(screen.getByText(screen.t('ask.done'))).toBeVisible()
    expect(push.asked).toEqual(['permission'])
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      endpoint: push.endpoint(),
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    })
  },
)

test('remembers a no without asking the browser', async () => {
  const push = fakePush()
  answerApi({})
  const first = await renderAsk()
  await first.getByRole('button', { name: first.t('ask.no') }).click()
  await expect.element(first.getByRole('button', { name: first.t('ask.yes') })).not.toBeInTheDocument()
  await first.unmount()
  const again = await renderAsk()
  await expect.element(again.getByText('the page')).toBeVisible()
  await expect.element(again.getByRole('button', { name: again.t('ask.yes') })).not.toBeInTheDocument()
  expect(push.asked).toEqual([])
})

test.each(['has forbidden it', 'cannot do it'])('nothing is asked where the browser %s', async (why) => {
  fakePush(why === 'has forbidden it' ? { permission: 'denied' } : {})
  if (why === 'cannot do it') Reflect.deleteProperty(window, 'PushManager')
  answerApi({})
  const screen = await renderAsk()
  await expect.element(screen.getByText('the page')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: screen.t('ask.yes') })).not.toBeInTheDocument()
})

test('says where to change the setting after the user blocks it in the browser’s prompt', async () => {
  fakePush({ answer: 'denied' })
  answerApi({})
  const screen = await renderAsk()
  await screen.getByRole('button', { name: screen.t('ask.yes') }).click()
  await expect.element(screen.getByText(screen.t('device.blocked'))).toBeVisible()
})

test('can ask again after the browser’s prompt was dismissed', async () => {
  fakePush({ answer: 'default' })
  answerApi({})
  const screen = await renderAsk()
  await screen.getByRole('button', { name: screen.t('ask.yes') }).click()
  await expect.element(screen.getByRole('button', { name: screen.t('ask.yes') })).toBeEnabled()
})

test('reports a browser without a push service and a server without keys', async () => {
  fakePush({ hasService: false })
  answerApi(answers)
  const screen = await renderAsk()
  await screen.getByRole('button', { name: screen.t('ask.yes') }).click()
  await expect.element(screen.getByText(screen.t('device.unsupported'))).toBeVisible()
  await screen.unmount()
  fakePush()
  answerApi({ [key]: () => ({ json: { key: null } }) })
  const other = await renderAsk()
  await other.getByRole('button', { name: other.t('ask.yes') }).click()
  await expect.element(other.getByText(other.t('device.notOffered'))).toBeVisible()
})

test('shows the server’s refusal and lets the user press yes again', async () => {
  fakePush()
  answerApi({
    ...answers,
    [subscribe]: () => ({
      status: 400,
      json: { code: 'PUSH_SERVICE_UNKNOWN', message: errorText('PUSH_SERVICE_UNKNOWN', {}, 'en'), facts: {} },
    }),
  })
  const screen = await renderAsk()
  await screen.getByRole('button', { name: screen.t('ask.yes') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(errorText('PUSH_SERVICE_UNKNOWN', {}, 'en'))
  await expect.element(screen.getByRole('button', { name: screen.t('ask.yes') })).toBeEnabled()
  expect(readLocal('pushFor')).toBeNull()
})

test('sends the current subscription to the server once a day, also after the browser dropped the old one, and ends it at logout', async () => {
  const push = fakePush({ permission: 'granted' })
  const { count } = answerApi(answers)
  const screen = await renderAsk()
  await screen.getByRole('button', { name: screen.t('ask.yes') }).click()
  await expect.element(screen.getByText(screen.t('ask.done'))).toBeVisible()
  await renewPush(userId)
  expect(count(subscribe)).toBe(1)
  await renewPush(userId, Date.now() + 25 * 3_600_000)
  expect(count(subscribe)).toBe(2)
  push.drop()
  await renewPush(userId)
  expect(count(subscribe)).toBe(3)
  expect(push.endpoint()).not.toBeNull()
  // Does what a logout does, without the navigation to the home page.
  forgetSession()
  await forgetPush()
  expect(push.endpoint()).toBeNull()
  await renewPush(userId, Date.now() + 25 * 3_600_000)
  expect(count(subscribe)).toBe(3)
})
