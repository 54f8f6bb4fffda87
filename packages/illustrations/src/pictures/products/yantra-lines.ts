// The geometry of yantras: the nine triangles, the square with four gates, the number squares of the grahas.
import { type Point, p2, polar, poly, range } from '../../parts/geom.ts'

/**
 * Levels and half widths of the nine triangles of the Shri Yantra on the unit circle. They are solved so that at each of the
 * eighteen places (marma) where three lines should cross, they do: yantra-lines.test.ts checks it.
 */
const levels = [0.72837, 0.48531, 0.27735, 0.17683, 0.05969, -0.09789, -0.26064, -0.49655, -0.74865]
const halfWidths = [0.55844, 0.66561, 0.96077, 0.31013, 0.25618, 0.35103, 0.96544, 0.68877, 0.50203]
/** The level on which each triangle's tip stands; the two largest reach the circle. */
const tips = [levels[5], levels[8], -1, levels[7], levels[6], levels[1], 1, levels[0], levels[2]]
/** The corners of the nine triangles: four point up, five down. */
const nineTriangles = (r: number): Point[][] =>
  levels.map((level, i) => {
    const half = halfWidths[i] ?? 0
    return [
      [-half * r, -level * r],
      [half * r, -level * r],
      [0, -(tips[i] ?? 0) * r],
    ]
  })
/** The nine triangles as path data. Two decimals: one would move crossings apart. */
export const nine = (r: number): string[] =>
  nineTriangles(r).map(
    (corners) => 'M' + corners.map(([x, y]) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`).join('L') + 'Z',
  )
/** A triangle up and a triangle down. */
export const hexagram = (r: number): string[] => range(2, (j) => poly(range(3, (i) => polar(r, i * 120 + j * 60))))

/** A square with four gates (bhupura); q: half its side. */
export const bhupura = (q: number, gate = q * 0.3, out = q * 0.17, lip = q * 0.14): string => {
  const [neck, head] = [gate * 0.55, gate * 0.55 + lip]
  const side: Point[] = [
    [-neck, -q],
    [-neck, -q - out * 0.5],
    [-head, -q - out * 0.5],
    [-head, -q - out],
    [head, -q - out],
    [head, -q - out * 0.5],
    [neck, -q - out * 0.5],
    [neck, -q],
    [q, -q],
  ]
  const turned = (k: number): Point[] => side.map((p) => range(k, (i) => i).reduce(([x, y]): Point => [-y, x], p))
  return (
    `M${p2(-q, -q)}L` +
    range(4, turned)
      .flat()
      .map(([x, y]) => p2(x, y))
      .join('L') +
    'Z'
  )
}

/** The number square of the Sun; each row, column and diagonal gives 15. Those of the other grahas add one to each field. */
const sun = [6, 1, 8, 7, 5, 3, 2, 9, 4]
export const grahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
export type Graha = (typeof grahas)[number]
export const numberSquare = (graha: Graha): number[] => sun.map((v) => v + grahas.indexOf(graha))
/** The grahas in their quarters, east on top. */
export const quarters: readonly Graha[] = [
  'mercury',
  'venus',
  'moon',
  'jupiter',
  'sun',
  'mars',
  'ketu',
  'saturn',
  'rahu',
]
