import { readSky } from '@sankalp/jyotish/node'
import { describe, expect, test } from 'vitest'
import { slotStart } from '@sankalp/contract/booking-rules'
import { createSlotMuhurtas } from './slot-muhurtas.ts'

const delhi = { latDeg: 28.65195, lonDeg: 77.23149, zone: 'Asia/Kolkata' }
const muhurtaOf = createSlotMuhurtas(readSky())(delhi, '2026-11')
const at = (date: string, time: string) => muhurtaOf(slotStart({ date, time })!)

// Delhi, Monday 16 November 2026: the Sun is up from 06:45 to 17:28, so Rahu Kalam is 08:05–09:25 and Abhijit
// 11:44–12:27, which is most of two slots.
describe('a slot in Delhi', () => {
  test.each([
    ['7:30 AM', null],
    ['8:00 AM', 'rahuKalam'],
    ['9:00 AM', 'rahuKalam'],
    ['9:30 AM', null],
    ['11:00 AM', null],
    ['11:30 AM', 'abhijit'],
    ['12:00 PM', 'abhijit'],
    ['12:30 PM', null],
  ])('at %s on a Monday: %s', (time, muhurta) => {
    expect(at('16-11-2026', time)).toBe(muhurta)
  })

  test('has no Abhijit on a Wednesday, when Rahu Kalam is at noon', () => {
    expect(at('18-11-2026', '12:00 PM')).toBe('rahuKalam')
    expect(at('18-11-2026', '11:30 AM')).toBe(null)
  })
})

test('has neither span where the Sun does not set', () => {
  const tromso = { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo' }
  const polar = createSlotMuhurtas(readSky())(tromso, '2027-06')
  expect(polar(new Date('2027-06-15T06:00:00Z'))).toBe(null)
})
