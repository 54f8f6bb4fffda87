import type { YourDay as Day } from '@sankalp/contract/your-day'
import { beforeEach, expect, test } from 'vitest'
import { pageQueryClient } from '../../lib/query/query-client.ts'
import { forgetSession, saveSession } from '../../lib/session/store.ts'
import { writeLocal } from '../../lib/storage.ts'
import { answerApi } from '../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../lib/testing/render-screen.fake.tsx'
import { YourDay } from './your-day.tsx'

const get = 'GET /api/your-day'
const day = (more: Partial<Day> = {}): Day => ({
  name: 'Asha',
  period: 'Thursday, 19 November 2026',
  place: 'Pune',
  sentences: [
    { text: 'Work goes well today.', causes: ['Moon in Kumbha'] },
    { text: 'It is good for finishing.', causes: ['Sadhaka tara', 'Moon in the 8th from your lagna'] },
    { text: 'Between 09:30 AM and 10:15 AM is a good time.', causes: ['Labh choghadiya'] },
  ],
  valid_until_ms: Date.now() + 3_600_000,
  ...more,
})
const show = (language: 'en' | 'hin' = 'en') =>
  renderScreen(<YourDay city="pune" />, { namespaces: ['your-day'], language })

beforeEach(() => {
  pageQueryClient().clear()
  forgetSession()
  saveSession({ token: 'abc', id: 'asha' })
})

test('shows nothing to a visitor, and asks the server nothing', async () => {
  forgetSession()
  const { calls } = answerApi({ [get]: () => ({ json: { yourDay: day(), charts: [] } }) })
  const screen = await show()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([screen.container.textContent, calls]).toEqual(['', []])
})

test.each(['en', 'hin'] as const)('shows three sentences, and each cause after a tap (%s)', async (language) => {
  const { calls } = answerApi({ [get]: () => ({ json: { yourDay: day(), charts: [] } }) })
  const screen = await show(language)
  await expect.element(screen.getByRole('heading', { name: screen.t('title') })).toBeVisible()
  await expect.element(screen.getByText('Work goes well today.')).toBeVisible()
  await expect.element(screen.getByText('Sadhaka tara')).not.toBeVisible()
  await screen.getByText('It is good for finishing.').click()
  await expect.element(screen.getByText('Sadhaka tara')).toBeVisible()
  await expect.element(screen.getByText(screen.t('from', { name: 'Asha' }))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: screen.t('morning') }))
    .toHaveAttribute('href', '/profile#notices')
  expect(calls).toHaveLength(1)
})

test('writes the hour as the reader has chosen', async () => {
  writeLocal('clock', '24')
  answerApi({ [get]: () => ({ json: { yourDay: day(), charts: [] } }) })
  const screen = await show()
  await expect.element(screen.getByText('Between 09:30 and 10:15 is a good time.')).toBeVisible()
})

test('keeps about the same space before and after the answer', async () => {
  const answer = Promise.withResolvers<{ json: object }>()
  answerApi({ [get]: () => answer.promise })
  const screen = await show()
  const height = () => screen.container.getBoundingClientRect().height
  await expect.poll(height).toBeGreaterThan(200)
  const before = height()
  answer.resolve({ json: { yourDay: day(), charts: [] } })
  await expect.element(screen.getByText('Work goes well today.')).toBeVisible()
  expect(Math.abs(height() - before)).toBeLessThan(4)
})

test('lets a reader with charts say which one is theirs, and then shows their day', async () => {
  let isChosen = false
  const { calls } = answerApi({
    [get]: () => ({
      json: isChosen ? { yourDay: day(), charts: [] } : { yourDay: null, charts: [{ _id: 'a', name: 'Asha' }] },
    }),
    'PUT /api/user/ownKundali/a': () => {
      isChosen = true
      return { json: { kundali: {} } }
    },
  })
  const screen = await show()
  await expect.element(screen.getByText(screen.t('which.title'))).toBeVisible()
  await screen.getByRole('button', { name: 'Asha' }).click()
  await expect.element(screen.getByText('Work goes well today.')).toBeVisible()
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET'])
})

test('invites a reader without charts to make one', async () => {
  answerApi({ [get]: () => ({ json: { yourDay: null, charts: [] } }) })
  const screen = await show()
  await expect
    .element(screen.getByRole('link', { name: screen.t('invite.make') }))
    .toHaveAttribute('href', '/kundli-form')
})

test('says when the day cannot be fetched, and tries again', async () => {
  let isAway = true
  answerApi({
    [get]: () =>
      isAway
        ? { status: 400, json: { code: 'INVALID_INPUT', message: 'Something is wrong.', facts: { fields: [] } } }
        : { json: { yourDay: day(), charts: [] } },
  })
  const screen = await show()
  const again = screen.getByRole('button', { name: screen.t('shell:tryAgain') })
  await expect.element(again).toBeVisible()
  isAway = false
  await again.click()
  await expect.element(screen.getByText('Work goes well today.')).toBeVisible()
})
