import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

const lineOf = (...cells: string[]) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(writeCsv([cells]))

test.each(['=1+1', '+91 98', '-2+3', '@SUM(A1)', '\t=1', '＝1+1', '＠SUM(A1)'])(
  '%j is no formula to a spreadsheet',
  (cell) => {
    expect(lineOf(cell)).toBe(`\ufeff'${cell}\r\n`)
  },
)

test.each(['\r=1', '\n=1'])('nor is %j', (cell) => {
  expect(lineOf(cell)).toBe(`\ufeff"'${cell}"\r\n`)
})

test('keeps numbers as numbers, and writes text with commas, quotes or line breaks as one cell', () => {
  expect(lineOf('-12.50', '3', 'Asha, of "Kashi"', 'a\nb')).toBe('\ufeff-12.50,3,"Asha, of ""Kashi""","a\nb"\r\n')
})
