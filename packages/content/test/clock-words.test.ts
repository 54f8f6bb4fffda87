import { languages } from '@sankalp/contract'
import { expect, test } from 'vitest'
import { cutAtTimes, usualClockText } from '../src/clock-words.ts'
import { halfWords } from '../src/half-words.ts'
import { readMessages } from '../src/locales.ts'

test.each(languages)('in %s the words are those of the almanac’s pages', (language) => {
  const { clock } = readMessages(language, 'panchang') as { clock: { parts: string } }
  expect(halfWords[language].parts).toBe(clock.parts)
})

test.each([
  [0, '12:00 AM', 'रात 12:00'],
  [155, '02:35 AM', 'रात 02:35'],
  [405, '06:45 AM', 'सुबह 06:45'],
  [720, '12:00 PM', 'दोपहर 12:00'],
  [1041, '05:21 PM', 'शाम 05:21'],
  [1439, '11:59 PM', 'रात 11:59'],
])('%i minutes after midnight', (minutes, english, hindi) => {
  expect(usualClockText(minutes, 'en')).toBe(english)
  expect(usualClockText(minutes, 'hin')).toBe(hindi)
})

test.each(languages)('in %s every time is found again in a text, and the text around it is whole', (language) => {
  for (let minutes = 0; minutes < 1440; minutes += 1) {
    const time = usualClockText(minutes, language)
    expect(cutAtTimes(`until ${time}, then (${time})`, language)).toEqual([
      { text: 'until ' },
      { text: time, minutes },
      { text: ', then (' },
      { text: time, minutes },
      { text: ')' },
    ])
  }
  expect(cutAtTimes('7 December, 12:34 on no clock', language)).toEqual([{ text: '7 December, 12:34 on no clock' }])
})
