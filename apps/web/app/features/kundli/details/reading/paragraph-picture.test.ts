import { expect, test } from 'vitest'
import { wrapText } from './paragraph-picture.ts'

const widthOf = (part: string) => part.length

test('breaks a text between words, at the last place that fits', () => {
  expect(wrapText('one two three four', 9, widthOf)).toEqual(['one two', 'three', 'four'])
  expect(wrapText('one two three four', 10, widthOf)).toEqual(['one two', 'three four'])
})

test('a word that is too long has a line of its own, and no text has no lines', () => {
  expect(wrapText('a extraordinary b', 5, widthOf)).toEqual(['a', 'extraordinary', 'b'])
  expect(wrapText('  ', 5, widthOf)).toEqual([])
})
