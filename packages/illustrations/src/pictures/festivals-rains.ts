// Festivals of the rains, to Janmashtami.
import { range, circle, ellipse, dots } from '../parts/geom.ts'
import { fill, line, shape, dbl, pearls, limbs, at, turn, c, path } from '../parts/pen.ts'
import { petal, halo, frame, marigold, places, rangoli } from '../parts/ornament.ts'
import { lapHand } from '../parts/arms.ts'
import { murti } from '../parts/murti.ts'
import { krishna } from '../parts/krishna.ts'
import { laddoos } from '../parts/feast-things.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { crescent, ground, strewn } from '../parts/sheet.ts'
import { balabhadra, jagannath, subhadra } from '../parts/jagannath.ts'

export const rathaYatra = () =>
  ground('g-sky') +
  at(160, 74, canopy()) +
  fill('M16 246H304V304H16Z', 'g-marigold') +
  line('M16 256H304', 2.4) +
  shape('M34 96H286V226H34Z', 'peacock', 2.6) +
  at(82, 164, balabhadra(), { k: 0.82 }) +
  at(238, 164, jagannath(), { k: 0.82 }) +
  at(160, 172, subhadra(), { k: 0.7 }) +
  [40, 120, 200, 280].map((x) => line(`M${x} 96V222`, 8) + line(`M${x} 96V222`, 4, 'haldi')).join('') +
  dbl('M24 216H296V238H24Z', 'sindoor', { w: 7, i: 1.9, tick: 4.8 }) +
  line('M38 227H282', 5, 'haldi', { dash: '0 12' }) +
  places(wheelOfTheCar(30), [
    [72, 262, 0],
    [160, 262, 0],
    [248, 262, 0],
  ]) +
  line('M24 232C12 244 20 268 16 280', 5) +
  frame({ motif: 'temple', ground: 'haldi', a: 'sindoor', b: 'ink', t: 16, inner: 'none', corner: 'haldi' })
const canopy = () =>
  line('M0 -34V-56', 2.6) +
  shape('M0 -56L24 -50L0 -42Z', 'sindoor', 2) +
  shape('M-132 26C-110 -2 -60 -34 0 -36C60 -34 110 -2 132 26Z', 'sindoor', 2.6) +
  shape('M-96 26C-80 0 -44 -30 0 -36C-24 -24 -44 0 -50 26ZM96 26C80 0 44 -30 0 -36C24 -24 44 0 50 26Z', 'haldi', 2.2) +
  shape('M-16 26C-14 0 -8 -24 0 -36C8 -24 14 0 16 26Z', 'haldi', 2.2) +
  shape(range(16, (k) => `M${-136 + k * 17} 24H${-119 + k * 17}L${-127.5 + k * 17} 38Z`).join(''), 'paper', 2)
const wheelOfTheCar = (r: number) =>
  dbl(circle(0, 0, r), 'sindoor', { w: 7, i: 1.9, tick: 4.6 }) +
  shape(circle(0, 0, r * 0.72), 'haldi', 2) +
  turn(
    8,
    path(`M0 ${-r * 0.7}L3.500 ${-r * 0.2}H-3.500Z`, { fill: c('sindoor'), stroke: c('ink'), 'stroke-width': 1.4 }),
  ) +
  shape(circle(0, 0, r * 0.24), 'paper', 2)

/** Vyasa, who arranged the Vedas, under the full moon. */
export const guruPurnima = () =>
  ground('g-peacock') +
  line(dots('M16 16H304V230H16Z', { gap: 27, inset: 4 }), 2.8, 'haldi') +
  at(160, 120, shape(circle(0, 0, 88), 'paper', 2.8) + line(circle(0, 0, 80), 2, 'haldi', { dash: '0 8' })) +
  fill('M16 256H304V304H16Z', 'g-patta') +
  line('M16 256H304', 2.4) +
  at(
    160,
    268,
    shape('M-110 -6H110L118 8H-118Z', 'geru', 2.4) +
      line(range(21, (k) => `M${-100 + k * 10} -5l1 11`).join(''), 1.5, 'chandan'),
  ) +
  at(
    160,
    124,
    murti({
      skin: 'chandan',
      cloth: 'marigold',
      cloth2: 'sindoor',
      stole: 'marigold',
      wreath: ['geru', 'geru'],
      head: { tilak: 'shiva', beard: 'paper', hair: 'paper', headwear: topknot(), ring: 'geru' },
      right: lapHand('chandan', palmLeaves()),
    }),
    { k: 0.88 },
  ) +
  frame({ motif: 'vine', ground: 'haldi', a: 'peacock', b: 'sindoor', t: 16, inner: 'pearl', corner: 'marigold' }) +
  at(270, 292, T.lota({ col: 'geru' }), { k: 0.64 }) +
  at(52, 292, T.diya(17))
const topknot = () =>
  shape('M-28 4C-34 -14 -18 -24 0 -24C18 -24 34 -14 28 4C20 -6 -20 -6 -28 4Z', 'paper', 2.4) +
  shape('M-14 -22C-20 -40 20 -40 14 -22Z', 'paper', 2.4) +
  line('M-8 -24C-8 -32 0 -34 0 -34M8 -24C8 -32 0 -34 0 -34M-20 -8C-14 -16 14 -16 20 -8', 1.4) +
  pearls('M-15 -22Q0 -17 15 -22', { r: 2.2, gap: 6, col: 'geru', i: 1 })
const palmLeaves = () =>
  shape('M-40 -6H40V8H-40Z', 'haldi', 2.2) +
  line('M-34 -1H34M-34 4H34', 1.3, 'geru') +
  line('M-14 -6V8M14 -6V8', 3, 'sindoor')

export const nagPanchami = () =>
  ground('g-haldi') +
  strewn('M16 16H304V250H16Z', { col: 'patta', gap: 26, r: 1.8 }) +
  at(160, 148, halo(104, { leg: 104, k: 51, inner: 'g-sindoor', w: 13, tongue: 9, col: 'patta', tongueCol: 'haldi' })) +
  fill('M16 254H304V304H16Z', 'g-patta') +
  line('M16 254H304', 2.4) +
  [
    [92, 262, 24],
    [74, 236, 22],
    [56, 212, 20],
  ]
    .map(
      ([w, y, h]) =>
        dbl(ellipse(160, y!, w!, h!), 'peacock', { w: 7, i: 1.9, tick: 4.8 }) +
        line(`M${160 - w! * 0.8} ${y! + 4}Q160 ${y! + h! * 1.2} ${160 + w! * 0.8} ${y! + 4}`, 3, 'haldi', {
          dash: '2 6',
          cap: 'butt',
        }),
    )
    .join('') +
  at(160, 142, F.naga({ col: 'peacock', belly: 'haldi' }), { k: 2.1 }) +
  frame({ motif: 'petal', ground: 'paper', a: 'patta', b: 'gulabi', t: 16, inner: 'none', corner: 'haldi' }) +
  at(64, 296, milk()) +
  places(marigold(9), [
    [232, 290, 0],
    [252, 292, 0],
    [272, 290, 0],
    [242, 276, 0],
    [262, 276, 0],
  ])
const milk = () =>
  shape('M-34 -26H34C32 -8 20 0 0 0C-20 0 -32 -8 -34 -26Z', 'marigold', 2.6) +
  shape('M-34 -26C-30 -34 30 -34 34 -26C30 -19 -30 -19 -34 -26Z', 'paper', 2.2) +
  line('M-24 -12Q0 -4 24 -12', 2, 'sindoor')

/** The thread on a brother's wrist. */
export const rakshaBandhan = () =>
  ground('g-gulabi') +
  at(150, 132, rangoli(112, { k: 10, col: 'paper', w: 2.4 })) +
  limbs(
    [
      ['M-10 156H196', 46],
      ['M196 150H226', 42],
      ['M226 138L254 136', 11],
      ['M226 150L260 150', 11],
      ['M226 162L256 163', 11],
      ['M222 172L246 174', 10],
      ['M200 134Q216 112 232 112', 13],
    ],
    'geru',
    { i: 2.6 },
  ) +
  shape('M-10 124H54C62 142 62 170 54 188H-10Z', 'neel', 2.6) +
  line('M46 126C54 144 54 168 46 186', 4, 'haldi') +
  line('M126 132C120 148 120 166 126 180', 8.6) +
  line('M126 132C120 148 120 166 126 180', 4.6, 'sindoor') +
  line('M150 130Q200 92 246 66M150 130Q190 86 218 52', 5.6) +
  line('M150 130Q200 92 246 66M150 130Q190 86 218 52', 2.8, 'sindoor') +
  at(
    126,
    152,
    turn(12, path(petal(42, 11), { fill: c('marigold'), stroke: c('ink'), 'stroke-width': 2.2 })) +
      turn(12, path(petal(30, 8), { fill: c('sindoor'), stroke: c('ink'), 'stroke-width': 1.8 }), { from: 15 }) +
      shape(circle(0, 0, 15), 'haldi', 2.4) +
      pearls(circle(0, 0, 15), { r: 2.2, gap: 7.86, i: 1 }) +
      fill(circle(0, 0, 6), 'peacock'),
  ) +
  limbs(
    [
      ['M320 22L262 52', 26],
      ['M262 52L232 60', 15],
      ['M258 44L224 46', 8],
      ['M258 60L240 72', 8],
    ],
    'chandan',
    { i: 2.4 },
  ) +
  line('M284 26l12 20M276 30l12 20', 4.4, 'sindoor') +
  fill('M16 232H304V304H16Z', 'g-sindoor') +
  line('M16 232H304', 2.4) +
  at(
    160,
    300,
    shape('M-110 -30H110C100 -10 60 0 0 0C-60 0 -100 -10 -110 -30Z', 'marigold', 2.6) +
      line('M-84 -16Q0 -2 84 -16', 2.2, 'sindoor'),
  ) +
  at(160, 270, T.diya(20)) +
  at(98, 272, laddoos(8, 'marigold'), { k: 0.9 }) +
  at(222, 272, shape('M-22 0C-18 -20 18 -20 22 0Z', 'sindoor', 2.2) + line('M-8 -7h0M2 -10h0M9 -5h0', 3, 'haldi')) +
  frame({ motif: 'flower', ground: 'paper', a: 'sindoor', b: 'haldi', t: 16, inner: 'none', corner: 'haldi' })

export const janmashtami = () =>
  ground('g-neel') +
  line(dots('M10 10H310V200H10Z', { gap: 25, inset: 6 }), 2.8, 'haldi') +
  at(272, 58, crescent(17, 'paper', 2.2), { r: 14 }) +
  at(150, 152, halo(92, { ring: true, k: 42, inner: 'g-peacock', w: 13, tongue: 9 })) +
  at(148, 142, krishna(), { k: 0.92 }) +
  fill('M0 270H320V320H0Z', 'g-patta') +
  line('M0 270H320', 2.4) +
  at(248, 296, at(0, 0, F.cow(), { kx: 0.72, k: 0.72 })) +
  at(
    64,
    300,
    shape('M-16 -56C-44 -50 -48 -10 -24 0H24C48 -10 44 -50 16 -56Z', 'geru', 2.6) +
      line('M-36 -34Q0 -22 36 -34M-38 -24Q0 -12 38 -24', 2, 'haldi') +
      line(range(6, (i) => `M${-30 + i * 12} -25l6 6l6 -6`).join(''), 1.8, 'paper') +
      shape('M-24 -56C-30 -70 -12 -78 -4 -70C0 -82 20 -78 18 -68C30 -66 28 -54 22 -54Z', 'paper', 2.4) +
      shape('M-24 -60H24L18 -50H-18Z', 'geru', 2.4),
  ) +
  frame({ motif: 'vine', ground: 'paper', a: 'peacock', b: 'marigold', t: 16, inner: 'none' })
