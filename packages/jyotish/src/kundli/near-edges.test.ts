import { describe, expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import type { TimedBirthChart } from './birth-chart.ts'
import { makeBirthChart } from './birth-chart.ts'
import { NEAR_EDGE_MINUTES, findNearEdges } from './near-edges.ts'

const place = { latDeg: 25.31668, lonDeg: 83.01042, zone: 'Asia/Kolkata' }
const minutesOfDay = 1440

/** The chart of every minute of a day on which the Moon went from Revati to Ashwini, and so from Meena to Mesha. */
const charts = Array.from({ length: minutesOfDay }, (_, at) => {
  const time = { hour: Math.floor(at / 60), minute: at % 60 }
  return makeBirthChart(sky, { date: { year: 1992, month: 7, day: 22 }, time, place }) as TimedBirthChart
})
const valuesOf = ({ astro }: TimedBirthChart) => ({
  ascendant: astro.ascendant!,
  rashi: astro.rashi,
  nakshatra: astro.nakshatra,
  tithi: astro.tithi.key,
})

describe('the changes that a few minutes would make', () => {
  test.each(['ascendant', 'rashi', 'nakshatra', 'tithi'] as const)(
    '%s: is said in the minutes around its edge only, as the chart of that minute has it',
    (what) => {
      let told = 0
      for (let at = NEAR_EDGE_MINUTES; at < minutesOfDay - NEAR_EDGE_MINUTES; at += 1) {
        const here = valuesOf(charts[at]!)[what]
        const steps = [1, -1, 2, -2, 3, -3]
        const other = steps.find((step) => valuesOf(charts[at + step]!)[what] !== here)
        const edge = findNearEdges(place, charts[at]!).find((one) => one.what === what)
        expect(edge && [edge.minutes, edge.key], `minute ${at}`).toEqual(
          other && [other, valuesOf(charts[at + other]!)[what]],
        )
        if (edge) told += 1
      }
      // Three minutes on either side of each change: twelve or thirteen signs rise in a day, the Moon changes once.
      expect(told).toBe(what === 'ascendant' ? 72 : 6)
    },
  )
})
