import { expect, test } from 'vitest'
import { keepPrivate } from '../../lib/private-state.ts'
import { stubBrowser } from '../../lib/storage.fake.ts'
import type { Birth } from '../../shared/birth/birth.ts'
import { encodeFragment } from '../../shared/birth/birth-fragment.ts'
import { defaultSettings } from '../../shared/birth/chart-settings.ts'
import { type MatchCase, decodeMatchLink, encodeMatchLink } from './couple.ts'
import { packMatchState, unpackMatchState } from './match-state.ts'

const groom: Birth = {
  name: 'रविशंकर त्रिपाठी',
  gender: 'male',
  year: 1996,
  month: 8,
  day: 14,
  time: { hour: 6, minute: 42 },
  place: 'उज्जैन, मध्य प्रदेश',
  lat: 23.18239,
  lon: 75.77643,
  zone: 'Asia/Kolkata',
  tzone: null,
}
const bride: Birth = { ...groom, name: 'Asha', gender: 'female', time: { hour: 0, minute: 0 }, zone: null, tzone: -3.5 }
const match: MatchCase = { couple: { groom, bride }, settings: { ayanamsa: 'raman', node: 'true' } }

test('both births and the settings survive encoding in a link', () => {
  const link = encodeMatchLink(match)
  expect(link).toMatch(/^[\w.-]+$/)
  expect(decodeMatchLink(`#${link}`)).toEqual(match)
})

test('refuses a link that was truncated, changed or made by hand', () => {
  const link = encodeMatchLink(match)
  for (let length = 0; length < link.length; length++) expect(decodeMatchLink(link.slice(0, length))).toBeNull()
  expect(decodeMatchLink(link.replace('m1.', 'k1.'))).toBeNull()
  expect(decodeMatchLink(encodeFragment('m1', [1, 2, 'lahiri', 'mean']))).toBeNull()
  expect(decodeMatchLink(encodeFragment('m1', 'nothing'))).toBeNull()
})

test('the longest names and places fit into a link', () => {
  const long = { ...groom, name: 'क'.repeat(80), place: 'ख'.repeat(120) }
  const settings = defaultSettings
  const made = { couple: { groom: long, bride: { ...long, gender: 'female' as const } }, settings }
  expect(decodeMatchLink(encodeMatchLink(made))).toEqual(made)
})

test('a birth without its time fits into a link too', () => {
  const untimed = { ...match, couple: { groom, bride: { ...bride, time: null } } }
  expect(decodeMatchLink(encodeMatchLink(untimed))).toEqual(untimed)
})

test('validates the data of the history entry whenever it is read', () => {
  stubBrowser()
  const state = { ...match, result: null, isMadeHere: true }
  expect(unpackMatchState(structuredClone(packMatchState(state)))).toEqual(state)
  for (const other of [null, undefined, 7, {}, { match: {} }, { match: { link: 'm1.x.y' } }, { kundali: {} }]) {
    expect(unpackMatchState(keepPrivate(other))).toBeNull()
    expect(unpackMatchState(other)).toBeNull()
  }
})
