// Festivals of winter: from Lohri to Maha Shivaratri.
import { range, circle, dots } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, limbs, at, both, turn, c, path } from '../parts/pen.ts'
import { petal, leaf, halo, frame, places } from '../parts/ornament.ts'
import { bangle } from '../parts/deity.ts'
import { shiva } from '../parts/shiva.ts'
import { bonfire, dhol, dish, kite, laddoos, snowHill } from '../parts/feast-things.ts'
import { fire } from '../parts/things.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { surya, waves } from '../parts/sky.ts'
import { bilva, cane } from '../parts/flora.ts'
import { crescent, ground, strewn } from '../parts/sheet.ts'

const night = (col: Colour = 'g-ink', to = 200) =>
  ground(col) + line(dots(`M18 18H302V${to}H18Z`, { gap: 26, inset: 4 }), 2.8, 'haldi')

export const lohri = () =>
  night('g-ink', 240) +
  fill('M16 250H304V304H16Z', 'g-patta') +
  line('M16 250H304', 2.4) +
  at(160, 276, bonfire(70, 180)) +
  line('M96 120h0M120 84h0M206 92h0M226 132h0M84 168h0M240 176h0M178 62h0M142 66h0', 4.6, 'marigold') +
  at(64, 250, dhol(), { r: -24, k: 0.86 }) +
  line('M34 208Q64 196 92 224', 4) +
  line('M34 208Q64 196 92 224', 1.6, 'haldi') +
  at(262, 296, dish(36)) +
  at(262, 280, laddoos(7, 'geru')) +
  at(
    70,
    298,
    places(shape(circle(0, 0, 6), 'paper', 1.8), [
      [-28, -4, 0],
      [-14, -5, 0],
      [0, -4, 0],
      [14, -5, 0],
      [28, -4, 0],
      [-20, -14, 0],
      [-6, -15, 0],
      [8, -14, 0],
      [20, -14, 0],
    ]),
  ) +
  frame({ motif: 'brick', ground: 'haldi', a: 'sindoor', b: 'paper', t: 16, inner: 'none', corner: 'haldi' })

export const makaraSankranti = () =>
  ground('g-sky') +
  at(160, 168, surya(42, { k: 16 })) +
  line('M110 96C120 170 70 230 54 290M208 72C216 150 250 220 262 290M254 150Q264 220 262 290', 1.6) +
  at(104, 84, kite(1.02, 'sindoor', 'haldi'), { r: -14 }) +
  at(214, 70, kite(0.82, 'peacock', 'gulabi'), { r: 12 }) +
  at(262, 142, kite(0.5, 'patta', 'paper'), { r: -8 }) +
  at(46, 170, kite(0.46, 'neel', 'marigold'), { r: 10 }) +
  fill('M16 262H304V304H16Z', 'g-sindoor') +
  line('M16 262H304', 2.4) +
  at(160, 300, dish(46)) +
  at(160, 286, laddoos(8, 'geru')) +
  at(56, 288, spool()) +
  at(264, 288, spool()) +
  frame({ motif: 'temple', ground: 'haldi', a: 'peacock', b: 'paper', t: 16, inner: 'none', corner: 'haldi' })
const spool = () =>
  line('M-26 0H26', 6.4) +
  line('M-26 0H26', 2.6, 'geru') +
  shape('M-14 -12H14V12H-14Z', 'gulabi', 2.2) +
  line('M-8 -11V11M0 -11V11M8 -11V11', 1.5, 'paper')

export const pongal = () =>
  ground('g-marigold') +
  at(160, 72, surya(31, { ray: 'sindoor', ray2: 'haldi', k: 16 })) +
  at(160, 298, both(at(-122, 0, cane(220, { w: 4.4 }), { r: 2 }) + at(-104, 0, cane(186, { w: 4 }), { r: 6 }))) +
  fill('M16 262H304V304H16Z', 'g-sindoor') +
  line('M16 262H304', 2.4) +
  line(
    range(7, (k) => `M${40 + k * 40} 282q10 -12 20 0q-10 12 -20 0M${60 + k * 40} 282q10 -12 20 0q-10 12 -20 0`)
      .slice(0, 6)
      .join(''),
    2,
    'paper',
  ) +
  at(160, 266, fire(40, 46)) +
  places(shape('M-15 0V-26H15V0Z', 'geru', 2.4) + line('M-15 -13H15M0 -26V-13', 1.6, 'chandan'), [
    [106, 280, 0],
    [160, 284, 0],
    [214, 280, 0],
  ]) +
  at(
    160,
    254,
    dbl('M-30 -84C-84 -78 -92 -20 -50 -4C-20 4 20 4 50 -4C92 -20 84 -78 30 -84Z', 'geru', { w: 8, i: 2, tick: 4.8 }) +
      shape('M-72 -54Q0 -34 72 -54Q77 -46 78 -36Q0 -14 -78 -36Q-77 -46 -72 -54Z', 'haldi', 2.2) +
      line(
        range(7, (k) => `M${-54 + k * 16} ${-38 + Math.round(5.4 * Math.sin((k / 6) * Math.PI))}l8 8l8 -8`).join(''),
        2,
        'sindoor',
      ) +
      shape('M-42 -98H42L32 -82H-32Z', 'geru', 2.6) +
      shape(
        'M-46 -98C-62 -112 -38 -126 -26 -116C-18 -132 16 -132 24 -116C40 -126 60 -110 46 -98C54 -84 46 -66 40 -76C32 -88 28 -92 20 -94C0 -98 -20 -96 -28 -92C-36 -84 -34 -58 -44 -62C-54 -66 -52 -88 -46 -98Z',
        'paper',
        2.4,
      ) +
      line('M-24 -108q6 -6 12 0M6 -112q7 -6 14 0M-6 -104h0M32 -106h0M-38 -102h0', 2, 'g-line') +
      both(at(34, -92, leaf(34, 7), { r: 62 }) + at(34, -92, leaf(30, 6), { r: 94 })),
  ) +
  frame({ motif: 'kolam', ground: 'paper', a: 'sindoor', b: 'peacock', t: 16, inner: 'none', corner: 'gulabi' })

/** Japi, drum and buffalo horn before the meji, with a gamosa below. */
export const maghBihu = () =>
  ground('g-patta') +
  at(160, 122, japi(96)) +
  at(92, 222, dhol({ col: 'marigold' }), { r: -18, k: 1.1 }) +
  at(226, 214, pepa()) +
  fill('M16 268H304V304H16Z', 'paper') +
  line('M16 268H304M16 274H304', 2, 'sindoor') +
  line(range(9, (k) => `M${36 + k * 31} 292l8 -10l8 10l-8 8Z`).join(''), 2.2, 'sindoor') +
  line(range(8, (k) => `M${59.5 + k * 31} 291h0`).join(''), 4.6, 'sindoor') +
  frame({ motif: 'flower', ground: 'sindoor', a: 'paper', b: 'haldi', t: 16, inner: 'none', corner: 'haldi' })
const japi = (r: number) =>
  dbl(circle(0, 0, r), 'chandan', { w: 9, i: 2.2, tick: 5 }) +
  line(circle(0, 0, r * 0.84), 2.4, 'sindoor') +
  turn(
    12,
    path(`M0 ${-r * 0.8}L12 ${-r * 0.62}L0 ${-r * 0.44}L-12 ${-r * 0.62}Z`, {
      fill: c('sindoor'),
      stroke: c('ink'),
      'stroke-width': 2,
    }),
  ) +
  turn(12, line(`M0 ${-r * 0.8}V${-r * 0.46}`, 2, 'patta'), { from: 15 }) +
  shape(circle(0, 0, r * 0.4), 'sindoor', 2.4) +
  turn(10, path(petal(r * 0.36, r * 0.1), { fill: c('haldi') })) +
  shape(circle(0, 0, r * 0.12), 'paper', 2)
const pepa = () =>
  shape('M-40 14C-18 22 18 12 34 -34C40 -38 50 -34 52 -28C44 26 4 46 -38 28Z', 'ink', 2.4) +
  line('M-24 24C0 22 24 6 36 -18', 2, 'geru') +
  line('M-40 20L-70 12', 9) +
  line('M-40 20L-70 12', 5, 'haldi') +
  line('M-62 14v0M-52 17v0', 3.4)

export const vasantPanchami = () =>
  ground('g-haldi') +
  strewn('M16 16H304V240H16Z', { col: 'marigold', gap: 24, r: 2 }) +
  at(
    160,
    132,
    halo(92, { ring: true, k: 44, inner: 'g-gulabi', w: 12, tongue: 9, col: 'peacock', tongueCol: 'marigold' }),
  ) +
  at(166, 130, veenaAlone(), { r: -36, k: 1.06 }) +
  fill('M16 232H304V304H16Z', 'g-peacock') +
  line('M16 232H304', 2.4) +
  waves(16, 234, 288, 66, { step: 44, row: 17, col: 'paper', o: 0.7 }) +
  at(98, 288, F.swan(), { k: 1.12 }) +
  at(236, 292, T.padma(30, { stem: 20 })) +
  at(276, 240, mustard(), { k: 0.9 }) +
  at(44, 236, mustard(), { k: 0.8 }) +
  frame({ motif: 'vine', ground: 'paper', a: 'patta', b: 'marigold', t: 16, inner: 'none', corner: 'marigold' })
const mustard = () =>
  [-16, 0, 16]
    .map((r) =>
      at(
        0,
        0,
        line('M0 0V-88', 4.6) +
          line('M0 0V-88', 2, 'patta') +
          places(turn(4, path(petal(8, 4), { fill: c('marigold'), stroke: c('ink'), 'stroke-width': 1.3 })), [
            [0, -92, 0],
            [-9, -80, 0],
            [9, -80, 0],
            [-8, -66, 0],
            [8, -64, 0],
          ]) +
          at(0, -20, leaf(26, 7), { r: r < 0 ? -50 : 50 }),
        { r },
      ),
    )
    .join('')
/** A veena by itself, its neck along the x axis. */
const veenaAlone = () =>
  line('M-98 0H92', 15) +
  line('M-98 0H92', 9.6, 'geru') +
  line('M-80 -2H84M-80 2H84', 1.3, 'haldi') +
  line(range(11, (k) => `M${-48 + k * 12} -6v12`).join(''), 2, 'haldi') +
  shape('M90 -7C108 -12 118 2 108 12C100 18 92 10 98 5', 'geru', 2.4) +
  [-76, 62]
    .map((x, k) =>
      at(
        x,
        k ? 22 : 8,
        dbl(circle(0, 0, k ? 24 : 32), 'marigold', { w: 7, i: 1.9, tick: 4.4 }) +
          turn(8, path(petal(k ? 15 : 20, 5.4), { fill: c('sindoor') })) +
          fill(circle(0, 0, 4), 'haldi'),
      ),
    )
    .join('') +
  line('M-98 -3H-40M-98 3H-40', 1.3, 'paper')

export const mahaShivaratri = () =>
  night('g-neel', 190) +
  at(62, 66, crescent(18, 'paper', 2.2), { r: 14 }) +
  snowHill(160, 262, 150, 226) +
  snowHill(40, 262, 70, 110) +
  snowHill(280, 262, 70, 120) +
  fill('M16 256H304V304H16Z', 'g-peacock') +
  line('M16 256H304', 2.4) +
  at(264, 258, T.trishul(150, { damaru: true, down: 20 })) +
  at(
    160,
    276,
    shape('M-98 4C-90 -14 90 -14 98 4C80 16 -80 16 -98 4Z', 'marigold', 2.4) +
      line('M-80 0l8 6M-50 -6l8 8M-10 -8l6 10M30 -8l4 10M62 -5l2 9M84 0l-2 6', 3, 'ink'),
  ) +
  at(
    160,
    136,
    shiva({
      left:
        limbs([['M31 59Q62 92 84 124', 12]], 'paper') +
        bangle(74, 110, -36, 7) +
        limbs([['M84 124L94 132', 10]], 'paper', { i: 2.2 }),
      right:
        limbs([['M31 59Q62 92 84 124', 12]], 'paper') +
        bangle(74, 110, -36, 7) +
        limbs([['M84 124L94 132', 10]], 'paper', { i: 2.2 }),
    }),
    { k: 0.86 },
  ) +
  frame({ motif: 'temple', ground: 'paper', a: 'neel', b: 'ink', t: 16, inner: 'none', corner: 'haldi' }) +
  at(54, 292, bilva(18)) +
  at(270, 294, T.diya(15))
