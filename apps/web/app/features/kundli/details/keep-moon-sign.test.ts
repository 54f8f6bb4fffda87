import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ashaOfKolkata } from '../../../shared/birth/births.fake.ts'
import { type ChartSettings, defaultSettings } from '../../../shared/birth/chart-settings.ts'
import { readOwnSign } from '../../../shared/horoscope/read-own-sign.ts'
import { decadesOf, makeReading } from '../../../shared/sky/reading.ts'
import { FakeStorage } from '../../../lib/storage.fake.ts'
import { basicsOfReading } from './basics.ts'
import type { ChartSource } from './chart-source.ts'
import { keepMoonSign } from './keep-moon-sign.ts'

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() })
})
afterEach(() => vi.unstubAllGlobals())

const asked: ChartSource = { birth: ashaOfKolkata, settings: defaultSettings, reply: null, isFromForm: true }

function keep(source: Partial<ChartSource> = {}, settings: ChartSettings = defaultSettings) {
  const { birth } = { ...asked, ...source }
  const reading = makeReading(readSky(decadesOf(birth)), readSaturn(), birth, settings)
  keepMoonSign({ ...asked, ...source }, basicsOfReading(reading))
  return readOwnSign()
}

test('the horoscope opens with the sign of a chart that was made here', () => {
  expect(keep()).toBe('capricorn')
})

test('a sign that the user found on the horoscope page takes precedence', () => {
  window.localStorage.setItem('moonSign', 'leo')
  expect(keep()).toBe('leo')
})

test('a chart from a link, one without its time and one with another ayanamsa are ignored', () => {
  expect(keep({ isFromForm: false })).toBeNull()
  expect(keep({ birth: { ...ashaOfKolkata, time: null } })).toBeNull()
  expect(keep({}, { ...defaultSettings, ayanamsa: 'raman' })).toBeNull()
})
