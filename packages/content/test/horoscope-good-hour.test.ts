import { languages } from '@sankalp/contract'
import { MS_PER_DAY, panchangDay, rashiLord, rashis } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { daySky } from '../src/horoscope/day-sky.ts'
import { goodHourOf, writeGoodHour } from '../src/horoscope/good-hour.ts'
import { indiaClock, indiaDate } from '../src/horoscope/india-time.ts'

const sky = readSky([2020])
const ujjain = { latDeg: 23.1765, lonDeg: 75.7885, zone: 'Asia/Kolkata' }
const dates = Array.from({ length: 120 }, (_, index) => indiaDate(Date.UTC(2026, 9, 1) + index * 3 * MS_PER_DAY))

test('a good hour is within the waking hours, outside Rahu Kalam, and its rule holds in the almanac', () => {
  const rules = new Set<string>()
  for (const date of dates) {
    const day = daySky(sky, date)
    const muhurtas = panchangDay(sky, ujjain, date).muhurtas!
    const within = (from: number, until: number) => (span: { startsAt: number; endsAt: number }) =>
      span.startsAt <= from && until <= span.endsAt
    for (const sign of rashis) {
      const { from, until, rule } = goodHourOf(day.muhurtas, day.period, sign)
      rules.add(rule.kind)
      expect(until - from).toBeGreaterThanOrEqual(25 * 60_000)
      expect(indiaClock(from).hour).toBeGreaterThanOrEqual(6)
      expect(indiaClock(until - 1).hour).toBeLessThan(22)
      expect(from >= muhurtas.rahuKalam.endsAt || until <= muhurtas.rahuKalam.startsAt).toBe(true)
      if (rule.kind === 'hora') {
        expect(rule.lord).toBe(rashiLord(sign))
        expect(muhurtas.horas.find(within(from, until))?.lord).toBe(rule.lord)
      }
      if (rule.kind === 'abhijit') expect(muhurtas.abhijit).toEqual({ startsAt: from, endsAt: until })
      else {
        const parts = [...muhurtas.choghadiya.day, ...muhurtas.choghadiya.night]
        expect(parts.find(within(from, until))?.key).toBe(rule.choghadiya)
        expect(['amrit', 'shubh', 'labh', 'char']).toContain(rule.choghadiya)
      }
    }
  }
  expect([...rules].toSorted()).toEqual(['abhijit', 'choghadiya', 'hora'])
})

test('is written with its rule', () => {
  const { muhurtas, period } = daySky(sky, { year: 2026, month: 11, day: 19 })
  const written = (sign: (typeof rashis)[number]) =>
    languages.map((language) => {
      const { text, rule } = writeGoodHour(goodHourOf(muhurtas, period, sign), language)
      return `${text}: ${rule}`
    })
  expect(written('makara')).toEqual([
    '12:12 PM to 01:07 PM: Hora of Saturn, the lord of your sign, in Labh choghadiya',
    'दोपहर 12:12 से दोपहर 01:07 बजे तक: आपकी राशि के स्वामी शनि की होरा, लाभ चौघड़िया में',
  ])
  expect(written('simha')).toEqual([
    '11:50 AM to 12:34 PM: Abhijit, the muhurta around noon',
    'सुबह 11:50 से दोपहर 12:34 बजे तक: अभिजित, दोपहर का मुहूर्त',
  ])
})
