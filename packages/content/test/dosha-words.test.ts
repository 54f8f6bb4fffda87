import * as jyotish from '@sankalp/jyotish'
import { languages } from '@sankalp/contract'
import { describe, expect, test } from 'vitest'
import { each, type KeyTree, keysOf, keyTree, readWords } from './key-tree.ts'

const fields = ['name', 'meaning']
const references = keysOf<jyotish.MangalReference>({ lagna: true, moon: true, venus: true })
const mangalRules = keysOf<jyotish.MangalCancellation['rule']>({
  'mars-own-or-exalted': true,
  'sign-for-house': true,
  'harmless-sign': true,
  'mars-with': true,
  'mars-aspected-by-jupiter': true,
  'benefic-in-lagna-or-seventh': true,
  'mars-yogakaraka': true,
})
const pitraRules = keysOf<jyotish.PitraRule['rule']>({
  'sun-with-node': true,
  'sun-with-saturn': true,
  'moon-with-node': true,
  'saturn-with-rahu': true,
  'node-in-ninth': true,
  'saturn-in-ninth-with-sun-aspected': true,
  'ninth-lord-with-node': true,
  'ninth-lord-in-dusthana-with-malefic': true,
})
const degrees = keysOf<NonNullable<jyotish.KaalSarpDosha['degree']>>({ full: true, partial: true })

const expected: KeyTree = {
  note: true,
  undone: true,
  mangal: {
    ...each(['name', 'meaning', 'common', 'reading', 'afflictionsMeaning', 'noTime']),
    status: each(['absent', 'cancelled', 'effective'], ...fields),
    levels: each(keysOf<jyotish.MangalDosha['level']>({ none: true, low: true, high: true }), ...fields),
    references: each(references, 'name', 'present', 'absent'),
    cancellations: each(mangalRules),
    afflictions: each(keysOf<jyotish.MangalAffliction['kind']>({ 'in-house': true, 'aspects-house': true })),
  },
  kaalSarp: {
    ...each(['name', 'meaning', 'reading', 'escaping', 'noTime']),
    status: each(['absent', ...degrees], ...fields),
    arcs: each(keysOf<NonNullable<jyotish.KaalSarpDosha['arc']>>({ 'rahu-to-ketu': true, 'ketu-to-rahu': true })),
    types: each(jyotish.kaalSarpTypes, ...fields),
  },
  pitra: {
    ...each(['name', 'meaning', 'common', 'reading', 'noTime']),
    status: each(['absent', 'present'], ...fields),
    rules: each(pitraRules),
  },
  sadeSati: {
    ...each(['name', 'meaning', 'reading', 'calm', 'round', 'saturnIn', 'enteredRetrograde', 'noTime']),
    status: each(['running', 'dhaiya', 'none'], ...fields),
    phases: each(keysOf<jyotish.SadeSatiPhase>({ rising: true, peak: true, setting: true }), ...fields),
    dhaiyas: each(keysOf<jyotish.DhaiyaKind>({ fourth: true, eighth: true }), ...fields),
  },
}

/** The values that each cancellation's fact can fill in; the signs are indices there and come as names. */
const mangalSlots: Record<jyotish.MangalCancellation['rule'], string[]> = {
  'mars-own-or-exalted': ['rashi'],
  'sign-for-house': ['house', 'rashi', 'reference'],
  'harmless-sign': ['rashi'],
  'mars-with': ['graha'],
  'mars-aspected-by-jupiter': [],
  'benefic-in-lagna-or-seventh': ['graha', 'house'],
  'mars-yogakaraka': ['rashi'],
}
const slotsOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).toSorted()

describe.each(languages)('dosha words in %s', (language) => {
  const words = readWords(language, 'dosha-words')

  test('has texts for every dosha, rule and phase, and for nothing else', () => {
    expect(keyTree(words)).toEqual(expected)
  })

  test('fills a cancellation’s text with the facts that come with it', () => {
    const { cancellations } = words.mangal as { cancellations: Record<string, string> }
    const slots = Object.entries(cancellations).map(([rule, text]) => [rule, slotsOf(text)])
    expect(Object.fromEntries(slots)).toEqual(mangalSlots)
  })

  test('names the engine’s houses for each type of Kaal Sarp', () => {
    const { types } = words.kaalSarp as { types: Record<string, { meaning: string }> }
    const told = jyotish.kaalSarpTypes.map((type) => types[type]!.meaning.match(/\d+/g)!.map(Number))
    expect(told).toEqual(jyotish.kaalSarpTypes.map((_, index) => [index + 1, ((index + 6) % 12) + 1]))
  })
})
