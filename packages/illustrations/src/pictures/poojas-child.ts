// Rites of a child: the name, the first meal, the first cutting of the hair, the first letters.
import { circle, ellipse, dots } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, limbs, at, both, turn, c, path } from '../parts/pen.ts'
import { petal, halo, frame, places, toran } from '../parts/ornament.ts'
import { crown } from '../parts/deity.ts'
import { namaste } from '../parts/arms.ts'
import { newborn, shavenChild, sittingChild } from '../parts/figures.ts'
import { hairs, personFace } from '../parts/face.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { ground, strewn } from '../parts/sheet.ts'

/** The cradle in which the child hears its name. */
export const namkaran = () =>
  ground('g-gulabi') +
  strewn('M20 20H300V250H20Z', { col: 'paper', gap: 26, r: 2 }) +
  at(160, 152, halo(104, { leg: 106, k: 51, inner: 'g-haldi', w: 13, tongue: 9, col: 'patta', tongueCol: 'gulabi' })) +
  fill('M20 258H300V300H20Z', 'g-patta') +
  line('M20 258H300', 2.4) +
  at(56, 62, toran(208, { k: 9, s: 8, l: 24, drop: false })) +
  line('M88 62L70 190M232 62L250 190', 6.6) +
  line('M88 62L70 190M232 62L250 190', 2.8, 'haldi') +
  places(shape(circle(0, 0, 7), 'sindoor', 2) + fill(circle(0, 0, 2.4), 'haldi'), [
    [83, 100, 0],
    [77, 142, 0],
    [237, 100, 0],
    [243, 142, 0],
  ]) +
  line('M160 76V112', 2) +
  at(
    160,
    118,
    turn(6, path(petal(15, 5.4), { fill: c('gulabi'), stroke: c('ink'), 'stroke-width': 1.6 })) +
      fill(circle(0, 0, 4), 'haldi'),
  ) +
  at(166, 178, newborn(), { k: 1.06 }) +
  at(
    160,
    190,
    dbl('M-94 0C-88 40 -56 54 0 54C56 54 88 40 94 0C60 16 -60 16 -94 0Z', 'geru', { w: 8, i: 2, tick: 4.8 }) +
      line('M-76 24Q0 46 76 24', 2.4, 'haldi') +
      places(turn(6, path(petal(10, 3.6), { fill: c('haldi') })) + fill(circle(0, 0, 2.6), 'sindoor'), [
        [-46, 22, 0],
        [0, 30, 0],
        [46, 22, 0],
      ]) +
      both(shape('M58 46C66 58 76 64 88 64L84 72C66 72 52 64 46 52Z', 'geru', 2.4)),
  ) +
  frame({ motif: 'petal', ground: 'haldi', a: 'gulabi', b: 'sindoor', corner: 'gulabi' }) +
  at(54, 292, T.kalash({ nut: false }), { k: 0.4 }) +
  at(266, 290, T.diya(18))

/** Grains of the first meal: a spoon of kheer, and bowls around it. */
export const annaprashan = () =>
  ground('g-haldi') +
  strewn('M20 20H300V250H20Z', { col: 'marigold', gap: 25, r: 2 }) +
  at(
    160,
    128,
    halo(86, { ring: true, k: 42, inner: 'g-patta', w: 13, tongue: 9, col: 'sindoor', tongueCol: 'haldi' }),
  ) +
  fill('M20 246H300V300H20Z', 'g-sindoor') +
  line('M20 246H300', 2.4) +
  at(
    150,
    128,
    sittingChild({
      cloth: 'gulabi',
      shirt: 'marigold',
      arms: [
        ['M-32 52Q-50 70 -44 84L-30 92', 13],
        ['M32 52Q50 70 44 84L30 92', 13],
      ],
      head: at(
        0,
        -2,
        personFace({ tilak: 'dot' }) +
          hairs.short('ink') +
          at(0, -28, crown(20, 24, { gem: 'gulabi', wings: false })) +
          both(fill(circle(17, 13, 5.4), 'gulabi')),
        { k: 1.1, kx: 1.3 },
      ),
    }) + pearls('M-16 46Q0 60 16 46', { r: 2, gap: 6, i: 1, col: 'haldi' }),
    { k: 0.96 },
  ) +
  // the mother's hand with the spoon
  limbs(
    [
      ['M302 118Q270 132 244 148', 20],
      ['M246 147L228 152', 15],
    ],
    'chandan',
    { i: 2.4 },
  ) +
  shape('M302 100L280 112L290 140L302 134Z', 'sindoor', 2.4) +
  line('M264 126l9 17M257 130l8 16', 3.6, 'haldi') +
  line('M238 146L184 151', 7) +
  line('M238 146L184 151', 3, 'paper') +
  limbs(
    [
      ['M230 146L222 150', 7],
      ['M232 156L222 158', 7],
    ],
    'chandan',
    { i: 2 },
  ) +
  shape('M188 143C176 141 162 147 163 153C166 159 182 160 190 156Z', 'paper', 2.2) +
  fill('M184 147C177 146 169 149 169 152C174 155 180 155 185 153Z', 'haldi') +
  frame({ motif: 'kolam', ground: 'paper', a: 'sindoor', b: 'marigold', corner: 'gulabi' }) +
  bowlOf(160, 292, 1, 'paper', 'marigold') +
  bowlOf(84, 294, 0.66, 'haldi', 'paper') +
  bowlOf(236, 294, 0.66, 'patta', 'paper')
/** A bowl from the side, heaped. Origin: middle of the foot. */
const bowlOf = (x: number, y: number, k: number, food: Colour, metal: Colour) =>
  at(
    x,
    y,
    shape('M-36 -26C-26 -42 -10 -44 0 -44C10 -44 26 -42 36 -26Z', food, 2.4) +
      line('M-16 -34h0M-4 -38h0M8 -33h0M20 -32h0M-26 -30h0', 3.4, 'sindoor') +
      dbl('M-44 -28H44C40 -6 22 0 0 0C-22 0 -40 -6 -44 -28Z', metal, { w: 6.6, i: 1.8, tick: 4.4 }) +
      line('M-30 -16Q0 -8 30 -16', 2, 'sindoor'),
    { k },
  )

/** The first cutting of the hair: a tuft stays. */
export const mundan = () =>
  ground('g-peacock') +
  strewn('M20 20H300V240H20Z', { col: 'haldi', gap: 27, r: 1.8 }) +
  at(160, 150, halo(100, { leg: 100, k: 49, inner: 'g-sky', w: 13, tongue: 9 })) +
  fill('M20 250H300V300H20Z', 'g-marigold') +
  line('M20 250H300', 2.4) +
  at(
    148,
    134,
    sittingChild({
      cloth: 'sindoor',
      shirt: 'chandan',
      head:
        line('M-24 44C-10 70 14 88 36 94', 4.4) +
        line('M-24 44C-10 70 14 88 36 94', 1.6, 'paper') +
        at(0, -6, namaste('chandan'), { k: 0.86 }) +
        shavenChild() +
        fill('M27 -14C28 -24 22 -32 15 -35C18 -26 20 -18 21 -8Z', 'ink') +
        line('M20 -30L24 -12M15 -33L20 -14', 1.3, 'chandan'),
    }),
    { k: 0.98 },
  ) +
  // the barber's hand with the razor
  limbs(
    [
      ['M302 74Q268 78 236 104', 19],
      ['M238 102L222 114', 14],
    ],
    'geru',
    { i: 2.4 },
  ) +
  shape('M302 56L284 64L290 90L302 86Z', 'paper', 2.4) +
  shape('M222 106L184 98C180 104 180 112 184 118L220 118Z', 'paper', 2.4) +
  line('M186 115L218 114', 1.4) +
  line('M216 112L238 132', 8) +
  line('M216 112L238 132', 3.6, 'sindoor') +
  limbs(
    [
      ['M226 108L216 112', 7],
      ['M230 116L220 119', 7],
    ],
    'geru',
    { i: 2 },
  ) +
  frame({ motif: 'brick', ground: 'paper', a: 'peacock', b: 'haldi', corner: 'marigold' }) +
  at(66, 292, waterBowl()) +
  at(
    256,
    292,
    fill(ellipse(0, -4, 34, 7), 'patta') +
      line('M-34 -4A34 7 0 0 1 34 -4A34 7 0 0 1 -34 -4Z', 2.2) +
      line('M-18 -6q6 -12 12 0M-6 -6q7 -14 14 0M6 -6q6 -12 12 0', 3.4),
  )
const waterBowl = () =>
  shape('M-34 -24H34C32 -8 20 0 0 0C-20 0 -32 -8 -34 -24Z', 'marigold', 2.6) +
  shape('M-34 -24C-30 -31 30 -31 34 -24C30 -18 -30 -18 -34 -24Z', 'peacock', 2.2) +
  line('M-16 -25q4 -3 8 0t8 0M2 -22q4 -3 8 0t6 0', 1.5, 'paper') +
  line('M-24 -11Q0 -4 24 -11', 2, 'sindoor')

/** The first letters: a slate, chalk, and a hand that guides the small one. */
export const vidyarambh = () =>
  ground('g-sky') +
  strewn('M20 20H300V250H20Z', { col: 'peacock', gap: 28, r: 1.7 }) +
  at(
    160,
    122,
    halo(88, { ring: true, k: 42, inner: 'g-marigold', w: 13, tongue: 9, col: 'peacock', tongueCol: 'sindoor' }),
  ) +
  fill('M20 258H300V300H20Z', 'g-peacock') +
  line('M20 258H300', 2.4) +
  at(
    160,
    106,
    limbs([['M0 26V44', 16]], 'chandan') +
      shape(childCoatD, 'sindoor', 2.6) +
      line(dots(childCoatD, { gap: 13, inset: 5 }), 3, 'haldi') +
      personFace({ tilak: 'dot' }) +
      hairs.parted('ink') +
      both(fill(circle(15, 12, 4), 'gulabi')),
    { k: 1 },
  ) +
  at(
    160,
    222,
    shape('M-86 -62H86V62H-86Z', 'geru', 2.6) +
      dbl('M-74 -50H74V50H-74Z', 'ink', { w: 6.6, i: 1.8, tick: 4.6, band: 'haldi' }) +
      at(-22, 26, line('M0 0C-30 0 -34 -46 0 -50C26 -52 32 -16 6 -14C-10 -12 -12 -32 2 -34', 4.6, 'paper')) +
      line('M22 -26H52M22 -8H58M22 10H48', 3.4, 'paper', { dash: '12 6' }) +
      line('M-58 34H58', 2, 'peacock'),
  ) +
  // small hand with the chalk, larger hand over it
  limbs([['M116 158Q92 176 104 196', 15]], 'chandan', { i: 2.2 }) +
  limbs(
    [
      ['M20 214Q60 196 88 200', 19],
      ['M88 200L106 204', 14],
    ],
    'chandan',
    { i: 2.4 },
  ) +
  shape('M20 196L44 194L48 216L20 230Z', 'patta', 2.4) +
  line('M58 193l6 15M66 191l5 15', 3.4, 'haldi') +
  limbs(
    [
      ['M104 199L114 203', 6.4],
      ['M102 207L112 211', 6.4],
    ],
    'chandan',
    { i: 1.8 },
  ) +
  line('M110 208L122 220', 7) +
  line('M110 208L122 220', 3.6, 'paper') +
  frame({ motif: 'vine', ground: 'paper', a: 'peacock', b: 'sindoor', inner: 'line', corner: 'haldi' }) +
  at(
    262,
    296,
    shape('M-30 0V-10H30V0ZM-26 -10V-20H28V-10ZM-28 -20V-30H24V-20Z', 'sindoor', 2.2) +
      line('M-30 -5H30M-26 -15H28M-28 -25H24', 1.6, 'haldi'),
  ) +
  at(262, 266, F.feather(48, { col: 'patta' }), { r: 24 })
const childCoatD = 'M-32 42C-20 36 20 36 32 42C46 58 50 80 50 100H-50C-50 80 -46 58 -32 42Z'
