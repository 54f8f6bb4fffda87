import type { Language } from '@sankalp/contract/language'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../lib/storage.fake.ts'
import { birthTimeText, timeOfDayText } from './birth-text.ts'

test.each<[number, number, Language, string]>([
  [5, 25, 'en', '05:25 AM'],
  [0, 0, 'en', '12:00 AM'],
  [12, 0, 'en', '12:00 PM'],
  [23, 59, 'en', '11:59 PM'],
  [5, 25, 'hin', 'सुबह 05:25'],
  [0, 7, 'hin', 'रात 12:07'],
  [16, 0, 'hin', 'शाम 04:00'],
])('%i:%i is written as the almanac writes it, in %s', (hour, minute, language, text) => {
  expect(birthTimeText({ time: { hour, minute } }, language)).toBe(text)
})

test('writes a time without seconds to the nearest minute, as the almanac does', () => {
  expect(timeOfDayText(6 * 3600 + 46 * 60 + 56, 'en')).toBe('06:47 AM')
  expect(timeOfDayText(6 * 3600 + 46 * 60 + 29, 'en')).toBe('06:46 AM')
  expect(timeOfDayText(23 * 3600 + 59 * 60 + 40, 'en')).toBe('12:00 AM')
})

test.each(['24', '24plus'])('who has chosen %s in the almanac reads births and charts so too', (notation) => {
  const { window } = stubBrowser()
  window.localStorage.setItem('clock', notation)
  expect(birthTimeText({ time: { hour: 17, minute: 5 } }, 'hin')).toBe('17:05')
  expect(timeOfDayText(6 * 3600 + 26 * 60 + 5, 'en', true)).toBe('06:26:05')
})
afterEach(() => vi.unstubAllGlobals())

test('returns null for an unknown time', () => {
  expect(birthTimeText({ time: null }, 'en')).toBeNull()
})

test('writes seconds behind the minutes, before or after the word', () => {
  expect(timeOfDayText(6 * 3600 + 26 * 60 + 5, 'en', true)).toBe('06:26:05 AM')
  expect(timeOfDayText(6 * 3600 + 26 * 60 + 5, 'hin', true)).toBe('सुबह 06:26:05')
})
