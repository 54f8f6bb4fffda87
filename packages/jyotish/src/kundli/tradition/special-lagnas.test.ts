import { expect, test } from 'vitest'
import published from '../../../fixtures/kundli/special-lagnas.json' with { type: 'json' }
import { sky } from '../../../test/sky.ts'
import { wrap180 } from '../../angles.ts'
import { rashiIndex } from '../../zodiac/division.ts'
import type { Birth } from '../birth-chart.ts'
import { makeBirthChart } from '../birth-chart.ts'
import { makeChartFromRashis } from '../chart.ts'
import {
  findSpecialLagnas,
  induLagnaDeg,
  risingFromSun,
  specialLagnas,
  sreeLagnaDeg,
  varnadaLagnaDeg,
} from './special-lagnas.ts'

function lagnasOf(birth: Birth) {
  const made = makeBirthChart(sky, birth)
  if (!made.timeKnown) throw new Error('expected a birth with its time')
  return findSpecialLagnas(sky, birth.place, made)
}

const chennai = { latDeg: published.latDeg, lonDeg: published.lonDeg, zone: 'Asia/Kolkata' }
const found = lagnasOf({ date: { year: 1996, month: 12, day: 7 }, time: { hour: 10, minute: 34 }, place: chennai })
const lonOf = (key: string) => found.find(({ lagna }) => lagna === key)!.lonDeg

test.each(published.rows)('%s is that of Jagannatha Hora', (key, rashi, degrees, minutes, seconds) => {
  const printedDeg = Number(rashi) * 30 + Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  expect(Math.abs(wrap180(lonOf(String(key)) - printedDeg)) * 60).toBeLessThan(published.toleranceArcmin)
})

test('Indu lagna is in the rashi of Jagannatha Hora', () => {
  expect(rashiIndex(lonOf('indu-lagna'))).toBe(published.induRashi)
})

test.each(published.books.fromSun)(
  '$minutes minutes after sunrise hora and ghati lagna are the printed ones',
  (row) => {
    const { 'hora-lagna': hora, 'ghati-lagna': ghati } = risingFromSun(row)
    const lonDeg = ([rashi, degrees]: number[]) => rashi! * 30 + degrees!
    expect(hora).toBeCloseTo(lonDeg(row.hora), 1)
    expect(ghati).toBeCloseTo(lonDeg(row.ghati), 1)
  },
)

test.each(published.books.sree)('with the Moon at $moonDeg° Sree lagna is the printed one', (row) => {
  expect(sreeLagnaDeg(row.moonDeg, row.ascendantDeg)).toBeCloseTo(row.rashi * 30 + row.degrees, 1)
})

test('Pranapada starts at the Sun, the ninth or the fifth from it by the kind of its rashi', () => {
  const at = (sunDeg: number) => risingFromSun({ sunDeg, minutes: 0 }).pranapada
  expect([at(15), at(45), at(75)]).toEqual([15, 285, 195])
  // Fifteen vighatis, six minutes, are a rashi.
  expect(risingFromSun({ sunDeg: 15, minutes: 6 }).pranapada).toBe(45)
})

test('a sum of kalas that is a whole dozen puts Indu lagna twelfth from the Moon', () => {
  const at = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0, rahu: 0, ketu: 6 }
  // Lagna vrishchika has the Moon as lord of its ninth, 16; the Moon in mithuna has Saturn, 1: five beyond a dozen.
  expect(rashiIndex(induLagnaDeg(makeChartFromRashis({ ...at, moon: 2 }, 7)))).toBe(6)
  // Both ninths are Mars's: 6 and 6.
  expect(rashiIndex(induLagnaDeg(makeChartFromRashis({ ...at, moon: 4 }, 4)))).toBe(3)
})

test.each([
  // lagna, hora lagna, varnada: odd with odd are added forward, even with even backward, else the difference is taken.
  [0, 2, 3],
  [9, 11, 8],
  [10, 0, 11],
  [11, 1, 0],
  [4, 3, 3],
])('lagna in rashi %i and hora lagna in %i give Varnada lagna in %i', (lagna, hora, varnada) => {
  expect(varnadaLagnaDeg(lagna * 30 + 7, hora * 30 + 20)).toBeCloseTo(varnada * 30 + 7, 9)
})

test('near the pole only those remain that need no sunrise', () => {
  const place = { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo' }
  const polar = lagnasOf({ date: { year: 1990, month: 6, day: 21 }, time: { hour: 12, minute: 0 }, place })
  expect(polar.map(({ lagna }) => lagna)).toEqual(['sree-lagna', 'indu-lagna', 'bhrigu-bindu'])
  expect(found.map(({ lagna }) => lagna)).toEqual(specialLagnas)
})
