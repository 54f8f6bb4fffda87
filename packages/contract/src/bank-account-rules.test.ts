import { expect, test } from 'vitest'
import { bankPatterns, bankStateOf, lastFour, payableFrom, toBankDigits, toIfsc } from './bank-account-rules.ts'

const since = new Date('2026-11-17T10:00:00Z')
const twoDaysLater = new Date('2026-11-19T10:00:00Z')

test('the first account can be paid to at once, a changed one after 48 hours', () => {
  expect(payableFrom(since, true)).toEqual(since)
  expect(payableFrom(since, false)).toEqual(twoDaysLater)
})

test.each([
  ['none', { toBankAt: null, account: null }, since, 'noAccount'],
  ['changed a moment ago', { toBankAt: null, account: { payableFrom: twoDaysLater } }, since, 'accountWaits'],
  [
    'a millisecond too early',
    { toBankAt: null, account: { payableFrom: twoDaysLater } },
    new Date(twoDaysLater.getTime() - 1),
    'accountWaits',
  ],
  ['48 hours old', { toBankAt: null, account: { payableFrom: twoDaysLater } }, twoDaysLater, 'accountReady'],
  [
    'marked already: a later change counts for the next payout',
    { toBankAt: since, account: { payableFrom: twoDaysLater } },
    since,
    'atBank',
  ],
] as const)('an account that is %s', (_, standing, now, state) => {
  expect(bankStateOf(standing, now)).toBe(state)
})

test('accepts only account numbers and IFSC codes that banks use', () => {
  for (const number of ['123456789', '000123456789012345'])
    expect([number, bankPatterns.number.test(number)]).toEqual([number, true])
  for (const number of ['12345678', '1234567890123456789', '12345A789', '१२३४५६७८९'])
    expect([number, bankPatterns.number.test(number)]).toEqual([number, false])
  for (const ifsc of ['SBIN0001234', 'HDFC0ABC12D']) expect([ifsc, bankPatterns.ifsc.test(ifsc)]).toEqual([ifsc, true])
  for (const ifsc of ['SBIN1001234', 'SBI00001234', 'SBIN000123', 'sbin0001234'])
    expect([ifsc, bankPatterns.ifsc.test(ifsc)]).toEqual([ifsc, false])
  expect([toBankDigits(' 1234 5678-90'), toIfsc(' sbin 0001234 '), lastFour('123456789')]).toEqual([
    '1234567890',
    'SBIN0001234',
    '6789',
  ])
})
