// Festivals of Bhadrapada, when the rains end.
import { p2, polar, range, circle, ellipse, dots } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, limbs, at, both, turn, c, path } from '../parts/pen.ts'
import { type Place, petal, halo, frame, garland, marigold, places, scallop } from '../parts/ornament.ts'
import { bangle, fist, ganesha } from '../parts/deity.ts'
import { murti } from '../parts/murti.ts'
import { linga } from '../parts/shiva.ts'
import { sitter } from '../parts/people.ts'
import { dish, laddoos, riceBalls } from '../parts/feast-things.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { waves } from '../parts/sky.ts'
import { ground, strewn } from '../parts/sheet.ts'

export const hartalikaTeej = () =>
  ground('g-patta') +
  strewn('M16 16H304V240H16Z', { col: 'paper', gap: 28, r: 2 }) +
  at(
    98,
    18,
    line('M0 0V34', 2.4) +
      both(
        garland('M2 34C12 58 34 70 62 76', { r: 5.4, cols: ['gulabi', 'paper'] }) +
          garland('M62 76C58 96 30 108 2 108', { r: 5.4, cols: ['marigold', 'sindoor'] }),
      ),
  ) +
  fill('M16 246H304V304H16Z', 'g-haldi') +
  line('M16 246H304', 2.4) +
  at(98, 244, linga({ stone: 'chandan', dish: 'sand' }), { k: 0.72 }) +
  at(234, 286, sitter({ kind: 'woman', cloth: 'patta', cloth2: 'patta', reach: true }), { k: 1.16 }) +
  frame({ motif: 'vine', ground: 'paper', a: 'patta', b: 'gulabi', t: 16, inner: 'none', corner: 'gulabi' }) +
  at(66, 298, T.diya(15)) +
  at(130, 298, dish(28) + at(0, -15, shape(circle(-8, -6, 7), 'sindoor', 2) + shape(circle(8, -6, 7), 'marigold', 2)))

export const ganeshChaturthi = () =>
  ground('g-haldi') +
  shape(
    'M16 16H304V60C280 84 258 40 232 66C208 90 186 46 160 70C134 46 112 90 88 66C62 40 40 84 16 60Z',
    'sindoor',
    2.6,
  ) +
  line('M16 52C40 76 62 32 88 58C112 82 134 38 160 62C186 38 208 82 232 58C258 32 280 76 304 52', 3, 'haldi', {
    dash: '0 7',
  }) +
  at(160, 148, halo(98, { leg: 112, k: 47, inner: 'g-patta', w: 13, tongue: 0, col: 'gulabi' })) +
  fill('M16 262H304V304H16Z', 'g-sindoor') +
  line('M16 262H304', 2.4) +
  at(
    160,
    290,
    shape('M-118 0V-12H-106V-28H106V-12H118V0Z', 'marigold', 2.6) + line('M-96 -20H96', 5, 'sindoor', { dash: '0 12' }),
  ) +
  at(160, 142, ganesha({ skin: 'sindoor', cloth: 'haldi', cloth2: 'peacock' }), { k: 0.74 }) +
  frame({ motif: 'brick', ground: 'haldi', a: 'gulabi', b: 'sindoor', t: 16, inner: 'none', corner: 'marigold' }) +
  at(44, 300, laddoos(8, 'haldi')) +
  at(
    276,
    300,
    places(line('M0 0Q-2 -16 -8 -26M0 0V-32M0 0Q2 -16 8 -26', 3, 'patta'), [
      [-12, 0, -12],
      [0, 0, 0],
      [12, 0, 12],
    ]) + line('M-14 -4H14', 4, 'sindoor'),
  )

/** The snake boat before a carpet of flowers. */
export const onam = () =>
  ground('g-sky') +
  at(160, 186, pookalam(116)) +
  fill('M16 188H304V304H16Z', 'g-peacock') +
  line('M16 188H304', 2.4) +
  waves(16, 196, 288, 106, { step: 46, row: 18, col: 'haldi', o: 0.75 }) +
  places(palmTree(), [
    [38, 190, -6],
    [284, 190, 6],
  ]) +
  places(
    rower(),
    range(7, (k): Place => [70 + k * 26, 232 + Math.abs(k - 3) * -1.4, 0]),
  ) +
  shape(
    'M20 166C18 196 30 222 58 232H238C268 230 292 214 300 190L290 190C284 206 268 216 244 218H70C48 214 36 196 34 166Z',
    'ink',
    2.6,
  ) +
  shape('M20 166C8 150 14 138 26 134C38 140 42 154 34 166Z', 'haldi', 2.4) +
  line('M26 144V158M20 150H34', 2, 'sindoor') +
  line('M52 224H250', 3, 'haldi', { dash: '0 8' }) +
  line('M36 262q12 -8 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0', 3, 'paper') +
  frame({ motif: 'flower', ground: 'paper', a: 'marigold', b: 'sindoor', t: 16, inner: 'none', corner: 'patta' })
const pookalam = (r: number) =>
  (['marigold', 'sindoor', 'paper', 'gulabi', 'haldi'] satisfies Colour[])
    .map((col, k) => shape(scallop(r * (1 - k * 0.17), 18 - k * 2, 0.1), col, 2.2))
    .join('') + turn(10, path(petal(r * 0.24, r * 0.07), { fill: c('sindoor'), stroke: c('ink'), 'stroke-width': 1.6 }))
const palmTree = () =>
  line('M0 0Q6 -50 0 -96', 10) +
  line('M0 0Q6 -50 0 -96', 5.6, 'geru') +
  places(shape('M0 0C10 -14 22 -16 40 -2C26 -6 14 -4 0 0Z', 'patta', 2), [
    [0, -96, 0],
    [0, -96, 40],
    [0, -96, -44],
    [0, -96, 180],
    [0, -96, 222],
    [0, -96, 140],
    [0, -96, -90],
  ])
const rower = () =>
  limbs([['M0 -12V-34', 15]], 'geru', { i: 2 }) +
  shape(circle(0, -50, 8.5), 'geru', 2) +
  fill('M-8 -52C-8 -62 8 -62 8 -52Z', 'ink') +
  line('M-4 -30L-18 -18', 6) +
  line('M-12 -34L-26 22', 4.6) +
  line('M-12 -34L-26 22', 2, 'haldi') +
  line('M-7 -14H7', 4, 'paper')

/** Vishnu on the coils of Ananta, fourteen knots around the frame of his hoods. */
export const anantChaturdashi = () =>
  ground('g-neel') +
  fill('M16 244H304V304H16Z', 'g-peacock') +
  line('M16 244H304', 2.4) +
  waves(16, 246, 288, 56, { step: 46, row: 18, col: 'paper', o: 0.7 }) +
  line(`M${p2(...polar(92, -78, 160, 136))}A92 92 0 0 1 ${p2(...polar(92, 78, 160, 136))}`, 3, 'haldi', {
    dash: '0 8',
  }) +
  places(
    at(0, -84, F.naga({ col: 'patta', belly: 'haldi' }), { k: 0.9 }),
    [-78, 78, -39, 39, 0].map((a): Place => [160, 146, a]),
  ) +
  shape('M110 220C96 170 92 120 122 84H198C228 120 224 170 210 220Z', 'patta', 2.6) +
  [
    [110, 270, 22],
    [92, 252, 18],
  ]
    .map(
      ([w, y, h]) =>
        dbl(ellipse(160, y!, w!, h!), 'patta', { w: 7, i: 1.9, tick: 4.8 }) +
        line(`M${160 - w! * 0.8} ${y! + 3}Q160 ${y! + h! * 1.2} ${160 + w! * 0.8} ${y! + 3}`, 3, 'haldi', {
          dash: '2 6',
          cap: 'butt',
        }),
    )
    .join('') +
  at(
    160,
    132,
    murti({
      skin: 'neel',
      cloth: 'marigold',
      cloth2: 'sindoor',
      head: { tilak: 'vishnu' },
      stole: false,
      crownH: 44,
      arms: [
        { side: 1, seat: 'raised', hold: at(0, -30, T.conch(), { k: 0.5 }) },
        { side: -1, seat: 'raised', hold: at(0, -24, T.chakra(15)) },
      ],
      right:
        limbs([['M31 59Q50 74 62 104L58 84', 12]], 'neel') +
        bangle(60, 92, -12, 7) +
        at(57, 80, T.padma(17, { stem: 18 }), { r: 8 }) +
        fist(57, 80, 'neel', 7),
    }),
    { k: 0.72 },
  ) +
  frame({ motif: 'kolam', ground: 'haldi', a: 'neel', b: 'sindoor', t: 16, inner: 'none', corner: 'haldi' })

/** On the day without a moon a lamp is set afloat for all who went before. */
export const sarvaPitru = () =>
  ground('g-ink') +
  line(dots('M16 16H304V150H16Z', { gap: 24, inset: 4 }), 2.6, 'haldi') +
  at(160, 82, fill(circle(0, 0, 34), 'ink') + line(circle(0, 0, 34), 2.4, 'paper', { dash: '2 5' })) +
  fill('M16 166H304V304H16Z', 'g-neel') +
  line('M16 166H304', 2.4) +
  waves(16, 170, 288, 130, { step: 50, row: 20, col: 'haldi', o: 0.6 }) +
  places(fill(ellipse(0, 0, 20, 4), 'patta') + T.diya(13, { col: 'geru', edge: 'haldi' }), [
    [60, 192, 0],
    [254, 188, 0],
    [48, 240, 0],
    [272, 238, 0],
    [196, 182, 0],
    [118, 182, 0],
  ]) +
  at(
    160,
    268,
    shape(
      'M-112 -4C-96 -34 -40 -44 10 -36C60 -30 92 -20 124 -24C104 -2 84 18 30 22C-30 28 -90 20 -112 -4Z',
      'patta',
      2.6,
    ) +
      line(
        'M-108 -4C-60 -10 40 -6 118 -22M-50 -8L-40 -32M-50 -8L-34 16M0 -8L12 -32M0 -8L16 18M48 -12L60 -28M48 -12L62 10',
        2,
        'haldi',
      ),
  ) +
  at(160, 262, T.diya(42)) +
  at(92, 264, riceBalls(8)) +
  at(234, 254, marigold(11) + at(-17, 5, marigold(8, { col: 'gulabi' })) + at(16, 5, marigold(8, { col: 'paper' }))) +
  frame({ motif: 'temple', ground: 'sand', a: 'ink', b: 'geru', t: 16, inner: 'none', corner: 'geru' })
