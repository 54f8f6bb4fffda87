import type { Payment } from '@sankalp/contract/payments'
import { expect, test } from 'vitest'
import { minutesLeft } from './minutes-left.ts'
import { findSamePending, noteOf, paymentsToShow } from './payments-to-show.ts'
import { pollPauseMs } from './poll-pause.ts'

const payment = (
  paymentId: string,
  minute: number,
  status: Payment['status'],
  rest: Partial<Payment> = {},
): Payment => ({
  paymentId,
  status,
  refund: 'none',
  amount: 100,
  credit: 200,
  url: status === 'pending' ? 'https://pay.example/1' : null,
  createdAt: new Date(Date.UTC(2026, 10, 16, 9, minute)).toISOString(),
  expiresAt: new Date(Date.UTC(2026, 10, 16, 9, minute + 30)).toISOString(),
  transferId: null,
  ...rest,
})
const shown = (payments: Payment[], putAway: string[] = []) =>
  paymentsToShow(payments, putAway).map(({ paymentId }) => paymentId)

test('shows all pending and paid payments, newest first', () => {
  expect(shown([payment('a', 1, 'paid'), payment('b', 2, 'pending'), payment('c', 3, 'paid')])).toEqual(['c', 'b', 'a'])
})

test('shows a failure while it is the last payment that ended, and not beside a later success', () => {
  expect(shown([payment('a', 1, 'failed'), payment('b', 2, 'expired')])).toEqual(['b'])
  expect(shown([payment('a', 1, 'failed'), payment('b', 2, 'paid')])).toEqual(['b'])
  expect(shown([payment('a', 1, 'failed'), payment('b', 2, 'pending')])).toEqual(['b', 'a'])
})

test('keeps a dismissed payment hidden until its status changes', () => {
  const expired = payment('a', 1, 'expired')
  expect(shown([expired], [noteOf(expired)])).toEqual([])
  expect(shown([{ ...expired, status: 'paid' }], [noteOf(expired)])).toEqual(['a'])
  const older = payment('b', 0, 'failed')
  expect(shown([expired, older], [noteOf(expired)]), 'an older failure does not come back in its place').toEqual([])
})

test('continues only a pending payment for exactly the same purchase', () => {
  const pending = payment('a', 1, 'pending')
  expect(findSamePending([payment('z', 0, 'failed'), pending], { amount: 100, credit: 200 })).toBe(pending)
  expect(findSamePending([pending], { amount: 100, credit: 100 })).toBeUndefined()
  expect(findSamePending([{ ...pending, url: null }], { amount: 100, credit: 200 })).toBeUndefined()
})

test('grows the pauses from two seconds to half a minute', () => {
  expect([0, 16_000, 60_000, 3_600_000].map(pollPauseMs)).toEqual([2000, 2000, 7500, 30_000])
})

test('rounds minutes up, and never shows more than the whole period with a wrong clock', () => {
  const half = payment('a', 0, 'pending')
  const at = (minute: number, second = 0) => minutesLeft(half, Date.UTC(2026, 10, 16, 9, minute, second))
  expect([at(0), at(28, 30), at(29, 59), at(30), at(40), at(-90)]).toEqual([30, 2, 1, 0, 0, 30])
})
