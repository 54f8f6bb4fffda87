// Birthdays of Chaitra.
import { circle, dots } from '../parts/geom.ts'
import { fill, line, shape, dbl, limbs, at, both, turn, c, path } from '../parts/pen.ts'
import { lotusSeat, halo, frame } from '../parts/ornament.ts'
import { bangle, fist } from '../parts/deity.ts'
import { murti } from '../parts/murti.ts'
import { hanumanArm, hanumanFlying } from '../parts/hanuman.ts'
import { dhanush } from '../parts/things.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { cloud, surya } from '../parts/sky.ts'
import { ground, strewn } from '../parts/sheet.ts'

export const ramaNavami = () =>
  ground('g-sindoor') +
  at(
    160,
    128,
    turn(24, path('M-10 -92L0 -122L10 -92Z', { fill: c('haldi'), stroke: c('ink'), 'stroke-width': 2 })) +
      dbl(circle(0, 0, 94), 'marigold', { w: 8, i: 2, tick: 5 }),
  ) +
  fill('M16 266H304V304H16Z', 'g-patta') +
  line('M16 266H304', 2.4) +
  at(160, 276, lotusSeat(60, { h: 20, k: 3 })) +
  at(228, 186, dhanush(214), { kx: 1.6, k: 1 }) +
  at(
    160,
    94,
    quiver() +
      murti({
        pose: 'standing',
        skin: 'neel',
        cloth: 'haldi',
        cloth2: 'sindoor',
        head: { tilak: 'vishnu' },
        stole: 'patta',
        left: 'blessing',
        right: limbs([['M31 59Q58 78 78 108L92 118', 12]], 'neel') + bangle(82, 111, -50, 7) + fist(93, 118, 'neel', 8),
      }),
    { k: 0.74 },
  ) +
  frame({ motif: 'petal', ground: 'haldi', a: 'patta', b: 'sindoor', t: 16, inner: 'none', corner: 'haldi' }) +
  at(62, 292, T.diya(18)) +
  at(262, 294, T.lota(), { k: 0.62 })
const quiver = () =>
  at(
    -30,
    44,
    line('M-8 -40V-20M0 -44V-20M8 -40V-20', 4.6) +
      line('M-8 -40V-20M0 -44V-20M8 -40V-20', 1.6, 'haldi') +
      shape('M-14 -24H14L10 40H-10Z', 'geru', 2.4) +
      line('M-13 -14H13', 3, 'haldi'),
    { r: -22 },
  )

/** The Jina in meditation under the threefold umbrella; the lion is his mark. */
export const mahavirJayanti = () =>
  ground('g-peacock') +
  strewn('M16 16H304V250H16Z', { col: 'haldi', gap: 27, r: 1.8 }) +
  at(
    160,
    156,
    halo(92, {
      leg: 106,
      k: 47,
      inner: 'g-marigold',
      w: 13,
      tongue: 9,
      col: 'paper',
      tongueCol: 'haldi',
      pearl: 'sindoor',
    }),
  ) +
  at(160, 148, jina(), { k: 0.86 }) +
  [0, 1, 2]
    .map((k) =>
      at(
        160,
        46 + k * 14,
        shape(
          `M${-(18 + k * 13)} 12C${-(14 + k * 10)} -6 ${14 + k * 10} -6 ${18 + k * 13} 12Z`,
          k % 2 ? 'gulabi' : 'paper',
          2.2,
        ) + line(`M${-(14 + k * 12)} 9H${14 + k * 12}`, 3, 'haldi', { dash: '0 6' }),
      ),
    )
    .join('') +
  at(
    160,
    290,
    shape('M-92 0V-10H-84V-26H84V-10H92V0Z', 'haldi', 2.6) + at(6, -2, F.lion({ mane: 'geru' }), { k: 0.24 }),
  ) +
  frame({ motif: 'flower', ground: 'peacock', a: 'haldi', b: 'paper', t: 16, inner: 'pearl', corner: 'haldi' })
const jina = () =>
  limbs([['M0 24V52', 15]], 'paper') +
  shape('M-36 53C-24 44 24 44 36 53C42 74 30 92 26 124H-26C-30 92 -42 74 -36 53Z', 'paper', 2.6) +
  dbl(
    'M-26 112C-70 106 -98 126 -96 142C-92 156 -70 158 -46 156L46 156C70 158 92 156 96 142C98 126 70 106 26 112C16 124 -16 124 -26 112Z',
    'paper',
    { w: 7, i: 1.9, tick: 4.6, band: 'haldi' },
  ) +
  line('M-60 142C-30 128 30 128 60 142M-40 152Q0 144 40 152', 2) +
  limbs(
    [
      ['M33 58Q62 92 48 122L16 130', 13],
      ['M-33 58Q-62 92 -48 122L-16 130', 13],
    ],
    'paper',
  ) +
  line('M-16 128Q0 136 16 128', 2) +
  shape('M0 68L8 78L0 88L-8 78Z', 'sindoor', 2) +
  line('M-17 48Q0 54 17 48', 1.5) +
  at(
    0,
    4,
    both(shape('M24 -10C33 -12 34 6 29 22C25 24 24 16 24 8Z', 'paper', 2)) +
      shape('M0 -32C19 -32 28 -19 27 -3C26 15 15 31 0 34C-15 31 -26 15 -27 -3C-28 -19 -19 -32 0 -32Z', 'paper', 2.4) +
      shape(
        'M-28 -8C-30 -24 -18 -36 -10 -36C-10 -46 10 -46 10 -36C18 -36 30 -24 28 -8C16 -20 -16 -20 -28 -8Z',
        'ink',
        2,
      ) +
      line(
        dots('M-26 -12C-26 -24 -16 -33 -9 -34C-8 -42 8 -42 9 -34C16 -33 26 -24 26 -12C14 -21 -14 -21 -26 -12Z', {
          gap: 6,
          inset: 1,
        }),
        2,
        'neel',
      ) +
      both(line('M5 0Q12 6 20 0', 2.2) + line('M5 -8C10 -12 18 -12 23 -8', 1.8)) +
      line('M-1.500 2C-2 8 -4 11 -3 13Q0 15 3.500 13', 1.5) +
      fill('M-8 20C-4 18 4 18 8 20C4 25 -4 25 -8 20Z', 'gulabi'),
  )

export const hanumanJayanti = () =>
  ground('g-sky') +
  at(248, 72, surya(32, { k: 14 })) +
  at(250, 250, cloud(44)) +
  at(64, 268, cloud(34)) +
  at(86, 206, cloud(24)) +
  at(152, 130, hanumanFlying() + hanumanArm(T.gada(86)), { k: 0.82 }) +
  frame({ motif: 'petal', ground: 'sindoor', a: 'marigold', b: 'paper', t: 16, inner: 'none', corner: 'haldi' })
