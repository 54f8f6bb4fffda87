import { expect, test } from 'vitest'
import { formatClock } from './formats.ts'
import { openWords } from './words.ts'

test.each([
  ['06:46:56', '06:47 AM'],
  ['06:46:29', '06:46 AM'],
  ['23:59:45', '12:00 AM'],
])('on paper %s is %s, rounded as the page rounds', (time, text) => {
  expect(formatClock(Date.parse(`2026-11-15T${time}+05:30`), 5.5 * 3600, openWords('en'))).toBe(text)
})
