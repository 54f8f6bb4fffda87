import type { Place } from '@sankalp/contract/places'
import type { BodyTable, Sky } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createPanchang } from './panchang.service.ts'

const whole = readSky()
const delhi = { slug: 'delhi', latDeg: 28.6139, lonDeg: 77.209, zone: 'Asia/Kolkata' } as Place

/** A panchang with a sky of its own, in which nothing was found before, and how often its tables were read. */
function startCounting() {
  let reads = 0
  const counted = (table: BodyTable): BodyTable => ({
    ...table,
    get coefficients() {
      reads += 1
      return table.coefficients
    },
  })
  const tables = Object.fromEntries(Object.entries(whole.tables).map(([body, table]) => [body, counted(table)]))
  const sky = { ...whole, tables } as Sky
  return { panchang: createPanchang({ sky, clock: systemClock, findPlace: () => delhi }), reads: () => reads }
}

test('the panchang of a day does not find the festivals of its year', async () => {
  const [ofDay, ofYear] = [startCounting(), startCounting()]
  // Diwali, a day with festivals of its own.
  const day = ofDay.panchang.sharePanchangDay('delhi', '2026-11-08')
  expect(day.value.festivals.map(({ key }) => key)).toContain('diwali')
  await ofYear.panchang.getFestivals('delhi', 2026)
  expect(ofDay.reads()).toBeGreaterThan(100)
  expect(ofDay.reads()).toBeLessThan(ofYear.reads() / 3)
})
