// Poojas of deities.
import { range, dots } from '../parts/geom.ts'
import { fill, line, at, both, flip } from '../parts/pen.ts'
import { lotusSeat, halo, frame, toran } from '../parts/ornament.ts'
import { ganesha, mouse, modak } from '../parts/deity.ts'
import { murti } from '../parts/murti.ts'
import * as T from '../parts/things.ts'
import { surya, dayWheel } from '../parts/sky.ts'
import * as F from '../parts/fauna.ts'
import { banana } from '../parts/flora.ts'
import { ground, strewn, crescent } from '../parts/sheet.ts'
import { linga } from '../parts/shiva.ts'

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

export const suryaPooja = () =>
  ground('g-sindoor') +
  at(160, 146, dayWheel(118, { col: 'haldi', o: 0.8, w: 2.2 }) + surya(58, { ray: 'marigold', ray2: 'haldi', k: 16 })) +
  frame({ motif: 'temple', ground: 'haldi', a: 'sindoor', b: 'paper' }) +
  at(160, 262, lotusSeat(74, { h: 24, k: 4 })) +
  at(62, 290, T.lota(), { k: 0.8 }) +
  at(258, 290, T.diya(22))
