import { expect, test } from 'vitest'
import { firstLetter } from './avatar.tsx'

test.each([
  ['asha', 'A'],
  ['  Ravi', 'R'],
  ['श्रीराम', 'श्री'], // a cluster with its vowel sign stays whole
  ['कृष्ण', 'कृ'],
  ['', ''],
])('"%s" begins with "%s"', (name, letter) => {
  expect(firstLetter(name)).toBe(letter)
})
