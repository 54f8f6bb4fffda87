import { expect, test } from 'vitest'
import { addDays, readTypedDate } from './typed-date.ts'

test.each([
  ['15/11/2026', '2026-11-15'],
  ['5-1-2026', '2026-01-05'],
  ['15.11.2026', '2026-11-15'],
  [' 2026-11-15 ', '2026-11-15'],
  ['१५/११/२०२६', '2026-11-15'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2026', null], //  not a leap year
  ['31/04/2026', null],
  ['11/15/2026', null], //  the month comes second
  ['01/01/1899', null], //  before our tables
  ['31/12/2100', '2100-12-31'],
  ['01/01/2101', null],
  ['tomorrow', null],
  ['', null],
])('%s', (typed, date) => expect(readTypedDate(typed)).toBe(date))

test('counts days across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
})
