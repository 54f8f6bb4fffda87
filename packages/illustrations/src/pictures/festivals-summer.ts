// Festivals of summer.
import { polar, range, circle, dots } from '../parts/geom.ts'
import { fill, line, shape, dbl, limbs, at, both } from '../parts/pen.ts'
import { type Place, leaf, lotusSeat, halo, frame, places } from '../parts/ornament.ts'
import { woman } from '../parts/figures.ts'
import { dish } from '../parts/feast-things.ts'
import * as T from '../parts/things.ts'
import { coin, ground, strewn } from '../parts/sheet.ts'

/** The pot that does not run empty. */
export const akshayaTritiya = () =>
  ground('g-haldi') +
  strewn('M16 16H304V250H16Z', { col: 'marigold', gap: 25, r: 2 }) +
  at(
    160,
    150,
    halo(104, { leg: 106, k: 51, inner: 'g-peacock', w: 14, tongue: 9, col: 'sindoor', tongueCol: 'marigold' }),
  ) +
  fill('M16 256H304V304H16Z', 'g-sindoor') +
  line('M16 256H304', 2.4) +
  at(160, 268, T.kalash({ nut: false, leaves: 0, belly: 'sindoor' }), { k: 1.36 }) +
  places(
    coin(8.4),
    range(20, (k): Place => {
      const step = Math.floor(k / 2)
      return [160 + (k % 2 ? 1 : -1) * (42 + step * 6.4), 170 + step * step * 1.24, 0]
    }),
  ) +
  at(
    160,
    176,
    places(coin(9), [
      [-24, -2, 0],
      [-8, -4, 0],
      [8, -4, 0],
      [24, -2, 0],
      [-16, -14, 0],
      [0, -17, 0],
      [16, -14, 0],
      [-8, -27, 0],
      [8, -27, 0],
      [0, -38, 0],
    ]),
  ) +
  at(76, 298, T.coins(10, 8)) +
  at(246, 298, T.coins(10, 8)) +
  frame({ motif: 'temple', ground: 'haldi', a: 'peacock', b: 'paper', t: 16, inner: 'pearl', corner: 'haldi' })

export const buddhaPurnima = () =>
  ground('g-neel') +
  line(dots('M16 16H304V160H16Z', { gap: 30, inset: 4 }), 2.6, 'haldi') +
  at(160, 256, bodhiTree()) +
  at(160, 138, shape(circle(0, 0, 60), 'haldi', 2.6) + line(circle(0, 0, 53), 2, 'paper', { dash: '0 8' })) +
  fill('M16 256H304V304H16Z', 'g-patta') +
  line('M16 256H304', 2.4) +
  at(160, 264, lotusSeat(84, { h: 24, k: 4, col: 'paper', back: 'gulabi', vein: 'gulabi' })) +
  at(160, 142, buddha(), { k: 0.78 }) +
  frame({ motif: 'vine', ground: 'paper', a: 'patta', b: 'marigold', t: 16, inner: 'none', corner: 'marigold' })
const bodhiTree = () =>
  shape('M-16 0C-10 -60 -14 -120 -20 -150H20C14 -120 10 -60 16 0Z', 'geru', 2.4) +
  places(
    shape('M0 4C-14 -2 -16 -16 -6 -22Q-2 -26 0 -36Q2 -26 6 -22C16 -16 14 -2 0 4Z', 'patta', 2) +
      line('M0 2V-22', 1.3, 'haldi'),
    range(3, (row) =>
      range(15 - row * 3, (k): Place => {
        const angle = (k - (14 - row * 3) / 2) * (190 / (14 - row * 3))
        const [x, y] = polar(126 - row * 27, angle, 0, -118)
        return [x, y, angle]
      }),
    ).flat(),
  )
const buddha = () =>
  limbs([['M0 24V52', 15]], 'chandan') +
  shape('M-36 53C-24 44 24 44 36 53C42 74 30 92 28 124H-28C-30 92 -42 74 -36 53Z', 'chandan', 2.6) +
  dbl(
    'M-28 112C-70 106 -98 126 -96 144C-94 158 -70 160 -46 158L46 158C70 160 94 158 96 144C98 126 70 106 28 112C16 124 -16 124 -28 112Z',
    'marigold',
    { w: 7, i: 1.9, tick: 4.6 },
  ) +
  line('M-66 140C-30 126 30 126 66 140M-40 151Q0 142 40 151', 2, 'sindoor') +
  limbs([['M-33 58Q-62 92 -48 122L-16 130', 13]], 'chandan') +
  shape('M36 52C18 46 2 48 -6 56C-20 80 -30 100 -30 120C-4 134 30 128 52 126C64 108 60 74 36 52Z', 'marigold', 2.6) +
  line('M22 54C6 74 -8 98 -14 122M36 60C24 80 14 104 12 126M48 76C42 92 36 110 34 126', 1.8, 'sindoor') +
  limbs([['M48 122L16 130', 11]], 'chandan') +
  line('M-16 129Q0 137 16 129', 2) +
  at(
    0,
    4,
    both(shape('M24 -10C33 -12 34 6 29 24C25 26 24 16 24 8Z', 'chandan', 2)) +
      shape('M0 -32C19 -32 28 -19 27 -3C26 15 15 31 0 34C-15 31 -26 15 -27 -3C-28 -19 -19 -32 0 -32Z', 'chandan', 2.4) +
      shape(
        'M-28 -8C-30 -24 -18 -36 -11 -36C-12 -48 -4 -50 0 -56C4 -50 12 -48 11 -36C18 -36 30 -24 28 -8C16 -20 -16 -20 -28 -8Z',
        'neel',
        2,
      ) +
      line(
        dots('M-26 -12C-26 -24 -16 -33 -9 -34C-8 -44 8 -44 9 -34C16 -33 26 -24 26 -12C14 -21 -14 -21 -26 -12Z', {
          gap: 6,
          inset: 1,
        }),
        2,
        'ink',
      ) +
      both(line('M5 0Q12 6 20 0', 2.2) + line('M5 -8C10 -12 18 -12 23 -8', 1.8)) +
      line('M-1.500 2C-2 8 -4 11 -3 13Q0 15 3.500 13', 1.5) +
      fill('M-8 20C-4 18 4 18 8 20C4 25 -4 25 -8 20Z', 'sindoor') +
      fill(circle(0, -12, 2.4), 'geru'),
  )

/** Threads around the banyan. */
export const vatSavitri = () =>
  ground('g-gulabi') +
  strewn('M16 16H304V250H16Z', { col: 'paper', gap: 27, r: 2.2 }) +
  fill('M16 258H304V304H16Z', 'g-patta') +
  line('M16 258H304', 2.4) +
  at(122, 282, banyan()) +
  at(
    240,
    286,
    woman({
      cloth: 'haldi',
      cloth2: 'sindoor',
      arms: [
        ['M10 -84Q-16 -62 -34 -64L-60 -70', 11],
        ['M-60 -70L-68 -71', 8],
      ],
    }) +
      line('M-46 -72l2 9M-40 -71l2 9', 3.4, 'sindoor') +
      line('M-66 -71Q-90 -66 -100 -64', 2.4, 'sindoor'),
    { k: 1.04 },
  ) +
  at(
    176,
    298,
    dish(30) +
      at(
        -6,
        -16,
        shape(circle(-8, -6, 7), 'marigold', 2) +
          shape(circle(8, -6, 7), 'sindoor', 2) +
          shape(circle(20, -5, 6), 'patta', 2),
      ),
  ) +
  frame({ motif: 'petal', ground: 'sindoor', a: 'gulabi', b: 'haldi', t: 16, inner: 'none', corner: 'haldi' })
const banyan = () =>
  line('M-66 -150V-60M-82 -140V-84M74 -150V-70M90 -140V-96M-44 -150V-90M52 -146V-96', 4.6) +
  line('M-66 -150V-60M-82 -140V-84M74 -150V-70M90 -140V-96M-44 -150V-90M52 -146V-96', 1.8, 'chandan') +
  dbl(
    'M-50 0C-30 -30 -34 -80 -40 -150H42C36 -90 34 -40 54 0C36 -6 22 -14 14 -6C4 -12 -6 -12 -14 -4C-26 -12 -38 -6 -50 0Z',
    'geru',
    { w: 7, i: 1.9, tick: 4.8 },
  ) +
  limbs(
    [
      ['M-24 -140Q-40 -176 -72 -186', 15],
      ['M24 -140Q40 -176 72 -186', 15],
      ['M-8 -144Q-16 -186 -34 -220', 14],
      ['M8 -144Q16 -186 34 -220', 14],
      ['M0 -134V-150', 46],
    ],
    'geru',
    { i: 2.4 },
  ) +
  line('M-16 -20C-10 -60 -14 -100 -18 -140M12 -20C8 -60 12 -100 16 -140', 2, 'chandan') +
  line('M-36 -66Q0 -54 37 -66M-36 -74Q0 -62 37 -74M-37 -82Q0 -70 37 -82M-37 -58Q0 -46 38 -58', 3, 'sindoor') +
  line('M-36 -70Q0 -58 37 -70M-37 -62Q0 -50 38 -62', 2, 'haldi') +
  places(
    leaf(30, 12, { w2: 2 }),
    range(3, (row) =>
      range(13 - row * 2, (k): Place => {
        const angle = (k - (12 - row * 2) / 2) * (210 / (12 - row * 2))
        const [x, y] = polar(92 - row * 30, angle, 0, -160)
        return [x, y, angle]
      }),
    ).flat(),
  )
