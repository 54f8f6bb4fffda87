import { vargas } from '@sankalp/jyotish/read'
import { chartHeight, chartInputOf, drawChart, ink } from '../../platform/pdf/index.ts'
import type { KundliPage } from './kundli-pdf.ts'

const COLUMNS = 3
/** The second size is for charts that then need one page less. */
const SIDES = [160, 138] as const
const ROW_GAP = 8
/** The heading and the note below it. */
const HEAD = 54

/** Draws the divisional charts in rows, from the second to the sixtieth. The first page has the birth chart. */
export function drawVargas({ sheet, words, facts }: KundliPage): void {
  const { kundli, style } = facts
  if (!kundli.timeKnown) return
  const { t } = words
  const drawn = vargas.filter((varga) => varga !== 'd1')
  const rows = Math.ceil(drawn.length / COLUMNS)
  const side = sideOf(rows, sheet.bottom - sheet.y - HEAD, sheet.pageHeight)
  const height = chartHeight(side, { hasNote: true })
  sheet.heading(t('print:kundli.vargas'), { needs: height })
  sheet.paragraph(t('print:kundli.vargasNote'), { size: 9, colour: ink.soft, gapAfter: 8 })
  const gap = (sheet.width - COLUMNS * side) / (COLUMNS - 1)
  for (let row = 0; row < rows; row += 1) {
    sheet.room(height)
    for (const [column, varga] of drawn.slice(row * COLUMNS, (row + 1) * COLUMNS).entries()) {
      const name = t(`chart-words:vargas.${varga}.name`)
      const note = t(`chart-words:vargas.${varga}.readFor`)
      const x = sheet.left + column * (side + gap)
      drawChart(sheet, chartInputOf(kundli, varga, style, words)!, { x, y: sheet.y, side, name, note })
    }
    sheet.y += height + ROW_GAP
  }
}

/** Returns the size that needs the fewest pages after this one, and the larger size if both need as many. */
function sideOf(rows: number, room: number, pageHeight: number): number {
  const pagesAfter = (side: number) => {
    const rowsIn = (height: number) =>
      Math.max(0, Math.floor((height + ROW_GAP) / (chartHeight(side, { hasNote: true }) + ROW_GAP)))
    return Math.ceil((rows - rowsIn(room)) / rowsIn(pageHeight))
  }
  const [large, small] = SIDES
  return pagesAfter(small) < pagesAfter(large) ? small : large
}
