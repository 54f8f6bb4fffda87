import { expect, test } from 'vitest'
import { momentAt, readNumber, toPrashna } from './prashna.ts'

const kolkata = { label: 'Kolkata', lat: 22.57, lon: 88.36, zone: 'Asia/Kolkata' }

test.each([
  ['', null],
  ['  ', null],
  ['1', 1],
  [' 249 ', 249],
  ['0', 'wrong'],
  ['250', 'wrong'],
  ['12.5', 'wrong'],
  ['-3', 'wrong'],
  ['seven', 'wrong'],
])('"%s" is read as %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test('a stored prashna is taken only if its number is one of the 249', () => {
  expect(toPrashna({ number: null })).toEqual({ number: null })
  expect(toPrashna({ number: 7 })).toEqual({ number: 7 })
  for (const wrong of [null, undefined, 7, {}, { number: 0 }, { number: 250 }, { number: '7' }, { number: 1.5 }]) {
    expect(toPrashna(wrong)).toBeNull()
  }
})

test('the moment is that of the clock at the place, also on the other side of midnight', () => {
  const at = Date.parse('2026-11-19T18:45:30Z')
  expect(momentAt(at, kolkata, 'Prashna')).toMatchObject({
    year: 2026,
    month: 11,
    day: 20,
    time: { hour: 0, minute: 15 },
    place: 'Kolkata',
    zone: 'Asia/Kolkata',
    tzone: null,
  })
  expect(momentAt(at, { ...kolkata, zone: 'America/New_York' }, 'Prashna')).toMatchObject({
    day: 19,
    time: { hour: 13, minute: 45 },
  })
})
