import { expect, test, vi } from 'vitest'
import { viewCountText } from './view-count-text.ts'

const english = { one: '{{n}} view', other: '{{n}} views' }

test.each([
  [0, ''],
  [1, '1 view'],
  [124_000, '1,24,000 views'],
])('%i is written as %s', (views, text) => {
  expect(viewCountText(views, 'en', english)).toBe(text)
})

test('uses the plural forms of Hindi', () => {
  expect(viewCountText(2, 'hin', { one: '{{n}} बार', other: '{{n}} बार पढ़ा गया' })).toBe('2 बार पढ़ा गया')
})

test('creates the plural and number formats of a language only once', () => {
  const plurals = vi.spyOn(Intl, 'PluralRules')
  const numbers = vi.spyOn(Intl, 'NumberFormat')
  for (let views = 0; views < 4; views++) viewCountText(views, 'hin', english)
  expect([plurals, numbers].map(({ mock }) => mock.calls.length <= 1)).toEqual([true, true])
  plurals.mockRestore()
  numbers.mockRestore()
})
