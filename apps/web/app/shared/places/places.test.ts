import type { Place } from '@sankalp/contract/places'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Reaction, startApi } from '../../lib/api/api.fake.ts'
import { stubBrowser } from '../../lib/storage.fake.ts'
import { defaultPlace, savePlace, readChosenPlace } from './chosen-place.ts'
import { locate } from './locate.ts'
import { detailOf, toPicked, toPoint } from './picked-place.ts'
import { isTypedEnough } from './typed-enough.ts'

const varanasi: Place = {
  id: 1253405,
  slug: 'varanasi',
  name: { en: 'Varanasi', hin: 'वाराणसी' },
  region: { en: 'Uttar Pradesh', hin: 'उत्तर प्रदेश' },
  district: null,
  country: { code: 'IN', en: 'India', hin: 'भारत' },
  latDeg: 25.31668,
  lonDeg: 83.01041,
  zone: 'Asia/Kolkata',
  population: 1164404,
}

let browser: ReturnType<typeof stubBrowser>
beforeEach(() => void (browser = stubBrowser()))
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['de', false],
  ['del', true],
  ['de ', false], //          a space is no letter
  ['de, Bihar', false], //    what comes after the comma only narrows
  ['क', false],
  ['का', false], //           one letter with its vowel
  ['काशी', true], //          two, in four code units
  ['गया', true],
  ['', false],
])('%j is typed enough: %s', (text, expected) => {
  expect(isTypedEnough(text)).toBe(expected)
})

test('labels a place with what distinguishes it from its namesakes', () => {
  expect(toPicked(varanasi).label).toEqual({ en: 'Varanasi, Uttar Pradesh', hin: 'वाराणसी, उत्तर प्रदेश' })
  const delhi = { ...varanasi, name: { en: 'Delhi', hin: 'दिल्ली' }, region: { en: 'Delhi', hin: 'दिल्ली' } }
  expect(toPicked(delhi).label.en).toBe('Delhi')
  const paris = {
    ...varanasi,
    name: { en: 'Paris', hin: 'पेरिस' },
    region: { en: 'Texas', hin: 'टेक्सास' },
    country: { code: 'US', en: 'United States', hin: 'अमेरिका' },
  }
  expect(detailOf(paris, 'en')).toBe('Texas, United States')
  expect(detailOf({ ...varanasi, district: { en: 'Sitapur', hin: 'सीतापुर' } }, 'en')).toBe('Sitapur, Uttar Pradesh')
})

test('names a point by its coordinates in the language of the page', () => {
  expect(toPoint(-33.8688, 151.2093, 'Australia/Sydney').label).toEqual({
    en: '33.8688° S, 151.2093° E',
    hin: '33.8688° दक्षिण, 151.2093° पूर्व',
  })
})

test('uses Delhi for the panchang until another place is stored', () => {
  expect(readChosenPlace()).toBe(defaultPlace)
  expect(defaultPlace).toMatchObject({ latDeg: 28.7041, lonDeg: 77.1025 })
  savePlace(toPicked(varanasi))
  expect(readChosenPlace()).toEqual(toPicked(varanasi))
  expect(readChosenPlace()).toBe(readChosenPlace())
})

test.each([
  '{',
  '{}',
  '[]',
  '"Delhi"',
  JSON.stringify({ ...defaultPlace, latDeg: 95 }),
  JSON.stringify({ ...defaultPlace, zone: 'Mars/Olympus' }),
])('what is stored as %s is no place: Delhi is shown', (stored) => {
  browser.window.localStorage.setItem('place', stored)
  expect(readChosenPlace()).toEqual(defaultPlace)
})

async function locateWith(
  position: { coords: { latitude: number; longitude: number } } | { code: number },
  reaction: Reaction,
) {
  const getCurrentPosition = (found: (position: unknown) => void, failed: (error: unknown) => void) =>
    'code' in position ? failed({ ...position, PERMISSION_DENIED: 1 }) : found(position)
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const api = await startApi(() => reaction)
  const result = await locate()
  await api.stop()
  return { result, seen: api.seen }
}
const here = { coords: { latitude: 25.317645, longitude: 83.005123 } }

test('sends the visitor’s position only as precisely as a town needs', async () => {
  const { result, seen } = await locateWith(here, { json: { place: varanasi } })
  expect(result).toEqual({ place: toPicked(varanasi) })
  expect(seen[0]?.path).toBe('/api/places/nearest?lat=25.32&lon=83.01')
})

test('distinguishes a refusal, an unknown position and a server that does not answer', async () => {
  expect((await locateWith({ code: 1 }, {})).result).toEqual({ problem: 'denied' })
  expect((await locateWith({ code: 3 }, {})).result).toEqual({ problem: 'unavailable' })
  expect(
    (await locateWith(here, { status: 400, json: { code: 'INVALID_INPUT', message: '', facts: { fields: [] } } }))
      .result,
  ).toEqual({ problem: 'failed' })
  vi.stubGlobal('navigator', {})
  expect(await locate()).toEqual({ problem: 'unavailable' })
})
