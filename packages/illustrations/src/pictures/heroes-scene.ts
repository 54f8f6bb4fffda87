// What the wide scenes share: their three sheets, the parapet they stand on, lamps in rows.
import { type Picture, pictureSet } from '../picture.ts'
import { type Point, n, range, dots } from '../parts/geom.ts'
import { type Colour, fill, line, shape, pearls, at, turn, c, path } from '../parts/pen.ts'
import { type Place, lobe, petal, places } from '../parts/ornament.ts'
import { diya } from '../parts/things.ts'

/** A broad sheet, wide or a low strip, and one that is held upright. */
export type Sheet = 'wide' | 'strip' | 'tall'
export type Scene = (sheet: Sheet) => string

export const sizes = {
  wide: { width: 1280, height: 480 },
  tall: { width: 360, height: 420 },
  strip: { width: 720, height: 240 },
} as const

/** The same scene on two sheets: `heroes/NAME-wide` or `-strip`, and `-tall`. */
export const onSheets = (name: string, scene: Scene, broad: 'wide' | 'strip'): Picture[] =>
  [broad, 'tall' as const].flatMap((sheet) =>
    pictureSet('heroes', { [`${name}-${sheet}`]: () => scene(sheet) }, sizes[sheet]),
  )

/** The value for one of the sheets. */
export const pick = <T>(sheet: Sheet, broad: T, tall: T): T => (sheet === 'tall' ? tall : broad)

/**
 * Left of this line a wide scene has no ornament: a heading stands there. What lies below it is faint, so that the text
 * keeps its contrast at night.
 */
export const quiet = 480
export const faint = 0.16
/** Left of this line nothing hangs from the upper edge of a wide scene: a long heading reaches it. */
export const hangsFrom = 704
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`

/** Where the wall of a scene may be printed with flowers. */
export const printedOn = (sheet: Sheet): string => {
  const { width, height } = sizes[sheet]
  const from = sheet === 'wide' ? quiet : 10
  return box(from, 14, width - from - 10, height - 30)
}

/** Lamps in a row from x to x2 on a parapet. */
export const lampRow = (
  x: number,
  x2: number,
  y: number,
  { gap = 58, s = 17, col = 'geru', lit = true }: { gap?: number; s?: number; col?: Colour; lit?: boolean } = {},
): string => {
  const k = Math.max(1, Math.floor((x2 - x) / gap))
  const step = (x2 - x) / k
  return places(
    diya(s, { col, edge: 'haldi', i: 2.2, lit }),
    range(k, (i): Place => [x + step * (i + 0.5) - s * 0.2, y, 0]),
  )
}

/** Bottom edge of a scene: parapet with a run of lobes. */
export const parapet = (w: number, h: number, t = 34): string =>
  fill(box(0, h - t, w, t), 'sindoor') +
  line(`M0 ${h - t}H${w}`, 3) +
  pearls(`M6 ${h - t + 7}H${w}`, { r: 2, gap: 9, i: 1 }) +
  places(
    path(lobe(15, 9), { fill: c('marigold'), stroke: c('ink'), 'stroke-width': 2 }) +
      fill(circleAt(0, -6, 2.4), 'sindoor'),
    range(Math.ceil(w / 21), (i): Place => [10 + i * 21, h - 3, 0]),
  )
const circleAt = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1-${n(2 * r)} 0Z`

/** The upper edge of a band of sky: one long wave. */
export const skyBand = (w: number, y: number, a: number): string =>
  `M0 ${y}` + range(Math.ceil(w / 120), (i) => (i ? 't60 0t60 0' : `q30 ${-a} 60 0t60 0`)).join('')

/** The points of a staggered grid inside a path. */
export const gridPoints = (d: string, gap: number, inset = 4): Point[] =>
  [...dots(d, { gap, inset }).matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)h0/g)].map(([, x, y]): Point => [Number(x), Number(y)])

/** Block print on a wall: one small flower in rows. */
export const printed = (d: string, gap: number, col: Colour = 'paper'): string =>
  places(
    turn(6, path(petal(9, 3.2), { fill: c(col) })),
    gridPoints(d, gap).map(([x, y]): Place => [x, y, 0]),
  )

/** A scalloped awning of striped cloth across the top of a scene. */
export const awning = (
  w: number,
  h: number,
  { u = 44, a = 'sindoor', b = 'paper' }: { u?: number; a?: Colour; b?: Colour } = {},
): string => {
  const k = Math.round(w / u)
  const q = w / k
  const stripe = (col: Colour, from: number) =>
    shape(
      range(Math.ceil((k - from) / 2), (i) => {
        const x = (from + 2 * i) * q
        return `M${n(x)} -2V${n(h - q * 0.4)}a${n(q / 2)} ${n(q * 0.42)} 0 0 0 ${n(q)} 0V-2Z`
      }).join(''),
      col,
      2.4,
    )
  return stripe(a, 0) + stripe(b, 1) + at(0, h - q * 0.4, line(`M0 0H${w}`, 5) + line(`M0 0H${w}`, 2.2, 'haldi'))
}
