import { kootLevel } from '@sankalp/contract/match-over'
import * as jyotish from '@sankalp/jyotish'
import { languages } from '@sankalp/contract'
import { describe, expect, test } from 'vitest'
import { each, type KeyTree, keysOf, keyTree, readWords } from './key-tree.ts'

const fields = ['name', 'meaning']
const levels = ['full', 'same', 'partial', 'none', 'undone'] as const

/** One Moon in each half of a pada, so that both halves of the signs that change in their middle are covered. */
const moonsDeg = Array.from({ length: 216 }, (_, index) => (index + 0.5) * (360 / 216))

/** Returns the outcomes that each koot can have: a varna is never partial, a tara never nothing. */
function possibleLevels(): Record<string, Set<string>> {
  const possible = Object.fromEntries(jyotish.koots.map((koot) => [koot, new Set<string>()]))
  for (const groomDeg of moonsDeg) {
    for (const brideDeg of moonsDeg) {
      const ashtakoot = jyotish.matchAshtakoot(groomDeg, brideDeg)
      const doshas = jyotish.findMatchDoshas({
        groomMoonDeg: groomDeg,
        brideMoonDeg: brideDeg,
        groom: ashtakoot.groom,
        bride: ashtakoot.bride,
      })
      for (const koot of jyotish.koots) possible[koot]!.add(kootLevel({ ashtakoot, doshas }, koot))
    }
  }
  return possible
}
const possible = possibleLevels()
const koots: KeyTree = Object.fromEntries(
  jyotish.koots.map((koot) => [
    koot,
    each(['name', 'attribute', 'compares', ...levels.filter((level) => possible[koot]!.has(level))]),
  ]),
)

const moons = moonsDeg.map(jyotish.moonAttributes)
const valuesOf = (attribute: 'varna' | 'vashya' | 'yoni' | 'gana' | 'nadi') =>
  each([...new Set(moons.map((moon) => moon[attribute]))])

const cancellations = keysOf<jyotish.BhakootCancellation | jyotish.NadiCancellation | jyotish.GanaCancellation>({
  'same-sign-lord': true,
  'sign-lords-friends': true,
  'navamsha-lords-friends': true,
  'same-sign-other-nakshatra': true,
  'same-nakshatra-other-sign': true,
  'same-nakshatra-other-pada': true,
})
const agreements = keysOf<jyotish.MangalAgreement>({
  neither: true,
  both: true,
  cancelled: true,
  outweighed: true,
  'groom-only': true,
  'bride-only': true,
})
const standing = keysOf<jyotish.Match['standingDoshas'][number]>({
  nadi: true,
  bhakoot: true,
  gana: true,
  mangal: true,
  rajju: true,
  vedha: true,
})
const doshas = keysOf<keyof jyotish.MatchDoshas>({ nadi: true, bhakoot: true, gana: true })
const distances = keysOf<jyotish.BhakootDistance>({ '2-12': true, '5-9': true, '6-8': true })
const rajjus = keysOf<jyotish.Rajju>({ foot: true, waist: true, navel: true, neck: true, head: true })

const expected: KeyTree = {
  koots,
  ...each(['kootOpen']),
  values: {
    varna: valuesOf('varna'),
    vashya: valuesOf('vashya'),
    yoni: valuesOf('yoni'),
    gana: valuesOf('gana'),
    nadi: valuesOf('nadi'),
  },
  doshas: each(doshas, 'name', 'meaning', 'found', 'absent'),
  bhakootDistances: each(distances, 'meaning'),
  cancellations: each(cancellations),
  doshaState: each(['standing', 'undone', 'absent', 'open'], ...fields),
  mangal: { ...each(agreements, ...fields), ...each(['unknown']) },
  poruthams: each(jyotish.poruthams, ...fields),
  verdicts: each([...keysOf<jyotish.Verdict>({ good: true, middling: true, bad: true }), 'open']),
  rajjus: each(rajjus),
  porutham: each(['count', 'summary', 'open']),
  standing: each(standing),
  conclusion: {
    ...each(['excellent', 'favourable', 'moderate', 'open'], 'report'),
    about: each(['rajju', 'vedha']),
    ...each(['belowMinimum', 'clear', 'standing', 'undone', 'openDoshas', 'range', 'perKoot', 'people', 'noTime']),
  },
}

describe.each(languages)('match words in %s', (language) => {
  const words = readWords(language, 'match-words')

  test('the words cover exactly every koot, outcome, dosha and porutham', () => {
    const { terms, ...rest } = keyTree(words)
    expect(rest).toEqual(expected)
    expect(terms).toEqual(each(Object.keys(terms as KeyTree), ...fields))
  })

  test('a value has the same name as on the chart', () => {
    const onChart = readWords(language, 'chart-words').values as Record<string, Record<string, { name: string }>>
    for (const [group, names] of Object.entries(words.values as Record<string, Record<string, string>>)) {
      for (const [key, name] of Object.entries(names)) expect(name).toBe(onChart[group]![key]!.name)
    }
  })
})
