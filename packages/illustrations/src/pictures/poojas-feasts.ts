// Poojas of the feasts of the year.
import { range, circle, dots } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, limbs, at, both, turn, c, path } from '../parts/pen.ts'
import { lotusSeat, halo, frame, places, toran } from '../parts/ornament.ts'
import { bangle } from '../parts/deity.ts'
import { lapHand } from '../parts/arms.ts'
import { murti } from '../parts/murti.ts'
import { fullMoon, karwa, sieve, woman } from '../parts/figures.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { waves } from '../parts/sky.ts'
import { cane, tulsi } from '../parts/flora.ts'
import { ground, strewn } from '../parts/sheet.ts'

/** The physician of the gods rises from the ocean of milk with the pot of nectar. */
export const dhanteras = () =>
  ground('g-gulabi') +
  strewn('M20 20H300V240H20Z', { col: 'sindoor', gap: 30, r: 1.6 }) +
  at(
    160,
    120,
    halo(88, { leg: 150, k: 50, inner: 'g-haldi', w: 13, tongue: 9, col: 'peacock', tongueCol: 'marigold' }),
  ) +
  fill('M20 252H300V300H20Z', 'g-peacock') +
  line('M20 252H300', 2.4) +
  waves(20, 254, 280, 46, { step: 40, row: 15, col: 'haldi' }) +
  at(160, 264, lotusSeat(52, { h: 22, k: 3 })) +
  at(
    160,
    90,
    murti({
      pose: 'standing',
      skin: 'neel',
      cloth: 'marigold',
      cloth2: 'sindoor',
      head: { tilak: 'vishnu' },
      stole: false,
      arms: [
        { side: 1, seat: 'raised', hold: at(0, -32, T.conch(), { k: 0.5 }) },
        { side: -1, seat: 'raised', hold: at(0, -26, T.chakra(16)) },
      ],
      left: bentArm('neel'),
      right: bentArm('neel') + at(0, 116, T.kalash({ leaves: 3, belly: 'peacock' }), { k: 0.42 }),
    }),
    { k: 0.72 },
  ) +
  frame({ motif: 'flower', ground: 'peacock', a: 'haldi', b: 'paper', corner: 'haldi' }) +
  at(60, 292, T.coins(10, 6.6)) +
  at(262, 294, T.lota(), { k: 0.8 })
const bentArm = (skin: Colour) => limbs([['M31 59Q52 84 42 104L12 110', 12]], skin) + bangle(26, 108, 76, 7)

const hillD =
  'M-128 0C-140 -18 -122 -40 -100 -36C-100 -62 -66 -72 -50 -56C-40 -84 6 -86 18 -60C34 -80 76 -72 78 -46C104 -52 132 -30 124 -8C128 2 120 6 112 4C80 14 50 8 40 10C10 4 -20 12 -44 8C-80 14 -110 10 -128 0Z'
export const govardhan = () =>
  ground('g-neel') +
  line(dots('M20 20H300V150H20Z', { gap: 22, inset: 4 }).replaceAll('h0', 'l-3 9'), 1.8, 'paper', { o: 0.7 }) +
  fill('M20 128H300V300H20Z', 'g-haldi') +
  at(
    160,
    112,
    dbl(hillD, 'patta', { w: 8, i: 2, tick: 4.8 }) +
      line(
        'M-100 -36C-88 -36 -80 -28 -82 -16M-50 -56C-40 -52 -32 -40 -36 -26M18 -60C8 -56 4 -44 8 -32M78 -46C66 -44 60 -34 64 -22',
        2.2,
        'haldi',
      ) +
      places(
        line('M0 0V-10', 2.4, 'geru') + fill(circle(0, -14, 6), 'peacock') + line('M-2 -15h0M3 -12h0', 2.2, 'haldi'),
        [
          [-104, -8, 0],
          [-58, -12, 0],
          [-16, -34, 0],
          [-12, -6, 0],
          [36, -14, 0],
          [52, -44, 0],
          [92, -14, 0],
        ],
      ),
  ) +
  fill('M20 270H300V300H20Z', 'g-patta') +
  line('M20 270H300', 2.4) +
  at(80, 292, F.cow({ patch: 'geru' }), { kx: -0.72, k: 0.72 }) +
  at(244, 292, F.cow({ patch: 'marigold' }), { k: 0.72 }) +
  at(
    160,
    156,
    feathers() +
      murti({
        pose: 'standing',
        skin: 'neel',
        cloth: 'marigold',
        cloth2: 'sindoor',
        head: { tilak: 'vishnu' },
        stole: false,
        crownH: 40,
        wreath: ['patta', 'paper', 'sindoor'],
        left: fluteArm(),
        right:
          limbs(
            [
              ['M30 58Q58 58 70 30L66 -36', 12],
              ['M66 -36L64 -44', 12],
              ['M60 -46L58 -64', 4.6],
            ],
            'neel',
          ) + bangle(67, -24, 4, 7),
      }),
    { k: 0.55 },
  ) +
  frame({ motif: 'vine', ground: 'paper', a: 'patta', b: 'sindoor', inner: 'none', corner: 'haldi' })
const feathers = () => at(10, -60, F.feather(46), { r: 26 }) + at(-4, -62, F.feather(44), { r: -8 })
const fluteArm = () =>
  limbs([['M31 59Q56 84 50 108L24 116', 12]], 'neel') +
  bangle(38, 112, 72, 7) +
  line('M-4 122L66 98', 8.6) +
  line('M-4 122L66 98', 4.4, 'haldi') +
  limbs([['M18 116L26 115', 9]], 'neel', { i: 2 })

export const karwaChauth = () =>
  ground('g-neel') +
  line(dots('M20 20H300V220H20Z', { gap: 27, inset: 4 }), 2.8, 'haldi') +
  at(92, 96, fullMoon(38, { hare: false })) +
  at(
    222,
    258,
    woman({
      cloth: 'gulabi',
      cloth2: 'sindoor',
      arms: [
        ['M10 -84Q-14 -72 -30 -80L-50 -112', 11],
        ['M-50 -112L-56 -118', 9],
      ],
      hold: at(-74, -134, sieve(32), { kx: 0.74, k: 1 }),
    }) + line('M-40 -92l9 -5M-44 -99l9 -5', 3.4, 'haldi'),
    { k: 1.2 },
  ) +
  shape('M18 248H302V302H18Z', 'sand', 2.6) +
  shape('M18 240H302V254H18Z', 'geru', 2.4) +
  places(
    at(0, 0, shape('M-9 -12L0 -22L9 -12V8L0 18L-9 8Z', 'g-neel', 2)),
    range(9, (k): [number, number, number] => [40 + k * 30, 280, 0]),
  ) +
  at(70, 240, karwa(), { k: 0.9 }) +
  at(126, 240, T.diya(20)) +
  frame({ motif: 'petal', ground: 'sindoor', a: 'haldi', b: 'paper', inner: 'none', corner: 'haldi' })

export const vishwakarma = () =>
  ground('g-marigold') +
  strewn('M20 20H300V240H20Z', { col: 'haldi', gap: 24, r: 2 }) +
  at(160, 132, halo(88, { leg: 112, k: 45, inner: 'g-peacock', w: 13, tongue: 0, pearl: 'haldi', col: 'sindoor' })) +
  at(160, 246, lotusSeat(84, { h: 26, col: 'haldi', back: 'marigold', vein: 'sindoor' })) +
  at(
    160,
    118,
    murti({
      skin: 'chandan',
      cloth: 'paper',
      cloth2: 'sindoor',
      head: { tilak: 'dot', beard: 'paper', hair: 'paper' },
      stole: 'sindoor',
      arms: [
        { side: -1, seat: 'raised', hold: hammer() },
        { side: 1, seat: 'raised', hold: at(0, -12, book()) },
      ],
      left: 'blessing',
      right: lapHand('chandan', at(0, 2, T.lota({ col: 'haldi' }), { k: 0.56 })),
    }),
    { k: 0.8 },
  ) +
  frame({ motif: 'brick', ground: 'sand', a: 'geru', b: 'haldi', corner: 'marigold' }) +
  at(58, 272, wheel(22)) +
  at(258, 270, at(-20, -6, chisel(), { r: 64 }) + square())
const hammer = () =>
  line('M0 22V-26', 7) +
  line('M0 22V-26', 3, 'geru') +
  shape('M-18 -40H14L22 -33L14 -24H-18Z', 'paper', 2.4) +
  line('M-10 -39V-25', 1.6)
const book = () =>
  shape('M-15 -14H15V8H-15Z', 'sindoor', 2.2) +
  shape('M-11 -14H-7V8H-11Z', 'haldi', 1.4) +
  line('M-1 -8H10M-1 -2H10', 1.5, 'haldi')
const wheel = (r: number) =>
  turn(10, path('M-4.500 -19L-3 -26H3L4.500 -19Z', { fill: c('paper'), stroke: c('ink'), 'stroke-width': 2 })) +
  shape(circle(0, 0, r * 0.9), 'paper', 2.4) +
  shape(circle(0, 0, r * 0.56), 'marigold', 2) +
  line('M0 -12V12M-12 0H12', 3) +
  fill(circle(0, 0, 4), 'sindoor')
const chisel = () =>
  line('M0 26V-4', 8.6) +
  line('M0 26V-4', 4.4, 'geru') +
  shape('M-5 -4L-6 -28L6 -34V-4Z', 'paper', 2.2) +
  shape('M-7 -4H7V2H-7Z', 'haldi', 1.8)
const square = () =>
  shape('M-26 10H18V-26H28V20H-26Z', 'haldi', 2.2) +
  line('M-18 14v4M-8 14v4M2 14v4M12 14v4M22 -18h4M22 -8h4M22 2h4', 1.4)

/** Tulsi as the bride under a canopy of sugar cane, her veil knotted to the cloth of the groom. */
export const tulasiVivah = () =>
  ground('g-patta') +
  shape('M44 92Q160 52 276 92V270H44Z', 'g-sindoor', 2.4) +
  fill('M20 256H300V300H20Z', 'g-marigold') +
  line('M20 256H300', 2.4) +
  at(160, 0, both(at(-120, 292, cane(208, { w: 5 }), { r: 1 }))) +
  at(44, 92, toran(232, { k: 9, s: 4, l: 22, drop: false })) +
  // the bride
  at(110, 204, tulsi(80, { k: 5, spread: 22 })) +
  at(
    110,
    204,
    both(
      shape('M26 -62C54 -44 58 4 44 24H22C32 -4 34 -36 18 -60Z', 'gulabi', 2.2) +
        line('M34 -50C50 -28 50 2 38 18', 2.6, 'haldi', { dash: '0 5.400' }),
    ) +
      shape('M-30 0Q0 10 30 0L24 24H-24Z', 'geru', 2.4) +
      line('M-27 9Q0 18 27 9', 2, 'haldi'),
  ) +
  at(
    110,
    290,
    dbl('M-44 0H44V-10H36V-50H44V-62H-44V-50H-36V-10H-44Z', 'paper', { w: 7, i: 1.9, tick: 4.6 }) +
      shape('M-15 -10V-31C-15 -42 -7 -44 0 -49C7 -44 15 -42 15 -31V-10Z', 'sindoor', 2) +
      at(-1, -12, T.diya(11)),
  ) +
  // the groom
  at(
    208,
    152,
    murti({
      skin: 'neel',
      cloth: 'marigold',
      cloth2: 'haldi',
      head: { tilak: 'vishnu' },
      stole: false,
      arms: [
        { side: 1, seat: 'raised', hold: at(0, -32, T.conch(), { k: 0.5 }) },
        {
          side: -1,
          seat: 'raised',
          hold: at(0, -26, T.chakra(15)),
        },
      ],
    }),
    { k: 0.6 },
  ) +
  at(208, 248, lotusSeat(56, { h: 22, k: 3 })) +
  // the knot
  line('M134 220Q152 246 166 232', 8.6) +
  line('M134 220Q152 246 166 232', 4.6, 'haldi') +
  shape(circle(152, 238, 5.4), 'haldi', 2) +
  line('M150 243l-4 12M154 243l3 12', 3, 'haldi') +
  frame({ motif: 'brick', a: 'patta', b: 'haldi', inner: 'line' }) +
  at(268, 292, T.diya(15))
