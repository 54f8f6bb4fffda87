import { ayanamsas, nodes } from '@sankalp/jyotish'
import { expect, test } from 'vitest'
import type { Birth } from './birth.ts'
import { decodeChartLink, encodeChartLink, encodeFragment, packBirth } from './birth-fragment.ts'
import { ayanamsaChoices, defaultSettings, nodeChoices } from './chart-settings.ts'

const birth: Birth = {
  name: 'श्रीमती सविता जोशी',
  gender: 'female',
  year: 1991,
  month: 10,
  day: 21,
  time: { hour: 0, minute: 5 },
  place: 'उज्जैन, मध्य प्रदेश',
  lat: 23.182778,
  lon: 75.777222,
  zone: 'Asia/Kolkata',
  tzone: null,
}

test.each<[string, Birth]>([
  ['a birth in Hindi', birth],
  ['a birth without its time', { ...birth, time: null }],
  ['an offset corrected by hand', { ...birth, tzone: 6.5 }],
  ['a birth with an offset alone', { ...birth, zone: null, tzone: -3.5 }],
  ['the north pole', { ...birth, lat: 90, lon: -180 }],
])('%s goes into a link and comes back the same', (_, value) => {
  const settings = { ayanamsa: 'kp', node: 'true' } as const
  const link = encodeChartLink(value, settings)
  expect(link).toMatch(/^[\w.-]+$/)
  expect(decodeChartLink(`#${link}`)).toEqual({ birth: value, settings })
})

test('refuses a link that was cut at any position', () => {
  const link = encodeChartLink(birth, defaultSettings)
  for (let length = 0; length < link.length; length++) expect(decodeChartLink(link.slice(0, length))).toBeNull()
})

test('refuses a link with any one letter changed', () => {
  const link = encodeChartLink(birth, defaultSettings)
  for (let at = 0; at < link.length; at++) {
    const other = link[at] === 'A' ? 'B' : 'A'
    expect(decodeChartLink(link.slice(0, at) + other + link.slice(at + 1))).toBeNull()
  }
})

test.each<[string, number, unknown]>([
  ['a name that is an address', 0, 'https://x.example'],
  ['an unknown gender', 1, 7],
  ['a gender that is a method of lists', 1, 'map'],
  ['a year before the tables', 2, 1899],
  ['month 13', 3, 13],
  ['31 October as text', 4, '31'],
  ['the 32nd', 4, 32],
  ['minute 1440', 5, 1440],
  ['a time as text', 5, '05:25'],
  ['an empty place', 6, ''],
  ['a place with a control character', 6, 'a\u0000b'],
  ['beyond the pole', 7, 90.1],
  ['a longitude that is no number', 8, null],
  ['a zone that does not exist', 9, 'Mars/Olympus'],
  ['a zone that is no name', 9, '<b>'],
  ['an offset no clock had', 10, 15],
])('a well-made link with %s is refused', (_, at, value) => {
  const list = packBirth(birth)
  list[at] = value
  expect(decodeChartLink(encodeFragment('k1', [list, 'lahiri', 'mean']))).toBeNull()
})

test.each([
  [['lahiri', 'mean']],
  [[packBirth(birth), 'constructor', 'mean']],
  [[packBirth(birth), 'lahiri', 'false']],
  [[packBirth(birth), 'lahiri', 'mean', 1]],
  [[packBirth(birth).slice(1), 'lahiri', 'mean']],
  [{ birth }],
  [null],
])('a well-made link with something else in it is refused: %j', (value) => {
  expect(decodeChartLink(encodeFragment('k1', value))).toBeNull()
})

test('has the same lists of settings as the engine', () => {
  expect([...ayanamsaChoices]).toEqual([...ayanamsas])
  expect([...nodeChoices]).toEqual([...nodes])
})
