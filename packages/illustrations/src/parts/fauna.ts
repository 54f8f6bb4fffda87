// Beasts and birds in profile, filled the way Mithila fills them. They look to the left unless said.
import { type Point, n, p2, range, circle, hatch, dots, scales, taper } from './geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, at, both, turn, c, path } from './pen.ts'
import { petal, garland } from './ornament.ts'
import { fishEye } from './fish-eye.ts'

export { fishEye }
export { bull, crab, makara, ram, scorpion } from './rashi-beasts.ts'

/** Elephant, standing, trunk raised. 120 × 110, origin: middle of the ground under it. */
export const elephant = ({
  skin = 'paper',
  cloth = 'sindoor',
  i = 2.6,
  trunkUp = true,
  hat = true,
}: { skin?: Colour; cloth?: Colour; i?: number; trunkUp?: boolean; hat?: boolean } = {}) => {
  const body = 'M-22 -74C-4 -90 40 -90 52 -62C58 -46 57 -22 56 0H36L34 -28Q18 -20 2 -28L0 0H-20L-22 -40Z'
  const head =
    'M-18 -84C-36 -94 -56 -80 -56 -60C-56 -44 -44 -34 -30 -34C-18 -36 -12 -48 -12 -62C-12 -72 -14 -80 -18 -84Z'
  const tr: Point[] = trunkUp
    ? [
        [-46, -56],
        [-60, -50],
        [-72, -62],
        [-74, -82],
        [-66, -96],
      ]
    : [
        [-48, -54],
        [-60, -40],
        [-62, -18],
        [-56, -6],
        [-48, -8],
      ]
  const t = taper(tr, 11, 5)
  return (
    line('M54 -60Q66 -46 60 -26', 5) +
    line('M54 -60Q66 -46 60 -26', 1.4, skin) +
    line('M59 -28l3 7', 4) +
    dbl(body, skin, { w: 7, i: 1.9, tick: 4.4 }) +
    line('M-20 -5H0M36 -5H56', 1.6) +
    line('M-16 -3v3M-10 -3v3M-4 -3v3M40 -3v3M46 -3v3M52 -3v3', 1.6) +
    (cloth
      ? shape('M-2 -82C12 -88 30 -86 40 -78L42 -42Q20 -34 0 -42Z', cloth, 2.2) +
        pearls('M4 -49Q20 -42 38 -48', { r: 1.6, gap: 7, i: 0.9 }) +
        at(20, -64, turn(8, path(petal(11, 3.4), { fill: c('haldi') })) + fill(circle(0, 0, 3), 'paper')) +
        line('M0 -42v5M8 -40v5M16 -38.500v5M24 -38.500v5M32 -40v5M40 -42v5', 1.8, 'marigold')
      : '') +
    shape(t.d, skin, i) +
    shape(head, skin, i) +
    fill('M-52 -64L-44 -46L-52 -52Z', skin) +
    shape('M-46 -44Q-56 -34 -68 -38Q-60 -46 -52 -50Z', 'paper', 2) +
    at(-42, -64, fishEye(5.5)) +
    shape('M-28 -82C-8 -86 2 -66 -4 -46C-8 -36 -20 -36 -26 -50C-30 -60 -32 -74 -28 -82Z', 'gulabi', 2.2) +
    line(
      hatch('M-28 -82C-8 -86 2 -66 -4 -46C-8 -36 -20 -36 -26 -50C-30 -60 -32 -74 -28 -82Z', {
        angle: 70,
        gap: 5.5,
        inset: 4,
      }),
      1.3,
    ) +
    (hat
      ? shape('M-54 -74Q-46 -92 -26 -88Q-34 -78 -40 -72Z', cloth || 'sindoor', 2) + fill(circle(-42, -80, 2.6), 'haldi')
      : '')
  )
}
/** Lion, striding, head turned to us as on old coins. 150 × 110. */
export const lion = ({
  skin = 'marigold',
  mane = 'sindoor',
  i = 2.6,
  part = 'all',
  hx = -50,
  hy = -74,
}: { skin?: Colour; mane?: Colour; i?: number; part?: string; hx?: number; hy?: number } = {}) => {
  const body =
    'M-30 -66C-8 -78 34 -76 56 -64C68 -56 70 -38 66 -24L70 -4H52L46 -26C30 -20 4 -22 -8 -28L-12 -2H-32L-34 -40Z'
  const front = 'M-36 -44C-46 -34 -50 -20 -52 -4H-70Q-70 -14 -62 -16C-62 -30 -56 -46 -46 -54Z'
  const trunk =
    line('M60 -60C84 -62 92 -86 78 -98', 9) +
    line('M60 -60C84 -62 92 -86 78 -98', 4.2, skin) +
    at(78, -98, shape('M0 8C-12 2 -10 -14 4 -20C14 -12 14 2 0 8Z', mane, 2.2), { r: -20 }) +
    shape('M30 -40C34 -26 30 -16 24 -2H42Q44 -14 48 -28Z', skin, i) +
    shape(front, skin, i) +
    dbl(body, skin, { w: 7, i: 1.9, tick: 4.4 }) +
    line(
      dots('M-20 -62C0 -70 32 -68 50 -58C60 -52 60 -40 56 -32C36 -26 4 -28 -14 -36Z', { gap: 11, inset: 3 }),
      3.4,
      mane,
    ) +
    line('M-29 -5v3M-22 -5v3M55 -7v3M62 -7v3M-66 -7v3M-59 -7v3', 1.8)
  const head = at(
    hx,
    hy,
    turn(
      14,
      path('M-7 -20C-10 -32 -3 -36 0 -44C3 -36 10 -32 7 -20Z', { fill: c(mane), stroke: c('ink'), 'stroke-width': 2 }),
    ) +
      shape(circle(0, 0, 28), 'haldi', 2) +
      both(shape('M13 -24C23 -32 31 -22 26 -13Z', skin, 2)) +
      shape('M0 -24C16 -24 24 -12 22 0C20 16 10 24 0 24C-10 24 -20 16 -22 0C-24 -12 -16 -24 0 -24Z', skin, i) +
      both(at(9, -5, fishEye(5.4)) + line('M3 -12Q10 -17 17 -11', 2.2)) +
      shape('M-7 4H7Q4 11 0 11Q-4 11 -7 4Z', 'ink', 1) +
      line('M0 11V14M-9 16Q-4 19 0 14Q4 19 9 16', 2) +
      line('M-9 9l-8 -1M-9 12l-8 2M9 9l8 -1M9 12l8 2', 1.3) +
      fill('M0 -22Q4 -16 0 -10Q-4 -16 0 -22Z', mane),
  )
  return part === 'body' ? trunk : part === 'head' ? head : trunk + head
}
/** Bull or cow lying (Nandi) or standing. */
export const nandi = ({
  skin = 'paper',
  cloth = 'sindoor',
  i = 2.6,
}: { skin?: Colour; cloth?: Colour; i?: number } = {}) => {
  const body = 'M-24 -40C-20 -60 2 -66 10 -54C30 -58 58 -52 62 -26C64 -10 56 0 44 0H-40C-50 0 -50 -12 -40 -14L-28 -16Z'
  return (
    line('M60 -24Q74 -14 66 -2', 4.6) +
    dbl(body, skin, { w: 7, i: 1.9, tick: 4.4 }) +
    shape('M10 -54C24 -58 44 -54 50 -44L44 -18Q24 -12 8 -20Z', cloth, 2.2) +
    pearls('M11 -25Q26 -18 43 -24', { r: 1.5, gap: 6.5, i: 0.9 }) +
    line('M4 0C0 -12 10 -16 26 -14', 2.2) +
    line('M-40 -7H-14', 1.6) +
    shape(
      'M-16 -58C-10 -40 -14 -28 -24 -22C-34 -26 -40 -34 -50 -38C-60 -42 -62 -50 -56 -54C-46 -60 -42 -72 -26 -72C-20 -70 -18 -64 -16 -58Z',
      skin,
      i,
    ) +
    shape('M-30 -72C-36 -82 -32 -92 -22 -96C-28 -86 -24 -80 -20 -72Z', 'marigold', 2.2) +
    shape('M-20 -66C-8 -74 2 -70 6 -64C-2 -58 -12 -56 -18 -58Z', 'gulabi', 2.2) +
    at(-36, -58, fishEye(5)) +
    line('M-58 -47Q-54 -44 -50 -45', 1.8) +
    fill(circle(-57, -51, 1.5), 'ink') +
    garland('M-18 -56C-10 -40 -16 -26 -26 -20', { r: 4.4 }) +
    fill(circle(-28, -66, 3), 'sindoor')
  )
}
/** Peacock with its train down, or fanned behind it. */
export const feather = (l = 40, { col = 'patta' }: { col?: Colour } = {}) =>
  line(`M0 0Q${n(-l * 0.06)} ${n(-l * 0.5)} 0 ${n(-l * 0.7)}`, 2.4) +
  line(
    range(5, (k) => {
      const y = -l * (0.2 + k * 0.1)
      return `M0 ${n(y)}q${p2(-l * 0.1, -l * 0.02)} ${p2(-l * 0.14, -l * 0.1)}M0 ${n(y)}q${p2(l * 0.1, -l * 0.02)} ${p2(l * 0.14, -l * 0.1)}`
    }).join(''),
    1.8,
    col,
  ) +
  at(
    0,
    -l * 0.6,
    shape(petal(l * 0.44, l * 0.24, 0.5), col, 1.8) +
      shape(petal(l * 0.32, l * 0.16, 0.5), 'haldi', 1.2) +
      at(0, -l * 0.04, fill(petal(l * 0.22, l * 0.12, 0.5), 'peacock') + fill(circle(0, -l * 0.08, l * 0.045), 'neel')),
  )
export const peacock = ({ fan = true, k = 9, l = 78 } = {}) =>
  (fan
    ? range(k, (j) => at(10, -34, feather(l), { r: 18 + (j - (k - 1) / 2) * (140 / (k - 1)) })).join('')
    : range(5, (j) => at(18, -34, feather(l * 1.1), { r: 100 + j * 9 })).join('')) +
  line('M4 0L6 -18M14 0L12 -18M-2 0h8M10 0h8', 3) +
  dbl(
    'M-26 -84C-18 -96 -4 -92 -4 -80C-4 -68 4 -60 16 -52C30 -42 32 -22 16 -16C0 -12 -16 -22 -18 -42C-20 -56 -18 -64 -20 -74C-22 -76 -28 -76 -34 -74C-32 -80 -30 -82 -26 -84Z',
    'neel',
    { w: 6, i: 1.8, tick: 4.2 },
  ) +
  line(scales('M-4 -58C10 -52 28 -42 22 -26C14 -16 -8 -22 -14 -40Z', { r: 4.5 }), 1.3, 'haldi') +
  at(-15, -83, fishEye(4)) +
  line('M-10 -92L-14 -104M-8 -92L-7 -105M-6 -91L0 -103', 1.6) +
  fill(circle(-14, -105, 2.4) + circle(-7, -107, 2.4) + circle(1, -104, 2.4), 'peacock')
/** Swan of Saraswati. */
export const swan = ({ col = 'paper' }: { col?: Colour } = {}) =>
  dbl(
    'M-34 -66C-26 -80 -10 -76 -10 -62C-10 -48 -24 -42 -22 -30C-10 -38 20 -44 52 -34C46 -10 26 0 4 0C-20 0 -36 -10 -36 -26C-36 -42 -22 -50 -24 -60C-26 -64 -36 -62 -44 -58C-42 -64 -40 -66 -34 -66Z',
    col,
    { w: 7, i: 1.9, tick: 4.4 },
  ) +
  line(scales('M-14 -28C6 -36 30 -36 44 -30C36 -12 16 -6 0 -8C-10 -10 -16 -18 -14 -28Z', { r: 6 }), 1.5, 'peacock') +
  at(-22, -67, fishEye(3.6)) +
  shape('M-34 -66C-40 -66 -42 -62 -44 -58C-36 -62 -30 -63 -26 -61Z', 'marigold', 2)
export const owl = ({ col = 'geru' }: { col?: Colour } = {}) =>
  dbl(
    'M0 -56C8 -52 14 -54 20 -58C22 -44 24 -30 20 -16C16 -4 8 0 0 0C-8 0 -16 -4 -20 -16C-24 -30 -22 -44 -20 -58C-14 -54 -8 -52 0 -56Z',
    col,
    { w: 6, i: 1.8, tick: 4.2 },
  ) +
  both(shape(circle(8, -40, 8), 'paper', 2) + fill(circle(7.5, -40, 3.8), 'ink') + line('M5 0v4M10 -1v4', 2.4)) +
  shape('M-3 -36H3L0 -28Z', 'marigold', 1.6) +
  line(scales('M-13 -28Q0 -22 13 -28C14 -14 8 -6 0 -5C-8 -6 -14 -14 -13 -28Z', { r: 3.6, inset: 1 }), 1.4, 'haldi')
export const fish = (l = 44, { col = 'gulabi', fin = 'sindoor' }: { col?: Colour; fin?: Colour } = {}) => {
  const d = `M${n(-l)} 0C${p2(-l * 0.6, -l * 0.52)} ${p2(l * 0.2, -l * 0.5)} ${p2(l * 0.56, -l * 0.06)}V${n(l * 0.06)}C${p2(l * 0.2, l * 0.5)} ${p2(-l * 0.6, l * 0.52)} ${n(-l)} 0Z`
  return (
    shape(`M${p2(l * 0.5, 0)}L${p2(l, -l * 0.34)}Q${p2(l * 0.84, 0)} ${p2(l, l * 0.34)}Z`, fin, 2.4) +
    shape(
      `M${p2(-l * 0.3, -l * 0.34)}Q${p2(0, -l * 0.66)} ${p2(l * 0.26, -l * 0.5)}L${p2(l * 0.2, -l * 0.24)}Z`,
      fin,
      2.2,
    ) +
    dbl(d, col, { w: 6.4, i: 1.8, tick: 4.2 }) +
    line(
      scales(
        `M${p2(-l * 0.42, -l * 0.3)}C${p2(0, -l * 0.4)} ${p2(l * 0.2, -l * 0.2)} ${p2(l * 0.46, 0)}C${p2(l * 0.2, l * 0.2)} ${p2(0, l * 0.4)} ${p2(-l * 0.42, l * 0.3)}Z`,
        { r: l * 0.12, inset: 0.5 },
      ),
      1.5,
    ) +
    line(`M${p2(-l * 0.46, -l * 0.3)}Q${p2(-l * 0.3, 0)} ${p2(-l * 0.46, l * 0.3)}`, 2) +
    at(-l * 0.68, -l * 0.06, fishEye(l * 0.12))
  )
}
/** Cobra, hood open, from the front. Origin: neck; 76 high. */
export const naga = ({ col = 'patta', belly = 'haldi', s = 1 }: { col?: Colour; belly?: Colour; s?: number } = {}) =>
  at(
    0,
    0,
    dbl('M-9 30C-9 14 -28 4 -28 -16C-28 -32 -14 -38 0 -38C14 -38 28 -32 28 -16C28 4 9 14 9 30Z', col, {
      w: 6.2,
      i: 1.8,
      tick: 4.2,
    }) +
      shape('M-6 28C-6 8 -11 -4 -10 -18H10C11 -4 6 8 6 28Z', belly, 1.8) +
      line('M-5 22H5M-6 15H6M-7 8H7M-8 1H8M-9 -6H9M-9 -12H9', 1.3) +
      both(shape(circle(19, -14, 4.6), 'paper', 1.6) + fill(circle(19, -14, 1.8), 'sindoor')) +
      shape('M0 -48C9 -48 13 -38 11 -30C9 -22 5 -18 0 -18C-5 -18 -9 -22 -11 -30C-13 -38 -9 -48 0 -48Z', col, 2) +
      both(at(5.4, -34, fishEye(3.4))) +
      line('M0 -19V-13M0 -13l-2.500 4M0 -13l2.500 4', 1.5, 'sindoor') +
      fill(circle(0, -42, 1.8), 'sindoor'),
    { k: s },
  )
/** Cow with calf's calm: standing. */
export const cow = ({
  skin = 'paper',
  patch = 'geru',
  i = 2.6,
}: { skin?: Colour; patch?: Colour; i?: number } = {}) => {
  const body =
    'M-30 -72C-10 -80 44 -80 58 -70C66 -62 66 -40 64 -28L66 0H52L50 -28C36 -22 8 -22 -8 -28L-12 0H-26L-32 -40Z'
  return (
    line('M64 -64Q76 -46 70 -26', 4.6) +
    line('M64 -64Q76 -46 70 -26', 1.2, skin) +
    line('M70 -26l2 8', 5) +
    shape('M36 -30L34 0H46L48 -28Z', skin, i) +
    shape('M-4 -30L0 0H10L8 -27Z', skin, i) +
    shape('M24 -24Q32 -12 42 -24Z', 'gulabi', 2) +
    dbl(body, skin, { w: 7, i: 1.9, tick: 4.4 }) +
    fill(
      'M-4 -72C8 -76 18 -66 10 -56C0 -50 -12 -60 -4 -72ZM34 -70C48 -74 56 -62 50 -52C40 -46 28 -58 34 -70ZM14 -44C22 -48 30 -40 24 -34C16 -32 10 -38 14 -44Z',
      patch,
    ) +
    shape(
      'M-24 -78C-18 -62 -22 -50 -32 -44C-40 -44 -48 -38 -58 -36C-68 -36 -70 -46 -64 -52C-56 -60 -52 -80 -38 -86C-32 -86 -26 -84 -24 -78Z',
      skin,
      i,
    ) +
    shape('M-40 -84C-48 -92 -48 -102 -40 -106C-40 -98 -36 -94 -32 -88Z', 'marigold', 2) +
    shape('M-30 -86C-22 -90 -20 -100 -26 -106C-26 -98 -30 -94 -34 -88Z', 'marigold', 2) +
    shape('M-24 -76C-12 -80 -4 -76 0 -68C-10 -62 -18 -62 -24 -68Z', 'gulabi', 2.2) +
    at(-42, -68, fishEye(5.4)) +
    fill(circle(-62, -44, 1.6), 'ink') +
    garland('M-22 -74C-12 -56 -20 -42 -32 -36', { r: 4.6 }) +
    at(-24, -32, shape('M-4 -2H4L7 8H-7Z', 'haldi', 1.8))
  )
}
/** A crow, standing. 190 × 90; origin: the ground under its middle. */
export const crow = ({ col = 'ink', sheen = 'neel' }: { col?: Colour; sheen?: Colour } = {}) =>
  line('M-14 -16L-18 -2M12 -14L14 -2M-28 0H-8M4 0H26', 4.6) +
  line('M-14 -16L-18 -2M12 -14L14 -2M-28 0H-8M4 0H26', 1.6, 'marigold') +
  shape('M-84 -64L-112 -54L-82 -50Z', 'geru', 2.2) +
  dbl(
    'M-88 -56C-88 -76 -62 -82 -50 -66C-30 -66 10 -62 50 -44L104 -30L96 -18L64 -20C40 -6 6 -6 -20 -14C-44 -20 -54 -34 -62 -44C-72 -42 -86 -44 -88 -56Z',
    col,
    { w: 6.6, i: 1.8, tick: 4.4 },
  ) +
  line(
    scales('M-36 -52C0 -58 30 -50 52 -36C40 -18 0 -14 -22 -26C-34 -34 -38 -42 -36 -52Z', { r: 6.4, inset: 1 }),
    1.6,
    sheen,
  ) +
  line('M58 -36L94 -26M60 -29L90 -21', 1.6, sheen) +
  at(-72, -60, fishEye(5, { white: 'marigold' }))
