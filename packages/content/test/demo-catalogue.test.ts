import { samagriRupees } from '@sankalp/contract'
import { acharyaLanguages, acharyaSpecialities } from '@sankalp/contract/acharya-keys'
import { productCategories } from '@sankalp/contract/shop-keys'
import { profile } from '@sankalp/contract/users'
import { expect, test } from 'vitest'
import festivals from '../locales/en/festivals.json' with { type: 'json' }
import { demoAccounts } from '../src/demo-accounts.ts'
import { demoAcharyas } from '../src/demo/acharyas.ts'
import { demoPoojas } from '../src/demo/poojas.ts'
import { demoProducts } from '../src/demo/products.ts'

const devanagari = /[\u0900-\u097f]/

/** Every pair of texts in an entry, wherever it stands. */
function textPairs(value: unknown): { en: string; hin: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'hin' in value) return [value as { en: string; hin: string }]
  return Object.values(value).flatMap(textPairs)
}

test('it is full: 12 acharyas, 24 poojas, 32 products on 8 shelves', () => {
  expect([demoAcharyas.length, demoPoojas.length, demoProducts.length]).toEqual([12, 24, 32])
  for (const shelf of productCategories) expect(demoProducts.filter(({ category }) => category === shelf)).toHaveLength(4)
  // The first page of the shop shows something of every shelf.
  expect(new Set(demoProducts.slice(0, 8).map(({ category }) => category)).size).toBe(8)
})

test('each text is in both languages, in its own script, with as many paragraphs', () => {
  const pairs = [demoAcharyas, demoPoojas, demoProducts].flatMap(textPairs)
  expect(pairs.length).toBeGreaterThan(150)
  for (const { en, hin } of pairs) {
    expect(en).not.toMatch(devanagari)
    expect(hin).toMatch(devanagari)
    expect(hin).not.toMatch(/[A-Za-z]{2}/)
    expect(hin.split('\n\n')).toHaveLength(en.split('\n\n').length)
    expect(`${en}${hin}`).not.toMatch(/[—–]| {2}/)
    // Anusvara in prose: चंद्रमा, not चन्द्रमा.
    expect(hin).not.toMatch(/[ङञण]्[क-ढ]|न्[त-ध]|म्[प-भ]/)
  }
})

test('nothing is there twice', () => {
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)
  unique(demoPoojas.map(({ id }) => id))
  unique(demoProducts.map(({ id }) => id))
  unique(demoProducts.map(({ sku }) => sku))
  const numbers = [...demoAccounts.filter(({ role }) => role !== 'ROLE_ACHARYA'), ...demoAcharyas].map(({ phone }) => phone)
  unique(numbers)
  for (const number of numbers) expect(number).toMatch(/^\+9190000000\d\d$/)
})

test('every festival that a pooja suits is one of our calendar, and every great one has its pooja', () => {
  const known = new Set(Object.keys(festivals.names))
  const suited = new Set(demoPoojas.flatMap((pooja) => pooja.festivals))
  expect([...suited].filter((key) => !known.has(key))).toEqual([])
  const great = ['diwali', 'dhanteras', 'govardhan-puja', 'tulasi-vivah', 'karwa-chauth', 'ganesh-chaturthi', 'maha-shivaratri', 'sharad-navratri', 'vasant-panchami', 'hanuman-jayanti']
  expect(great.filter((key) => !suited.has(key))).toEqual([])
})

test('prices and rates are sensible, and a pooja fits the half hour of its call', () => {
  for (const { rupees, minutes } of demoPoojas) {
    expect(rupees).toBeGreaterThan(samagriRupees)
    expect(minutes).toBeLessThanOrEqual(30)
  }
  for (const { rupeesPerMinute: { chat, audio, video } } of demoAcharyas) {
    expect([11 <= chat, chat <= audio, audio <= video, video <= 60]).toEqual([true, true, true, true])
  }
  expect(demoProducts.filter(({ stock }) => stock === 0)).toHaveLength(1)
})

test('the acharyas speak many languages, know everything that can be asked for, and have whole accounts', () => {
  for (const { account } of demoAcharyas) expect(profile.safeParse(account).error).toBeUndefined()
  expect(new Set(demoAcharyas.flatMap(({ languages }) => languages))).toEqual(new Set(acharyaLanguages))
  expect(new Set(demoAcharyas.flatMap(({ specialities }) => specialities))).toEqual(new Set(acharyaSpecialities))
  expect(demoAcharyas.filter(({ account }) => account.gender === 'Female').length).toBe(5)
})

test('no text promises what nobody can', () => {
  const promises = /\b(cure|guarantee|remed(y|ies)|miracle|removes? (all|every)|will bring|wealth|luck)\b|गारंटी|चमत्कार|दोष दूर|धन की वर्षा|रोग दूर/i
  const said = [demoPoojas, demoProducts, demoAcharyas].flatMap(textPairs).flatMap(({ en, hin }) => [en, hin])
  expect(said.filter((text) => promises.test(text))).toEqual([])
})
