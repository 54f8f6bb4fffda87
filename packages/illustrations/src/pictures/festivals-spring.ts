// Festivals of spring: the new years of Chaitra.
import { polar, range, circle } from '../parts/geom.ts'
import { fill, line, shape, dbl, pearls, at, both, turn, c, path } from '../parts/pen.ts'
import { type Place, petal, leaf, halo, frame, garland, places, rangoli, toran } from '../parts/ornament.ts'
import * as T from '../parts/things.ts'
import { surya } from '../parts/sky.ts'
import { ground, strewn } from '../parts/sheet.ts'

/** The pot of the nine nights: barley sprouts around it, the Devi's face upon it. */
export const chaitraNavratri = () =>
  ground('g-gulabi') +
  strewn('M16 16H304V240H16Z', { col: 'sindoor', gap: 27, r: 1.8 }) +
  at(160, 150, halo(104, { leg: 100, k: 51, inner: 'g-patta', w: 13, tongue: 9, col: 'sindoor', tongueCol: 'haldi' })) +
  fill('M16 254H304V304H16Z', 'g-sindoor') +
  line('M16 254H304', 2.4) +
  at(
    160,
    274,
    places(
      leaf(104, 3.6, { veins: false, w2: 1.6 }),
      range(15, (k): Place => [(k - 7) * 12.4, -12, (k - 7) * 4]),
    ),
  ) +
  at(
    160,
    290,
    shape('M-104 -30H104L92 0H-92Z', 'geru', 2.6) +
      line('M-98 -16H98', 2.4, 'haldi') +
      line(range(12, (k) => `M${-88 + k * 16} -8h0`).join(''), 4, 'paper'),
  ) +
  at(160, 268, T.kalash({ cloth: 'sindoor' }), { k: 1.36 }) +
  frame({ motif: 'petal', ground: 'haldi', a: 'sindoor', b: 'patta', t: 16, inner: 'pearl', corner: 'gulabi' })

/** Six tastes for the new year around a bowl. */
export const ugadi = () =>
  ground('g-patta') +
  at(160, 172, rangoli(128, { k: 12, col: 'paper', w: 2.4 })) +
  at(16, 40, toran(288, { k: 12, s: 6, l: 28 })) +
  tastes
    .map((drawing, k) =>
      at(
        ...polar(88, k * 60, 160, 176),
        shape(circle(0, 0, 30), 'paper', 2.4) + line(circle(0, 0, 25.5), 1.6, 'marigold') + drawing,
      ),
    )
    .join('') +
  at(
    160,
    176,
    dbl(circle(0, 0, 46), 'marigold', { w: 8, i: 2, tick: 4.8 }) +
      shape(circle(0, 0, 34), 'geru', 2.2) +
      places(turn(5, path(petal(7, 3), { fill: c('paper') })), [
        [-12, -10, 0],
        [10, -14, 0],
        [16, 8, 0],
        [-4, 14, 0],
        [-20, 8, 0],
        [0, -2, 0],
      ]) +
      line('M-22 -4l6 -6M4 20l8 -2M20 -6l4 6', 4, 'patta'),
  ) +
  frame({ motif: 'kolam', ground: 'haldi', a: 'patta', b: 'sindoor', t: 16, inner: 'none', corner: 'marigold' })
const mangoD = 'M-16 -4C-14 -20 6 -22 14 -8C20 2 16 14 4 18C-8 18 -18 10 -16 -4Z'
const tastes = [
  shape(mangoD, 'patta', 2.2) + line('M-2 -17l4 -6', 3, 'geru') + fill('M-8 -4C-8 -12 2 -14 6 -8Z', 'haldi'),
  line('M0 18C-2 4 0 -8 4 -18', 2.4, 'patta') +
    places(turn(5, path(petal(6.4, 2.8), { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 1.2 })), [
      [-9, -8, 0],
      [10, -10, 0],
      [-10, 6, 0],
      [9, 6, 0],
      [2, -18, 0],
    ]),
  shape('M-16 2L-8 -12H12L16 2L10 14H-10Z', 'geru', 2.2) + line('M-8 -12L-4 2H16M-4 2L-8 14', 1.5, 'chandan'),
  shape('M-18 6C-18 -8 -6 -16 4 -12C8 -16 18 -14 18 -6C16 4 8 2 6 8C0 16 -16 16 -18 6Z', 'geru', 2.2) +
    line('M-10 2h0M-2 -4h0M8 -7h0', 4, 'chandan'),
  shape('M-14 14C4 10 8 -4 6 -20C12 -22 14 -18 14 -14C18 4 6 20 -10 20Z', 'sindoor', 2.2) +
    line('M9 -20l2 -5', 4, 'patta'),
  shape('M-18 8C-14 -10 14 -10 18 8C8 14 -8 14 -18 8Z', 'paper', 2.2) +
    line('M-8 4h0M0 0h0M8 4h0M-2 7h0M4 8h0', 2.6, 'g-line'),
]

/** The gudi before a window: silk, neem, a garland of sugar, and the pot turned down on its staff. */
export const gudiPadwa = () =>
  ground('g-sky') +
  fill('M16 176H304V304H16Z', 'g-peacock') +
  line('M16 176H304', 2.4) +
  at(244, 64, surya(26, { k: 12 })) +
  fill('M16 264H304V304H16Z', 'g-marigold') +
  line('M16 264H304', 2.4) +
  [60, 262]
    .map((x) =>
      at(
        x,
        222,
        shape('M-26 -30H26V30H-26Z', 'haldi', 2.4) +
          line('M0 -30V30M-26 0H26', 2) +
          line('M-13 -15h0M13 -15h0M-13 15h0M13 15h0', 6, 'sindoor'),
      ),
    )
    .join('') +
  line('M160 60V290', 9) +
  line('M160 60V290', 4.6, 'haldi') +
  shape('M160 96C190 104 214 100 226 92C222 150 214 196 224 236C204 246 184 238 160 246Z', 'sindoor', 2.6) +
  shape('M160 96C130 104 106 100 94 92C98 150 106 196 96 236C116 246 136 238 160 246Z', 'sindoor', 2.6) +
  line('M224 222C204 232 184 226 160 234C136 226 116 232 97 222', 7, 'haldi') +
  line('M224 222C204 232 184 226 160 234C136 226 116 232 97 222', 7, 'ink', { dash: '1.6 5', cap: 'butt' }) +
  line(
    'M182 110C178 150 180 190 182 224M204 108C198 150 200 190 206 224M138 110C142 150 140 190 138 224M116 108C122 150 120 190 114 224',
    1.8,
    'marigold',
  ) +
  at(160, 92, both(at(4, 0, leaf(40, 8), { r: 128 }) + at(4, 0, leaf(44, 8), { r: 152 }))) +
  garland('M138 90C138 150 182 150 182 90', { r: 6.4, cols: ['marigold', 'paper'] }) +
  at(
    160,
    40,
    shape('M-28 44C-40 22 -30 -2 0 -4C30 -2 40 22 28 44Z', 'marigold', 2.6) +
      shape('M-32 44H32V52H-32Z', 'haldi', 2.4) +
      line('M-28 28Q0 36 28 28', 2, 'sindoor') +
      pearls('M-24 20Q0 28 24 20', { r: 1.6, gap: 7, i: 0.8 }),
  ) +
  at(160, 286, rangoli(18, { k: 6, col: 'sindoor', w: 2 })) +
  frame({ motif: 'temple', ground: 'paper', a: 'sindoor', b: 'patta', t: 16, inner: 'none', corner: 'haldi' })
