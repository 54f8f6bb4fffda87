import { beforeEach, expect, test } from 'vitest'
import { keepPrivate } from '../../../lib/private-state.ts'
import { stubBrowser } from '../../../lib/storage.fake.ts'
import type { Birth } from '../../../shared/birth/birth.ts'
import { encodeChartLink } from '../../../shared/birth/birth-fragment.ts'
import { defaultSettings } from '../../../shared/birth/chart-settings.ts'
import { sourceOfHash, sourceOfState } from './chart-source.ts'

const birth: Birth = {
  name: 'Asha',
  gender: 'female',
  year: 1991,
  month: 10,
  day: 21,
  time: null,
  place: 'Ujjain',
  lat: 23.18,
  lon: 75.78,
  zone: 'Asia/Kolkata',
  tzone: null,
}

beforeEach(() => void stubBrowser())

test('a chart comes back from the history entry it was put in', () => {
  const source = { birth, settings: defaultSettings, reply: null, isFromForm: true }
  expect(sourceOfState(structuredClone(keepPrivate(source)))).toEqual(source)
})

test.each([
  [null],
  [undefined],
  ['text'],
  [{}],
  [{ birth: null, settings: defaultSettings }],
  [{ birth: { ...birth, year: 1492 }, settings: defaultSettings }],
  [{ birth, settings: { ayanamsa: 'mine', node: 'mean' } }],
  [{ birth }],
])('a state that holds no chart is none: %j', (state) => {
  expect(sourceOfState(keepPrivate(state))).toBeNull()
})

test('an answer made with other settings is not shown for these', () => {
  const reply = {
    planets_extended: [],
    astro_details: { keys: {} },
    settings: { ayanamsa: 'raman', node: 'mean', clock_fit: 'once' },
  }
  expect(sourceOfState(keepPrivate({ birth, settings: defaultSettings, reply }))?.reply).toBeNull()
  expect(
    sourceOfState(keepPrivate({ birth, settings: { ...defaultSettings, ayanamsa: 'raman' }, reply }))?.reply,
  ).toEqual(reply)
})

test('an answer that an older version left behind, without keys, is not shown', () => {
  const reply = { planets_extended: [], astro_details: {}, settings: { ...defaultSettings, clock_fit: 'once' } }
  expect(sourceOfState(keepPrivate({ birth, settings: defaultSettings, reply }))?.reply).toBeNull()
})

test('a link opens its chart; a cut one is called broken; other hashes are left alone', () => {
  const link = `#${encodeChartLink(birth, { ayanamsa: 'kp', node: 'true' })}`
  expect(sourceOfHash(link)).toMatchObject({ birth, settings: { ayanamsa: 'kp', node: 'true' } })
  expect(sourceOfHash(link.slice(0, -3))).toBe('broken')
  expect(sourceOfHash('#content')).toBeNull()
  expect(sourceOfHash('')).toBeNull()
})
