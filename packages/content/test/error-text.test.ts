import { type ErrorCode, type ErrorFacts, errorCodes, fieldProblems, languages } from '@sankalp/contract'
import { expect, test } from 'vitest'
import { errorText } from '../src/error-text.ts'
import { fieldText } from '../src/field-text.ts'

const facts = {
  fields: [],
  limit: 100,
  limitBytes: 1,
  limitMegapixels: 25,
  retryAfterSeconds: 30,
  from: '2026-11-19T05:00:00.000Z',
  requestId: 'r',
  triesLeft: 2,
  limitPaise: 500_00,
  leftPaise: 100_00,
  missingPaise: 1_00,
  leastPaise: 100_00,
  packPaise: 100_00,
  paidPaise: 100_00,
  bonusPaise: 0,
  reservedPaise: 0,
  returnablePaise: 0,
  earningsPaise: 0,
  latePoojasPaise: 0,
  failedRefundsPaise: 0,
  amountPaise: 100_00,
  paisePerMinute: 11_00,
  totalPaise: 1417_18,
  hours: 24,
  waiting: 2,
  startsAt: ['2026-11-19T05:00:00.000Z'],
  products: [{ productId: 'puja-bell', left: 2 }],
  productIds: ['puja-bell'],
  grandTotal: 339.15,
  reason: 'tooSmall',
  minimumPaise: 250_00,
  pinCode: '999999',
  status: 'shipped',
  count: 1,
  days: 10,
  name: 'PUJ-BELL',
  version: 2,
  now: {},
}

/** Codes with facts of the same name as another code's, but a different meaning. */
const ownFacts: { [C in ErrorCode]?: ErrorFacts[C] } = {
  COD_NOT_OFFERED: { reason: 'account', limitPaise: 5000_00, orders: 2 },
  QUEUED_ELSEWHERE: { acharyaId: 'a', name: { en: 'Bhavesh Trivedi', hin: 'भावेश त्रिवेदी' } },
}

test.each(errorCodes)('%s is said in both languages, with its facts filled in', (code: ErrorCode) => {
  const [english, hindi] = languages.map((language) => errorText(code, { ...facts, ...ownFacts[code] }, language))
  expect(english).toMatch(/[a-z]{3}/)
  expect(hindi).toMatch(/[\u0900-\u097f]{2}/)
  for (const text of [english, hindi]) expect(text).not.toMatch(/undefined|NaN|\[object/)
})

test.each(fieldProblems)('the field problem %s is said in both languages', (problem) => {
  expect(fieldText(problem, 'en')).toMatch(/[a-z]{3}/)
  expect(fieldText(problem, 'hin')).toMatch(/[\u0900-\u097f]{2}/)
})

test.each([
  [1, 'in 1 second.'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [5400, '2 hours'],
])('a wait of %i s is rounded up to "%s"', (retryAfterSeconds, words) => {
  expect(errorText('TOO_MANY_REQUESTS', { retryAfterSeconds }, 'en')).toContain(words)
})
