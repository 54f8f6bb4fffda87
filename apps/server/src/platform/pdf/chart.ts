import { type ChartInput, type ChartLayout, type PlacedBody, type PlacedText, layoutChart } from '@sankalp/drawings'
import { ink } from './ink.ts'
import type { Sheet, TextStyle } from './sheet.ts'

type ChartOptions = {
  x: number
  y: number
  side: number
  name: string
  /** A small line below the name: what the chart is read for. */
  note?: string
}

const NAME_HEIGHT = 20
const NOTE_HEIGHT = 10
const GAP_BELOW = 6

/** Draws a birth chart with its name above it, from the same layout as the SVG on the page. */
export function drawChart(sheet: Sheet, input: ChartInput, { x, y, side, name, note }: ChartOptions): void {
  const { doc } = sheet
  sheet.write(name, x, y, side, { face: 'heading', size: 12, align: 'center' })
  if (note) sheet.write(note, x, y + 16, side, { size: 8, colour: ink.soft, align: 'center' })
  const layout = layoutChart(input)
  doc.save()
  doc.translate(x, y + NAME_HEIGHT + (note ? NOTE_HEIGHT : 0)).scale(side / layout.side)
  drawHouses(sheet, layout)
  doc.restore()
}

/** Returns the height of a chart of this side, including its name and the note below it. */
export function chartHeight(side: number, { hasNote = false } = {}): number {
  return NAME_HEIGHT + (hasNote ? NOTE_HEIGHT : 0) + side + GAP_BELOW
}

function drawHouses(sheet: Sheet, layout: ChartLayout): void {
  const { doc } = sheet
  const [first] = layout.houses
  doc.polygon(...first!.polygon.map(({ x, y }) => [x, y])).fill(ink.marigoldTint)
  for (const { from, to } of layout.lines) sheet.line(from.x, from.y, to.x, to.y, ink.text, 0.9)
  doc.rect(0, 0, layout.side, layout.side).lineWidth(1.8).strokeColor(ink.text).stroke()
  if (first!.firstMark) {
    const { from, to } = first!.firstMark
    sheet.line(from.x, from.y, to.x, to.y, ink.sindoor, 1.5)
  }
  for (const { label, bodies } of layout.houses) {
    setCentred(sheet, label, { size: label.size, colour: ink.soft })
    for (const body of bodies) drawBody(sheet, body)
  }
}

function drawBody(sheet: Sheet, { key, text, marks, markSize, x, y, size, degree }: PlacedBody): void {
  const name: TextStyle = { face: 'bold', size, colour: key === 'lagna' ? ink.sindoor : ink.text }
  const mark: TextStyle = { face: 'bold', size: markSize, colour: ink.marigold }
  const nameWidth = sheet.use(name).widthOfString(text)
  const markWidth = marks ? sheet.use(mark).widthOfString(marks) : 0
  const left = x - (nameWidth + markWidth) / 2
  setFrom(sheet, text, left, y, name)
  if (marks) setFrom(sheet, marks, left + nameWidth, y - size * 0.28, mark)
  if (degree) setCentred(sheet, degree, { size: degree.size, colour: ink.soft })
}

function setCentred(sheet: Sheet, { text, x, y }: PlacedText, style: TextStyle): void {
  setFrom(sheet, text, x - sheet.use(style).widthOfString(text) / 2, y, style)
}

function setFrom(sheet: Sheet, text: string, x: number, y: number, style: TextStyle): void {
  sheet.readable(text, () => sheet.use(style).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' }))
}
