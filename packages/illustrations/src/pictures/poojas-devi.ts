// Poojas of the goddesses.
import { p2, range, circle } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, limbs, at, both, flip, turn, c, path } from '../parts/pen.ts'
import { petal, lotusSeat, halo, frame } from '../parts/ornament.ts'
import { murti } from '../parts/murti.ts'
import { bangle, fist } from '../parts/deity.ts'
import { lionBody, lionHead } from '../parts/lion.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { ground, strewn, coin } from '../parts/sheet.ts'

export const lakshmi = () => {
  const el = at(
    -98,
    0,
    shape('M-40 4C-46 12 -34 18 -26 14C-20 20 -6 20 0 15C6 20 20 20 26 14C34 18 46 12 40 4Z', 'paper', 2) +
      at(0, 6, F.elephant({ skin: 'paper', cloth: 'peacock' }), { kx: -0.5, k: 0.5 }) +
      at(34, -52, T.lota(), { r: 112, k: 0.36 }) +
      line('M42 -40Q56 -36 60 -12', 4, 'peacock', { dash: '0 7' }),
  )
  return (
    ground('g-gulabi') +
    strewn('M20 20H300V300H20Z', { col: 'paper', gap: 40, r: 2.6 }) +
    at(160, 128, halo(78, { ring: true, k: 38, inner: 'g-sindoor', w: 13, tongue: 9 })) +
    at(160, 112, both(el)) +
    at(160, 246, lotusSeat(94, { h: 32 })) +
    at(
      160,
      114,
      murti({
        skin: 'chandan',
        sari: true,
        cloth: 'sindoor',
        cloth2: 'haldi',
        blouse: 'patta',
        arms: [
          { side: 1, seat: 'raised', hold: T.padma(24, { stem: 20 }) },
          { side: -1, seat: 'raised', hold: T.padma(24, { stem: 20 }) },
        ],
      }),
      { k: 0.82 },
    ) +
    frame({ motif: 'kolam', ground: 'sindoor', a: 'haldi', b: 'paper', inner: 'line' }) +
    at(203, 220, range(4, (k) => at(k % 2 ? 8.5 - k / 2 : 0, 4 + k * 11, coin(5.4))).join('')) +
    at(216, 290, T.coins(6, 7.4)) +
    at(54, 286, F.owl(), { k: 0.72 }) +
    at(268, 290, T.diya(19))
  )
}
const gourds: readonly [x: number, y: number, r: number][] = [
  [-66, 122, 22],
  [58, 80, 19],
]
/** Veena laid across the lap. */
const veena = () =>
  line('M-84 118L78 62', 13) +
  line('M-84 118L78 62', 8, 'geru') +
  line('M-70 110L66 63', 1.4, 'haldi') +
  line(
    range(9, (i) => {
      const t = i / 8,
        x = -50 + t * 104,
        y = 106 - t * 36
      return `M${p2(x, y - 4)}l3 9`
    }).join(''),
    2,
    'haldi',
  ) +
  gourds
    .map(([x, y, r]) =>
      at(
        x,
        y,
        dbl(circle(0, 0, r), 'marigold', { w: 6, i: 1.8, tick: 4.2 }) +
          turn(8, path(petal(r * 0.6, r * 0.2), { fill: c('sindoor') })) +
          fill(circle(0, 0, 3), 'haldi'),
      ),
    )
    .join('') +
  shape('M74 64C82 50 98 52 96 66C94 74 84 72 86 66', 'geru', 2.4)
const pothi = () => shape('M-16 -14H16V6H-16Z', 'sindoor', 2.2) + line('M-11 -9H11M-11 -4H11M-11 1H11', 1.4, 'haldi')
export const saraswati = () =>
  ground('g-peacock') +
  strewn('M20 20H300V300H20Z', { col: 'paper', gap: 26, r: 1.8 }) +
  at(160, 128, halo(84, { ring: true, k: 40, inner: 'g-gulabi', w: 13, tongue: 9 })) +
  frame({ motif: 'vine', a: 'peacock', b: 'marigold' }) +
  at(160, 246, lotusSeat(92, { h: 32, col: 'paper', back: 'gulabi', vein: 'gulabi' })) +
  at(
    160,
    112,
    murti({
      skin: 'chandan',
      sari: true,
      cloth: 'paper',
      cloth2: 'marigold',
      blouse: 'sindoor',
      stole: 'gulabi',
      wreath: ['paper', 'marigold'],
      arms: [
        {
          side: -1,
          seat: 'raised',
          hold: at(
            0,
            -22,
            line(circle(0, 0, 13), 7.4, 'ink', { dash: '0 7' }) + line(circle(0, 0, 13), 4.4, 'paper', { dash: '0 7' }),
          ),
        },
        { side: 1, seat: 'raised', hold: at(0, -12, pothi()) },
      ],
      left: '',
      right:
        veena() +
        limbs([['M31 59Q54 72 60 90L44 92', 12]], 'chandan') +
        limbs([['M-31 59Q-56 74 -58 98L-38 104', 12]], 'chandan') +
        limbs(
          [
            ['M44 92L34 92', 8],
            ['M-38 104L-28 104', 8],
          ],
          'chandan',
          { i: 2 },
        ),
    }),
    { k: 0.84 },
  ) +
  at(66, 290, flip(F.swan()), { k: 0.62 }) +
  at(264, 280, T.padma(24, { stem: 16, k: 2 }))
export const durga = () =>
  ground('g-sindoor') +
  strewn('M20 20H300V300H20Z', { col: 'marigold', gap: 34, r: 1.8 }) +
  at(166, 126, halo(98, { ring: true, k: 46, inner: 'g-haldi', w: 13, tongue: 9 })) +
  frame({ motif: 'petal', ground: 'ink', a: 'marigold', b: 'sindoor' }) +
  at(168, 297, lionBody(), { k: 0.84 }) +
  at(
    168,
    108,
    murti({
      skin: 'chandan',
      sari: true,
      cloth: 'gulabi',
      cloth2: 'haldi',
      blouse: 'neel',
      head: { tilak: 'devi' },
      stole: false,
      arms: [
        { side: -1, seat: 'fanTop', hold: T.khadga(54) },
        { side: 1, seat: 'fanTop', hold: T.trishul(62, { down: 16 }) },
        { side: -1, seat: 'fanMiddle', hold: at(0, -20, T.chakra(15)) },
        { side: 1, seat: 'fanMiddle', hold: T.dhanush(62) },
        { side: -1, seat: 'fanLow', hold: T.gada(44) },
        { side: 1, seat: 'fanLow', hold: at(0, -24, T.conch(), { k: 0.44 }) },
      ],
      right: holdingLotus('chandan'),
    }),
    { k: 0.72 },
  ) +
  at(84, 222, lionHead(), { k: 0.92 })
const holdingLotus = (skin: Colour) =>
  limbs([['M31 59Q50 74 62 104L58 84', 12]], skin) +
  bangle(60, 92, -12, 7) +
  at(57, 80, T.padma(17, { stem: 18 }), { r: 8 }) +
  fist(57, 80, skin, 7)
