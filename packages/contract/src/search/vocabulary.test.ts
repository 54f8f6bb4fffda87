import { describe, expect, test } from 'vitest'
import { soundKey } from './fold.ts'
import { createVocabulary, tellingParts } from './vocabulary.ts'
import { searchText, searchWords } from './words.ts'

const texts =
  'Satyanarayan Katha सत्यनारायण कथा, Ganesh गणेश, Griha Pravesh गृह प्रवेश, Rudraksha रुद्राक्ष, pooja पूजा, amla, lamp'
const { understand } = createVocabulary(searchText(texts).split(' '), {
  groups: [
    ['ganesh', 'ganpati', 'गणेश', 'gajanan'],
    ['griha pravesh', 'house warming', 'गृह प्रवेश'],
    ['lamp', 'deepak', 'समई'],
  ],
  common: ['pooja', 'murti'],
  skipped: ['ki'],
})
/** The words that a search of one part finds besides those typed. */
const found = (typed: string) =>
  understand(typed).flatMap(({ oneOf }) => oneOf.slice(1).map((words) => words.join(' ')))
const folded = (...words: string[]) => words.map((word) => searchWords(word).join(' '))

describe('one word', () => {
  test.each([
    ['satyanarayn', 'Satyanarayan'],
    ['सत्यनारायन', 'Satyanarayan'],
    ['rudrakash', 'Rudraksha'],
    ['रुद्रक्ष', 'Rudraksha'],
    ['satnarayan', 'Satyanarayan'], // a letter is missing
    ['ganpati', 'Ganesh'],
    ['gajanan', 'गणेश'],
    ['depak', 'lamp'], // a synonym with an error
    ['गृहप्रवेश', 'Griha Pravesh'],
    ['house warming', 'गृह प्रवेश'],
    ['rudra aksha', 'Rudraksha'],
    ['rudrakshapravesh', 'Rudraksha Pravesh'],
  ])('%s may stand for %s', (typed, meant) => {
    expect(found(typed)).toContain(folded(meant)[0])
  })

  test.each(['mala', 'xylophone', 'qqqq', 'samay', 'kk'])('%s stands for nothing else', (typed) => {
    expect(found(typed)).toEqual([])
  })

  test('the beginning of a known word is what it is', () => {
    expect(understand('satya')).toEqual([{ oneOf: [folded('satya')], fit: 'begun', isCommon: false }])
  })
})

test('a search has at most a dozen words, and words that say little are left out if it has others', () => {
  expect(understand('pooja ki katha').map(({ oneOf }) => oneOf[0])).toEqual([folded('katha')])
  expect(understand('pooja ki murti')).toHaveLength(2)
  expect(understand('pooja ki xylophone')).toHaveLength(2)
  expect(understand('ki')).toHaveLength(1)
  expect(understand([...'abcdefghijklmnop'].map((letter) => `${letter}1${letter}`).join(' '))).toHaveLength(12)
  expect(understand('!!! ॥')).toEqual([])
})

test('the telling part of a search is neither common nor unknown, nor only near to a known word', () => {
  const telling = (typed: string) => tellingParts(understand(typed)).map(({ oneOf }) => oneOf[0])
  expect(telling('ganesh chowki murti')).toEqual([folded('ganesh')])
  expect(telling('xylophone satnarayan')).toEqual([])
  expect(telling('ganesh')).toEqual([])
})

test.each([
  ['satyanarayan', 'सत्यनारायन'],
  ['champa', 'चंपा'],
  ['gyan', 'ज्ञान'],
  ['Lakshmi', 'लक्ष्मी'],
  ['aarti', 'आरती'],
])('%s sounds like %s', (latin, hindi) => {
  expect(soundKey(latin)).toBe(soundKey(hindi))
})
