import { describe, expect, test } from 'vitest'
import published from '../../fixtures/dasha/chara.json' with { type: 'json' }
import { makeChart, makeChartFromRashis } from '../kundli/chart.ts'
import { MS_PER_DAY, asEpochMs } from '../time/instants.ts'
import { charaDashasAt, divideCharaDasha, makeCharaDasha } from './chara.ts'

const birthMs = asEpochMs(Date.parse(published.birth))
const sample = makeChart(published.lonDeg, published.ascendantDeg)
const daysApart = (ms: number, date: string) => Math.abs(ms - Date.parse(date)) / MS_PER_DAY

describe('a published chara dasha', () => {
  const mahadashas = makeCharaDasha(sample, birthMs)

  test('agrees in the years and ends of its first signs', () => {
    for (const [index, { rashi, years, end }] of published.mahadashas.entries()) {
      expect(mahadashas[index]).toMatchObject({ rashi, years })
      expect(daysApart(mahadashas[index]!.endMs, end)).toBeLessThan(2)
    }
  })

  test('agrees in its parts, which begin with the next sign, forward or backward by the divided sign', () => {
    const [first] = divideCharaDasha(mahadashas[0]!)
    expect(first!.rashi).toBe(published.firstAntardasha.rashi)
    expect(daysApart(first!.endMs, published.firstAntardasha.end)).toBeLessThan(2)
    const [inner] = divideCharaDasha(first!)
    expect(inner!.rashi).toBe(published.firstPratyantardasha.rashi)
    expect(daysApart(inner!.endMs, published.firstPratyantardasha.end)).toBeLessThan(2)
  })

  test('has the first part of each level running at birth', () => {
    expect(charaDashasAt(mahadashas, birthMs).map(({ rashi }) => rashi)).toEqual(['vrishchika', 'tula', 'vrishchika'])
    expect(charaDashasAt(mahadashas, asEpochMs(birthMs - 1))).toEqual([])
  })
})

test('every lagna gives twelve signs of one to twelve years without a gap', () => {
  const { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu } = sample.rashi
  for (let lagna = 0; lagna < 12; lagna++) {
    const chart = makeChartFromRashis({ sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu }, lagna)
    const periods = makeCharaDasha(chart, birthMs)
    expect(new Set(periods.map(({ rashi }) => rashi)).size).toBe(12)
    for (const [index, { years, startMs, endMs }] of periods.entries()) {
      expect(years).toBeGreaterThanOrEqual(1)
      expect(years).toBeLessThanOrEqual(12)
      expect(startMs).toBe(index === 0 ? birthMs : periods[index - 1]!.endMs)
      const parts = divideCharaDasha({ rashi: periods[index]!.rashi, level: 1, startMs, endMs })
      expect(parts.at(-1)).toMatchObject({ rashi: periods[index]!.rashi, endMs })
      expect(parts[0]!.startMs).toBe(startMs)
    }
  }
})

test('a lord in its own sign gives twelve years', () => {
  const chart = makeChartFromRashis({ ...sample.rashi, sun: 4 }, 4)
  expect(makeCharaDasha(chart, birthMs)[0]).toMatchObject({ rashi: 'simha', years: 12 })
})

test('a chart without a lagna is refused', () => {
  expect(() => makeCharaDasha(makeChart(published.lonDeg, null), birthMs)).toThrow(/birth time/)
})
