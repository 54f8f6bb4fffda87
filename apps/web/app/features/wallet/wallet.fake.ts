import type { Payment } from '@sankalp/contract/payments'
import { rechargePacks } from '@sankalp/contract/recharge-packs'
import type { DailyLimit, Receipt, Wallet, WalletTransfer } from '@sankalp/contract/wallet'

/** Test replies of the wallet's endpoints. */

export const userId = '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11'
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const noLimit: DailyLimit = { limit: null, spentToday: 0, next: null }

export const walletOf = (rupees: number, rest: Partial<Wallet> = {}): Wallet => ({
  balance: rupees,
  available: rupees,
  reserved: 0,
  bonus: 0,
  availablePaid: rupees,
  daily: noLimit,
  ...rest,
})

export const paymentOf = (rest: Partial<Payment> = {}, now = Date.now()): Payment => ({
  paymentId: idOf(1),
  status: 'pending',
  refund: 'none',
  amount: 100,
  credit: 200,
  url: 'https://pay.example/1',
  createdAt: new Date(now).toISOString(),
  expiresAt: new Date(now + 30 * 60_000).toISOString(),
  transferId: null,
  ...rest,
})

export const transferOf = (n: number, rest: Partial<WalletTransfer> = {}): WalletTransfer => ({
  transferId: idOf(100 + n),
  kind: 'recharge',
  at: new Date(Date.UTC(2026, 10, 16, 9) - n * 3_600_000).toISOString(),
  amount: 200,
  paid: 100,
  bonus: 100,
  balanceAfter: 200,
  subject: { kind: 'payment', id: idOf(1), name: null },
  ...rest,
})

const madhyaPradesh = { name: { en: 'Madhya Pradesh', hin: 'मध्य प्रदेश' }, code: '23' }

export const invoice: Receipt = {
  transferId: idOf(7),
  kind: 'pooja',
  series: 'I',
  number: 'SK/2026-27/I/000007',
  at: '2026-11-16T09:00:00.000Z',
  subject: { kind: 'booking', id: 'b1', name: { en: 'Rudrabhishek', hin: 'रुद्राभिषेक' } },
  seller: { name: 'Sankalp Demo', address: '12 Mahakal Marg, Ujjain', gstin: '23ABCDE1234F1Z5', state: madhyaPradesh },
  buyer: { name: 'Asha Sharma', state: madhyaPradesh.name, phoneEnd: '0001' },
  payment: null,
  deliverTo: null,
  corrects: null,
  gst: { kind: 'cgst-sgst', placeOfSupply: madhyaPradesh, cgst: 90, sgst: 90, igst: 0 },
  lines: [
    {
      item: 'pooja',
      name: { en: 'Rudrabhishek', hin: 'रुद्राभिषेक' },
      quantity: 1,
      amount: 1000,
      taxPercent: 18,
      tax: 180,
      code: '999793',
      gst: { cgst: 90, sgst: 90, igst: 0 },
    },
    { item: 'dakshina', name: null, quantity: 1, amount: 501, taxPercent: 0, tax: 0, code: null, gst: null },
  ],
  tax: 180,
  total: 1681,
  paid: 1181,
  bonus: 500,
  rule: null,
  reason: null,
  inWords: { en: 'One Thousand Six Hundred Eighty One Rupees Only', hin: 'एक हज़ार छह सौ इक्यासी रुपये मात्र' },
}

/** Returns the packs as offered to a user who has bought those of `used`. */
export const packsOf = (used: readonly number[] = []) => ({
  packs: rechargePacks.map(({ price, extra, isPopular = false }) => ({
    price,
    extra,
    isPopular,
    isUsed: used.includes(price),
  })),
})

/** A wallet without movements; a test overrides what it needs. */
export const quietWallet = {
  'GET /api/user/getUserWalletDetail': () => ({ json: { wallet: walletOf(0) } }),
  'GET /api/wallet/history': () => ({ json: { items: [] as WalletTransfer[], nextCursor: null as string | null } }),
  'GET /api/wallet/months': () => ({ json: { months: [] as { month: string; in: number; out: number }[] } }),
  'GET /api/payment/getOpenPayments': () => ({ json: { payments: [] as Payment[] } }),
  'GET /api/wallet/packs': () => ({ json: packsOf() }),
}
