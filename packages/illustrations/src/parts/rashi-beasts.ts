// Beasts of the rashis.
import { type Point, n, p2, polar, range, along, circle, smooth, dots, scales } from './geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, limbs, at, both, turn, c, path } from './pen.ts'
import { petal, garland } from './ornament.ts'
import { fishEye } from './fish-eye.ts'

/** Spiral line from r0 inwards. */
const spiral = (r: number, turns = 1.6, dir = 1) =>
  smooth(range(Math.round(turns * 8) + 1, (i) => polar(r * (1 - i / (turns * 8 + 2)), dir * i * 45)))
/** Ram with curled wool, standing. 130 × 116, origin: ground under its middle. */
export const ram = ({
  skin = 'paper',
  horn = 'marigold',
  face = 'chandan',
  i = 2.6,
}: { skin?: Colour; horn?: Colour; face?: Colour; i?: number } = {}) => {
  const wool = smooth(
      range(13, (k) => {
        const a = (k * 360) / 13
        return [14 + 47 * Math.sin((a * Math.PI) / 180), -56 - 30 * Math.cos((a * Math.PI) / 180)]
      }),
      true,
    ),
    spots = along(wool, 22).slice(0, -1)
  const curls: readonly Point[] = [
    [-12, -60],
    [6, -72],
    [26, -70],
    [44, -58],
    [-4, -44],
    [14, -52],
    [32, -44],
  ]
  const leg = (x: number) =>
    shape(`M${x - 6} -34L${x - 5} 0H${x + 6}L${x + 7} -34Z`, face, i) + line(`M${x - 5} -6H${x + 6}`, 2)
  return (
    leg(-18) +
    leg(48) +
    leg(-4) +
    leg(36) +
    shape('M58 -66C70 -64 72 -50 64 -44C58 -46 54 -54 58 -66Z', skin, i) +
    shape(spots.map(([x, y]) => circle(x, y, 12.5)).join(''), skin, i) +
    fill(wool, skin) +
    line(
      curls
        .map(([x, y], k) =>
          spiral(8, 1.4, k % 2 ? 1 : -1)
            .replace(/^M(-?[\d.]+) ?(-?[\d.]+)/, 'M$1 $2')
            .replace(/(-?[\d.]+)[ ]?(-?[\d.]+)/g, (_, a: string, b: string) => p2(+a + x, +b + y)),
        )
        .join(''),
      1.8,
      'peacock',
    ) +
    shape(
      'M-22 -88C-34 -96 -48 -90 -52 -80C-58 -72 -66 -66 -66 -58C-66 -50 -56 -48 -50 -52C-40 -50 -28 -54 -22 -66Z',
      face,
      i,
    ) +
    at(-44, -74, fishEye(5)) +
    line('M-65 -58Q-60 -56 -57 -58M-58 -52Q-54 -53 -52 -55', 1.8) +
    shape('M-20 -70L-6 -62Q-12 -54 -22 -58Z', 'gulabi', 2) +
    shape(
      'M-32 -92C-20 -108 6 -106 8 -86C9 -70 -12 -62 -20 -74C-24 -82 -14 -88 -10 -82C-6 -84 -8 -92 -16 -92C-22 -92 -26 -86 -26 -82Z',
      horn,
      i,
    ) +
    line('M-26 -95l4 6M-18 -101l2 8M-6 -103l-1 8M4 -96l-6 5M7 -86l-8 0M3 -74l-6 -5', 1.6)
  )
}
/** Humped bull, standing. */
export const bull = ({
  skin = 'paper',
  cloth = 'sindoor',
  horn = 'marigold',
  i = 2.6,
}: { skin?: Colour; cloth?: Colour; horn?: Colour; i?: number } = {}) => {
  const body =
    'M-28 -74C-20 -84 -10 -98 4 -94C14 -90 14 -80 22 -76C40 -78 60 -74 64 -56C68 -40 66 -22 66 0H52L48 -34C34 -28 10 -28 -6 -34L-10 0H-24L-30 -42Z'
  return (
    line('M65 -60Q78 -44 72 -22', 4.6) +
    line('M65 -60Q78 -44 72 -22', 1.2, skin) +
    line('M72 -22l2 8', 5) +
    shape('M34 -36L32 0H44L48 -34Z', skin, i) +
    shape('M-2 -36L2 0H12L10 -32Z', skin, i) +
    dbl(body, skin, { w: 7, i: 1.9, tick: 4.4 }) +
    shape('M16 -77C32 -80 50 -76 56 -68L54 -42Q34 -34 16 -42Z', cloth, 2.2) +
    pearls('M20 -48Q36 -41 52 -48', { r: 1.6, gap: 7, i: 0.9 }) +
    at(36, -60, turn(8, path(petal(10, 3), { fill: c('haldi') }))) +
    line('M-24 -5H-10M52 -5H66', 1.8) +
    shape(
      'M-22 -80C-16 -64 -20 -50 -30 -44C-40 -46 -46 -44 -56 -40C-66 -38 -70 -48 -64 -54C-56 -62 -52 -82 -36 -88C-30 -88 -24 -86 -22 -80Z',
      skin,
      i,
    ) +
    shape('M-40 -86C-54 -92 -56 -108 -44 -114C-48 -102 -40 -98 -32 -90Z', horn, 2.2) +
    shape('M-26 -87C-14 -92 -10 -106 -20 -114C-18 -102 -26 -98 -32 -90Z', horn, 2.2) +
    shape('M-22 -78C-10 -84 0 -80 4 -72C-6 -66 -16 -66 -22 -70Z', 'gulabi', 2.2) +
    at(-42, -70, fishEye(5.4)) +
    fill(circle(-63, -47, 1.7), 'ink') +
    line('M-60 -41Q-55 -43 -51 -44', 1.8) +
    fill(circle(-33, -81, 3), 'sindoor') +
    garland('M-21 -76C-10 -58 -18 -42 -30 -36', { r: 4.6 })
  )
}
/** Crab from above. */
export const crab = ({
  col = 'sindoor',
  shell = 'marigold',
  i = 2.6,
}: { col?: Colour; shell?: Colour; i?: number } = {}) => {
  const legs: readonly [from: number, x: number, y: number][] = [
    [20, 62, 10],
    [26, 76, 24],
    [28, 72, 42],
    [24, 58, 56],
  ]
  const half =
    legs
      .map(([y0, x, y], k) =>
        limbs([[`M34 ${n(y0 - 14)}Q${n(x * 0.8)} ${n(y0 - 22 + k * 6)} ${x} ${y}`, 7]], col, { i: 2 }),
      )
      .join('') +
    limbs([['M28 -16Q58 -18 56 -44', 11]], col, { i: 2.2 }) +
    shape('M54 -40C38 -56 42 -84 62 -92C58 -80 60 -74 64 -70C70 -76 78 -78 84 -76C88 -58 74 -40 54 -40Z', col, i) +
    line(
      dots('M54 -44C44 -56 46 -72 54 -80C60 -66 74 -66 80 -70C80 -56 68 -46 54 -44Z', { gap: 8, inset: 2 }),
      2.6,
      'haldi',
    )
  return (
    both(half) +
    both(line('M9 -30L12 -42', 4.4)) +
    dbl('M0 -32C28 -34 48 -16 46 8C44 30 22 44 0 44C-22 44 -44 30 -46 8C-48 -16 -28 -34 0 -32Z', shell, {
      w: 8,
      i: 2,
      tick: 4.8,
    }) +
    both(shape(circle(12, -44, 5.4), 'paper', 2) + fill(circle(12, -44, 2.2), 'ink')) +
    at(
      0,
      6,
      turn(8, path(petal(24, 7), { fill: c(col), stroke: c('ink'), 'stroke-width': 1.8 })) +
        shape(circle(0, 0, 6), 'haldi', 1.8),
    )
  )
}
/** Scorpion from above, tail over its side. */
export const scorpion = ({ col = 'geru', i = 2.6 }: { col?: Colour; i?: number } = {}) => {
  const legs: readonly [from: number, x: number, y: number][] = [
    [-26, 56, -40],
    [-12, 62, -8],
    [2, 58, 20],
  ]
  const half =
    legs.map(([y, x, y2]) => limbs([[`M18 ${y}Q${n(x * 0.8)} ${y - 8} ${x} ${y2}`, 5]], col, { i: 2 })).join('') +
    limbs([['M14 -44Q48 -46 48 -70', 8]], col, { i: 2.2 }) +
    shape('M48 -66C34 -74 34 -94 48 -102C46 -92 50 -88 54 -86C58 -90 62 -92 66 -92C70 -78 62 -66 48 -66Z', col, i)
  const tail: readonly [x: number, y: number, r: number][] = [
    [0, 42, 13],
    [4, 57, 11.5],
    [14, 70, 10.5],
    [29, 77, 9.5],
    [45, 74, 8.6],
    [56, 62, 7.8],
    [58, 47, 7],
  ]
  return (
    both(half) +
    tail
      .map(([x, y, r]) => shape(circle(x, y, r), col, 2.2) + fill(circle(x, y, r * 0.32), 'haldi'))
      .toReversed()
      .join('') +
    shape('M50 42C46 30 54 20 66 20C60 26 62 34 66 42C62 48 54 48 50 42Z', 'sindoor', 2.2) +
    dbl('M0 -56C20 -56 28 -34 24 -8C22 16 14 34 0 36C-14 34 -22 16 -24 -8C-28 -34 -20 -56 0 -56Z', col, {
      w: 7,
      i: 1.9,
      tick: 4.4,
    }) +
    line('M-19 -24Q0 -16 19 -24M-20 -10Q0 -2 20 -10M-18 4Q0 12 18 4M-13 18Q0 25 13 18', 2, 'haldi') +
    both(at(8, -42, fishEye(4.4)))
  )
}
/** Makara: snout of an elephant, body of a fish, tail in a curl. */
export const makara = ({
  col = 'peacock',
  fin = 'sindoor',
  i = 2.6,
}: { col?: Colour; fin?: Colour; i?: number } = {}) => {
  const body =
    'M-60 -14C-56 -40 -30 -50 -2 -44C34 -38 56 -22 60 6C62 26 50 42 34 40C24 38 22 26 32 22C40 20 42 12 36 4C26 -6 8 2 -10 8C-26 14 -44 14 -56 4Z'
  return (
    shape('M-6 -44C2 -62 22 -64 30 -54C26 -48 22 -40 24 -34Z', fin, 2.2) +
    shape('M26 40C12 46 8 62 20 70C26 60 34 60 42 66C48 54 42 44 34 40Z', fin, 2.2) +
    line('M20 60Q26 52 30 46M36 58Q36 52 34 46', 1.5) +
    dbl(body, col, { w: 7, i: 1.9, tick: 4.4 }) +
    line(
      scales('M-24 -36C0 -42 40 -28 50 2C52 14 48 24 42 30C48 8 34 -6 14 -4C0 -2 -14 6 -26 6Z', { r: 5.6, inset: 1 }),
      1.6,
      'haldi',
    ) +
    shape('M-36 8L-44 30H-56L-50 20L-48 6Z', col, i) +
    shape('M2 0L0 26H-14L-8 16L-8 6Z', col, i) +
    shape(
      'M-34 -42C-58 -44 -74 -30 -78 -12C-80 -2 -90 2 -96 -6C-104 -18 -96 -30 -86 -28C-92 -22 -90 -16 -86 -16C-84 -30 -74 -52 -46 -56Z',
      col,
      i,
    ) +
    shape('M-76 -12C-66 -10 -56 -10 -46 -16L-50 6C-62 10 -72 4 -76 -12Z', 'gulabi', 2.2) +
    line('M-70 -11l2 6l4 -6l3 6l4 -7l3 7l4 -8', 1.8, 'paper') +
    shape('M-30 -45C-28 -57 -18 -59 -12 -53C-16 -47 -22 -41 -28 -39Z', 'gulabi', 2) +
    at(-36, -23, fishEye(7.5)) +
    line('M-46 -33Q-36 -40 -26 -31', 2.4)
  )
}
