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

test('restores a chart from the history entry that stores it', () => {
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

test('does not show an answer that was made with other settings', () => {
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

test('does not show an answer of an older version, which has no keys', () => {
  const reply = { planets_extended: [], astro_details: {}, settings: { ...defaultSettings, clock_fit: 'once' } }
  expect(sourceOfState(keepPrivate({ birth, settings: defaultSettings, reply }))?.reply).toBeNull()
})

test('opens the chart of a link, reports a truncated link as broken, and ignores other hashes', () => {
  const link = `#${encodeChartLink(birth, { ayanamsa: 'kp', node: 'true' })}`
  expect(sourceOfHash(link)).toMatchObject({ birth, settings: { ayanamsa: 'kp', node: 'true' } })
  expect(sourceOfHash(link.slice(0, -3))).toBe('broken')
  expect(sourceOfHash('#content')).toBeNull()
  expect(sourceOfHash('')).toBeNull()
})
