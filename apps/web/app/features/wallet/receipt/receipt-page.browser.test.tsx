import { beforeEach, expect, test } from 'vitest'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { idOf, invoice, userId } from '../wallet.fake.ts'
import { ReceiptPage } from './receipt-page.tsx'

const call = `GET /api/wallet/receipt/${idOf(7)}`

const renderReceipt = (language: 'en' | 'hin' = 'en') =>
  renderScreen(
    <QueryProvider>
      <ReceiptPage />
    </QueryProvider>,
    { namespaces: ['wallet'], path: `/mywallet/receipt/${idOf(7)}`, route: '/mywallet/receipt/:transferId', language },
  )

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('shows an invoice with its number, both parties, lines with code and tax, sums, and the total in words', async () => {
  answerApi({ [call]: () => ({ json: { receipt: invoice } }) })
  const screen = await renderReceipt()
  const { t } = screen
  const paper = screen.getByRole('article')
  await expect.element(paper.getByRole('heading', { name: t('receipt.titles.I') })).toBeVisible()
  for (const text of [
    'SK/2026-27/I/000007',
    'Sankalp Demo',
    t('receipt.gstin', { gstin: '23ABCDE1234F1Z5' }),
    'Asha Sharma',
    t('receipt.state', { state: 'Madhya Pradesh (23)' }),
    '₹1,681.00',
    '₹1,501.00',
    '₹1,181.00',
    '₹500.00',
    invoice.inWords.en,
  ]) {
    await expect.poll(() => paper.element().textContent).toContain(text)
  }
  const line = paper.getByRole('row', { name: /Rudrabhishek/ })
  for (const text of ['999793', '₹90.00 (9%)', '₹1,000.00']) expect(line.element().textContent).toContain(text)
})

test('a recharge says what was paid, the bonus beside it, who paid and how', async () => {
  const line = { ...invoice.lines[1]!, amount: 100 }
  const recharge = {
    ...invoice,
    kind: 'recharge',
    series: 'R',
    gst: null,
    buyer: { name: null, state: null, phoneEnd: '0001' },
    payment: { provider: 'razorpay', method: 'upi', reference: 'pay_29QQoUBi66xm2f' },
    lines: [
      { ...line, item: 'recharge' },
      { ...line, item: 'bonus' },
    ],
    tax: 0,
    total: 100,
    paid: 100,
    bonus: 100,
    inWords: { en: 'One Hundred Rupees Only', hin: 'एक सौ रुपये मात्र' },
  }
  answerApi({ [call]: () => ({ json: { receipt: recharge } }) })
  const screen = await renderReceipt()
  const { t } = screen
  const paper = screen.getByRole('article')
  const text = () => paper.element().textContent
  await expect.poll(text).toContain(`${t('receipt.youPaid')}₹100.00`)
  expect(text()).toContain(`${t('receipt.bonusOnTop')}₹100.00`)
  expect(text()).toContain(`${t('receipt.added')}₹200.00`)
  expect(text()).toContain(`${t('receipt.payer')}+91 ••••••0001`)
  expect(text()).toContain(`${t('receipt.mode')}UPI, Razorpaypay_29QQoUBi66xm2f`)
  expect(text()).not.toContain(t('receipt.bonusMoney'))
  expect(text()).not.toContain(t('items.bonus'))
})

test('names the item and the sum in Hindi, and the rule of a refund', async () => {
  answerApi({
    [call]: () => ({ json: { receipt: { ...invoice, series: 'C', kind: 'refund', rule: 'acharyaMissed' } } }),
  })
  const screen = await renderReceipt('hin')
  for (const text of [invoice.inWords.hin, screen.t('refundRules.acharyaMissed'), 'रुद्राभिषेक']) {
    await expect.poll(() => screen.getByRole('article').element().textContent).toContain(text)
  }
})

test('shows integrated tax and the address for goods to another state, and links a credit note to its invoice', async () => {
  const karnataka = { name: { en: 'Karnataka', hin: 'कर्नाटक' }, code: '29' }
  const sold = {
    ...invoice,
    series: 'C',
    lines: [{ ...invoice.lines[0]!, item: 'product', gst: { cgst: 0, sgst: 0, igst: 180 } }],
    gst: { kind: 'igst', placeOfSupply: karnataka, cgst: 0, sgst: 0, igst: 180 },
    deliverTo: {
      fullName: 'Asha Rao',
      addressLine: '4 Temple Street',
      city: 'Bengaluru',
      state: karnataka.name,
      pinCode: '560003',
    },
    corrects: { transferId: idOf(6), number: 'SK/2026-27/I/000006', at: invoice.at },
  }
  answerApi({ [call]: () => ({ json: { receipt: sold } }) })
  const screen = await renderReceipt('hin')
  const paper = screen.getByRole('article')
  for (const text of [
    screen.t('receipt.place'),
    'कर्नाटक (29)',
    '4 Temple Street, Bengaluru, कर्नाटक 560003',
    screen.t('receipt.taxes.igst'),
    '₹180.00 (18%)',
  ]) {
    await expect.poll(() => paper.element().textContent).toContain(text)
  }
  expect(paper.element().textContent).not.toContain(screen.t('receipt.taxes.cgst'))
  await expect
    .element(paper.getByRole('link', { name: 'SK/2026-27/I/000006' }))
    .toHaveAttribute('href', `/mywallet/receipt/${idOf(6)}`)
})

test('shows the tax of a territory without a legislature, and one combined tax on an older receipt', async () => {
  answerApi({ [call]: () => ({ json: { receipt: { ...invoice, gst: { ...invoice.gst, kind: 'cgst-utgst' } } } }) })
  const screen = await renderReceipt()
  await expect.poll(() => screen.getByRole('article').element().textContent).toContain(screen.t('receipt.taxes.utgst'))
  await screen.unmount()
  pageQueryClient().clear()
  answerApi({
    [call]: () => ({
      json: { receipt: { ...invoice, gst: null, lines: invoice.lines.map((line) => ({ ...line, gst: null })) } },
    }),
  })
  const old = await renderReceipt()
  await expect
    .poll(() => old.getByRole('row', { name: /Rudrabhishek/ }).element().textContent)
    .toContain('₹180.00 (18%)')
})

test('says that a receipt does not exist and leads back', async () => {
  answerApi({ [call]: () => ({ status: 404, json: { code: 'NOT_FOUND', message: 'no', facts: {} } }) })
  const screen = await renderReceipt()
  await expect.element(screen.getByText(screen.t('receipt.missing'))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: screen.t('receipt.back') }))
    .toHaveAttribute('href', '/mywallet')
})
