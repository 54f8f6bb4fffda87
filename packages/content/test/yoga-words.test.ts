import * as jyotish from '@sankalp/jyotish'
import { languages } from '@sankalp/contract'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../src/locales.ts'
import { yogaFactsKey, yogaFactsValues } from '../src/yoga-facts.ts'

type YogaWords = {
  families: Record<string, { name: string; meaning: string }>
  by: Record<string, string>
  yogas: Record<string, { name: string; rule: string; reading: string }>
}
const wordsOf = (language: 'en' | 'hin') => readMessages(language, 'yoga-words') as YogaWords

const families = {
  mahapurusha: true,
  lunar: true,
  solar: true,
  nabhasa: true,
  raja: true,
  wealth: true,
  exchange: true,
  hardship: true,
  fame: true,
} satisfies Record<jyotish.YogaFamily, true>

/** Makes charts from signs alone, with a fixed seed: enough for all but a few figures to appear. */
function someCharts(count: number): jyotish.Chart[] {
  let seed = 20_261_115
  const rashi = () => Math.floor(((seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647) * 12)
  return Array.from({ length: count }, () => {
    const sun = rashi()
    const rahu = rashi()
    const near = (reach: number) => (sun + (rashi() % (2 * reach + 1)) - reach + 12) % 12
    const slow = { moon: rashi(), mars: rashi(), jupiter: rashi(), saturn: rashi() }
    const places = { sun, mercury: near(1), venus: near(2), ...slow }
    return jyotish.makeChartFromRashis({ ...places, rahu, ketu: (rahu + 6) % 12 }, rashi())
  })
}
/** Makes a figure that random charts do not produce: the seven grahas in houses given from the lagna. */
function figure(houses: readonly number[]): jyotish.Chart {
  const at = (index: number) => houses[index % houses.length]! - 1
  const near = { sun: at(0), moon: at(1), mars: at(2), mercury: at(3) }
  const far = { jupiter: at(4), venus: at(5), saturn: at(6) }
  return jyotish.makeChartFromRashis({ ...near, ...far, rahu: 2, ketu: 8 }, 0)
}
const figures = [[1], [1, 4], [2, 5, 8, 11], [3, 6, 9, 12], [4, 1, 10, 1, 7, 1, 4]].map(figure)

/** Returns one of each kind of facts that fills its sentence in a different way. */
function differentFacts(charts: readonly jyotish.Chart[]): jyotish.YogaFacts[] {
  const kinds = new Map<string, jyotish.YogaFacts>()
  for (const { facts } of charts.flatMap(jyotish.findYogas)) {
    for (const fact of facts) kinds.set([fact.by, fact.grahas.length, fact.houses.length].join(), fact)
  }
  return [...kinds.values()]
}
const facts = differentFacts([...someCharts(20_000), ...figures])

describe.each(languages)('yoga words in %s', (language) => {
  const words = wordsOf(language)

  test('the words cover exactly every yoga and family', () => {
    expect(Object.keys(words.yogas)).toEqual([...jyotish.yogaKeys])
    expect(Object.keys(words.families)).toEqual(Object.keys(families))
  })

  test('some chart uses each rule sentence, and every chart finds its sentence', () => {
    const asked = new Set(facts.flatMap((fact) => [fact.by, yogaFactsKey(fact)]))
    expect([...asked].filter((key) => !words.by[key])).toEqual([])
    expect(Object.keys(words.by).filter((key) => !asked.has(key))).toEqual([])
  })

  test('the facts fill every slot of a sentence', () => {
    const open = facts.filter((fact) => {
      const values = yogaFactsValues(
        fact,
        (graha) => graha,
        (parts) => parts.join(', '),
      )
      const slots = [...words.by[yogaFactsKey(fact)]!.matchAll(/\{\{(\w+)\}\}/g)]
      return slots.some(([, name]) => !values[name!])
    })
    expect(open).toEqual([])
  })

  test('names fit a heading and texts fit a phone', () => {
    for (const { name, rule, reading } of Object.values(words.yogas)) {
      expect(name.length, name).toBeLessThanOrEqual(24)
      expect(rule.length, rule).toBeLessThanOrEqual(140)
      expect(reading.length, reading).toBeLessThanOrEqual(160)
    }
  })
})
