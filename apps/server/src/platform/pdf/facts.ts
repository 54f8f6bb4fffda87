import { ink } from './ink.ts'
import type { Sheet } from './sheet.ts'

export type Fact = { label: string; value: string }

type FactsOptions = { columns: number; x?: number; width?: number }

/** Draws small labels above large values, as in an almanac, from left to right and down. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly Fact[],
  { columns, x = sheet.left, width = sheet.width }: FactsOptions,
): void {
  const gap = 14
  const columnWidth = (width - gap * (columns - 1)) / columns
  for (let first = 0; first < facts.length; first += columns) {
    const line = facts.slice(first, first + columns)
    const labelHeight = Math.max(...line.map(({ label }) => sheet.heightOf(label, columnWidth, { size: 8 })))
    const valueHeight = Math.max(
      ...line.map(({ value }) => sheet.heightOf(value, columnWidth, { size: 10.5, face: 'bold' })),
    )
    const height = labelHeight + valueHeight + 6
    sheet.room(height)
    for (const [index, { label, value }] of line.entries()) {
      const left = x + index * (columnWidth + gap)
      sheet.line(left, sheet.y, left + columnWidth, sheet.y, ink.hairline)
      sheet.write(label, left, sheet.y + 2, columnWidth, { size: 8, colour: ink.soft })
      sheet.write(value, left, sheet.y + 1 + labelHeight, columnWidth, { size: 10.5, face: 'bold' })
    }
    sheet.y += height
  }
}
