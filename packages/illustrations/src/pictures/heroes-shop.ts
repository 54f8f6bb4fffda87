// Shop: two shelves under an awning, on a wall with block print.
import { n, range, circle } from '../parts/geom.ts'
import { type Colour, fill, line, shape, at, g, c, path, fit } from '../parts/pen.ts'
import { type Place, lotusSeat, frame, places, marigold, rangoli } from '../parts/ornament.ts'
import * as things from '../parts/things.ts'
import { gemCushion, malaLoop, yantraPlate } from './products.ts'
import { type Scene, awning, box, faint, lampRow, pick, printed, quiet, sizes } from './heroes-scene.ts'

const board = (x0: number, x1: number, y: number) =>
  shape(box(x0, y, x1 - x0, 16), 'geru', 2.6) +
  line(range(Math.floor((x1 - x0 - 24) / 18), (i) => `M${n(x0 + 12 + i * 18)} ${y + 8}h8`).join(''), 2, 'haldi') +
  places(
    path('M-9 0H9L0 13Z', { fill: c('marigold'), stroke: c('ink'), 'stroke-width': 2 }),
    range(Math.floor((x1 - x0 - 24) / 22), (i): Place => [x0 + 23 + i * 22, y + 17, 0]),
  )
const book = (x: number, y: number, height: number, col: Colour, width = 22) =>
  at(
    x,
    y,
    shape(box(0, -height, width, height), col, 2.4) +
      line(`M4 ${n(-height + 10)}H${width - 4}M4 ${n(-height + 15)}H${width - 4}M4 -10H${width - 4}`, 1.8, 'haldi') +
      fill(circle(width / 2, -height / 2, 4), 'haldi'),
  )
const books = (x: number, y: number) =>
  book(x, y, 104, 'sindoor') +
  book(x + 24, y, 92, 'peacock') +
  book(x + 48, y, 110, 'marigold') +
  book(x + 72, y, 84, 'patta')
const hung = (x: number, y: number, material: Parameters<typeof malaLoop>[0]) =>
  at(x, y, line('M0 -20V-6', 2.4) + shape(circle(0, -20, 4), 'haldi', 2) + malaLoop(material))
const yantraAt = (x: number, y: number, k: number) =>
  at(x, y, line('M-40 -112L0 -150L40 -112', 2) + yantraPlate('shri', 'copper'), { k })
const conchOnSeat = (x: number, y: number) =>
  fit(x, y - 66, things.conch(), 1.02) + at(x, y - 21, lotusSeat(34, { h: 14, k: 2, i: 2 }), { k: 0.9 })
/** A basket of marigolds. */
const basket = (x: number, y: number) =>
  at(
    x,
    y,
    [
      [-26, -32],
      [0, -36],
      [26, -32],
      [-13, -46],
      [13, -46],
    ]
      .map(([a, b], i) =>
        at(a!, b!, marigold(13, { col: i % 2 ? 'sindoor' : 'marigold', heart: i % 2 ? 'haldi' : 'sindoor' })),
      )
      .join('') +
      shape('M-46 -28H46L34 0H-34Z', 'geru', 2.6) +
      line('M-40 -18H40M-36 -9H36M-24 -28l4 28M0 -28v28M24 -28l-4 28', 1.6, 'haldi'),
  )

export const shop: Scene = (sheet) => {
  const { width: w, height: h } = sizes[sheet]
  const upper = pick(sheet, 258, 196)
  const lower = pick(sheet, 430, 378)
  const goods = pick(
    sheet,
    () =>
      hung(528, 104, 'rudraksha') +
      hung(640, 104, 'crystal') +
      hung(1208, 104, 'coral') +
      yantraAt(772, 176, 0.54) +
      at(898, upper, things.samai(160, { wicks: 3, moves: true })) +
      conchOnSeat(992, upper) +
      fit(1098, upper, things.kalash(), 1) +
      fit(528, lower, things.lota(), 1.3, { keep: 0.5 }) +
      books(600, lower) +
      at(770, lower - 62, gemCushion('ruby'), { k: 0.54 }) +
      at(920, lower - 74, things.thali(72)) +
      fit(1044, lower - 44, things.bell(), 1.1) +
      at(1130, lower, things.diya(28, { foot: true, spout: false, moves: true })) +
      at(1208, lower, things.diya(25, { col: 'geru', edge: 'haldi', moves: true })) +
      // under the heading: low things only
      basket(96, lower) +
      lampRow(170, 440, lower, { gap: 66, s: 19 }),
    () =>
      hung(66, 66, 'rudraksha') +
      yantraAt(166, 126, 0.42) +
      at(264, upper, things.samai(126, { moves: true })) +
      fit(318, upper, things.lota(), 0.8) +
      fit(66, lower, things.kalash(), 0.9) +
      at(172, lower - 58, things.thali(56)) +
      fit(262, lower - 43, things.conch(), 0.8) +
      at(314, lower, things.diya(16, { col: 'geru', edge: 'haldi', moves: true })),
  )()
  const top = pick(sheet, 44, 48)
  const start = pick(sheet, quiet, 10)
  return (
    fill(box(0, 0, w, h), 'g-gulabi') +
    g(printed(box(start, top + 8, w - start - 10, lower - top - 8), 62), { opacity: 0.38 }) +
    (sheet === 'wide' ? g(at(236, 240, rangoli(150, { k: 12, col: 'paper', w: 2.4 })), { opacity: faint }) : '') +
    awning(w, top, { u: pick(sheet, 38, 40) }) +
    board(pick(sheet, 458, 6), w - 6, upper) +
    board(6, w - 6, lower) +
    goods +
    frame({
      w,
      h,
      t: 16,
      motif: 'temple',
      ground: 'paper',
      a: 'sindoor',
      b: 'haldi',
      inner: 'none',
      u: 22,
    })
  )
}
