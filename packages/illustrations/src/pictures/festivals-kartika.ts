// Kartika: the Moon of Karwa Chauth, Vishnu's waking, the wedding of Tulsi, the lamps on the ghats.
import { range, circle, dots, ellipse } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, at, both, turn } from '../parts/pen.ts'
import { type Place, petal, frame, garland, lotus, places, toran } from '../parts/ornament.ts'
import { tulsiAltar } from '../parts/almanac.ts'
import { fullMoon, karwa, sieve } from '../parts/figures.ts'
import { dish } from '../parts/feast-things.ts'
import * as T from '../parts/things.ts'
import { boat, shikhara, waves } from '../parts/sky.ts'
import { cane } from '../parts/flora.ts'
import { ground, strewn } from '../parts/sheet.ts'

/** The Moon seen through the sieve, and the tray with the pot for the water. */
export const karwaChauth = () =>
  ground('g-ink') +
  line(dots('M18 18H302V220H18Z', { gap: 26, inset: 5 }), 3, 'haldi') +
  at(160, 118, fullMoon(84, { hare: false })) +
  at(160, 118, sieve(68)) +
  fill('M16 236H304V304H16Z', 'g-sindoor') +
  line('M16 236H304', 2.4) +
  shape('M48 262H272C262 286 230 292 160 292C90 292 58 286 48 262Z', 'marigold', 2.6) +
  shape(ellipse(160, 262, 112, 15), 'haldi', 2.4) +
  at(124, 264, karwa(), { k: 0.84 }) +
  at(196, 264, T.diya(22)) +
  at(70, 262, shape(circle(0, -8, 9), 'sindoor', 2) + line('M-4 -10h0M3 -6h0', 3, 'haldi')) +
  line('M78 278Q160 296 242 278', 4, 'sindoor', { dash: '0 8' }) +
  at(240, 262, shape('M-12 0C-12 -14 12 -14 12 0Z', 'paper', 2) + line('M-3 -5h0M4 -4h0', 2.4, 'g-line')) +
  frame({ motif: 'kolam', ground: 'sindoor', a: 'haldi', b: 'paper', t: 16, inner: 'none', corner: 'haldi' })

const sole = (): string =>
  shape(
    'M0 -26C12 -26 14 -10 10 2C7 10 10 18 8 26C6 34 -6 34 -8 26C-10 16 -12 8 -13 -6C-14 -20 -8 -26 0 -26Z',
    'paper',
    2,
  ) +
  shape(circle(-10, -33, 4.6) + circle(-2, -36, 4) + circle(5, -35, 3.6) + circle(11, -31, 3.2), 'paper', 1.6) +
  line('M-2 -8Q4 -2 -2 6M0 18h0', 2.4, 'sindoor')
/** Under a roof of sugar cane the conch wakes Vishnu, whose feet are drawn on the floor. */
export const devutthanaEkadashi = () =>
  ground('g-peacock') +
  line(dots('M18 18H302V190H18Z', { gap: 28, inset: 5 }), 2.8, 'haldi') +
  at(
    160,
    166,
    turn(16, shape(petal(96, 12), 'g-marigold', 2)) +
      shape(circle(0, 0, 60), 'haldi', 2.4) +
      line(circle(0, 0, 53), 4, 'sindoor', { dash: '0 8' }),
  ) +
  fill('M16 228H304V304H16Z', 'g-sindoor') +
  line('M16 228H304', 2.4) +
  line(range(13, (k) => `M${94 + k * 11} ${240 + (k % 2) * 52}h0`).join(''), 4, 'haldi') +
  at(160, 276, both(at(-112, 0, cane(206, { w: 5 }), { r: 20 }) + at(-134, 10, cane(216, { w: 5 }), { r: 17 }))) +
  at(160, 164, T.conch(), { k: 0.94 }) +
  at(160, 222, lotus(30, { k: 3 })) +
  at(160, 266, both(at(17, 0, sole(), { kx: -0.7, k: 0.7 }))) +
  frame({ motif: 'vine', ground: 'haldi', a: 'patta', b: 'sindoor', t: 16, inner: 'none', corner: 'marigold' }) +
  at(76, 298, T.diya(17)) +
  at(240, 298, T.diya(17))

/** Shaligram: the black river stone, with the spiral that is Vishnu's discus. */
const shaligram = (): string =>
  dbl('M-38 0C-46 -34 -24 -60 0 -60C24 -60 46 -34 38 0Q0 10 -38 0Z', 'ink', {
    w: 6,
    i: 1.8,
    tick: 4.6,
    band: 'haldi',
  }) +
  line('M4 -28A5 5 0 1 1 -3 -31A11 11 0 1 1 10 -20A17 17 0 1 1 -14 -40', 2.6, 'haldi') +
  line('M-6 -54V-48Q0 -42 6 -48V-54', 2.4, 'paper')
export const tulasiVivah = () =>
  ground('g-gulabi') +
  strewn('M16 16H304V230H16Z', { col: 'paper', gap: 28, r: 2 }) +
  shape('M28 62Q160 -4 292 62V92Q160 34 28 92Z', 'sindoor', 2.6) +
  line('M34 84Q160 26 286 84', 4, 'haldi', { dash: '0 9' }) +
  at(
    160,
    0,
    both(
      line('M126 70V262', 11) +
        line('M126 70V262', 6.4, 'haldi') +
        line('M126 74V262', 6.4, 'sindoor', { dash: '8 12', cap: 'butt' }),
    ),
  ) +
  at(46, 78, toran(228, { k: 9, s: -12, l: 24, drop: false })) +
  fill('M16 254H304V304H16Z', 'g-marigold') +
  line('M16 254H304', 2.4) +
  at(116, 274, tulsiAltar({ lit: true }), { k: 0.78 }) +
  at(
    116,
    180,
    both(
      shape('M20 -66C50 -48 60 -10 52 10H34C40 -14 34 -40 14 -62Z', 'sindoor', 2.2) +
        line('M30 -56C50 -36 52 -10 44 6', 3, 'haldi', { dash: '0 6' }),
    ),
  ) +
  at(
    220,
    274,
    at(
      0,
      -64,
      shape(circle(0, -30, 46), 'haldi', 2.4) + line(circle(0, -30, 39), 3.4, 'sindoor', { dash: '0 7' }) + shaligram(),
    ) +
      shape('M-44 -66H44L36 -50H-36Z', 'marigold', 2.4) +
      shape('M-30 -50H30V-16H-30Z', 'peacock', 2.4) +
      line('M-22 -33H22', 6, 'haldi', { dash: '0 11' }) +
      shape('M-46 -16H46V0H-46Z', 'marigold', 2.4),
  ) +
  garland('M150 176Q178 214 200 206', { r: 5, cols: ['haldi', 'sindoor'] }) +
  frame({ motif: 'flower', ground: 'patta', a: 'haldi', b: 'paper', t: 16, inner: 'none', corner: 'gulabi' }) +
  at(168, 298, T.diya(16)) +
  at(
    56,
    298,
    dish(24) +
      at(
        0,
        -14,
        shape(circle(-8, -5, 6), 'patta', 1.8) +
          shape(circle(8, -5, 6), 'sindoor', 1.8) +
          shape(circle(0, -12, 6), 'marigold', 1.8),
      ),
  )

/** Steps of the ghat, each with its row of lamps, under the full Moon. */
export const devDiwali = () => {
  const step = (y: number, x: number, col: Colour) => shape(`M16 ${y}H${x}L${x + 18} ${y + 22}H16Z`, col, 2.2)
  const rows: [number, number, Colour][] = [
    [150, 150, 'geru'],
    [172, 176, 'sand'],
    [194, 202, 'geru'],
    [216, 228, 'sand'],
  ]
  return (
    ground('g-ink') +
    line(dots('M18 18H302V140H18Z', { gap: 28, inset: 5 }), 2.8, 'haldi') +
    at(242, 76, fullMoon(34, { hare: false })) +
    fill('M16 196H304V304H16Z', 'g-neel') +
    waves(150, 200, 154, 100, { step: 44, row: 17, col: 'haldi', o: 0.7 }) +
    at(56, 152, shikhara(24, 66, { hall: 30 }), { k: 0.9 }) +
    at(116, 152, shikhara(20, 42, { hall: 26, col: 'gulabi', rib: 'sindoor' }), { k: 0.9 }) +
    rows.map(([y, x, col]) => step(y, x, col)).join('') +
    fill('M16 238H248L268 304H16Z', 'g-neel') +
    line('M16 238H246', 2.4) +
    waves(16, 240, 236, 62, { step: 44, row: 17, col: 'haldi', o: 0.7 }) +
    rows
      .map(([y, x]) =>
        places(
          T.diya(8, { edge: 'haldi', i: 1.8 }),
          range(Math.floor((x - 30) / 24), (k): Place => [34 + k * 24, y + 4, 0]),
        ),
      )
      .join('') +
    at(220, 264, boat({ cloth: 'sindoor' }), { k: 0.72 }) +
    places(fill(ellipse(0, 0, 16, 4), 'patta') + T.diya(11), [
      [60, 268, 0],
      [112, 284, 0],
      [274, 218, 0],
      [156, 258, 0],
    ]) +
    pearls('M236 282Q220 290 180 286', { r: 1.6, gap: 8, i: 0.8, col: 'haldi' }) +
    frame({ motif: 'temple', ground: 'haldi', a: 'neel', b: 'sindoor', t: 16, inner: 'none', corner: 'haldi' })
  )
}
