import { expect, test } from 'vitest'
import { shownName, summarise } from './review-summary.ts'

test.each([
  ['Asha', 'Verma', 'Asha V.'],
  ['Asha Devi', 'Verma Sharma', 'Asha V.'],
  ['आशा', 'विद्यार्थी', 'आशा वि.'],
  ['Asha', null, 'Asha'],
  ['  ', 'Verma', null],
  [null, null, null],
])('%j %j is shown as %j', (first, last, shown) => {
  expect(shownName(first, last)).toBe(shown)
})

test.each([
  [[], { count: 0, mean: null, byStars: [0, 0, 0, 0, 0] }],
  [[{ stars: 5, count: 1 }], { count: 1, mean: 5, byStars: [0, 0, 0, 0, 1] }],
  [
    [
      { stars: 4, count: 2 },
      { stars: 5, count: 1 },
    ],
    { count: 3, mean: 4.3, byStars: [0, 0, 0, 2, 1] },
  ],
  [
    [
      { stars: 1, count: 1 },
      { stars: 2, count: 19 },
    ],
    { count: 20, mean: 2, byStars: [1, 19, 0, 0, 0] },
  ],
])('%j comes to %j', (counts, summary) => {
  expect(summarise(counts)).toEqual(summary)
})
