import { languages } from '@sankalp/contract'
import { horoscopeAreas } from '@sankalp/contract/horoscope-keys'
import { grahas, nakshatras, taras, tithiKey, varas, yogas } from '@sankalp/jyotish'
import { describe, expect, test } from 'vitest'
import type { CauseKind } from '../src/horoscope/causes.ts'
import { type Sentence, sentenceBook } from '../src/horoscope/sentence-book.ts'
import { names } from '../src/horoscope/words.ts'

const houses = Array.from({ length: 12 }, (_, index) => index + 1)
const pakshas = ['shukla', 'krishna']
const slower = grahas.filter((graha) => graha !== 'moon')
const planets = ['mars', 'mercury', 'jupiter', 'venus', 'saturn']
const cross = (...lists: readonly (readonly (string | number)[])[]) =>
  lists.reduce<string[]>(
    (made, list) => made.flatMap((one) => list.map((two) => (one ? `${one}.${two}` : `${two}`))),
    [''],
  )

/**
 * Everything that can occur in the sky. Aspects of the nodes are not counted; a month mentions six passes of the Moon.
 */
const expected: Record<CauseKind, string[]> = {
  'moon-house': cross(houses, ['first', 'second']),
  'moon-nakshatra': [...nakshatras],
  tara: cross(taras, pakshas),
  yoga: [...yogas],
  tithi: [...new Set(Array.from({ length: 30 }, (_, index) => tithiKey(index + 1)))],
  vara: cross(varas, pakshas),
  bhadra: ['any'],
  'graha-house': cross(slower, houses),
  'moon-with': [...slower],
  'moon-seen': slower.filter((graha) => graha !== 'rahu' && graha !== 'ketu'),
  ingress: cross(slower, ['good', 'care']),
  station: cross(planets, ['retrograde', 'direct']),
  retrograde: planets,
  'moon-pass': ['6', '7', '8', '9', '10', '11'],
  'full-moon': houses.map(String),
  'new-moon': houses.map(String),
  eclipse: cross(['sun', 'moon'], [1, 2]),
}

test('the book has a heading for everything that can occur, and no other', () => {
  for (const [kind, headings] of Object.entries(expected)) {
    expect(Object.keys(sentenceBook[kind as CauseKind]).toSorted(), kind).toEqual(headings.toSorted())
  }
})

test('a dated sentence of a month or a year never says “now”', () => {
  const lines = Object.values(sentenceBook['graha-house']).flatMap((areas) => Object.values(areas))
  expect(lines.length).toBeGreaterThan(90)
  expect(lines.filter(({ en, hin }) => /\bnow\b/.test(en) || /(^|\s)अभी\s/.test(hin))).toEqual([])
})

test('the Moon has a sentence in every area, whatever its house', () => {
  for (const areas of Object.values(sentenceBook['moon-house'])) {
    expect(Object.keys(areas).toSorted()).toEqual(horoscopeAreas.toSorted())
  }
})

const all: (Sentence & { where: string })[] = Object.entries(sentenceBook).flatMap(([kind, chapter]) =>
  Object.entries(chapter).flatMap(([heading, areas]) =>
    Object.entries(areas).map(([area, sentence]) => ({ ...sentence, where: `${kind} ${heading} ${area}` })),
  ),
)

describe.each(languages)('in %s', (language) => {
  test('every sentence exists, ends as a sentence, and is unique', () => {
    const seen = new Map<string, string>()
    for (const { where, [language]: text } of all) {
      expect(text.length, where).toBeGreaterThan(20)
      expect(text, where).toMatch(language === 'en' ? /[^.]\.$/ : /[^।]।$/)
      expect(text, where).not.toMatch(/\s{2}|^\s|\s$/)
      expect(seen.get(text), where).toBeUndefined()
      seen.set(text, where)
    }
    expect(seen.size).toBeGreaterThan(500)
  })

  test('no sentence frightens, promises, or names the day it is read on', () => {
    const banned = {
      en: /\b(definite\w*|guarante\w*|certain(ly)?|surely|cure[sd]?|heal(s|ed|ing)?|remed\w+|medicine|doctor|disease\w*|illness\w*|sick\w*|death|dies?|dead|fatal|danger\w*|accident\w*|disaster\w*|curse[sd]?|evil|doom\w*|suffer\w*|enem(y|ies)|rich(es)?|lottery|profit\w*|windfall|will (get|earn|win|receive|become)|today|tomorrow|yesterday)\b/i,
      hin: /(निश्चित|गारंटी|अवश्य|ज़रूर (मिल|हो)|मृत्यु|मौत|मरण|रोग|बीमार|इलाज|दवा|उपचार|चिकित्स|दुर्घटना|संकट|ख़तरा|खतरा|विनाश|अनिष्ट|अशुभ|अपशकुन|शाप|श्राप|शत्रु|दुश्मन|धनवान|मालामाल|लॉटरी|(^|\s)(आज|कल)(\s|$))/,
    }
    const found = all.filter((sentence) => banned[language].test(sentence[language])).map(({ where }) => where)
    // "rich with friends" does not promise money.
    expect(found.filter((where) => where !== 'graha-house ketu.11 emotions')).toEqual([])
  })

  test('every sentence is in its own script, with Latin digits', () => {
    for (const { where, [language]: text } of all) {
      const plain = text.replaceAll(/\{\{\w+\}\}/g, '')
      expect(plain, where).not.toMatch(language === 'en' ? /\p{Script=Devanagari}/u : /[A-Za-z]/)
      expect(plain, where).not.toMatch(/[०-९]/)
    }
  })
})

test('both languages use the same values', () => {
  const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted()
  for (const { where, en, hin } of all) expect(values(en), where).toEqual(values(hin))
})

test('an English sentence begins in lower case, unless with a name: text may precede it', () => {
  const proper = [...Object.values(names.en.grahas), ...Object.values(names.en.varas)]
  for (const { where, en } of all) {
    const isProper = proper.some((name) => en.startsWith(name))
    expect(isProper || /^[a-z{]/.test(en), where).toBe(true)
  }
})
