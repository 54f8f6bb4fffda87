import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPockets, splitRefund } from './refund-split.ts'

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
const parts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 6 })

test('parts of a refund add up to it, none exceeds the charge, and several refunds add up', () => {
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (charged, share) => {
      const total = sum(charged)
      const first = Math.floor(total * share)
      const [one, rest] = [splitRefund(charged, 0, first), splitRefund(charged, first, total - first)]
      expect(sum(one)).toBe(first)
      expect(charged.map((_, index) => one[index]! + rest[index]!)).toEqual(charged)
      for (const part of [...one, ...rest]) expect(part).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('refunds bonus money first', () => {
  expect(splitPockets(40, 0, 50)).toEqual({ paidPaise: 10, bonusPaise: 40 })
  expect(splitPockets(40, 30, 50)).toEqual({ paidPaise: 40, bonusPaise: 10 })
  expect(splitPockets(0, 0, 50)).toEqual({ paidPaise: 50, bonusPaise: 0 })
})
