import { beforeEach, expect, test } from 'vitest'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { at, earningsOf, quietConsole, userId } from '../console.fake.ts'
import { EarningsPage } from './earnings-page.tsx'

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('earnings of a pooja that is not held yet are marked as to come, and are no part of what is earned', async () => {
  const movement = (name: string, amount: number, isToCome: boolean) => ({
    at: at(-60),
    kind: 'pooja',
    amount,
    subject: { en: name, hin: name },
    isToCome,
  })
  answerApi({
    ...quietConsole,
    'GET /api/acharya/me/earnings': () => ({
      json: earningsOf({
        balance: 350,
        toCome: 871,
        earned: 350,
        movements: [movement('Coming', 871, true), movement('Held', 350, false)],
      }),
    }),
  })
  const screen = await renderScreen(
    <QueryProvider>
      <EarningsPage />
    </QueryProvider>,
    { namespaces: ['acharya-console', 'acharya-live'], path: '/acharya/earnings' },
  )
  const row = (name: string) => screen.getByRole('row').filter({ hasText: name })
  await expect.element(row('Coming').getByText(screen.t('earnings.isToCome'))).toBeVisible()
  expect(row('Held').getByText(screen.t('earnings.isToCome')).query()).toBeNull()
  await expect.element(screen.getByText(screen.t('earnings.toCome'))).toBeVisible()
})
