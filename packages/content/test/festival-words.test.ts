import { languages } from '@sankalp/contract'
import { type Festival, festivalsOfYear } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { beforeAll, expect, test } from 'vitest'
import { aboutKey } from '../src/festival-about.ts'
import { readWords } from './key-tree.ts'

type FestivalWords = Record<'about' | 'also' | 'puja', Record<string, string>>
const wordsOf = (language: 'en' | 'hin') => readWords(language, 'festival-words') as FestivalWords
const namesOf = (language: 'en' | 'hin') => readWords(language, 'festivals').names as Record<string, string>

let festivals: Festival[]
beforeAll(() => {
  const sky = readSky()
  const delhi = { latDeg: 28.65, lonDeg: 77.23, zone: 'Asia/Kolkata' }
  // After nineteen years the Moon and the seasons coincide again, and every festival has occurred.
  festivals = Array.from({ length: 19 }, (_, at) => festivalsOfYear(sky, delhi, 2020 + at)).flat()
})

test.each(languages)('every festival that has a name is told about in %s, and no other', (language) => {
  const asked = new Set(Object.keys(namesOf(language)).map(aboutKey))
  expect(Object.keys(wordsOf(language).about).toSorted()).toEqual([...asked].toSorted())
})

test.each(languages)('a time for the puja has its label in %s, and nothing else has', (language) => {
  const minuteMs = 60_000
  const lasting = festivals.filter(({ puja }) => puja && puja.endsAt - puja.startsAt > minuteMs)
  const asked = [...new Set(lasting.map(({ key }) => key))]
  expect(Object.keys(wordsOf(language).puja).toSorted()).toEqual(asked.toSorted())
})

test.each(languages)('other names in %s are of festivals there are, and are other names', (language) => {
  const names = namesOf(language)
  for (const [key, also] of Object.entries(wordsOf(language).also)) {
    expect(names[key], key).toBeDefined()
    expect(names[key]!.split(' (')[0]).not.toBe(also)
  }
})

test('both languages have the same other names', () => {
  expect(Object.keys(wordsOf('hin').also)).toEqual(Object.keys(wordsOf('en').also))
})

test.each(languages)('in %s what is told ends as a sentence', (language) => {
  const end = language === 'en' ? /\.$/ : /[।)]$/
  expect(Object.entries(wordsOf(language).about).filter(([, text]) => !end.test(text))).toEqual([])
})
