// Festivals from Vasant Panchami to Baisakhi.
import { p2, polar, range, circle, dots, scatter } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, limbs, at } from '../parts/pen.ts'
import { frame, scallop } from '../parts/ornament.ts'
import { palm, bangle } from '../parts/deity.ts'
import { ground } from '../parts/sheet.ts'

/** A puff of powder: no outline (powder has none), a ring of grains, lighter grains inside. */
const puff = (x: number, y: number, r: number, col: Colour, seed: number) =>
  at(
    x,
    y,
    fill(scallop(r, 11, 0.1), col) +
      line(
        range(Math.round(r * 0.7), (i, m = Math.round(r * 0.7)) => {
          const [a, b] = polar(r * (1.12 + 0.1 * (i % 3)), (i * 360) / m)
          return `M${p2(a, b)}h0`
        }).join(''),
        4.6,
        col,
      ) +
      line(
        scatter(circle(0, 0, r * 0.84), Math.round(r * 0.7), seed)
          .map(([a, b]) => `M${p2(a, b)}h0`)
          .join(''),
        3.2,
        'paper',
        { o: 0.85 },
      ),
  )
const grains = (d: string, k: number, col: Colour, w: number, seed: number) =>
  line(
    scatter(d, k, seed)
      .map(([a, b]) => `M${p2(a, b)}h0`)
      .join(''),
    w,
    col,
  )
const bowl = (x: number, y: number, col: Colour, s = 1) =>
  at(
    x,
    y,
    shape('M-44 -18C-34 -42 -16 -60 0 -64C16 -60 34 -42 44 -18Z', col, 2.6) +
      line(dots('M-34 -20C-26 -40 -12 -52 0 -56C12 -52 26 -40 34 -20Z', { gap: 13, inset: 2 }), 3.4, 'paper') +
      dbl('M-54 -20H54C50 0 30 6 0 6C-30 6 -50 0 -54 -20Z', 'marigold', { w: 6.6, i: 1.8, tick: 4.6 }) +
      pearls('M-34 -8Q0 2 34 -8', { r: 1.9, gap: 8, i: 1 }),
    { k: s },
  )
/** An arm raised out of the crowd, colour on its palm. */
const raisedArm = (x: number, y: number, r: number, skin: Colour, sleeve: Colour, col: Colour) =>
  at(
    x,
    y,
    limbs([['M0 0V-70', 16]], skin) +
      at(0, -70, limbs(palm(19), skin, { i: 2.4 }) + at(0, -12, fill(scallop(8, 7), col))) +
      shape('M-15 4L-12 -30H12L15 4Z', sleeve, 2.6) +
      line('M-12 -24H12', 3, 'haldi') +
      bangle(0, -56, 0, 9),
    { r },
  )
export const holi = () =>
  ground('g-haldi') +
  puff(52, 136, 27, 'neel', 3) +
  puff(270, 134, 27, 'sindoor', 4) +
  puff(88, 88, 48, 'gulabi', 1) +
  puff(236, 86, 46, 'patta', 2) +
  puff(162, 132, 30, 'marigold', 5) +
  puff(162, 62, 32, 'neel', 6) +
  (
    [
      ['sindoor', 11],
      ['gulabi', 12],
      ['patta', 13],
      ['neel', 14],
    ] satisfies [Colour, number][]
  )
    .map(([col, s]) => grains('M22 22H298V250H22Z', 15, col, 5.4, s))
    .join('') +
  raisedArm(96, 252, -13, 'chandan', 'sindoor', 'neel') +
  raisedArm(226, 252, 14, 'geru', 'paper', 'gulabi') +
  raisedArm(160, 240, 2, 'chandan', 'peacock', 'sindoor') +
  raisedArm(44, 268, -22, 'geru', 'neel', 'patta') +
  raisedArm(278, 268, 22, 'chandan', 'gulabi', 'marigold') +
  bowl(74, 294, 'gulabi', 0.88) +
  bowl(246, 294, 'patta', 0.88) +
  bowl(160, 297, 'sindoor', 1.04) +
  frame({ motif: 'petal', ground: 'paper', a: 'gulabi', b: 'neel', t: 16, inner: 'none' })
