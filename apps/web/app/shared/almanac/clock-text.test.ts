import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

const english = { parts: '0 AM|12 PM', lead: false }
const hindi = { parts: '0 रात|3 तड़के|5 सुबह|12 दोपहर|16 शाम|20 रात', lead: true }

test.each([
  // minutes, other date, 12 h,              24 h,            24+ h
  [0, '', '12:00 AM', '00:00', '00:00'], //                   midnight opens the day
  [405, '', '06:45 AM', '06:45', '06:45'],
  [720, '', '12:00 PM', '12:00', '12:00'], //                 noon is PM
  [1041, '', '05:21 PM', '17:21', '17:21'],
  [1440, 'Jan 02', '12:00 AM, Jan 02', '00:00, Jan 02', '24:00+'],
  [1595, 'Jan 02', '02:35 AM, Jan 02', '02:35, Jan 02', '26:35+'],
  [2885, 'Jan 03', '12:05 AM, Jan 03', '00:05, Jan 03', '00:05, Jan 03'], // two nights on, counting no longer helps
  [-10, 'Dec 31', '11:50 PM, Dec 31', '23:50, Dec 31', '23:50, Dec 31'],
])('%i minutes', (minutes, otherDate, ...texts) => {
  const written = (['12', '24', '24plus'] as const).map((notation) => clockText(minutes, otherDate, notation, english))
  expect(written).toEqual(texts)
})

test.each([
  [2 * 60 + 35, 'रात 02:35'],
  [4 * 60, 'तड़के 04:00'],
  [5 * 60, 'सुबह 05:00'],
  [12 * 60, 'दोपहर 12:00'],
  [17 * 60 + 21, 'शाम 05:21'],
  [19 * 60, 'शाम 07:00'],
  [20 * 60, 'रात 08:00'],
])('Hindi says the part of the day first: %i', (minutes, text) => {
  expect(clockText(minutes, '', '12', hindi)).toBe(text)
})
