import { expect, test } from 'vitest'
import { countdownText } from './countdown.ts'

const minute = 60_000
const words = 'begins in {h} h {m} min|begins in {m} min'

test.each([
  [125 * minute, 'begins in 2 h 5 min'],
  [60 * minute, 'begins in 1 h 0 min'],
  [59 * minute + 1, 'begins in 1 h 0 min'],
  [59 * minute, 'begins in 59 min'],
  [1, 'begins in 1 min'],
  [-minute, 'begins in 1 min'],
])('%i ms before it: %s', (leftMs, text) => {
  expect(countdownText(leftMs, words)).toBe(text)
})
