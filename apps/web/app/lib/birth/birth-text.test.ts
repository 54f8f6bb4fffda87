import { readMessages } from '@sankalp/content/locales'
import { type Language, languages } from '@sankalp/contract/language'
import { expect, test } from 'vitest'
import { birthTimeText, halfWords, timeOfDayText } from './birth-text.ts'

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

test('an unknown time is not written', () => {
  expect(birthTimeText({ time: null }, 'en')).toBeNull()
})

test('seconds stand behind the minutes, before or after the word', () => {
  expect(timeOfDayText(6 * 3600 + 26 * 60 + 5, 'en', true)).toBe('06:26:05 AM')
  expect(timeOfDayText(6 * 3600 + 26 * 60 + 5, 'hin', true)).toBe('सुबह 06:26:05')
})

test.each(languages)('the halves of the day are those of the almanac in %s', (language) => {
  const { clock } = readMessages(language, 'panchang') as { clock: { parts: string } }
  expect(halfWords[language].parts).toBe(clock.parts)
})
