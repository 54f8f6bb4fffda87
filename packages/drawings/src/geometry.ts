export type Point = { x: number; y: number }
export type Line = { from: Point; to: Point }
/** A rectangle given by its upper left corner. y grows downwards, as in SVG. */
export type Box = { x: number; y: number; width: number; height: number }
/** A section of a horizontal line. */
export type Span = { from: number; to: number }

/** An edge that faces inwards: inside is where a·x + b·y ≥ c. */
type HalfPlane = { a: number; b: number; c: number }

/** The houses of a style never change, so compute their edges once. */
const knownEdges = new WeakMap<readonly Point[], HalfPlane[]>()

function edgesOf(polygon: readonly Point[]): HalfPlane[] {
  const known = knownEdges.get(polygon)
  if (known) return known
  const centre = centroid(polygon)
  const edges = polygon.map((start, index): HalfPlane => {
    const end = polygon[(index + 1) % polygon.length]!
    const length = Math.hypot(end.x - start.x, end.y - start.y)
    const [a, b] = [(start.y - end.y) / length, (end.x - start.x) / length]
    const inwards = a * (centre.x - start.x) + b * (centre.y - start.y) < 0 ? -1 : 1
    return { a: a * inwards, b: b * inwards, c: (a * start.x + b * start.y) * inwards }
  })
  knownEdges.set(polygon, edges)
  return edges
}

/**
 * Returns the part of the line at height `y` that is at least `margin` inside a convex polygon; null if there is no
 * such part.
 */
export function spanAt(polygon: readonly Point[], y: number, margin: number): Span | null {
  let from = -Infinity
  let to = Infinity
  for (const { a, b, c } of edgesOf(polygon)) {
    const rest = c + margin - b * y
    if (Math.abs(a) < 1e-9) {
      if (rest > 1e-9) return null
    } else if (a > 0) from = Math.max(from, rest / a)
    else to = Math.min(to, rest / a)
  }
  return to > from ? { from, to } : null
}

/**
 * Returns the part that is inside at every height of a band. With convex edges it is enough to check the upper and
 * lower ends.
 */
export function spanOfBand(polygon: readonly Point[], top: number, bottom: number, margin: number): Span | null {
  const upper = spanAt(polygon, top, margin)
  const lower = spanAt(polygon, bottom, margin)
  if (!upper || !lower) return null
  const span = { from: Math.max(upper.from, lower.from), to: Math.min(upper.to, lower.to) }
  return span.to > span.from ? span : null
}

/** Returns the widest piece of a band's span that is free of the given boxes. */
export function widestBeside(span: Span, top: number, bottom: number, taken: readonly Box[]): Span {
  let widest = span
  for (const box of taken) {
    if (box.y >= bottom || box.y + box.height <= top) continue
    const pieces = [
      { from: widest.from, to: Math.min(widest.to, box.x) },
      { from: Math.max(widest.from, box.x + box.width), to: widest.to },
    ]
    widest = widthOf(pieces[0]!) >= widthOf(pieces[1]!) ? pieces[0]! : pieces[1]!
  }
  return widest
}

export function widthOf({ from, to }: Span): number {
  return Math.max(0, to - from)
}

/** Returns the mean of the corners, which is the visual middle of the triangles and squares of a chart. */
export function centroid(polygon: readonly Point[]): Point {
  const sum = polygon.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / polygon.length, y: sum.y / polygon.length }
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Returns whether a box is entirely inside a convex polygon. */
export function contains(polygon: readonly Point[], box: Box): boolean {
  return [box.y, box.y + box.height].every((y) => {
    const span = spanAt(polygon, y, 0)
    return span !== null && box.x >= span.from && box.x + box.width <= span.to
  })
}
