import * as jyotish from '@sankalp/jyotish'
import { languages } from '@sankalp/contract'
import { describe, expect, test } from 'vitest'
import { each, type KeyTree, keysOf, keyTree, readWords } from './key-tree.ts'

const fields = ['name', 'meaning']
const count = (length: number) => Array.from({ length }, (_, index) => index + 1)

/** One Moon in each pada of the zodiac: together they have every value of every attribute. */
const moons = count(108).map((pada) => jyotish.moonAttributes((pada - 0.5) * (360 / 108)))
const valuesOf = (attribute: 'varna' | 'vashya' | 'yoni' | 'gana' | 'nadi' | 'tatva' | 'yunja' | 'paya') =>
  each([...new Set(moons.map((moon) => moon[attribute]))], ...fields)

const details = keysOf<keyof jyotish.AstroDetails>({
  ascendant: true,
  ascendantLord: true,
  rashi: true,
  rashiLord: true,
  nakshatra: true,
  nakshatraLord: true,
  pada: true,
  tithi: true,
  yoga: true,
  karana: true,
  varna: true,
  vashya: true,
  yoni: true,
  gana: true,
  nadi: true,
  tatva: true,
  yunja: true,
  nameSyllable: true,
  paya: true,
  payaByHouse: true,
})
const ties = keysOf<ReturnType<typeof jyotish.compoundTie>>({
  'great-friend': true,
  friend: true,
  neutral: true,
  enemy: true,
  'great-enemy': true,
})
const dignities = keysOf<jyotish.Dignity>({
  exalted: true,
  moolatrikona: true,
  own: true,
  'great-friend': true,
  friend: true,
  neutral: true,
  enemy: true,
  'great-enemy': true,
  debilitated: true,
})
const jagradadi = keysOf<jyotish.Jagradadi>({ jagrat: true, swapna: true, sushupti: true })
const deeptadi = keysOf<jyotish.Deeptadi>({
  deepta: true,
  swastha: true,
  mudita: true,
  shanta: true,
  deena: true,
  dukhita: true,
  khala: true,
  vikala: true,
  kopa: true,
})
const lajjitadi = keysOf<jyotish.Lajjitadi>({
  lajjita: true,
  garvita: true,
  kshudhita: true,
  trishita: true,
  mudita: true,
  kshobhita: true,
})
const avasthaGroups = keysOf<keyof jyotish.Avasthas>({
  baladi: true,
  jagradadi: true,
  deeptadi: true,
  lajjitadi: true,
  shayanadi: true,
})
const shadbala = keysOf<keyof jyotish.Shadbala>({
  sthana: true,
  dig: true,
  kala: true,
  cheshta: true,
  naisargika: true,
  drik: true,
  totalVirupas: true,
  totalRupas: true,
  requiredRupas: true,
  ratio: true,
  rank: true,
})
const sthanaBala = keysOf<keyof jyotish.SthanaBala>({
  uchcha: true,
  saptavargaja: true,
  ojayugma: true,
  kendradi: true,
  drekkana: true,
  total: true,
})
const kalaBala = keysOf<keyof jyotish.KalaBala>({
  natonnata: true,
  paksha: true,
  tribhaga: true,
  abda: true,
  masa: true,
  vara: true,
  hora: true,
  ayana: true,
  yuddha: true,
  total: true,
})
const ashtakavarga = keysOf<
  Exclude<keyof jyotish.Ashtakavarga, 'reduced'> | 'prastara' | Exclude<keyof jyotish.ReducedAshtakavarga, 'pinda'>
>({ bhinna: true, ascendant: true, sarva: true, prastara: true, afterTrikona: true, afterEkadhipatya: true })

const expected: KeyTree = {
  grahas: each(jyotish.grahas, 'name', 'short', 'meaning'),
  chart: each(['house', 'empty']),
  ascendant: each(['name', 'short', 'meaning']),
  houses: each(count(12), ...fields),
  vargas: each(jyotish.vargas, 'name', 'readFor', 'meaning'),
  dignities: each(dignities, ...fields),
  ties: each(ties),
  maitri: each(keysOf<keyof jyotish.MaitriTie>({ natural: true, temporary: true, compound: true }), ...fields),
  marks: each(['retrograde', 'combust', 'vargottama'], 'name', 'short', 'meaning'),
  avasthaGroups: each(avasthaGroups, ...fields),
  avasthas: {
    baladi: each(jyotish.baladiAvasthas, ...fields),
    jagradadi: each(jagradadi, ...fields),
    deeptadi: each(deeptadi, ...fields),
    lajjitadi: each(lajjitadi, ...fields),
    shayanadi: each(jyotish.shayanadiAvasthas, ...fields),
  },
  ayanamsas: each(jyotish.ayanamsas, ...fields),
  nodes: each(jyotish.nodes, ...fields),
  bhavaSystems: each(jyotish.bhavaSystems, ...fields),
  clockFit: each(keysOf<jyotish.ClockFit>({ once: true, skipped: true, repeated: true })),
  details: each(details, ...fields),
  values: {
    varna: valuesOf('varna'),
    vashya: valuesOf('vashya'),
    yoni: valuesOf('yoni'),
    gana: valuesOf('gana'),
    nadi: valuesOf('nadi'),
    tatva: valuesOf('tatva'),
    yunja: valuesOf('yunja'),
    paya: valuesOf('paya'),
  },
  syllables: each(moons.map(({ nameSyllable }) => nameSyllable)),
  shadbala: each(shadbala, ...fields),
  sthanaBala: each(sthanaBala, ...fields),
  kalaBala: each(kalaBala, ...fields),
  ashtakavarga: each(ashtakavarga, ...fields),
  pinda: each(keysOf<keyof jyotish.Pinda>({ rashi: true, graha: true, shodhya: true }), ...fields),
  dashas: each(['vimshottari', 'yogini'] satisfies (keyof jyotish.TimedKundli)[], ...fields),
  dashaLevels: each(count(jyotish.DEEPEST_LEVEL), ...fields),
  vimshottari: each(jyotish.vimshottariLords),
  yogini: each(jyotish.yoginis, ...fields),
  timeDependent: each(jyotish.timeDependent),
  tradition: {
    panchang: each(['vara', 'month', 'purnimanta', 'vikram', 'shaka', 'ritu', 'ayana', 'ishta', 'dinamana'], ...fields),
    karakas: each(jyotish.charaKarakas, ...fields),
    arudhas: each(['lagna', 'upapada'], ...fields),
    upagrahas: each(jyotish.upagrahas, ...fields),
    specialLagnas: each(jyotish.specialLagnas, ...fields),
    ghatak: each(
      keysOf<keyof jyotish.Ghatak>({
        month: true,
        tithis: true,
        vara: true,
        nakshatra: true,
        yoga: true,
        prahar: true,
        moon: true,
      }),
      'name',
    ),
    tithiKinds: each(jyotish.tithiKinds, 'name'),
  },
}

describe.each(languages)('chart words in %s', (language) => {
  const words = readWords(language, 'chart-words')

  test('has texts for everything that a chart shows, and for nothing else', () => {
    const { terms, ...rest } = keyTree(words)
    expect(rest).toEqual(expected)
    expect(terms).toEqual(each(Object.keys(terms as KeyTree), ...fields))
  })

  test('uses different marks in a drawing', () => {
    const short = (group: string) =>
      Object.values(words[group] as Record<string, { short: string }>).map((word) => word.short)
    const bodies = [...short('grahas'), (words.ascendant as { short: string }).short]
    expect(new Set(bodies).size).toBe(10)
    expect(bodies.filter((mark) => mark.length > 2)).toEqual([])
    expect(new Set(short('marks')).size).toBe(3)
  })

  test('writes each syllable differently in Devanagari', () => {
    const texts = Object.values(words.syllables as Record<string, string>)
    const written = texts.map((text) => /[\u0900-\u097f]+/.exec(text)?.[0])
    expect(new Set(written).size).toBe(108)
  })
})

test('names a graha in Hindi as in all other files', () => {
  const called = readWords('hin', 'jyotish').grahas as Record<string, string>
  const here = readWords('hin', 'chart-words').grahas as Record<string, { name: string }>
  expect(Object.fromEntries(Object.entries(here).map(([graha, { name }]) => [graha, name]))).toEqual(called)
})
