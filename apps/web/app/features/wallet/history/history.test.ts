import { expect, test } from 'vitest'
import { byMonth } from './by-month.ts'
import { latestFinancialYears } from './financial-years.ts'
import { isBackwards, readHistoryQuery, withHistoryQuery } from './history-address.ts'
import { chart, monthBars } from './month-bars.ts'

test('reads the filters from the address and ignores invalid ones', () => {
  const read = (search: string) => readHistoryQuery(new URLSearchParams(search))
  expect(read('kind=spent&from=2026-04-01&to=2026-11-16')).toEqual({
    kind: 'spent',
    from: '2026-04-01',
    to: '2026-11-16',
  })
  expect(read('kind=everything&from=2026-02-30&to=yesterday')).toEqual({})
})

test('writes filters into the address beside the other parameters', () => {
  const search = new URLSearchParams('amount=151&kind=spent&from=2026-04-01')
  expect(withHistoryQuery(search, { kind: 'refund' }).toString()).toBe('amount=151&kind=refund')
  expect(search.get('kind'), 'the old one is left alone').toBe('spent')
})

test('detects days in the wrong order', () => {
  expect(isBackwards({ from: '2026-11-16', to: '2026-11-15' })).toBe(true)
  expect(isBackwards({ from: '2026-11-16', to: '2026-11-16' })).toBe(false)
  expect(isBackwards({ from: '2026-11-16' })).toBe(false)
})

test('groups movements under their months in the order received', () => {
  const items = ['2026-11-16', '2026-11-01', '2026-10-31'].map((at) => ({ at }))
  expect(byMonth(items, (at) => at.slice(0, 7))).toEqual([
    { month: '2026-11', items: [{ at: '2026-11-16' }, { at: '2026-11-01' }] },
    { month: '2026-10', items: [{ at: '2026-10-31' }] },
  ])
})

test('lists this financial year and the two before it, also across a century', () => {
  expect(latestFinancialYears('2026-27')).toEqual(['2026-27', '2025-26', '2024-25'])
  expect(latestFinancialYears('2100-01')).toEqual(['2100-01', '2099-00', '2098-99'])
})

test('draws bars of both directions to one scale, inside the chart, and no bar for zero', () => {
  const bars = monthBars([
    { month: '2026-10', in: 1000, out: 0 },
    { month: '2026-11', in: 500, out: 1 },
  ])
  expect(bars[0]!.in.height).toBeCloseTo(bars[1]!.in.height * 2)
  expect(bars[0]!.out.height).toBe(0)
  expect(bars[1]!.out.height, 'what little there is can be seen').toBeGreaterThan(1)
  for (const bar of bars.flatMap((month) => [month.in, month.out])) {
    expect(bar.y).toBeGreaterThanOrEqual(0)
    expect(bar.y + bar.height).toBeLessThanOrEqual(chart.height)
    expect(bar.x + bar.width).toBeLessThanOrEqual(chart.width)
  }
})

test('draws a year without movements without bars', () => {
  const [bar] = monthBars([{ month: '2026-11', in: 0, out: 0 }])
  expect([bar!.in.height, bar!.out.height]).toEqual([0, 0])
})
