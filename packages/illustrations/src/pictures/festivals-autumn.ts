// Festivals from Diwali to Dev Diwali.
import { n, p2, polar, range, circle, ellipse, dots } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, at, turn } from '../parts/pen.ts'
import { petal, places, frame, flame } from '../parts/ornament.ts'
import { surya, waves, cloud } from '../parts/sky.ts'
import * as T from '../parts/things.ts'
import { woman } from '../parts/figures.ts'
import { cane } from '../parts/flora.ts'
import { ground } from '../parts/sheet.ts'

/** A rangoli in full colour: five rings of petals. */
const colourRangoli = (
  r: number,
  {
    k = 8,
    cols = ['gulabi', 'marigold', 'patta', 'paper', 'neel'],
  }: { k?: number; cols?: [Colour, Colour, Colour, Colour, Colour] } = {},
) => {
  const ring = (from: number, l: number, w: number, col: Colour, off: number) =>
    turn(k, at(0, -from, shape(petal(l, w), col, 2)), { from: off })
  return (
    ring(r * 0.62, r * 0.38, r * 0.16, cols[0], 0) +
    ring(r * 0.56, r * 0.32, r * 0.12, cols[4], 180 / k) +
    shape(circle(0, 0, r * 0.68), cols[1], 2.2) +
    ring(r * 0.3, r * 0.36, r * 0.14, cols[3], 180 / k) +
    ring(r * 0.26, r * 0.34, r * 0.13, cols[2], 0) +
    shape(circle(0, 0, r * 0.32), 'sindoor', 2.2) +
    ring(r * 0.04, r * 0.26, r * 0.09, 'haldi', 0) +
    shape(circle(0, 0, r * 0.09), 'paper', 2) +
    line(range(k, (i) => `M${p2(...polar(r * 0.93, ((i + 0.5) * 360) / k))}h0`).join(''), 7, cols[3])
  )
}
/** The one lamp in front: double edge, petals, pearls. */
const bigDiya = () =>
  at(44, -40, flame(70)) +
  dbl('M-62 -42C-56 -14 -26 0 2 0C32 0 60 -16 72 -48C30 -34 -26 -34 -62 -42Z', 'marigold', {
    w: 7,
    i: 1.9,
    tick: 4.6,
  }) +
  shape('M-62 -42C-26 -34 30 -34 72 -48C40 -54 -36 -52 -62 -42Z', 'haldi', 2.4) +
  line('M-36 -24Q0 -14 44 -25', 2.2, 'sindoor') +
  line(range(7, (i) => `M${-30 + i * 11} ${n(-16 + Math.abs(i - 3) * -0.8)}q5 8 10 0`).join(''), 2, 'sindoor')
export const diwali = () =>
  ground('g-ink') +
  line(dots('M0 0H320V150H0Z', { gap: 30, inset: 8 }), 3, 'haldi') +
  (
    [
      [52, 60, 'gulabi'],
      [268, 54, 'haldi'],
      [160, 34, 'paper'],
    ] satisfies [number, number, Colour][]
  )
    .map(([x, y, col], j) =>
      at(
        x,
        y,
        line(
          range(12, (i) => {
            const [a, b] = polar(j === 2 ? 8 : 12, i * 30),
              [d, e] = polar(i % 2 ? (j === 2 ? 14 : 22) : j === 2 ? 18 : 28, i * 30)
            return `M${p2(a, b)}L${p2(d, e)}`
          }).join(''),
          2.4,
          col,
        ) +
          line(
            range(12, (i) => {
              const [d, e] = polar(j === 2 ? 22 : 34, i * 30)
              return `M${p2(d, e)}h0`
            }).join(''),
            3,
            col,
          ),
      ),
    )
    .join('') +
  at(160, 172, colourRangoli(118, { k: 12 })) +
  places(T.diya(24, { col: 'geru', edge: 'haldi' }), [
    [44, 226, 0],
    [266, 226, 0],
    [62, 286, 0],
    [248, 286, 0],
  ]) +
  at(154, 296, bigDiya()) +
  frame({ motif: 'flower', ground: 'sindoor', a: 'haldi', b: 'paper', inner: 'none', t: 16, corner: 'haldi' })
const soop = () =>
  at(
    8,
    -12,
    (
      [
        [-20, 0, 'marigold'],
        [-4, -6, 'sindoor'],
        [12, -2, 'marigold'],
        [24, 2, 'patta'],
      ] satisfies [number, number, Colour][]
    )
      .map(([x, y, col]) => shape(circle(x, y, 9), col, 2))
      .join('') +
      shape('M-14 -8C-20 -26 -10 -36 2 -40C-4 -28 0 -18 -2 -10Z', 'haldi', 2) +
      shape('M-4 -8C-8 -24 2 -34 14 -38C8 -26 10 -16 8 -8Z', 'haldi', 2),
  ) +
  at(28, -12, flame(18)) +
  dbl('M-34 -14H50C48 6 30 12 6 12C-18 12 -32 6 -34 -14Z', 'chandan', { w: 6, i: 1.8, tick: 4.2 }) +
  line('M-24 -3H42M-16 5H34', 1.6, 'geru')
export const chhath = () =>
  ground('g-sky') +
  fill('M0 112H320V208H0Z', 'g-haldi') +
  at(112, 142, surya(46)) +
  at(232, 66, cloud(38)) +
  fill('M0 206H320V320H0Z', 'g-peacock') +
  line('M0 206H320', 2.6) +
  line(range(5, (i) => `M${60 + i * 9} ${216 + i * 15}H${164 - i * 9}`).join(''), 4.4, 'marigold', { dash: '18 8' }) +
  waves(0, 206, 320, 106, { step: 52, row: 19, col: 'haldi', o: 0.8 }) +
  at(26, 318, cane(250, { w: 3.6 }), { r: -2 }) +
  at(42, 318, cane(206, { w: 3.6 }), { r: 3 }) +
  at(298, 318, cane(250, { w: 3.6 }), { r: 2 }) +
  at(236, 288, woman({ hold: at(-72, -80, soop()) + line('M-40 -73l3 9M-34 -70l3 8', 3.4, 'sindoor') }), { k: 1.04 }) +
  line('M178 288q10 -7 20 0t20 0t20 0t20 0t20 0t16 0', 3, 'paper') +
  line('M190 297q10 -7 20 0t20 0t20 0t20 0t12 0', 2.4, 'haldi') +
  places(fill(ellipse(0, 0, 24, 5), 'patta') + T.diya(16), [
    [84, 258, 0],
    [122, 292, 0],
  ]) +
  frame({ motif: 'temple', ground: 'paper', a: 'sindoor', b: 'haldi', t: 16, inner: 'none' })
