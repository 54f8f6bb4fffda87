// Pictures of festivals, 320 × 320.
import { pictureSet } from '../picture.ts'
import { n, p2, polar, range, circle, ellipse, hatch, dots, scatter } from '../parts/geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, limbs, at, turn } from '../parts/pen.ts'
import { petal, halo, frame, garland, flame, scallop } from '../parts/ornament.ts'
import { surya, waves, cloud } from '../parts/sky.ts'
import { crown, palm, bangle } from '../parts/deity.ts'
import { face } from '../parts/murti.ts'
import { profile } from '../parts/people.ts'
import * as T from '../parts/things.ts'
import * as F from '../parts/fauna.ts'
import { cane } from '../parts/flora.ts'
import { crescent } from './poojas.ts'
const ground = (gr: Colour) => fill('M0 0H320V320H0Z', gr)
/** A rangoli in full colour: five rings of petals. */
export const colourRangoli = (r: number, { k = 8, cols = ['gulabi', 'marigold', 'patta', 'paper', 'neel'] } = {}) => {
  const ring = (from: number, l: number, w: number, col: Colour, off: number) =>
    turn(k, at(0, -from, shape(petal(l, w), col, 2)), { from: off })
  return (
    ring(r * 0.62, r * 0.38, r * 0.16, cols[0], 0) +
    ring(r * 0.56, r * 0.32, r * 0.12, cols[4], 180 / k) +
    shape(circle(0, 0, r * 0.68), cols[1], 2.2) +
    ring(r * 0.3, r * 0.36, r * 0.14, cols[3], 180 / k) +
    ring(r * 0.26, r * 0.34, r * 0.13, cols[2], 0) +
    shape(circle(0, 0, r * 0.32), 'sindoor', 2.2) +
    ring(r * 0.04, r * 0.26, r * 0.09, 'haldi', 0) +
    shape(circle(0, 0, r * 0.09), 'paper', 2) +
    line(range(k, (i) => `M${p2(...polar(r * 0.93, ((i + 0.5) * 360) / k))}h0`).join(''), 7, cols[3])
  )
}
/** The one lamp in front: double edge, petals, pearls. */
const bigDiya = () =>
  at(44, -40, flame(70)) +
  dbl('M-62 -42C-56 -14 -26 0 2 0C32 0 60 -16 72 -48C30 -34 -26 -34 -62 -42Z', 'marigold', {
    w: 7,
    i: 1.9,
    tick: 4.6,
  }) +
  shape('M-62 -42C-26 -34 30 -34 72 -48C40 -54 -36 -52 -62 -42Z', 'haldi', 2.4) +
  line('M-36 -24Q0 -14 44 -25', 2.2, 'sindoor') +
  line(range(7, (i) => `M${-30 + i * 11} ${n(-16 + Math.abs(i - 3) * -0.8)}q5 8 10 0`).join(''), 2, 'sindoor')
export const diwali = () =>
  ground('g-ink') +
  line(dots('M0 0H320V150H0Z', { gap: 30, inset: 8 }), 3, 'haldi') +
  [
    [52, 60, 'gulabi'],
    [268, 54, 'haldi'],
    [160, 34, 'paper'],
  ]
    .map(([x, y, col], j) =>
      at(
        x,
        y,
        line(
          range(12, (i) => {
            const [a, b] = polar(j === 2 ? 8 : 12, i * 30),
              [d, e] = polar(i % 2 ? (j === 2 ? 14 : 22) : j === 2 ? 18 : 28, i * 30)
            return `M${p2(a, b)}L${p2(d, e)}`
          }).join(''),
          2.4,
          col,
        ) +
          line(
            range(12, (i) => {
              const [d, e] = polar(j === 2 ? 22 : 34, i * 30)
              return `M${p2(d, e)}h0`
            }).join(''),
            3,
            col,
          ),
      ),
    )
    .join('') +
  at(160, 172, colourRangoli(118, { k: 12 })) +
  [
    [48, 226],
    [270, 226],
    [66, 286],
    [252, 286],
  ]
    .map(([x, y]) => at(x - 4, y, T.diya(24, { col: 'geru', edge: 'haldi' })))
    .join('') +
  at(154, 296, bigDiya()) +
  frame({ motif: 'flower', ground: 'sindoor', a: 'haldi', b: 'paper', inner: 'none', t: 16, corner: 'haldi' })
/** A puff of powder: no outline (powder has none), a ring of grains, lighter grains inside. */
const puff = (x: number, y: number, r: number, col: Colour, seed: string) =>
  at(
    x,
    y,
    fill(scallop(r, 11, 0.1), col) +
      line(
        range(Math.round(r * 0.7), (i, m = Math.round(r * 0.7)) => {
          const [a, b] = polar(r * (1.12 + 0.1 * (i % 3)), (i * 360) / m)
          return `M${p2(a, b)}h0`
        }).join(''),
        4.6,
        col,
      ) +
      line(
        scatter(circle(0, 0, r * 0.84), Math.round(r * 0.7), seed)
          .map(([a, b]) => `M${p2(a, b)}h0`)
          .join(''),
        3.2,
        'paper',
        { o: 0.85 },
      ),
  )
const grains = (d: string, k: number, col: Colour, w: number, seed: string) =>
  line(
    scatter(d, k, seed)
      .map(([a, b]) => `M${p2(a, b)}h0`)
      .join(''),
    w,
    col,
  )
const bowl = (x: number, y: number, col: Colour, s = 1) =>
  at(
    x,
    y,
    shape('M-44 -18C-34 -42 -16 -60 0 -64C16 -60 34 -42 44 -18Z', col, 2.6) +
      line(dots('M-34 -20C-26 -40 -12 -52 0 -56C12 -52 26 -40 34 -20Z', { gap: 13, inset: 2 }), 3.4, 'paper') +
      dbl('M-54 -20H54C50 0 30 6 0 6C-30 6 -50 0 -54 -20Z', 'marigold', { w: 6.6, i: 1.8, tick: 4.6 }) +
      pearls('M-34 -8Q0 2 34 -8', { r: 1.9, gap: 8, i: 1 }),
    { k: s },
  )
/** An arm raised out of the crowd, colour on its palm. */
const raisedArm = (x: number, y: number, r: number, skin: Colour, sleeve: string, col: Colour) =>
  at(
    x,
    y,
    limbs([['M0 0V-70', 16]], skin) +
      at(0, -70, limbs(palm(19), skin, { i: 2.4 }) + at(0, -12, fill(scallop(8, 7), col))) +
      shape('M-15 4L-12 -30H12L15 4Z', sleeve, 2.6) +
      line('M-12 -24H12', 3, 'haldi') +
      bangle(0, -56, 0, 9),
    { r },
  )
export const holi = () =>
  ground('g-haldi') +
  puff(52, 136, 27, 'neel', 3) +
  puff(270, 134, 27, 'sindoor', 4) +
  puff(88, 88, 48, 'gulabi', 1) +
  puff(236, 86, 46, 'patta', 2) +
  puff(162, 132, 30, 'marigold', 5) +
  puff(162, 62, 32, 'neel', 6) +
  [
    ['sindoor', 11],
    ['gulabi', 12],
    ['patta', 13],
    ['neel', 14],
  ]
    .map(([col, s]) => grains('M22 22H298V250H22Z', 15, col, 5.4, s))
    .join('') +
  raisedArm(96, 252, -13, 'chandan', 'sindoor', 'neel') +
  raisedArm(226, 252, 14, 'geru', 'paper', 'gulabi') +
  raisedArm(160, 240, 2, 'chandan', 'peacock', 'sindoor') +
  raisedArm(44, 268, -22, 'geru', 'neel', 'patta') +
  raisedArm(278, 268, 22, 'chandan', 'gulabi', 'marigold') +
  bowl(74, 294, 'gulabi', 0.88) +
  bowl(246, 294, 'patta', 0.88) +
  bowl(160, 297, 'sindoor', 1.04) +
  frame({ motif: 'petal', ground: 'paper', a: 'gulabi', b: 'neel', t: 16, inner: 'none' })
/** A woman standing in water with the soop in her hands, looking left. Origin: at the water. */
export const arghya = ({ cloth = 'marigold', cloth2 = 'sindoor', skin = 'chandan' }: { cloth?: Colour; cloth2?: Colour; skin?: Colour } = {}) =>
  shape('M-22 0C-24 -40 -22 -76 -14 -98C0 -106 22 -104 30 -92C40 -60 42 -30 44 0Z', cloth, 2.6) +
  line(
    hatch('M-22 0C-24 -40 -22 -76 -14 -98C0 -106 22 -104 30 -92C40 -60 42 -30 44 0Z', {
      angle: 100,
      gap: 10,
      inset: 6,
    }),
    1.6,
    cloth2,
  ) +
  shape('M30 -92C44 -70 50 -34 52 0H32C34 -30 30 -64 12 -98Z', cloth2, 2.4) +
  at(2, -124, profile({ kind: 'woman', cloth: cloth2, skin }), { k: 0.98 }) +
  limbs([['M10 -84Q-16 -66 -30 -66L-56 -78', 11]], skin, { i: 2.2 }) +
  line('M-40 -73l3 9M-34 -70l3 8', 3.4, 'sindoor') +
  at(-72, -80, soop())
export const soop = () =>
  at(
    8,
    -12,
    [
      [-20, 0, 'marigold'],
      [-4, -6, 'sindoor'],
      [12, -2, 'marigold'],
      [24, 2, 'patta'],
    ]
      .map(([x, y, col]) => shape(circle(x, y, 9), col, 2))
      .join('') +
      shape('M-14 -8C-20 -26 -10 -36 2 -40C-4 -28 0 -18 -2 -10Z', 'haldi', 2) +
      shape('M-4 -8C-8 -24 2 -34 14 -38C8 -26 10 -16 8 -8Z', 'haldi', 2),
  ) +
  at(28, -12, flame(18)) +
  dbl('M-34 -14H50C48 6 30 12 6 12C-18 12 -32 6 -34 -14Z', 'chandan', { w: 6, i: 1.8, tick: 4.2 }) +
  line('M-24 -3H42M-16 5H34', 1.6, 'geru')
export const chhath = () =>
  ground('g-sky') +
  fill('M0 112H320V208H0Z', 'g-haldi') +
  at(112, 142, surya(46)) +
  at(232, 66, cloud(38)) +
  fill('M0 206H320V320H0Z', 'g-peacock') +
  line('M0 206H320', 2.6) +
  line(range(5, (i) => `M${60 + i * 9} ${216 + i * 15}H${164 - i * 9}`).join(''), 4.4, 'marigold', { dash: '18 8' }) +
  waves(0, 206, 320, 106, { step: 52, row: 19, col: 'haldi', o: 0.8 }) +
  at(26, 318, cane(250, { w: 3.6 }), { r: -2 }) +
  at(42, 318, cane(206, { w: 3.6 }), { r: 3 }) +
  at(298, 318, cane(250, { w: 3.6 }), { r: 2 }) +
  at(236, 288, arghya(), { k: 1.04 }) +
  line('M178 288q10 -7 20 0t20 0t20 0t20 0t20 0t16 0', 3, 'paper') +
  line('M190 297q10 -7 20 0t20 0t20 0t20 0t12 0', 2.4, 'haldi') +
  [
    [84, 258],
    [122, 292],
  ]
    .map(([x, y]) => at(x, y, fill(ellipse(0, 0, 24, 5), 'patta') + T.diya(16, {})))
    .join('') +
  frame({ motif: 'temple', ground: 'paper', a: 'sindoor', b: 'haldi', t: 16, inner: 'none' })
/** Krishna from the waist up with his flute. Origin: face. */
export const krishna = ({ skin = 'neel' }: { skin?: Colour } = {}) => {
  const hand = (x: number, y: number) =>
    at(x, y, limbs([['M-8 6H8', 9], ...[-7, -2.4, 2.2, 6.8].map((q) => [`M${q} 4V-7`, 4.4])], skin, { i: 2 }))
  return (
    fill('M-28 -8C-44 16 -46 44 -38 66H38C46 44 44 16 28 -8Z', 'ink') +
    shape('M-66 150C-66 84 -48 56 -22 48H22C48 56 66 84 66 150Z', skin, 2.6) +
    shape('M-66 150C-66 96 -56 70 -40 56C-20 90 14 118 62 132L66 150Z', 'marigold', 2.6) +
    line('M-42 62C-22 96 14 122 62 138', 3, 'sindoor', { dash: '0 7' }) +
    limbs([['M0 28V50', 16]], skin) +
    garland('M-26 52C-26 112 26 112 28 52', { r: 6.4, cols: ['patta', 'paper', 'sindoor'] }) +
    pearls('M-17 48Q0 68 17 48', { r: 2.2, gap: 6.6, col: 'haldi', i: 1.1 }) +
    at(8, -58, F.feather(58), { r: 30 }) +
    at(-2, -62, F.feather(56), { r: -6 }) +
    at(0, 0, face({ skin, tilak: 'vishnu' }) + at(0, -24, crown(27, 44))) +
    limbs([['M-46 70Q-66 98 -58 106L-20 48', 13]], skin) +
    limbs([['M46 70Q76 96 68 104L48 46', 13]], skin) +
    line('M-40 34L96 22', 11) +
    line('M-40 34L96 22', 6, 'haldi') +
    line('M-20 32l0 0M70 24l0 0M80 23l0 0', 3.4) +
    line('M-34 33.500v0M60 25v0M90 22.5v0', 6, 'sindoor', { dash: '3 4', cap: 'butt' }) +
    hand(-14, 36) +
    hand(44, 31) +
    bangle(-30, 63, 33, 7) +
    bangle(54, 64, -18, 7)
  )
}
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

/** By the key of the festival. */
export const festivals = pictureSet('festivals', { diwali, holi, chhath, janmashtami })
