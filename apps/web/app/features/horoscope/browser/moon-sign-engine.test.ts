import { readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import type { Birth } from '../../../shared/birth/birth.ts'
import { moonSignOf } from './moon-sign-engine.ts'

const birth: Birth = {
  name: '',
  gender: 'other',
  year: 2026,
  month: 11,
  day: 17,
  time: { hour: 12, minute: 0 },
  place: 'Ujjain',
  lat: 23.18,
  lon: 75.78,
  zone: 'Asia/Kolkata',
  tzone: null,
}
const sky = readSky([2020])

// Published panchangs: the Moon in Makara until 15:31 on 17 November 2026.
test.each([
  [{ hour: 15, minute: 30 }, 'capricorn'],
  [{ hour: 15, minute: 32 }, 'aquarius'],
])('born at %o the Moon sign is %s', (time, sign) => {
  expect(moonSignOf(sky, { ...birth, time })).toEqual({ sign, isSure: false })
})

test('without the time, returns both signs and the minute of the change on a day on which the Moon changes its sign', () => {
  expect(moonSignOf(sky, { ...birth, time: null })).toEqual({
    one: 'capricorn',
    other: 'aquarius',
    minutes: 15 * 60 + 31,
  })
})

test('without the time, returns one sign on any other day', () => {
  expect(moonSignOf(sky, { ...birth, day: 16, time: null })).toEqual({ sign: 'capricorn', isSure: true })
})

test('prefers an offset chosen by hand to the zone', () => {
  expect(moonSignOf(sky, { ...birth, time: { hour: 15, minute: 0 }, tzone: 4 })).toEqual({
    sign: 'aquarius',
    isSure: false,
  })
})
