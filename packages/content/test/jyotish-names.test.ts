import * as jyotish from '@sankalp/jyotish'
import { languages } from '@sankalp/contract'
import { expect, test } from 'vitest'
import { readMessages } from '../src/locales.ts'

const count = (length: number) => Array.from({ length }, (_, index) => index + 1)
const keys: Record<string, readonly string[]> = {
  grahas: jyotish.grahas,
  rashis: jyotish.rashis,
  nakshatras: jyotish.nakshatras,
  tithis: [...new Set(count(30).map(jyotish.tithiKey))],
  pakshas: ['shukla', 'krishna'] satisfies jyotish.Paksha[],
  yogas: jyotish.yogas,
  karanas: [...new Set(count(60).map(jyotish.karanaKey))],
  varas: jyotish.varas,
  months: jyotish.lunarMonths,
  ritus: jyotish.ritus,
  ayanas: ['uttarayana', 'dakshinayana'] satisfies jyotish.Ayana[],
  samvatsaras: jyotish.samvatsaras,
  choghadiyas: jyotish.choghadiyas,
}

test.each(languages)('every name the almanac speaks of is there in %s, and no other', (language) => {
  const names = readMessages(language, 'jyotish') as Record<string, Record<string, string>>
  expect(Object.keys(names).toSorted()).toEqual(Object.keys(keys).toSorted())
  for (const [group, expected] of Object.entries(keys)) expect(Object.keys(names[group]!)).toEqual([...expected])
})
