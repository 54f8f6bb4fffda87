import { describe, expect, test } from 'vitest'
import type { Point } from '../../parts/geom.ts'
import { products } from '../products.ts'
import { grahas, nine, numberSquare } from './yantra-lines.ts'

type Side = { triangle: number; from: Point; to: Point }
/** The largest Shri Yantra that a picture of 320 can hold. */
const radius = 160
/** Reads the corners back from the path data, rounded as the picture draws them. */
const triangles = nine(radius).map((d) =>
  d
    .slice(1, -1)
    .split('L')
    .map((pair): Point => pair.split(' ').map(Number) as Point),
)
const sides = triangles.flatMap((corners, triangle) =>
  corners.map((from, i): Side => ({ triangle, from, to: corners[(i + 1) % 3]! })),
)

/** Where two sides cross, away from their ends. */
function crossing(a: Side, b: Side): Point | undefined {
  const [ax, ay] = [a.to[0] - a.from[0], a.to[1] - a.from[1]]
  const [bx, by] = [b.to[0] - b.from[0], b.to[1] - b.from[1]]
  const area = ax * by - ay * bx
  if (Math.abs(area) < 1e-9) return undefined
  const [dx, dy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]]
  const onA = (dx * by - dy * bx) / area
  const onB = (dx * ay - dy * ax) / area
  const within = (share: number) => share > 0.01 && share < 0.99
  return within(onA) && within(onB) ? [a.from[0] + onA * ax, a.from[1] + onA * ay] : undefined
}

const distance = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d)

/** Crossings of three triangles: of each three sides, how far apart the crossings of two lie. */
function meetings(): { at: Point; apart: number }[] {
  const found: { at: Point; apart: number }[] = []
  for (const [i, a] of sides.entries())
    for (const [j, b] of sides.entries())
      for (const [k, c] of sides.entries()) {
        if (!(i < j && j < k) || new Set([a.triangle, b.triangle, c.triangle]).size < 3) continue
        const [ab, ac, bc] = [crossing(a, b), crossing(a, c), crossing(b, c)]
        if (!ab || !ac || !bc) continue
        const apart = Math.max(distance(ab, ac), distance(ab, bc), distance(ac, bc))
        if (apart < 2) found.push({ at: ab, apart })
      }
  return found
}

describe('the Shri Yantra', () => {
  test('three lines meet at each of its 18 crossings of three', () => {
    const all = meetings()
    expect(all).toHaveLength(18)
    expect(Math.max(...all.map(({ apart }) => apart))).toBeLessThan(0.3)
    for (const { at } of all) expect(all.filter((other) => distance(at, other.at) < 3)).toHaveLength(1)
  })

  test('it is symmetric, and its two largest triangles reach the circle with all corners', () => {
    const reach = triangles.filter((corners) =>
      corners.every((corner) => Math.abs(distance(corner, [0, 0]) - radius) < 0.3),
    )
    expect(reach).toHaveLength(2)
    for (const [left, right, tip] of triangles) {
      expect(left![0]).toBe(-right![0])
      expect(tip![0]).toBe(0)
    }
  })

  test('the tip of every other triangle stands on the base of another', () => {
    const bases = triangles.map(([left]) => left![1])
    const tips = triangles.map(([, , tip]) => tip![1]).filter((y) => Math.abs(y) < radius)
    expect(tips).toHaveLength(7)
    for (const y of tips) expect(Math.min(...bases.map((base) => Math.abs(base - y)))).toBeLessThan(0.3)
  })

  test('has five triangles pointing down and four up', () => {
    const down = triangles.filter(([left, , tip]) => tip![1] > left![1])
    expect(down).toHaveLength(5)
  })
})

describe('number squares', () => {
  test.each(grahas)('of %s gives one sum in each row, column and diagonal', (graha) => {
    const v = numberSquare(graha)
    const lines = [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 4, 8],
      [2, 4, 6],
    ]
    const sums = lines.map((line) => line.reduce((sum, i) => sum + v[i]!, 0))
    expect(new Set(sums)).toEqual(new Set([15 + 3 * grahas.indexOf(graha)]))
  })

  test('are drawn as so many dots: 45 for the Sun, 729 for all nine', () => {
    expect(dotsOf('surya-yantra', 7)).toBe(45)
    expect(dotsOf('navagraha-yantra', 3.2)).toBe(729)
  })
})

/** Counts the dots of one weight in a picture. */
function dotsOf(id: string, weight: number): number {
  const text = products.find(({ name }) => name === `products/${id}`)!.draw()
  const paths = text.matchAll(/<path d="((?:M[-\d. ]+h0)+)"[^>]*stroke-width="([\d.]+)"/g)
  return [...paths].filter(([, , w]) => Number(w) === weight).reduce((sum, [, d]) => sum + d!.split('M').length - 1, 0)
}
