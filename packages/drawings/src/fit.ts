import type { ChartBody, PlacedBody } from './chart-types.ts'
import type { Box, Point, Span } from './geometry.ts'
import { centroid, spanOfBand, widestBeside, widthOf } from './geometry.ts'
import { inkEms, widthEms } from './text-width.ts'

/** The distance between letters and the lines of the chart. */
const MARGIN = 2.5
const MARK_SHARE = 0.72
/** Sizes below this leave no room for degrees, which are then left out. */
const LEAST_SIZE_WITH_DEGREE = 11.5
/** A wide row reads better than a tall stack, so height has more weight. */
const HEIGHT_WEIGHT = 1.8
/** The increment by which rows are moved up and down to find their best position. */
const STEP = 1

type Measured = { body: ChartBody; width: number }
type Row = { top: number; span: Span }
type Plan = { cost: number; counts: number[]; firstRow: number }

/**
 * Fits the bodies of one house in rows around its middle, in the largest of the given sizes that works; null if none
 * does.
 */
export function fitBodies(
  polygon: readonly Point[],
  bodies: readonly ChartBody[],
  taken: readonly Box[],
  sizes: readonly number[],
): PlacedBody[] | null {
  if (bodies.length === 0) return []
  const hasDegrees = bodies.some(({ degree }) => degree)
  for (const withDegrees of hasDegrees ? [true, false] : [false]) {
    for (const size of sizes) {
      if (withDegrees && size < LEAST_SIZE_WITH_DEGREE) continue
      const placed = fitAtSize(polygon, bodies, taken, size, withDegrees)
      if (placed) return placed
    }
  }
  return null
}

function fitAtSize(
  polygon: readonly Point[],
  bodies: readonly ChartBody[],
  taken: readonly Box[],
  size: number,
  withDegrees: boolean,
): PlacedBody[] | null {
  const ink = inkOf(bodies)
  const lineHeight = (ink.above + ink.below) * size
  const rowHeight = withDegrees ? lineHeight + degreeSizeOf(size) * 0.95 : lineHeight
  const gap = size * 0.25
  const items = bodies.map((body) => ({ body, width: bodyWidth(body, size, withDegrees) }))
  const centre = centroid(polygon)
  const ys = polygon.map(({ y }) => y)
  const top = Math.min(...ys) + MARGIN
  const bottom = Math.max(...ys) - MARGIN

  let best: { plan: Plan; rows: Row[] } | null = null
  for (let start = top; start < top + rowHeight; start += STEP) {
    const rows = rowsFrom(polygon, taken, start, bottom, rowHeight)
    const plan = planRows(items, rows, rowHeight, gap, centre)
    if (plan && (!best || plan.cost < best.plan.cost)) best = { plan, rows }
  }
  if (!best) return null
  return placeItems(items, best.rows, best.plan, { size, gap, rowHeight, above: ink.above, centre, withDegrees })
}

function inkOf(bodies: readonly ChartBody[]) {
  const inks = bodies.map(({ text }) => inkEms(text))
  return {
    above: Math.max(...inks.map(({ above }) => above)) + 0.06,
    below: Math.max(...inks.map(({ below }) => below)) + 0.04,
  }
}

export function degreeSizeOf(size: number): number {
  return Math.max(10.5, size * 0.8)
}

function bodyWidth({ text, marks = '', degree }: ChartBody, size: number, withDegree: boolean): number {
  const nameWidth = (widthEms(text) + widthEms(marks) * MARK_SHARE) * size
  return withDegree && degree ? Math.max(nameWidth, widthEms(degree) * degreeSizeOf(size)) : nameWidth
}

function rowsFrom(
  polygon: readonly Point[],
  taken: readonly Box[],
  start: number,
  bottom: number,
  height: number,
): Row[] {
  const rows: Row[] = []
  for (let top = start; top + height <= bottom; top += height) {
    const span = spanOfBand(polygon, top, top + height, MARGIN)
    rows.push({ top, span: span ? widestBeside(span, top, top + height, taken) : { from: 0, to: 0 } })
  }
  return rows
}

/**
 * Decides how many items each row takes, so that all are as near to the middle as possible: the best split of the
 * items, in their order, over neighbouring rows. With at most ten items and about six rows, it can try all splits. It
 * runs before a chart is first shown, in code that the browser has not optimized yet, so groups are two numbers instead
 * of lists.
 */
function planRows(
  items: readonly Measured[],
  rows: readonly Row[],
  rowHeight: number,
  gap: number,
  centre: Point,
): Plan | null {
  const known = new Map<number, Plan | null>()
  const planFrom = (row: number, item: number): Plan | null => {
    if (item === items.length) return { cost: 0, counts: [], firstRow: row }
    if (row === rows.length) return null
    const key = row * items.length + item
    const before = known.get(key)
    if (before !== undefined) return before
    let best: Plan | null = null
    for (let end = item + 1; end <= items.length; end += 1) {
      if (groupWidth(items, item, end, gap) > widthOf(rows[row]!.span)) break
      const rest = planFrom(row + 1, end)
      if (!rest) continue
      const cost = rest.cost + groupCost(items, item, end, rows[row]!, rowHeight, gap, centre)
      if (!best || cost < best.cost) best = { cost, counts: [end - item, ...rest.counts], firstRow: row }
    }
    known.set(key, best)
    return best
  }
  let best: Plan | null = null
  for (let row = 0; row < rows.length; row += 1) {
    const plan = planFrom(row, 0)
    if (plan && (!best || plan.cost < best.cost)) best = plan
  }
  return best
}

/** Returns the width of the items from `start` to before `end`. */
function groupWidth(items: readonly Measured[], start: number, end: number, gap: number): number {
  let width = 0
  for (let at = start; at < end; at += 1) width += items[at]!.width
  return width + gap * (end - start - 1)
}

/** Returns where a group begins so that it is as near to the middle of the house as its row's span allows. */
function groupLeft(width: number, { span }: Row, centre: Point): number {
  return Math.min(Math.max(centre.x - width / 2, span.from), span.to - width)
}

function groupCost(
  items: readonly Measured[],
  start: number,
  end: number,
  row: Row,
  rowHeight: number,
  gap: number,
  centre: Point,
): number {
  const dy = row.top + rowHeight / 2 - centre.y
  let cost = 0
  let x = groupLeft(groupWidth(items, start, end, gap), row, centre)
  for (let at = start; at < end; at += 1) {
    const { width } = items[at]!
    cost += (x + width / 2 - centre.x) ** 2
    cost += HEIGHT_WEIGHT * dy ** 2
    x += width + gap
  }
  return cost
}

type Setting = { size: number; gap: number; rowHeight: number; above: number; centre: Point; withDegrees: boolean }

function placeItems(
  items: readonly Measured[],
  rows: readonly Row[],
  { counts, firstRow }: Plan,
  setting: Setting,
): PlacedBody[] {
  let next = 0
  return counts.flatMap((count, index) => {
    const row = rows[firstRow + index]!
    let x = groupLeft(groupWidth(items, next, next + count, setting.gap), row, setting.centre)
    return items.slice(next, (next += count)).map((item) => {
      const placed = placeItem(item, x + item.width / 2, row.top, setting)
      x += item.width + setting.gap
      return placed
    })
  })
}

function placeItem(
  { body, width }: Measured,
  x: number,
  top: number,
  { size, rowHeight, above, withDegrees }: Setting,
): PlacedBody {
  const y = top + above * size
  const degreeSize = degreeSizeOf(size)
  const degree =
    withDegrees && body.degree
      ? { text: body.degree, x, y: top + rowHeight - degreeSize * 0.12, size: degreeSize }
      : null
  return {
    key: body.key,
    text: body.text,
    x,
    y,
    size,
    marks: body.marks ?? '',
    markSize: size * MARK_SHARE,
    degree,
    box: { x: x - width / 2, y: top, width, height: rowHeight },
  }
}
