import { type Language, languages } from '@sankalp/contract'
import { specialYogas } from '@sankalp/contract/panchang-reply'
import * as jyotish from '@sankalp/jyotish'
import { describe, expect, test } from 'vitest'
import { dishaShoolRemedies, karanaWords, nakshatraWords, tithiWords, yogaWords } from '../src/daily-panchang-words.ts'
import { each, keysOf, keyTree, readWords } from './key-tree.ts'

type Facts = Record<string, Record<string, string>>
const factsOf = (language: Language, section: string) => readWords(language, 'almanac-words')[section] as Facts

const tithiNumbers = Array.from({ length: 30 }, (_, at) => at + 1)
const tithis = [...new Set(tithiNumbers.map(jyotish.tithiKey))]
const karanas = Object.keys(karanaWords)
const periods = keysOf<
  | Exclude<keyof jyotish.PartsOfDay, 'durMuhurtas'>
  | 'durMuhurta'
  | keyof Pick<jyotish.PanchangDay, 'varjyam' | 'amritKalam' | 'bhadra' | 'panchaka' | 'gandaMoola'>
  | 'specialYoga'
>({
  brahmaMuhurta: true,
  pratahSandhya: true,
  abhijit: true,
  vijayaMuhurta: true,
  godhuliMuhurta: true,
  sayahnaSandhya: true,
  nishita: true,
  amritKalam: true,
  specialYoga: true,
  rahuKalam: true,
  yamaganda: true,
  gulikaKalam: true,
  durMuhurta: true,
  varjyam: true,
  bhadra: true,
  panchaka: true,
  gandaMoola: true,
})
const solarEclipses = keysOf<jyotish.SolarEclipse['type']>({ partial: true, annular: true, total: true, hybrid: true })
const lunarEclipses = keysOf<jyotish.LunarEclipse['type']>({ penumbral: true, partial: true, total: true })
const horaLords = keysOf<jyotish.HoraSpan['lord']>({
  sun: true,
  moon: true,
  mars: true,
  mercury: true,
  jupiter: true,
  venus: true,
  saturn: true,
})

const expected = {
  tithis: each(tithis, 'deity', 'kind', 'meaning'),
  tithiKinds: each(['nanda', 'bhadra', 'jaya', 'rikta', 'purna'], 'name', 'meaning'),
  nakshatras: each(jyotish.nakshatras, 'deity', 'symbol', 'nature', 'meaning'),
  yogas: each(jyotish.yogas, 'nature', 'meaning'),
  karanas: each(karanas, 'deity', 'meaning'),
  varas: each(jyotish.varas, 'meaning', 'dishaShool'),
  pakshas: each(keysOf<jyotish.Paksha>({ shukla: true, krishna: true }), 'meaning'),
  months: each(jyotish.lunarMonths, 'meaning'),
  ritus: each(jyotish.ritus, 'meaning'),
  ayanas: each(keysOf<jyotish.Ayana>({ uttarayana: true, dakshinayana: true }), 'meaning'),
  choghadiyas: each(jyotish.choghadiyas, 'lord', 'meaning'),
  horas: each(horaLords, 'meaning'),
  muhurtas: Object.fromEntries(jyotish.muhurtaKeys.map((key) => [key, true])),
  specialYogas: each(specialYogas, 'meaning'),
  taras: each(jyotish.taras, 'name', 'meaning'),
  lokas: each(jyotish.bhadraLokas, 'meaning'),
  periods: each(periods, 'suits', 'how'),
  kaalas: each(jyotish.kaalas, 'name', 'meaning'),
  traditions: each(keysOf<jyotish.Festival['tradition']>({ all: true, smarta: true, vaishnava: true }), 'meaning'),
  solarEclipses: each(solarEclipses, 'name', 'meaning'),
  lunarEclipses: each(lunarEclipses, 'name', 'meaning'),
}

test.each(languages)('everything a day is made of has its words in %s, and nothing else has', (language) => {
  const { terms: _terms, labels: _labels, ...words } = readWords(language, 'almanac-words')
  expect(keyTree(words)).toEqual(expected)
})

test('both languages explain the same terms', () => {
  expect(keyTree(readWords('hin', 'almanac-words'))).toEqual(keyTree(readWords('en', 'almanac-words')))
})

test.each(languages)('in %s a term is explained once, not here and on the page again', (language) => {
  const here = Object.keys(factsOf(language, 'terms'))
  const onPage = readWords(language, 'panchang').terms as object
  expect(here.filter((term) => term in onPage)).toEqual([])
})

test('pages and the daily panchang agree in English', () => {
  for (const number of tithiNumbers) {
    const { deity, kind } = factsOf('en', 'tithis')[jyotish.tithiKey(number)]!
    expect({ deity, special: `${kind} Tithi` }).toEqual({
      deity: tithiWords(number).deity,
      special: tithiWords(number).special,
    })
  }
  for (const key of jyotish.nakshatras) expect(factsOf('en', 'nakshatras')[key]!.deity).toBe(nakshatraWords(key).deity)
  for (const [key, { deity }] of Object.entries(karanaWords)) expect(factsOf('en', 'karanas')[key]!.deity).toBe(deity)
  for (const vara of jyotish.varas) expect(factsOf('en', 'varas')[vara]!.dishaShool).toBe(dishaShoolRemedies[vara])
})

describe.each(languages)('natures in %s', (language) => {
  /** Counts the natures, and the pairs of a name and its text in the daily panchang. */
  function countNatures(section: string, saying: (key: string) => string) {
    const facts = Object.entries(factsOf(language, section))
    const names = new Set(facts.map(([, { nature }]) => nature))
    return { names: names.size, pairs: new Set(facts.map(([key, { nature }]) => `${nature} ${saying(key)}`)).size }
  }

  test('a nakshatra has the nature that the daily panchang states', () => {
    const counts = countNatures('nakshatras', (key) => nakshatraWords(key as jyotish.Nakshatra).summary)
    expect(counts).toEqual({ names: 7, pairs: 7 })
  })

  test('a yoga is good if the daily panchang says so', () => {
    const counts = countNatures('yogas', (key) => yogaWords(key as jyotish.Yoga).special)
    expect(counts).toEqual({ names: 2, pairs: 2 })
  })

  test('the kinds of tithis and the lords of choghadiyas match their names', () => {
    const kinds = Object.values(factsOf(language, 'tithiKinds')).map(({ name }) => name)
    expect(Object.values(factsOf(language, 'tithis')).filter(({ kind }) => !kinds.includes(kind))).toEqual([])
    const grahas = Object.values(readWords(language, 'jyotish').grahas as Record<string, string>)
    expect(Object.values(factsOf(language, 'choghadiyas')).filter(({ lord }) => !grahas.includes(lord!))).toEqual([])
  })
})
