import { samagriRupees } from '@sankalp/contract'
import { acharyaLanguages, acharyaSpecialities } from '@sankalp/contract/acharya-keys'
import { poojaConcerns } from '@sankalp/contract/pooja-keys'
import { poojaDetails } from '@sankalp/contract/poojas'
import { productCategories } from '@sankalp/contract/shop-keys'
import { profile } from '@sankalp/contract/users'
import { expect, test } from 'vitest'
import festivals from '../locales/en/festivals.json' with { type: 'json' }
import { demoAccounts } from '../src/demo-accounts.ts'
import { demoAcharyas } from '../src/demo/acharyas.ts'
import { demoPoojaDetails } from '../src/demo/pooja-details.ts'
import { demoPoojas } from '../src/demo/poojas.ts'
import { demoProducts } from '../src/demo/products.ts'

const devanagari = /[\u0900-\u097f]/

/** Returns every pair of texts in an entry, at any depth. */
function textPairs(value: unknown): { en: string; hin: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'hin' in value) return [value as { en: string; hin: string }]
  return Object.values(value).flatMap(textPairs)
}

/** Returns all texts of poojas' details, in pairs of both languages. */
function detailPairs(): { en: string; hin: string }[] {
  return Object.values(demoPoojaDetails).flatMap(({ en, hin }) => {
    const listOf = ({ purpose, steps, samagri, prepare, questions }: typeof en) => [
      purpose,
      ...steps,
      ...samagri,
      ...prepare,
      ...questions.flatMap(({ question, answer }) => [question, answer]),
    ]
    const others = listOf(hin)
    return listOf(en).map((text, at) => ({ en: text, hin: others[at] ?? '' }))
  })
}

test('has 12 acharyas, 24 poojas, 48 products on 8 shelves', () => {
  expect([demoAcharyas.length, demoPoojas.length, demoProducts.length]).toEqual([12, 24, 48])
  for (const shelf of productCategories)
    expect(demoProducts.filter(({ category }) => category === shelf)).toHaveLength(6)
  // The first page of the shop shows a product of every shelf.
  expect(new Set(demoProducts.slice(0, 8).map(({ category }) => category)).size).toBe(8)
})

test('has each text in both languages, in its own script, with the same number of paragraphs', () => {
  const pairs = [...[demoAcharyas, demoPoojas, demoProducts].flatMap(textPairs), ...detailPairs()]
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

test('has no duplicates', () => {
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)
  unique(demoPoojas.map(({ id }) => id))
  unique(demoProducts.map(({ id }) => id))
  unique(demoProducts.map(({ sku }) => sku))
  const numbers = [...demoAccounts.filter(({ role }) => role !== 'ROLE_ACHARYA'), ...demoAcharyas].map(
    ({ phone }) => phone,
  )
  unique(numbers)
  for (const number of numbers) expect(number).toMatch(/^\+9190000000\d\d$/)
})

test('names only festivals of the calendar for poojas, and has a pooja for every great festival', () => {
  const known = new Set(Object.keys(festivals.names))
  const suited = new Set(demoPoojas.flatMap((pooja) => pooja.festivals))
  expect([...suited].filter((key) => !known.has(key))).toEqual([])
  const great = [
    'diwali',
    'dhanteras',
    'govardhan-puja',
    'tulasi-vivah',
    'karwa-chauth',
    'ganesh-chaturthi',
    'maha-shivaratri',
    'sharad-navratri',
    'vasant-panchami',
    'hanuman-jayanti',
  ]
  expect(great.filter((key) => !suited.has(key))).toEqual([])
})

test('describes each pooja completely with as many steps in both languages, and has poojas for each concern', () => {
  expect(Object.keys(demoPoojaDetails).toSorted()).toEqual(demoPoojas.map(({ id }) => id).toSorted())
  for (const [id, { en, hin, concerns }] of Object.entries(demoPoojaDetails)) {
    for (const details of [en, hin]) expect(poojaDetails.safeParse(details).error, id).toBeUndefined()
    for (const part of ['steps', 'samagri', 'prepare', 'questions'] as const)
      expect(hin[part], `${id} ${part}`).toHaveLength(en[part].length)
    expect(en.steps.length, id).toBeGreaterThanOrEqual(5)
    expect(en.steps.length, id).toBeLessThanOrEqual(8)
    expect(en.questions.length, id).toBeGreaterThanOrEqual(2)
    expect(concerns.length, id).toBeGreaterThan(0)
  }
  for (const concern of poojaConcerns)
    expect(
      Object.values(demoPoojaDetails).filter(({ concerns }) => concerns.includes(concern)).length,
      concern,
    ).toBeGreaterThan(0)
})

test('has sensible prices and rates, and poojas that fit the half hour of a video call', () => {
  for (const { rupees, minutes } of demoPoojas) {
    expect(rupees).toBeGreaterThan(samagriRupees)
    expect(minutes).toBeLessThanOrEqual(30)
  }
  for (const {
    rupeesPerMinute: { chat, audio, video },
  } of demoAcharyas) {
    expect([11 <= chat, chat <= audio, audio <= video, video <= 60]).toEqual([true, true, true, true])
  }
  expect(demoProducts.filter(({ stock }) => stock === 0)).toHaveLength(1)
})

test('has acharyas for many languages and every specialty, with complete accounts', () => {
  for (const { account } of demoAcharyas) expect(profile.safeParse(account).error).toBeUndefined()
  expect(new Set(demoAcharyas.flatMap(({ languages }) => languages))).toEqual(new Set(acharyaLanguages))
  expect(new Set(demoAcharyas.flatMap(({ specialities }) => specialities))).toEqual(new Set(acharyaSpecialities))
  expect(demoAcharyas.filter(({ account }) => account.gender === 'Female').length).toBe(5)
})

test('promises nothing impossible in any text', () => {
  const promises =
    /\b(cure|guarantee|remed(y|ies)|miracle|removes? (all|every)|will bring|wealth|luck)\b|गारंटी|चमत्कार|दोष दूर|धन की वर्षा|रोग दूर/i
  const said = [...[demoPoojas, demoProducts, demoAcharyas].flatMap(textPairs), ...detailPairs()].flatMap(
    ({ en, hin }) => [en, hin],
  )
  expect(said.filter((text) => promises.test(text))).toEqual([])
})
