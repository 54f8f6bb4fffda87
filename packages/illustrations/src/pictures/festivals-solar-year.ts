// New years of the Sun, in April.
import { p2, polar, range, circle, ellipse, scales } from '../parts/geom.ts'
import { fill, line, shape, dbl, at, both, turn, g, c, path } from '../parts/pen.ts'
import { type Place, petal, halo, frame, places, toran } from '../parts/ornament.ts'
import { dhol, dish, laddoos, sheaf } from '../parts/feast-things.ts'
import * as T from '../parts/things.ts'
import { surya } from '../parts/sky.ts'
import { ground } from '../parts/sheet.ts'

export const baisakhi = () =>
  ground('g-sky') +
  at(250, 74, surya(28, { k: 14 })) +
  fill('M16 172H304V304H16Z', 'g-haldi') +
  line('M16 172H304', 2.4) +
  line(range(14, (k) => `M${28 + k * 21} 200v-20m-5 6l5 -6l5 6`).join(''), 2, 'marigold') +
  at(160, 268, sheaf(178, { k: 11 })) +
  fill('M16 262H304V304H16Z', 'g-patta') +
  line('M16 262H304', 2.4) +
  at(84, 258, dhol(), { r: -16, k: 1.12 }) +
  at(240, 286, sickle()) +
  at(160, 292, laddoos(6, 'marigold')) +
  frame({ motif: 'brick', ground: 'paper', a: 'patta', b: 'haldi', t: 16, inner: 'none', corner: 'marigold' })
const sickle = () =>
  shape(
    'M-20 -8C-44 -30 -36 -66 0 -74C28 -78 44 -58 42 -40C34 -58 14 -62 0 -54C-18 -44 -20 -26 -10 -12Z',
    'paper',
    2.4,
  ) +
  line('M-16 -10L4 16', 11) +
  line('M-16 -10L4 16', 6.4, 'geru')

/** A kolam and the tall lamp of the South for the Tamil new year. */
export const puthandu = () =>
  ground('g-sindoor') +
  at(160, 158, kolam(112)) +
  at(160, 276, T.samai(190, { wicks: 4 })) +
  at(16, 34, toran(288, { k: 12, s: 5, l: 26, drop: false })) +
  at(72, 298, at(0, -14, fruits()) + dish(46, 'haldi')) +
  at(250, 298, at(0, -14, bananas()) + dish(46, 'haldi')) +
  frame({ motif: 'kolam', ground: 'paper', a: 'sindoor', b: 'patta', t: 16, inner: 'none', corner: 'haldi' })
/** Loops around dots, one line without end. */
const kolam = (r: number) =>
  turn(
    8,
    path(
      `M0 0C${r * 0.5} ${-r * 0.3} ${r * 0.42} ${-r * 0.92} 0 ${-r}C${-r * 0.42} ${-r * 0.92} ${-r * 0.5} ${-r * 0.3} 0 0`,
      { stroke: c('paper'), 'stroke-width': 2.6 },
    ),
  ) +
  line(
    range(8, (k) => `M${p2(...polar(r * 0.72, k * 45))}h0M${p2(...polar(r * 0.86, k * 45 + 22.5))}h0`).join(''),
    7,
    'haldi',
  )
const fruits = () =>
  shape('M-34 -2C-36 -20 -10 -22 -6 -6C-4 2 -30 6 -34 -2Z', 'marigold', 2.2) +
  shape('M34 -2C36 -20 10 -22 6 -6C4 2 30 6 34 -2Z', 'patta', 2.2) +
  shape(circle(0, -14, 13), 'sindoor', 2.2) +
  line('M0 -27l2 -6', 2.4, 'geru')
const bananas = () =>
  shape('M-34 -34C-30 2 16 10 36 -10C14 -8 -12 -14 -26 -38Z', 'haldi', 2.2) +
  shape('M-30 -38C-20 -14 14 -12 36 -22C14 -24 -8 -32 -22 -42Z', 'haldi', 2.2) +
  shape('M-27 -42C-12 -30 14 -30 34 -36C14 -40 -4 -44 -20 -46Z', 'haldi', 2.2) +
  line('M-26 -40L-32 -48', 5)

/** What Kerala sees first at dawn: cucumber, coconut, mirror and cassia in a bell-metal bowl. */
export const vishu = () =>
  ground('g-patta') +
  at(160, 158, halo(96, { leg: 100, k: 47, inner: 'g-ink', w: 13, tongue: 0, col: 'marigold' })) +
  fill('M16 252H304V304H16Z', 'g-sindoor') +
  line('M16 252H304', 2.4) +
  places(cassia(), [
    [50, 16, 4],
    [96, 16, -6],
    [226, 16, 6],
    [270, 16, -4],
  ]) +
  at(
    160,
    232,
    line('M0 -20V-60', 8) +
      line('M0 -20V-60', 4, 'haldi') +
      dbl(ellipse(0, -104, 34, 44), 'haldi', { w: 8, i: 2, tick: 4.8 }) +
      shape(ellipse(0, -104, 26, 36), 'peacock', 2.2) +
      line('M-12 -118L6 -132M-14 -98L16 -122', 2.4, 'paper') +
      shape('M-30 -52C-24 -64 24 -64 30 -52Z', 'haldi', 2.2),
  ) +
  at(112, 236, T.coconut({ cloth: 'haldi' }), { r: -8, k: 0.9 }) +
  shape('M176 236C172 196 200 176 222 190C236 204 226 240 212 248Z', 'marigold', 2.4) +
  line('M190 232C190 212 200 198 212 194M204 240C206 220 214 208 222 202', 2, 'geru') +
  at(
    160,
    290,
    dbl('M-104 -58H104C98 -20 60 0 0 0C-60 0 -98 -20 -104 -58Z', 'marigold', { w: 8, i: 2, tick: 4.8 }) +
      shape('M-112 -64H112V-52H-112Z', 'haldi', 2.4) +
      line('M-82 -34Q0 -12 82 -34', 2.4, 'sindoor'),
  ) +
  frame({ motif: 'flower', ground: 'haldi', a: 'sindoor', b: 'paper', t: 16, inner: 'none', corner: 'haldi' }) +
  at(48, 292, T.diya(15)) +
  at(272, 292, T.diya(15))
const cassia = () =>
  line('M0 0V100', 2.4, 'patta') +
  places(
    turn(5, path(petal(10, 4.6), { fill: c('marigold'), stroke: c('ink'), 'stroke-width': 1.3 })) +
      fill(circle(0, 0, 2), 'sindoor'),
    range(9, (k): Place => [(k % 2 ? 1 : -1) * (15 - k * 1.5), 10 + k * 11, k * 20]),
  )

/** The owl mask of Bengal's procession, the red ledger, white alpona. */
export const pohelaBoishakh = () =>
  ground('g-sindoor') +
  at(
    160,
    146,
    g(
      turn(12, path('M0 -84C24 -96 24 -120 0 -132C-24 -120 -24 -96 0 -84M0 -96V-120', {})) +
        path(circle(0, 0, 78) + circle(0, 0, 134), {}),
      { stroke: c('paper'), 'stroke-width': 2.4 },
    ),
  ) +
  at(160, 148, owlMask()) +
  fill('M16 258H304V304H16Z', 'paper') +
  line('M16 258H304', 2.4) +
  line(range(9, (k) => `M${32 + k * 32} 292c8 -22 24 -22 16 -4c-4 8 -10 0 -4 -4`).join(''), 2.2, 'sindoor') +
  at(
    160,
    300,
    shape('M-56 0V-34H56V0Z', 'g-mark', 2.6) +
      shape('M-56 -8H56V0H-56Z', 'paper', 2) +
      line('M-48 -26H48M-48 -16H48', 2, 'haldi') +
      line('M18 -34V0', 4, 'paper'),
  ) +
  frame({ motif: 'temple', ground: 'paper', a: 'sindoor', b: 'ink', t: 16, inner: 'none', corner: 'haldi' })
const owlMask = () =>
  dbl(
    'M0 -78C20 -70 40 -78 62 -94C76 -60 80 -10 62 34C46 66 22 82 0 84C-22 82 -46 66 -62 34C-80 -10 -76 -60 -62 -94C-40 -78 -20 -70 0 -78Z',
    'haldi',
    { w: 8, i: 2, tick: 5 },
  ) +
  both(
    shape(circle(30, -20, 28), 'paper', 2.4) +
      turn(12, path('M0 -26L4 -17L0 -12L-4 -17Z', { fill: c('sindoor') })).replace(
        /^/,
        '<g transform="translate(30 -20)">',
      ) +
      '</g>' +
      shape(circle(30, -20, 12), 'ink', 2) +
      fill(circle(33, -24, 3.6), 'paper') +
      line('M48 -78C50 -66 46 -56 36 -52', 2.4, 'sindoor'),
  ) +
  shape('M-12 -4H12L0 28Z', 'sindoor', 2.6) +
  line(scales('M-46 20Q0 52 46 20C40 52 22 70 0 74C-22 70 -40 52 -46 20Z', { r: 7, inset: 2 }), 2, 'sindoor') +
  shape('M0 -66L9 -52L0 -38L-9 -52Z', 'patta', 2)
