import { expect, test } from 'vitest'
import { fillText, findText } from './fill-text.ts'

const words = {
  nav: { pooja: 'Book a Pooja' },
  slots_one: '{{count}} slot',
  slots_other: '{{count}} slots',
  toString_: 'x',
}

test('finds a text by its path in a nested file', () => {
  expect(findText(words, 'nav.pooja', 'en')).toBe('Book a Pooja')
})

test.each(['nav', 'nav.shop', 'nav.pooja.deeper', 'constructor', 'nav.toString'])('%s is no text', (path) => {
  expect(findText(words, path, 'en')).toBeNull()
})

test.each([
  ['en', 0, '{{count}} slots'],
  ['en', 1, '{{count}} slot'],
  ['en', 2, '{{count}} slots'],
  ['hin', 0, '{{count}} slot'], // Hindi counts nothing like one
  ['hin', 2, '{{count}} slots'],
] as const)('in %s, %i takes its own form', (language, count, form) => {
  expect(findText(words, 'slots', language, { count })).toBe(form)
})

test('fills in values and leaves a missing one visible', () => {
  expect(fillText('Horoscope {{year}} for {{sign}}', { year: 2026 })).toBe('Horoscope 2026 for {{sign}}')
})

test('treats a value as plain text without placeholders', () => {
  expect(fillText('{{a}} {{b}}', { a: '{{b}}', b: '$&' })).toBe('{{b}} $&')
})
