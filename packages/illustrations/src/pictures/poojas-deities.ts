// Poojas of deities.
import { range, circle, dots } from '../parts/geom.ts'
import { fill, line, shape, at, both, flip, turn, c, path } from '../parts/pen.ts'
import { lotus, lotusSeat, halo, frame, marigold, places, toran } from '../parts/ornament.ts'
import { ganesha, mouse, modak } from '../parts/deity.ts'
import { murti } from '../parts/murti.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { banana } from '../parts/flora.ts'
import { ground, strewn, crescent } from '../parts/sheet.ts'
import { linga, shiva } from '../parts/shiva.ts'
import { type Arm, lapHand } from '../parts/arms.ts'
import { hanumanKneeling } from '../parts/hanuman.ts'
import { bilva } from '../parts/flora.ts'
import { fire } from '../parts/things.ts'

export const ganesh = () =>
  ground('g-peacock') +
  strewn('M20 20H300V120H20Z', { col: 'marigold', gap: 20, r: 1.8 }) +
  at(160, 148, halo(108, { leg: 132, k: 51, inner: 'g-sindoor', w: 14, tongue: 9 })) +
  at(160, 248, lotusSeat(98)) +
  at(160, 120, ganesha({ skin: 'chandan', cloth: 'peacock', cloth2: 'haldi' }), { k: 0.79 }) +
  frame({ motif: 'petal', a: 'gulabi', b: 'sindoor' }) +
  at(264, 289, mouse(), { k: 0.86 }) +
  at(56, 284, at(-9, 0, modak(9)) + at(9, 0, modak(9)) + at(0, -12, modak(9)))

export const satyanarayan = () =>
  ground('g-haldi') +
  at(
    160,
    286,
    both(
      at(
        -124,
        0,
        banana(196, {
          leaves: [
            [-58, 62],
            [-22, 86],
            [24, 92],
            [60, 84],
          ],
          w: 9,
        }),
      ),
    ),
  ) +
  at(160, 138, halo(84, { ring: true, k: 40, inner: 'g-peacock', w: 13, tongue: 9 })) +
  at(160, 246, lotusSeat(82, { h: 28 })) +
  at(
    160,
    116,
    murti({
      skin: 'neel',
      cloth: 'marigold',
      cloth2: 'haldi',
      head: { tilak: 'vishnu' },
      arms: [
        { side: 1, seat: 'raised', hold: at(0, -34, T.conch(), { k: 0.54 }) },
        { side: -1, seat: 'raised', hold: at(0, -28, T.chakra(17)) },
      ],
      left: 'blessing',
      right: 'giving',
    }),
    { k: 0.82 },
  ) +
  at(24, 24, toran(272, { k: 10, s: 5, l: 20, beads: true })) +
  frame({ motif: 'vine', a: 'patta', b: 'sindoor', inner: 'none' }) +
  at(160, 288, both(at(-100, 0, T.kalash(), { k: 0.56 })))

export const rudrabhishek = () =>
  ground('g-neel') +
  line(dots('M20 20H300V200H20Z', { gap: 27, inset: 4 }), 2.8, 'haldi') +
  at(158, 152, halo(92, { leg: 90, k: 47, inner: 'g-ink', w: 13, tongue: 9 })) +
  at(48, 66, crescent(17, 'paper', 2.2), { r: 14 }) +
  fill('M20 258H300V300H20Z', 'g-peacock') +
  line('M20 258H300', 2.2) +
  line(range(9, (k) => `M${30 + k * 31} 272q8 -6 16 0t14 0M${20 + k * 31} 286q8 -6 16 0t14 0`).join(''), 1.5, 'haldi') +
  frame({ motif: 'temple', ground: 'paper', a: 'peacock', b: 'haldi' }) +
  at(158, 100, line('M-24 -34L-14 -8M24 -34L14 -8', 3.4, 'haldi', { dash: '0 5' }) + at(0, 22, T.lota(), { k: 0.68 })) +
  line('M158 127V141', 4.6, 'paper', { dash: '0 6.8' }) +
  at(276, 262, T.trishul(108, { damaru: true, down: 30 })) +
  at(158, 244, linga(), { k: 0.88 }) +
  at(66, 291, flip(F.nandi({ skin: 'paper', cloth: 'sindoor' })), { k: 0.54 })

export const hanuman = () =>
  ground('g-haldi') +
  strewn('M20 20H300V230H20Z', { col: 'marigold', gap: 22, r: 1.8 }) +
  at(
    160,
    150,
    halo(104, { leg: 110, k: 51, inner: 'g-patta', w: 14, tongue: 9, col: 'sindoor', tongueCol: 'marigold' }),
  ) +
  fill('M20 262H300V300H20Z', 'g-marigold') +
  line('M20 262H300', 2.4) +
  at(148, 122, hanumanKneeling(), { k: 0.86 }) +
  at(62, 262, T.gada(128), { k: 0.86 }) +
  frame({ motif: 'temple', ground: 'haldi', a: 'sindoor', b: 'paper', corner: 'haldi' }) +
  places(marigold(8), [
    [112, 288, 0],
    [136, 290, 0],
    [160, 291, 0],
    [184, 290, 0],
    [208, 288, 0],
  ]) +
  at(262, 292, T.diya(20))

const nectar = (d: string) => line(d, 4.2, 'peacock', { dash: '0 6.4' })
const pouring = (side: 1 | -1): Arm => ({
  side,
  seat: 'above',
  hold: at(16, -6, T.lota({ col: 'haldi' }), { r: -104, k: 0.62 }),
})
export const mahamrityunjaya = () =>
  ground('g-peacock') +
  line(dots('M20 20H300V250H20Z', { gap: 24, inset: 4 }), 2.6, 'haldi') +
  at(160, 142, halo(104, { leg: 118, k: 49, inner: 'g-gulabi', w: 14, tongue: 9 })) +
  at(160, 256, lotusSeat(92, { h: 28, col: 'paper', back: 'gulabi', vein: 'gulabi' })) +
  at(
    160,
    134,
    shiva({
      arms: [pouring(1), pouring(-1)],
      left: 'blessing',
      right: lapHand('paper', at(0, -2, T.lota({ col: 'haldi' }), { k: 0.62 })),
    }) +
      nectar('M-34 -72Q-14 -78 -6 -66') +
      nectar('M34 -72Q14 -78 6 -66'),
    { k: 0.78 },
  ) +
  frame({ motif: 'kolam', ground: 'paper', a: 'neel', b: 'sindoor', corner: 'haldi' }) +
  at(54, 284, bilva(20)) +
  at(266, 284, bilva(20))

export const sudarshanHoma = () =>
  ground('g-marigold') +
  strewn('M20 20H300V220H20Z', { col: 'haldi', gap: 26, r: 2.4 }) +
  at(
    160,
    118,
    turn(
      24,
      path('M-11 -82C-12 -90 -3 -92 0 -102C3 -92 12 -90 11 -82Z', {
        fill: c('haldi'),
        stroke: c('ink'),
        'stroke-width': 2.2,
      }),
    ) +
      shape(circle(0, 0, 86), 'sindoor', 2.6) +
      T.chakra(60, { col: 'marigold', hub: 'peacock', spokes: 16 }) +
      line('M0 -40L34.600 20H-34.600ZM0 40L34.600 -20H-34.600Z', 2.6, 'sindoor') +
      shape(circle(0, 0, 15), 'sindoor', 2.2) +
      at(0, 11, lotus(17, { k: 2, spread: 30, i: 1.8, vein: false })),
  ) +
  fill('M20 256H300V300H20Z', 'g-sindoor') +
  line('M20 256H300', 2.4) +
  at(160, 250, fire(44, 56)) +
  at(160, 298, T.kund(64, { h: 17 })) +
  frame({ motif: 'temple', ground: 'peacock', a: 'haldi', b: 'sindoor', corner: 'haldi' }) +
  both_(ladle()) +
  at(62, 290, T.lota(), { k: 0.66 }) +
  at(258, 290, T.lota(), { k: 0.66 })
/** Ghee is poured into the fire from a long ladle. */
const ladle = () =>
  at(
    0,
    0,
    line('M-60 -26L-132 -50', 8) +
      line('M-60 -26L-132 -50', 4, 'geru') +
      shape('M-64 -34C-50 -34 -42 -26 -44 -20C-52 -14 -64 -20 -66 -26Z', 'geru', 2.2) +
      line('M-46 -18Q-38 -12 -36 -2', 3, 'haldi', { dash: '0 5' }),
  )
const both_ = (s: string) => at(160, 276, both(s))
