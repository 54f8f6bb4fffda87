// Beasts and birds that carry grahas or stand for nakshatras. They look to the left; the origin is the ground under them.
import { n, circle, dots, range, scales } from './geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, at, fit, turn, c, path } from './pen.ts'
import { leafD, petal } from './ornament.ts'
import { fishEye } from './fauna.ts'

/** Locks of a mane from a list of roots: [x, y, direction, length]. */
const locks = (roots: readonly [number, number, number, number][], col: Colour) =>
  roots.map(([x, y, r, l]) => at(x, y, shape(leafD(l, l * 0.26, l * 0.2), col, 1.8), { r })).join('')

/** Standing horse. 140 × 124. */
export const horse = ({
  skin = 'paper',
  cloth = 'sindoor',
  mane = 'ink',
}: { skin?: Colour; cloth?: Colour; mane?: Colour } = {}): string => {
  const body =
    'M-26 -74C-8 -80 24 -80 44 -76C60 -72 64 -56 62 -40L65 0H51L46 -34C32 -26 4 -26 -10 -32L-13 0H-27L-31 -46Z'
  return (
    shape('M58 -70C78 -74 88 -56 82 -34C80 -22 84 -14 90 -8C76 -8 66 -18 68 -34C70 -48 66 -58 56 -60Z', mane, 2) +
    shape('M34 -34L32 0H44L48 -34Z', skin, 2.4) +
    shape('M-4 -34L-2 0H9L9 -32Z', skin, 2.4) +
    dbl(body, skin, { w: 7, i: 1.9, tick: 4.4 }) +
    line('M-27 -5H-13M51 -5H65M32 -4H44M-2 -4H9', 2.2) +
    shape('M6 -80C20 -83 38 -82 46 -76L46 -46Q26 -38 8 -46Z', cloth, 2.2) +
    pearls('M11 -52Q26 -45 43 -52', { r: 1.6, gap: 7, i: 0.9 }) +
    at(27, -64, turn(8, path(petal(10, 3), { fill: c('haldi') }))) +
    shape('M-33 -44C-42 -62 -46 -80 -42 -100L-16 -108C-4 -96 0 -84 4 -75Z', skin, 2.4) +
    locks(
      [
        [-18, -112, 110, 22],
        [-8, -104, 120, 24],
        [0, -92, 128, 24],
        [6, -80, 130, 22],
      ],
      mane,
    ) +
    shape('M-22 -116L-18 -128L-28 -118Z', skin, 2) +
    shape(
      'M-18 -106C-20 -116 -38 -120 -48 -106L-70 -84C-76 -76 -70 -68 -62 -70C-54 -72 -48 -78 -38 -80C-26 -82 -16 -92 -18 -106Z',
      skin,
      2.4,
    ) +
    line('M-36 -116Q-30 -98 -38 -80M-58 -96Q-52 -86 -54 -74M-38 -82L-56 -80', 2.2, cloth) +
    at(-41, -101, fishEye(5)) +
    fill(circle(-68, -77, 1.7), 'ink') +
    shape('M-30 -118C-34 -130 -30 -138 -22 -142C-22 -132 -22 -126 -24 -118Z', cloth, 1.8)
  )
}
/** Head and neck of a horse in profile; 190 × 210, origin: middle. */
export const horseHead = ({
  skin = 'paper',
  mane = 'ink',
  strap = 'sindoor',
  loose = true,
}: { skin?: Colour; mane?: Colour; strap?: Colour; loose?: boolean } = {}): string =>
  (loose
    ? locks(
        [
          [16, -66, 74, 44],
          [30, -46, 82, 48],
          [42, -22, 88, 50],
          [52, 6, 92, 52],
          [58, 36, 96, 52],
          [62, 66, 100, 50],
        ],
        mane,
      )
    : shape('M12 -70C44 -62 74 0 76 112H62C64 60 56 0 12 -70Z', mane, 3)) +
  dbl(
    'M66 112C70 60 64 8 42 -30C36 -44 26 -56 14 -64L12 -98L-4 -76C-8 -84 -12 -88 -20 -98C-22 -86 -20 -78 -18 -68C-32 -56 -42 -40 -50 -22L-78 26C-86 42 -80 58 -64 58C-50 60 -44 50 -34 44C-22 38 -10 40 0 34C-2 62 -16 88 -34 112Z',
    skin,
    { w: 8, i: 2, tick: 4.8 },
  ) +
  locks(
    [
      [-2, -74, 214, 36],
      [4, -76, 196, 40],
    ],
    mane,
  ) +
  line('M-22 -66Q0 -20 2 32M-62 8Q-44 26 -44 46M-56 26L0 6', 9) +
  line('M-22 -66Q0 -20 2 32M-62 8Q-44 26 -44 46M-56 26L0 6', 4.6, strap) +
  line('M-22 -66Q0 -20 2 32M-62 8Q-44 26 -44 46M-56 26L0 6', 4.6, 'haldi', { dash: '0 9' }) +
  shape(circle(-1, 8, 8), 'haldi', 2.4) +
  shape(circle(-50, 26, 7), 'haldi', 2.4) +
  at(-30, -22, fishEye(12)) +
  line('M-46 -34Q-34 -46 -18 -38', 2.6) +
  line('M-74 36q5 -5 9 0M-74 52Q-64 54 -56 48', 2.6) +
  pearls('M22 76Q-2 96 -24 92', { r: 4, gap: 11, col: 'marigold', i: 1.4 })

const horn = (d: string) =>
  line(d, 9) + line(d, 4.6, 'marigold') + line(d, 4.6, 'ink', { dash: '1.6 4.4', cap: 'butt' })
/** Standing antelope with long turned horns. 124 × 160. */
export const deer = ({ skin = 'chandan', cloth = 'none' }: { skin?: Colour; cloth?: Colour } = {}): string => {
  const body =
    'M-26 -68C-8 -74 30 -74 46 -68C58 -62 58 -48 56 -40L58 0H48L44 -36C30 -30 6 -30 -10 -36L-14 0H-24L-28 -44Z'
  return (
    shape('M54 -66C66 -68 70 -56 64 -48C58 -50 54 -56 54 -66Z', 'paper', 2) +
    shape('M32 -34L34 0H42L44 -34Z', skin, 2.2) +
    shape('M-6 -34L-4 0H4L6 -32Z', skin, 2.2) +
    dbl(body, skin, { w: 6.6, i: 1.8, tick: 4.4 }) +
    line('M-24 -5H-14M48 -5H58', 2.2) +
    line(
      dots('M-18 -64C0 -70 30 -70 44 -64C52 -58 50 -46 46 -42C30 -36 0 -36 -18 -42Z', { gap: 12, inset: 3 }),
      4,
      'paper',
    ) +
    (cloth === 'none'
      ? ''
      : shape('M4 -73C16 -75 28 -75 36 -72L36 -44Q20 -38 6 -44Z', cloth, 2.2) +
        pearls('M9 -50Q20 -45 33 -50', { r: 1.5, gap: 6.6, i: 0.9 })) +
    horn('M-30 -104C-38 -116 -20 -124 -30 -136C-38 -146 -24 -152 -28 -162') +
    horn('M-22 -104C-28 -116 -8 -122 -16 -136C-22 -146 -8 -152 -12 -162') +
    shape('M-28 -42C-38 -60 -40 -78 -38 -92L-18 -98C-14 -82 -6 -74 4 -69Z', skin, 2.4) +
    at(-16, -98, shape(leafD(24, 7), skin, 2), { r: 72 }) +
    shape(
      'M-16 -98C-18 -110 -34 -114 -44 -102L-62 -86C-68 -78 -60 -72 -54 -74C-46 -76 -40 -82 -32 -83C-22 -84 -15 -90 -16 -98Z',
      skin,
      2.4,
    ) +
    at(-36, -97, fishEye(5)) +
    fill(circle(-61, -80, 2.4), 'ink') +
    pearls('M-38 -70Q-26 -62 -8 -72', { r: 2, gap: 6.8, col: 'marigold', i: 1 })
  )
}
/** Head and neck of an antelope in profile; origin: middle. */
export const deerHead = ({ skin = 'chandan' }: { skin?: Colour } = {}): string =>
  at(-10, -40, horn('M0 0C-16 -14 12 -26 -4 -40C-16 -52 8 -60 0 -74'), { r: 4, k: 1.1 }) +
  at(10, -38, horn('M0 0C-16 -14 12 -26 -4 -40C-16 -52 8 -60 0 -74'), { r: 26, k: 1.1 }) +
  dbl(
    'M52 116C52 72 44 34 26 2C22 -20 12 -36 -4 -44C-20 -50 -36 -42 -44 -28L-78 16C-86 28 -80 42 -66 42C-54 42 -46 34 -34 30C-26 28 -18 30 -10 32C-8 60 -20 88 -36 116Z',
    skin,
    { w: 8, i: 2, tick: 4.8 },
  ) +
  at(14, -24, shape(leafD(56, 15, 6), skin, 2.6) + fill(leafD(42, 8, 4), 'gulabi'), { r: 78 }) +
  line(dots('M44 110C42 76 34 44 20 18C10 22 2 26 0 30C0 60 -10 86 -24 110Z', { gap: 17, inset: 6 }), 6.5, 'paper') +
  at(-28, -8, fishEye(12)) +
  line('M-42 -22Q-30 -32 -14 -24', 2.6) +
  fill('M-80 22C-74 18 -68 22 -70 30C-76 32 -82 30 -80 22Z', 'ink') +
  line('M-72 38Q-60 38 -54 32', 2.4) +
  pearls('M34 62Q8 82 -18 72', { r: 4, gap: 11, col: 'marigold', i: 1.4 })

/** The crow of Shani. 150 × 104. */
export const crow = ({ col = 'ink', glint = 'neel' }: { col?: Colour; glint?: Colour } = {}): string =>
  line('M-4 -12L-8 0M12 -12L10 0M-18 0H2M0 0H20', 5) +
  line('M-4 -12L-8 0M12 -12L10 0M-18 0H2M0 0H20', 2, 'geru') +
  shape('M-48 -86L-80 -70C-66 -66 -54 -66 -44 -70Z', 'geru', 2.4) +
  line('M-76 -71L-50 -76', 1.6) +
  dbl(
    'M-52 -82C-46 -100 -18 -102 -10 -80C8 -78 46 -56 82 -22C70 -18 58 -20 48 -24C36 -8 12 2 -8 -6C-30 -14 -36 -34 -38 -52C-40 -60 -54 -68 -52 -82Z',
    col,
    { w: 7, i: 1.9, tick: 4.6 },
  ) +
  line(
    scales('M-22 -66C4 -70 40 -48 66 -26C48 -26 28 -12 6 -12C-14 -18 -24 -40 -22 -66Z', { r: 6.4, inset: 2 }),
    2,
    glint,
  ) +
  at(-37, -80, fishEye(7.5, { white: 'haldi' }))

/** A wheel of a chariot with its spokes. */
export const cartWheel = (
  r: number,
  { col = 'marigold', spokes = 8 }: { col?: Colour; spokes?: number } = {},
): string =>
  dbl(circle(0, 0, r), col, { w: r * 0.2 + 3, i: 2, tick: 4.8 }) +
  shape(circle(0, 0, r * 0.76), 'paper', 2) +
  turn(
    spokes,
    path(`M0 ${n(-r * 0.76)}L${n(r * 0.1)} ${n(-r * 0.2)}H${n(-r * 0.1)}Z`, {
      fill: c('sindoor'),
      stroke: c('ink'),
      'stroke-width': 1.6,
    }),
  ) +
  shape(circle(0, 0, r * 0.22), 'haldi', 2.2)

/** Horses' heads side by side, as the seven that draw the Sun. */
export const team = (k: number, gap: number, scale: number): string =>
  range(k, (i) =>
    fit(
      i * gap,
      -i * gap * 0.3,
      horseHead({ skin: i % 2 ? 'haldi' : 'paper', mane: 'sindoor', strap: 'peacock', loose: false }),
      scale,
      { keep: 0.3 },
    ),
  )
    .toReversed()
    .join('')
