import { type Cell, gridOf } from './cells.ts'
import type { ChartBody, ChartInput, ChartLayout, HouseLayout } from './chart-types.ts'
import { LEAST_SIZE, SIDE } from './chart-types.ts'
import { fitBodies } from './fit.ts'
import type { Box, Line, Point } from './geometry.ts'
import { centroid, spanOfBand } from './geometry.ts'
import { widthEms } from './text-width.ts'

const LABEL_SIZE = 10.5
const LABEL_MARGIN = 3
/** How far from the corner of the first house its stroke is drawn, where signs are fixed. */
const FIRST_MARK = 13
/** Planets beside a sign's name are not made smaller than this. Below it, the sign's number is drawn instead. */
const LEAST_SIZE_BESIDE_NAME = 12.5

const sizesDownTo = (least: number) => {
  const sizes: number[] = []
  for (let size = 15; size >= least; size -= 0.5) sizes.push(size)
  return sizes
}
/**
 * Sizes below the minimum are for charts that no birth can have: more letters than a house can hold at a readable size.
 */
const allSizes = [...sizesDownTo(LEAST_SIZE), 9.5, 8.5, 7.5, 6.5]
const sizesBesideName = sizesDownTo(LEAST_SIZE_BESIDE_NAME)

/** Lays out a chart as lines and placed texts in a square of side 320, so that nothing overlaps or leaves its house. */
export function layoutChart({ style, firstSign, bodies, signNames }: ChartInput): ChartLayout {
  requireSign(firstSign, 'firstSign')
  for (const { key, sign } of bodies) requireSign(sign, key)
  const grid = gridOf(style)
  const houses = Array.from({ length: 12 }, (_, index): HouseLayout => {
    const sign = (firstSign + index) % 12
    const cell = grid.cells[grid.areSignsFixed ? sign : index]!
    const inHouse = bodies.filter((body) => body.sign === sign)
    const firstMark = grid.areSignsFixed && index === 0 ? markOf(cell) : null
    const name = grid.areSignsFixed ? signNames?.[sign] : undefined
    return {
      house: index + 1,
      sign,
      polygon: cell.polygon,
      firstMark,
      ...fillCell(cell, inHouse, firstMark, sign, name),
    }
  })
  return { style, side: SIDE, middle: grid.middle, lines: grid.lines, houses }
}

function requireSign(sign: number, what: string): void {
  if (!Number.isInteger(sign) || sign < 0 || sign > 11)
    throw new RangeError(`${what}: expected a sign 0 to 11, got ${sign}`)
}

/**
 * Returns the stroke that cuts the upper left corner of a square. The triangles of the East style have no room for it.
 */
function markOf({ polygon, isSquare }: Cell): Line | null {
  if (!isSquare) return null
  const { x, y } = polygon[0]!
  return { from: { x, y: y + FIRST_MARK }, to: { x: x + FIRST_MARK, y } }
}

type Filling = Pick<HouseLayout, 'label' | 'labelBox' | 'bodies'>

function fillCell(
  cell: Cell,
  bodies: readonly ChartBody[],
  firstMark: Line | null,
  sign: number,
  name?: string,
): Filling {
  const markBox = firstMark ? [{ x: firstMark.from.x, y: firstMark.to.y, width: FIRST_MARK, height: FIRST_MARK }] : []
  const number = String(sign + 1)
  const tries = [...(name ? [{ text: name, sizes: sizesBesideName }] : []), { text: number, sizes: allSizes }]
  for (const { text, sizes } of tries) {
    const labelBox = placeLabel(cell, text)
    const placed = fitBodies(cell.polygon, bodies, [text === name ? widen(labelBox) : labelBox, ...markBox], sizes)
    if (!placed) continue
    const label = {
      text,
      x: labelBox.x + labelBox.width / 2,
      y: labelBox.y + labelBox.height - baseline(text),
      size: LABEL_SIZE,
    }
    return { label, labelBox, bodies: placed }
  }
  throw new Error(`sign ${number} has no room for ${bodies.map(({ text }) => text).join(' ')}`)
}

const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text)
const baseline = (text: string) => LABEL_SIZE * (isDevanagari(text) ? 0.3 : 0.1)

/** A name needs more space around it than a number. */
const widen = ({ x, y, width, height }: Box): Box => ({ x: x - 2, y: y - 2, width: width + 4, height: height + 4 })

const knownLabels = new WeakMap<Cell, Map<string, Box>>()

/** Returns the place of a label. Each of the twelve cells has few labels, so each is computed only once. */
function placeLabel(cell: Cell, text: string): Box {
  const labels = knownLabels.get(cell) ?? new Map<string, Box>()
  knownLabels.set(cell, labels)
  const box = labels.get(text) ?? findLabelPlace(cell, text)
  labels.set(text, box)
  return box
}

/**
 * Finds the place of a label: in the corner of a square, and in a pointed corner far enough inwards to clear the lines.
 */
function findLabelPlace({ polygon, labelCorner, isSquare }: Cell, text: string): Box {
  const width = widthEms(text) * LABEL_SIZE
  const height = LABEL_SIZE * (isDevanagari(text) ? 1.22 : 0.84)
  if (isSquare) {
    return {
      x: labelCorner.x - LABEL_MARGIN - 1 - width,
      y: labelCorner.y + (isDevanagari(text) ? 1 : LABEL_MARGIN + 1),
      width,
      height,
    }
  }
  const centre = centroid(polygon)
  const boxAt = (share: number): Box => {
    const middle: Point = {
      x: labelCorner.x + (centre.x - labelCorner.x) * share,
      y: labelCorner.y + (centre.y - labelCorner.y) * share,
    }
    return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
  }
  for (let share = 0; share <= 1; share += 0.01) {
    const box = boxAt(share)
    const span = spanOfBand(polygon, box.y, box.y + height, LABEL_MARGIN)
    if (span && span.from <= box.x && box.x + width <= span.to) return box
  }
  throw new Error(`no room for the label ${text}`)
}
