import { expect, test } from 'vitest'
import { escapeText, foldLine } from './icalendar.ts'

test('folds a long line at 75 bytes, between letters', () => {
  const line = `SUMMARY:${'शुक्ल पक्ष '.repeat(10)}`
  const folded = foldLine(line)
  expect(folded.replaceAll('\r\n ', '')).toBe(line)
  const parts = folded.split('\r\n')
  expect(parts.length).toBeGreaterThan(3)
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
  // As long as allowed: one more letter would not fit.
  for (const part of parts.slice(0, -1)) expect(Buffer.byteLength(part)).toBeGreaterThan(71)
})

test.each([
  ['x'.repeat(75), 1],
  ['x'.repeat(76), 2],
  ['x'.repeat(149), 2],
  ['x'.repeat(150), 3],
])('a line of that length makes so many', (line, count) => {
  expect(foldLine(line).split('\r\n')).toHaveLength(count)
})

test('escapes characters that have a meaning in the format', () => {
  expect(escapeText('a, b; c\\d\ne')).toBe('a\\, b\\; c\\\\d\\ne')
})

test('lets no kind of line break start a new line', () => {
  expect(escapeText('a\r\nb\rATTACH:x\nc')).toBe(String.raw`a\nb\nATTACH:x\nc`)
})
