import { type ChartInput, type ChartLayout, type PlacedBody, type PlacedText, layoutChart } from '@sankalp/drawings'
import { ink } from './ink.ts'
import type { Sheet, TextStyle } from './sheet.ts'

type ChartOptions = { x: number; y: number; side: number; name: string }

/** Draws a birth chart with its name above it, from the same layout as the SVG on the page. */
export function drawChart(sheet: Sheet, input: ChartInput, { x, y, side, name }: ChartOptions): void {
  const { doc } = sheet
  sheet.write(name, x, y, side, { face: 'heading', size: 12, align: 'center' })
  const layout = layoutChart(input)
  doc.save()
  doc.translate(x, y + 20).scale(side / layout.side)
  drawHouses(sheet, layout)
  doc.restore()
}

/** Returns the height of a chart of this side, including its name. */
export function chartHeight(side: number): number {
  return side + 26
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
