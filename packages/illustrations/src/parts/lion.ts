// The lion that carries the Devi, in profile.
import { type Point, along, circle, dots, taper } from './geom.ts'
import { type Colour, fill, line, shape, dbl, at } from './pen.ts'
import { petal, places } from './ornament.ts'
import { fishEye } from './fish-eye.ts'

const bodyD =
  'M-62 -74C-36 -86 48 -82 84 -74C106 -68 112 -48 108 -30C112 -18 116 -12 114 0H92C92 -14 84 -22 78 -30C48 -20 4 -20 -26 -28C-32 -16 -34 -10 -34 0H-56C-58 -20 -66 -34 -70 -48Z'
const tailPoints: Point[] = [
  [104, -62],
  [128, -68],
  [136, -92],
  [122, -112],
  [110, -104],
]
/** Striding to the left. 260 × 130; origin: the ground under its middle. */
export const lionBody = ({ skin = 'marigold', mane = 'geru' }: { skin?: Colour; mane?: Colour } = {}): string =>
  shape(taper(tailPoints, 5, 4).d, skin, 2.4) +
  at(111, -104, shape('M0 4C-14 0 -18 -16 -8 -24C6 -22 10 -6 0 4Z', mane, 2.2), { r: 30 }) +
  // the far legs
  shape('M56 -34C54 -20 48 -12 44 0H66Q68 -12 74 -24Z', skin, 2.4) +
  shape('M-60 -40C-78 -36 -86 -24 -88 -10C-96 -10 -100 -4 -98 0H-72C-70 -12 -62 -18 -50 -22Z', skin, 2.4) +
  dbl(bodyD, skin, { w: 7, i: 1.9, tick: 4.6 }) +
  line(
    dots('M-20 -76C20 -82 70 -78 90 -68C100 -60 100 -46 96 -36C60 -28 10 -30 -22 -38Z', { gap: 13, inset: 4 }),
    3.6,
    mane,
  ) +
  line('M-52 -4v4M-44 -4v4M98 -4v4M106 -4v4M-92 -4v4M-84 -4v4M50 -4v4M58 -4v4', 1.8)

/** Its head, with locks in two rows. Origin: middle of the cheek. */
export const lionHead = ({ skin = 'marigold', mane = 'geru' }: { skin?: Colour; mane?: Colour } = {}): string => {
  const row = (r: number, l: number, step: number, from: number) =>
    places(
      shape(petal(l, l * 0.36), mane, 2),
      along(circle(0, 0, r), step)
        .slice(0, -1)
        .map(([x, y]): [number, number, number] => [x, y, (Math.atan2(x, -y) * 180) / Math.PI + from]),
    )
  return (
    at(
      6,
      2,
      row(27, 21, 11.3, 10) + shape(circle(0, 0, 33), mane, 2) + line(circle(0, 0, 28), 2, skin, { dash: '5 5' }),
    ) +
    // ear, brow, muzzle and chin: the head looks left
    shape('M10 -22C20 -30 28 -18 20 -10Z', skin, 2.2) +
    shape(
      'M18 -14C10 -28 -10 -30 -20 -18C-30 -14 -42 -8 -44 0C-45 6 -42 9 -40 10C-41 17 -36 21 -30 22C-20 26 0 26 10 20C22 12 24 -4 18 -14Z',
      skin,
      2.4,
    ) +
    shape('M-44 0C-46 -6 -38 -10 -32 -9Q-34 -2 -44 0Z', 'ink', 1.4) +
    line('M-40 10Q-28 13 -18 8', 2.2) +
    line('M-26 3h0M-22 7h0M-18 2h0', 2.4) +
    line('M-33 21Q-28 17 -22 17', 1.6) +
    at(-12, -7, fishEye(7)) +
    line('M-22 -14Q-12 -20 -2 -13', 2.4) +
    fill('M-6 -22Q-2 -17 -6 -12Q-10 -17 -6 -22Z', 'sindoor')
  )
}
