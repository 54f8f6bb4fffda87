import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { idOf, packsOf, paymentOf, quietWallet, userId } from '../wallet.fake.ts'
import RechargeHere from './recharge-here.tsx'

vi.mock('../../../lib/live/live.ts', () => ({ listen: () => () => {}, onConnect: () => () => {} }))

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('small packs that were not used say what they are worth here; one press opens the payment in a new tab', async () => {
  const shown: string[] = []
  const tab = {
    document: { title: '', body: { textContent: '' } },
    location: { replace: (url: string) => shown.push(url) },
  }
  const openTab = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  onTestFinished(() => openTab.mockRestore())
  let begun = 0
  let payments = [paymentOf({ status: 'paid' })]
  answerApi({
    ...quietWallet,
    'GET /api/wallet/packs': () => ({ json: packsOf([50]) }),
    'GET /api/payment/getOpenPayments': () => ({ json: { payments } }),
    'POST /api/wallet/recharge': () => {
      payments = [paymentOf({ paymentId: idOf(2) })]
      return { json: { success: true, url: 'https://pay.example/2', paymentId: idOf(2) } }
    },
    [`GET /api/payment/getPayment/${idOf(2)}`]: () => ({ json: { payment: payments[0] } }),
  })
  const screen = await renderScreen(
    <QueryProvider>
      <RechargeHere onBegun={() => begun++} worthOf={(rupees) => `${rupees / 20} minutes`} />
    </QueryProvider>,
    { namespaces: ['wallet'], path: '/chatComponent?id=r' },
  )
  await expect.element(screen.getByRole('button', { name: /Pay ₹50\b/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button').elements()).toHaveLength(4)
  await screen.getByRole('button', { name: /10 minutes/ }).click()
  expect(openTab).toHaveBeenCalledOnce()
  await expect.poll(() => shown).toEqual(['https://pay.example/2'])
  expect(begun).toBe(1)
  await expect.element(screen.getByText(screen.t('pending.title', { amount: '₹100' }))).toBeVisible()
})
