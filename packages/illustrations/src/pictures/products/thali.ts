// The plate for every day and its eight pieces.
import { circle, dots, ellipse } from '../../parts/geom.ts'
import { type Colour, at, c, dbl, fit, line, path, pearls, shape, turn } from '../../parts/pen.ts'
import { leaf, lobe, scallop } from '../../parts/ornament.ts'
import { bell, diya, kalash } from '../../parts/things.ts'

const dish = (r: number, col: Colour, inside: string): string =>
  shape(circle(0, 0, r), 'marigold', 2.6) + shape(circle(0, 0, r * 0.76), col, 2) + inside
/** A cup for water with a spoon in it. */
const panchpatra = (): string =>
  line('M14 -40L40 -92', 8) +
  line('M14 -40L40 -92', 4, 'haldi') +
  shape('M34 -90C30 -104 42 -112 50 -104C56 -96 48 -84 38 -86Z', 'haldi', 2.4) +
  shape('M-28 -50C-34 -30 -30 -6 -18 0H18C30 -6 34 -30 28 -50Z', 'marigold', 2.8) +
  shape(ellipse(0, -50, 31, 8), 'neel', 2.4) +
  line('M-22 -52q8 -4 14 0t14 0', 1.6, 'paper') +
  line('M-30 -30Q0 -22 30 -30M-30 -22Q0 -14 30 -22', 1.8, 'sindoor')
const sticks = (): string =>
  [-8, 0, 8]
    .map((r) =>
      at(0, -12, line('M0 0V-66', 5) + line('M0 0V-66', 2.2, 'geru') + line('M0 -66h0', 5, 'marigold'), { r }),
    )
    .join('') +
  shape('M-20 -14Q0 -6 20 -14L14 0H-14Z', 'marigold', 2.6) +
  shape('M-26 0H26V6H-26Z', 'haldi', 2.2)
/** The plate from above with a diya, bell, incense holder, two bowls, water cup with its spoon, and a kalash. */
export const plate = (): string => {
  const r = 144
  return (
    dbl(circle(0, 0, r), 'marigold', { w: 9, i: 2.2, tick: 5.2 }) +
    turn(32, at(0, -118, path(lobe(12, 11), { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.6 }))) +
    shape(circle(0, 0, 118), 'haldi', 2.4) +
    line(circle(0, 0, 110), 1.8, 'geru') +
    fit(0, 0, kalash(), 0.82, { keep: 0.5 }) +
    fit(-76, -16, bell(), 1.04, { keep: 0.5 }) +
    at(74, 20, sticks(), { k: 1.1 }) +
    at(-62, 82, panchpatra()) +
    at(16, 46, dish(27, 'sindoor', line(scallop(10, 6), 1.4, 'haldi'))) +
    at(74, 58, dish(27, 'paper', line(dots(circle(0, 0, 18), { gap: 6, inset: 1 }), 2.6, 'g-line'))) +
    at(10, 108, diya(28, { fl: 30 }))
  )
}
/** The water cup, its spoon and a leaf of tulsi, close by. */
export const onePiece = (): string =>
  fit(-14, 124, panchpatra(), 2.5, { keep: 0.75 }) +
  at(78, 112, [-70, -20, 34].map((r) => at(0, 0, leaf(62, 18), { r })).join('')) +
  pearls('M-120 134H128', { r: 2.6, gap: 10, i: 1.2 })
