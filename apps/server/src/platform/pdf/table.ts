import { ink } from './ink.ts'
import type { Sheet, TextStyle } from './sheet.ts'

export type Column = {
  title: string
  /** Its share of the table's width. */
  share: number
  align?: 'left' | 'center' | 'right'
}
export type Row = {
  cells: readonly string[]
  /** Set in bold on a tint: the current period, or the sum. */
  isMarked?: boolean
}

type TableOptions = { x?: number; width?: number; size?: number }

const PADDING = 4

/** Draws a table in the page's flow with hairlines and no boxes. Repeats its head on the next page. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly Row[],
  options: TableOptions = {},
): void {
  const { x = sheet.left, width = sheet.width, size = 9 } = options
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (share / total) * width)
  const head: TextStyle = { size: size - 1, colour: ink.soft }
  const titles = columns.map(({ title }) => title)
  const drawHead = () => {
    drawCells(sheet, columns, titles, widths, x, head)
    sheet.line(x, sheet.y, x + width, sheet.y, ink.rule)
  }
  const [first] = rows
  const firstHeight = first ? heightOfCells(sheet, first.cells, widths, styleOf(first, size)) : 0
  // Never leave the head alone at the foot of a page.
  sheet.room(heightOfCells(sheet, titles, widths, head) + firstHeight)
  drawHead()
  for (const row of rows) {
    const { cells, isMarked } = row
    const style = styleOf(row, size)
    const height = heightOfCells(sheet, cells, widths, style)
    if (sheet.y + height > sheet.bottom) {
      sheet.addPage()
      drawHead()
    }
    if (isMarked) sheet.doc.rect(x, sheet.y, width, height).fill(ink.marigoldTint)
    drawCells(sheet, columns, cells, widths, x, style)
    sheet.line(x, sheet.y, x + width, sheet.y, ink.hairline)
  }
  sheet.y += 6
}

function styleOf({ isMarked }: Row, size: number): TextStyle {
  return { size, face: isMarked ? 'bold' : 'text' }
}

function heightOfCells(sheet: Sheet, cells: readonly string[], widths: readonly number[], style: TextStyle): number {
  return Math.max(...cells.map((cell, index) => sheet.heightOf(cell, widths[index]! - 2 * PADDING, style))) + PADDING
}

function drawCells(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  widths: readonly number[],
  x: number,
  style: TextStyle,
): void {
  const height = heightOfCells(sheet, cells, widths, style)
  let left = x
  for (const [index, cell] of cells.entries()) {
    const align = columns[index]!.align ?? 'left'
    if (cell)
      sheet.write(cell, left + PADDING, sheet.y + PADDING / 2, widths[index]! - 2 * PADDING, { ...style, align })
    left += widths[index]!
  }
  sheet.y += height
}
