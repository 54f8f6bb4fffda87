import { grahas } from '@sankalp/jyotish'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChartSigns, chartCodePattern, readChartCode, writeChartCode } from './chart-link.ts'

const sign = fc.integer({ min: 0, max: 11 })
const charts: fc.Arbitrary<ChartSigns> = fc.record({
  style: fc.constantFrom('north' as const, 'south' as const, 'east' as const),
  lagna: fc.option(sign),
  grahas: fc.record(
    Object.fromEntries(grahas.map((graha) => [graha, fc.record({ sign, isRetrograde: fc.boolean() })])),
  ),
})

test('a chart comes back from its code', () => {
  fc.assert(
    fc.property(charts, (chart) => {
      const code = writeChartCode(chart)
      expect(code).toMatch(chartCodePattern)
      expect(readChartCode(code)).toEqual(chart)
    }),
  )
})

test.each(['', 'nabcdefghi', 'nabcdefghijkl', 'xabcdefghijk', 'nmbcdefghijk', 'n-bcdefghij1', '../../etc/pa'])(
  '%o is no chart',
  (code) => {
    expect(readChartCode(code)).toBeNull()
  },
)
