import { cardExcerpt } from '@sankalp/contract/blog-keys'
import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('returns the first 120 characters and an ellipsis', () => {
  const text = 'a'.repeat(119) + 'b' + 'c'.repeat(50)
  expect(excerpt(text, cardExcerpt, 'en')).toBe(`${'a'.repeat(119)}b…`)
})

test('adds no ellipsis to a text that is not longer', () => {
  expect(excerpt('a'.repeat(120), cardExcerpt, 'en')).toBe('a'.repeat(120))
  expect(excerpt('', cardExcerpt, 'en')).toBe('')
})

test('does not cut a word in the middle', () => {
  expect(excerpt('one two three', 6, 'en')).toBe('one…')
  expect(excerpt('one two three', 7, 'en')).toBe('one two…')
  expect(excerpt('एकादशी का व्रत', 7, 'hin')).toBe('एकादशी का…')
})

test('leaves no space before the ellipsis', () => {
  expect(excerpt('one two three', 4, 'en')).toBe('one…')
})

test.each([
  ['एकादशी का व्रत', 3, 'एकाद…'],
  // A half letter, its joiner and its vowel sign belong together.
  ['क्षेत्रपाल', 2, 'क्षेत्र…'],
])('%s is cut between letters, not within one', (text, characters, shown) => {
  expect(excerpt(text, characters, 'hin')).toBe(shown)
})
