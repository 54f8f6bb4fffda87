import { paymentStatuses } from '@sankalp/contract/payment-rules'
import { describe, expect, test } from 'vitest'
import type { LinkReport } from '../../platform/gateways/payment/payment.ts'
import { lastLookUpAt, nextLookUp } from './look-up-times.ts'
import { canBecome, judgeReport, linkExpiry } from './payment-life.ts'

const payment = { status: 'pending', linkId: 'plink_1', amountPaise: 100_00, providerPaymentId: null } as const
const capture = (providerPaymentId: string) => ({ providerPaymentId, amountPaise: 100_00, currency: 'INR' })
const report = (over: Partial<LinkReport> = {}): LinkReport => ({
  linkId: 'plink_1',
  reference: 'r',
  state: 'paid',
  amountPaise: 100_00,
  currency: 'INR',
  captures: [capture('pay_1')],
  ...over,
})

describe('the life of a payment', () => {
  test('matches this table', () => {
    const table = paymentStatuses.map((status) => [
      status,
      (['paid', 'failed', 'expired', 'givenUp'] as const).filter((ending) => canBecome(status, ending)),
    ])
    expect(Object.fromEntries(table)).toEqual({
      pending: ['paid', 'failed', 'expired', 'givenUp'],
      paid: [],
      failed: ['paid'],
      expired: ['paid'],
      givenUp: ['paid'],
    })
  })

  test.each([
    ['a page that is open', payment, report({ state: 'open', captures: [] }), { kind: 'nothing' }],
    ['a page that failed', payment, report({ state: 'failed', captures: [] }), { kind: 'ended', ending: 'failed' }],
    ['a page that expired', payment, report({ state: 'expired', captures: [] }), { kind: 'ended', ending: 'expired' }],
    [
      'an expired page that failed',
      { ...payment, status: 'expired' },
      report({ state: 'failed', captures: [] }),
      { kind: 'nothing' },
    ],
    [
      'a paid page that failed before',
      { ...payment, status: 'paid', providerPaymentId: 'pay_1' },
      report({ state: 'failed', captures: [] }),
      { kind: 'nothing' },
    ],
    ['a payment', payment, report(), { kind: 'paid', capture: capture('pay_1'), isLate: false, beyond: [] }],
    [
      'a late payment',
      { ...payment, status: 'failed' },
      report(),
      { kind: 'paid', capture: capture('pay_1'), isLate: true, beyond: [] },
    ],
    [
      'a closed page of a payment that was given up',
      { ...payment, status: 'givenUp' },
      report({ state: 'failed', captures: [] }),
      { kind: 'nothing' },
    ],
    [
      'a payment that was given up before',
      { ...payment, status: 'givenUp' },
      report(),
      { kind: 'paid', capture: capture('pay_1'), isLate: true, beyond: [] },
    ],
    ['a payment of which nothing more is known', payment, report({ captures: [] }), { kind: 'incomplete' }],
    ['the same again', { ...payment, status: 'paid', providerPaymentId: 'pay_1' }, report(), { kind: 'nothing' }],
    [
      'two at once',
      payment,
      report({ captures: [capture('pay_1'), capture('pay_2')] }),
      { kind: 'paid', capture: capture('pay_1'), isLate: false, beyond: [capture('pay_2')] },
    ],
    [
      'a second one',
      { ...payment, status: 'paid', providerPaymentId: 'pay_1' },
      report({ captures: [capture('pay_2')] }),
      { kind: 'paidTwice', beyond: [capture('pay_2')] },
    ],
    [
      'a page that we do not know yet',
      { ...payment, linkId: null },
      report(),
      { kind: 'paid', capture: capture('pay_1'), isLate: false, beyond: [] },
    ],
    ['another page', payment, report({ linkId: 'plink_2' }), { kind: 'mismatch', mismatch: 'link' }],
    ['another amount', payment, report({ amountPaise: 100_01 }), { kind: 'mismatch', mismatch: 'amount' }],
    [
      'a payment of another amount',
      payment,
      report({ captures: [{ ...capture('pay_1'), amountPaise: 1 }] }),
      { kind: 'mismatch', mismatch: 'amount' },
    ],
    ['another currency', payment, report({ currency: 'USD' }), { kind: 'mismatch', mismatch: 'currency' }],
    [
      'a second payment of another amount',
      { ...payment, status: 'paid', providerPaymentId: 'pay_1' },
      report({ captures: [{ ...capture('pay_2'), amountPaise: 5 }] }),
      { kind: 'mismatch', mismatch: 'amount' },
    ],
  ] as const)('hearing of %s', (_, known, heard, verdict) => {
    expect(judgeReport(known, heard)).toEqual(verdict)
  })

  test('a page lives as long as its payment, and never shorter than the provider allows', () => {
    const now = new Date('2026-11-16T10:00:00Z')
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    expect(linkExpiry(at(30), now)).toEqual(at(30))
    expect(linkExpiry(at(2), now)).toEqual(at(16))
  })
})

describe('looking a payment up', () => {
  const start = new Date('2026-11-16T10:00:00Z')
  const expiresAt = new Date('2026-11-16T10:30:00Z')

  test('repeats with growing pauses, a last time after its end, and twice more after that', () => {
    const seconds: number[] = []
    let now = start
    for (let round = 0; round < 40; round += 1) {
      const isOver = now >= lastLookUpAt({ expiresAt })
      const next = nextLookUp({ status: isOver ? 'expired' : 'pending', expiresAt, hasLink: true }, round, now)
      if (!next) break
      seconds.push((next.getTime() - start.getTime()) / 1000)
      now = next
    }
    expect(seconds).toEqual([10, 30, 70, 150, 310, 610, 910, 1210, 1510, 1810, 1920, 1920 + 3600, 1920 + 86_400])
  })

  test('continues while the provider is away, at most every hour', () => {
    const now = new Date('2026-11-16T16:00:00Z')
    expect(nextLookUp({ status: 'pending', expiresAt, hasLink: true }, 30, now)).toEqual(
      new Date('2026-11-16T17:00:00Z'),
    )
  })

  test('stops with the payment, and with one whose page was never created', () => {
    expect(nextLookUp({ status: 'paid', expiresAt, hasLink: true }, 1, start)).toBeNull()
    expect(nextLookUp({ status: 'expired', expiresAt, hasLink: false }, 1, start)).toBeNull()
  })
})
