import { type ChartStyle, SIDE } from './chart-types.ts'
import type { Box, Line, Point } from './geometry.ts'

/** The area of one house or sign, and the corner beside which its number is written. */
export type Cell = { polygon: Point[]; labelCorner: Point; isSquare: boolean }

type Grid = {
  /** Twelve cells: houses 1…12 where houses are fixed, else signs 0…11. */
  cells: Cell[]
  areSignsFixed: boolean
  lines: Line[]
  middle: Box | null
}

const point = (x: number, y: number): Point => ({ x, y })
const line = (fromX: number, fromY: number, toX: number, toY: number): Line => ({
  from: point(fromX, fromY),
  to: point(toX, toY),
})

export function gridOf(style: ChartStyle): Grid {
  return { north, south, east }[style]
}

/**
 * Both diagonals and the diamond between the midpoints of the sides. House 1 is at the top, the others follow
 * counterclockwise.
 */
const north: Grid = (() => {
  const half = SIDE / 2
  const near = SIDE / 4
  const far = SIDE - near
  const middle = point(half, half)
  const cell = (labelCorner: Point, ...polygon: Point[]): Cell => ({ polygon, labelCorner, isSquare: false })
  const [a, b, c, d] = [point(near, near), point(far, near), point(far, far), point(near, far)]
  const [nw, ne, se, sw] = [point(0, 0), point(SIDE, 0), point(SIDE, SIDE), point(0, SIDE)]
  const [n, e, s, w] = [point(half, 0), point(SIDE, half), point(half, SIDE), point(0, half)]
  return {
    areSignsFixed: false,
    middle: null,
    lines: [
      line(0, 0, SIDE, SIDE),
      line(SIDE, 0, 0, SIDE),
      line(half, 0, SIDE, half),
      line(SIDE, half, half, SIDE),
      line(half, SIDE, 0, half),
      line(0, half, half, 0),
    ],
    cells: [
      cell(middle, n, b, middle, a),
      cell(a, nw, n, a),
      cell(a, nw, a, w),
      cell(middle, w, a, middle, d),
      cell(d, w, d, sw),
      cell(d, sw, d, s),
      cell(middle, s, d, middle, c),
      cell(c, s, c, se),
      cell(c, e, se, c),
      cell(middle, e, c, middle, b),
      cell(b, ne, e, b),
      cell(b, n, ne, b),
    ],
  }
})()

/** A ring of twelve squares. Mesha is the second of the upper row, the others follow clockwise. */
const south: Grid = (() => {
  const unit = SIDE / 4
  const corners = [
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
    [2, 3],
    [1, 3],
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 0],
  ] as const
  return {
    areSignsFixed: true,
    middle: { x: unit, y: unit, width: 2 * unit, height: 2 * unit },
    lines: [
      line(0, unit, SIDE, unit),
      line(0, 3 * unit, SIDE, 3 * unit),
      line(unit, 0, unit, SIDE),
      line(3 * unit, 0, 3 * unit, SIDE),
      line(2 * unit, 0, 2 * unit, unit),
      line(2 * unit, 3 * unit, 2 * unit, SIDE),
      line(0, 2 * unit, unit, 2 * unit),
      line(3 * unit, 2 * unit, SIDE, 2 * unit),
    ],
    cells: corners.map(([column, row]) => square(column * unit, row * unit, unit)),
  }
})()

/** Three by three squares with the corner squares halved. Mesha is at the top, the others follow counterclockwise. */
const east: Grid = (() => {
  const a = SIDE / 3
  const b = 2 * a
  const c = SIDE
  const triangle = (inner: Point, ...others: Point[]): Cell => ({
    polygon: [inner, ...others],
    labelCorner: inner,
    isSquare: false,
  })
  return {
    areSignsFixed: true,
    middle: { x: a, y: a, width: a, height: a },
    lines: [
      line(0, a, c, a),
      line(0, b, c, b),
      line(a, 0, a, c),
      line(b, 0, b, c),
      line(0, 0, a, a),
      line(b, b, c, c),
      line(c, 0, b, a),
      line(a, b, 0, c),
    ],
    cells: [
      square(a, 0, a),
      triangle(point(a, a), point(0, 0), point(a, 0)),
      triangle(point(a, a), point(0, a), point(0, 0)),
      square(0, a, a),
      triangle(point(a, b), point(0, c), point(0, b)),
      triangle(point(a, b), point(a, c), point(0, c)),
      square(a, b, a),
      triangle(point(b, b), point(c, c), point(b, c)),
      triangle(point(b, b), point(c, b), point(c, c)),
      square(b, a, a),
      triangle(point(b, a), point(c, 0), point(c, a)),
      triangle(point(b, a), point(b, 0), point(c, 0)),
    ],
  }
})()

function square(x: number, y: number, side: number): Cell {
  const polygon = [point(x, y), point(x + side, y), point(x + side, y + side), point(x, y + side)]
  return { polygon, labelCorner: polygon[1]!, isSquare: true }
}
