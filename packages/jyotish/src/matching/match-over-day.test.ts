import { expect, test } from 'vitest'
import { readSky } from '../node.ts'
import { type Birth, makeBirthChart } from '../kundli/birth-chart.ts'
import { koots } from './koot-tables.ts'
import { matchCharts } from './match.ts'
import { matchOverDay } from './match-over-day.ts'

const sky = readSky([1990])
const place = { latDeg: 23.18, lonDeg: 75.78, zone: 'Asia/Kolkata' }
const born = (day: number, time: Birth['time']) =>
  makeBirthChart(sky, { date: { year: 1996, month: 8, day }, time, place })
const groom = born(14, { hour: 6, minute: 42 })

test('with both times known there is one match, the regular one', () => {
  const bride = born(20, { hour: 21, minute: 5 })
  expect(matchOverDay(groom, bride)).toEqual([matchCharts(groom.chart, bride.chart)])
})

test.each(Array.from({ length: 28 }, (_, index) => index + 1))(
  'on %i August every minute of the day has its match among those found',
  (day) => {
    const cases = matchOverDay(groom, born(day, null))
    const known = new Set(cases.map(({ ashtakoot }) => JSON.stringify(ashtakoot.koots)))
    const met = new Set<string>()
    for (let minute = 0; minute < 1440; minute += 10) {
      const bride = born(day, { hour: Math.floor(minute / 60), minute: minute % 60 })
      met.add(JSON.stringify(matchCharts(groom.chart, bride.chart).ashtakoot.koots))
    }
    expect([...met].filter((match) => !known.has(match))).toEqual([])
    // Hardly more than those are found, because a day begins and ends within a step.
    expect(known.size).toBeLessThanOrEqual(met.size + 2)
    expect(cases.every(({ mangal }) => mangal === null)).toBe(true)
  },
)

test('the day continues over 0° Mesha', () => {
  const days = Array.from({ length: 28 }, (_, index) => born(index + 1, null))
  const over = days.find((made) => !made.timeKnown && made.moonOverDay.toDeg < made.moonOverDay.fromDeg)!
  const signs = new Set(matchOverDay(groom, over).map(({ ashtakoot }) => ashtakoot.koots.bhakoot.bride))
  expect([...signs]).toEqual(['meena', 'mesha'])
})

test('a Moon that is in one nakshatra and sign all day leaves no koot open', () => {
  const days = Array.from({ length: 28 }, (_, index) => born(index + 1, null))
  const calm = days.filter((made) => !made.timeKnown && made.moonOverDay.nakshatras.length === 1)
  for (const made of calm) {
    const cases = matchOverDay(groom, made)
    for (const koot of koots.filter(
      (each) => each !== 'vashya' && each !== 'varna' && each !== 'maitri' && each !== 'bhakoot',
    )) {
      expect(new Set(cases.map(({ ashtakoot }) => ashtakoot.koots[koot].points)).size, koot).toBe(1)
    }
  }
})
