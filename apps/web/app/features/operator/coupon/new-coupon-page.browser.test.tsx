import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { NewCouponPage } from './new-coupon-page.tsx'

const create = 'POST /api/admin/coupon'

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: 'operator' })
})

test('a coupon without a percentage is a fixed amount; a refused field is named, and all input stays', async () => {
  let isRefused = true
  const { calls } = answerApi({
    [create]: () =>
      isRefused
        ? {
            status: 400,
            json: {
              code: 'INVALID_INPUT',
              message: '',
              facts: { fields: [{ field: 'budget', problem: 'outOfRange' }] },
            },
          }
        : { json: { success: true } },
  })
  const screen = await renderScreen(
    <QueryProvider>
      <NewCouponPage />
    </QueryProvider>,
    { namespaces: ['operator'], path: '/admin/new/coupon' },
  )
  const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label, { exact: true }), text)
  const send = screen.getByRole('button', { name: screen.t('coupon.create') })
  await fill(screen.t('columns.code'), 'diwali-26')
  await fill(screen.t('columns.most'), '75.50')
  await fill(screen.t('columns.budget'), '50')
  await fill(screen.t('coupon.from'), '2026-12-01')
  await fill(screen.t('coupon.to'), '2026-12-31')
  await send.click()
  await expect.element(screen.getByLabelText(screen.t('columns.budget'))).toHaveFocus()
  isRefused = false
  await fill(screen.t('columns.budget'), '5000')
  await send.click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(calls.at(-1)?.body).toEqual({
    code: 'DIWALI-26',
    percent: null,
    most: 75.5,
    minimum: 0,
    budget: 5000,
    from: '2026-12-01',
    to: '2026-12-31',
  })
})
