import { languages } from '@sankalp/contract'
import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { tithiKey } from '@sankalp/jyotish/read'
import { expect, test } from 'vitest'
import { readMessages } from './locales.ts'
import { nextTithiName, tithiTitle } from './tithi-title.ts'

type Names = Record<'months' | 'tithis', Record<string, string>>
const names = Object.fromEntries(languages.map((language) => [language, readMessages(language, 'jyotish') as Names]))

const tithiOf = (number: number, startsAt = 0): AlmanacDay['tithis'][number] => ({
  key: tithiKey(number),
  number,
  paksha: number <= 15 ? 'shukla' : 'krishna',
  startsAt,
  endsAt: startsAt + 1,
})

type Month = Partial<AlmanacDay['month']>
function title(
  numbers: [first: number, ...asked: number[]],
  month: Month,
  state = 'Delhi',
  language: 'en' | 'hin' = 'en',
) {
  const tithis = numbers.map((number, at) => tithiOf(number, at))
  const day = {
    month: { amanta: 'kartika', purnimanta: 'kartika', adhika: false, kshaya: null, ...month },
    tithis,
  } as const
  return tithiTitle(day, tithis.at(-1)!, state, language, (kind, key) => names[language]![kind][key]!)
}

test('names month, paksha and tithi', () => {
  expect(title([9], {})).toBe('Kartika Shukla Navami')
  expect(title([9], {}, 'Delhi', 'hin')).toBe('कार्तिक शुक्ल नवमी')
})

test('leaves the paksha out at full and new moon', () => {
  expect(title([15], {})).toBe('Kartika Purnima')
  expect(title([30], { purnimanta: 'margashirsha' })).toBe('Margashirsha Amavasya')
})

test('a dark fortnight has the month of the state: it begins at the full moon in the North, at the new moon in the South', () => {
  expect(title([18], { purnimanta: 'margashirsha' }, 'Uttar Pradesh')).toBe('Margashirsha Krishna Tritiya')
  expect(title([18], { purnimanta: 'margashirsha' }, 'Maharashtra')).toBe('Kartika Krishna Tritiya')
})

test('the dark fortnight that begins after sunrise has the next month already', () => {
  expect(title([15, 16], {}, 'Bihar')).toBe('Margashirsha Krishna Pratipada')
  expect(title([15, 16], {}, 'Tamil Nadu')).toBe('Kartika Krishna Pratipada')
})

test('an added month says so in both fortnights', () => {
  expect(title([3], { amanta: 'jyeshtha', purnimanta: 'jyeshtha', adhika: true })).toBe('Adhik Jyeshtha Shukla Tritiya')
  expect(title([15, 16], { amanta: 'jyeshtha', purnimanta: 'jyeshtha', adhika: true }, 'Bihar', 'hin')).toBe(
    'अधिक ज्येष्ठ कृष्ण प्रतिपदा',
  )
})

test('a tithi beyond the new moon has no month', () => {
  expect(title([30, 1], { purnimanta: 'margashirsha' })).toBe('Shukla Pratipada')
})

test('knows the tithi that follows', () => {
  const nameOf = (kind: 'months' | 'tithis', key: string) => names.en![kind][key]!
  expect([9, 14, 15, 29, 30].map((number) => nextTithiName(tithiOf(number), nameOf))).toEqual([
    'Dashami',
    'Purnima',
    'Pratipada',
    'Amavasya',
    'Pratipada',
  ])
})
