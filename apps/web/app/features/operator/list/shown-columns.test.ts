import { expect, test } from 'vitest'
import { shownColumns } from './shown-columns.ts'

const named = (rows: (string | number | boolean | null)[][]) =>
  shownColumns(
    'dakshina',
    rows.map((cells) => ({ cells })),
  ).map(({ name, index }) => `${name} ${index}`)

test('shows a column if any row has something in it, zero and no included', () => {
  expect(
    named([
      ['Shagun', null, false, ''],
      ['Pranam', 0, false, null],
    ]),
  ).toEqual(['name 0', 'amount 1', 'popular 2'])
})

test('always shows the first column, which links to the record', () => {
  expect(named([[null, 51, null, null]])).toEqual(['name 0', 'amount 1'])
})
