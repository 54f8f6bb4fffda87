// Hanuman: his face, kneeling with joined hands, and flying with the mountain of herbs.
import { type Point, circle, ellipse, hatch, taper } from './geom.ts'
import { type Colour, fill, line, shape, dbl, band, pearls, limbs, at, both } from './pen.ts'
import { garland } from './ornament.ts'
import { bangle, crown, eye, fist } from './deity.ts'
import { namaste } from './arms.ts'
import { tilaks } from './murti.ts'

/** The face of a vanara, noble and calm: whiskers around, a broad mouth. Origin: middle. */
const hanumanFace = ({ skin = 'sindoor' }: { skin?: Colour } = {}): string =>
  shape(
    'M-24 -22L-33 -14L-31 -8L-39 0L-33 6L-39 16L-30 19L-32 29L-22 29L-19 38L-10 35L0 42L10 35L19 38L22 29L32 29L30 19L39 16L33 6L39 0L31 -8L33 -14L24 -22Z',
    'paper',
    2.2,
  ) +
  both(
    shape('M24 -9C34 -14 39 -4 36 4C34 9 29 10 25 7Z', skin, 2.2) +
      shape('M28 -5Q34 -5 32 3Q29 5 27 2Z', 'gulabi', 1.4) +
      shape(circle(33, 12, 4.6), 'haldi', 2),
  ) +
  shape('M0 -32C18 -32 28 -20 27.500 -4C27 16 16 33 0 35C-16 33 -27 16 -27.500 -4C-28 -20 -18 -32 0 -32Z', skin, 2.4) +
  // the muzzle and the lids in the colour of sandal
  shape('M0 5C10 5 22 10 21 20C20 30 10 34 0 34C-10 34 -20 30 -21 20C-22 10 -10 5 0 5Z', 'chandan', 2) +
  both(
    fill(ellipse(12.5, -3, 11.5, 8), 'chandan') +
      at(12.5, -3, eye(8.2, { i: 1.4 })) +
      line('M3.500 -11C9 -17 19 -17 25 -11', 2.4),
  ) +
  line('M-5 -1C-6 5 -7 8 -6 10M5 -1C6 5 7 8 6 10', 1.5) +
  shape('M-7 10C-6 6 6 6 7 10C5 14 -5 14 -7 10Z', skin, 1.6) +
  line('M-2.500 11.500h0M2.500 11.500h0', 2.4) +
  line('M0 14V19M-13 21Q-6 24 0 20Q6 24 13 21', 2) +
  line('M-7 27Q0 30 7 27', 1.3) +
  tilaks.vishnu

const tail = (points: readonly Point[], skin: Colour) => {
  const { d, line: middle } = taper(points, 8, 5)
  const end = middle.at(-1)!
  return shape(d, skin, 2.4) + shape(circle(end[0], end[1], 9), 'geru', 2.2)
}
const torsoD = 'M-37 54C-24 44 24 44 37 54C42 74 32 92 28 118H-28C-32 92 -42 74 -37 54Z'
const ornaments = (skin: Colour) =>
  shape(torsoD, skin, 2.6) +
  line('M-24 50C-14 76 14 100 27 108', 4.6) +
  line('M-24 50C-14 76 14 100 27 108', 1.8, 'paper') +
  pearls('M-15 47Q0 66 15 47', { r: 2, gap: 6, i: 1, col: 'haldi' }) +
  garland('M-34 54C-28 104 28 104 34 54', { r: 5.2, cols: ['marigold', 'patta'] })

/** On one knee before Rama, hands joined, his mace beside him. Origin: middle of the face; the ground is at y = 172. */
export const hanumanKneeling = ({
  skin = 'sindoor',
  cloth = 'marigold',
}: { skin?: Colour; cloth?: Colour } = {}): string =>
  tail(
    [
      [24, 150],
      [76, 160],
      [108, 128],
      [96, 80],
      [72, 46],
      [84, 6],
      [112, 4],
    ],
    skin,
  ) +
  limbs([['M0 26V52', 18]], skin) +
  // the knee on the ground and its shin
  limbs(
    [
      ['M-14 122L-62 158L-8 162', 25],
      ['M-14 163L14 163', 15],
    ],
    skin,
  ) +
  ornaments(skin) +
  // the raised knee
  limbs(
    [
      ['M16 120L66 112L60 156', 25],
      ['M58 163L86 164', 15],
    ],
    skin,
  ) +
  line('M50 146Q60 151 72 147', 3.6, 'haldi') +
  dbl(
    'M-30 110C-18 118 20 118 32 106C52 96 78 98 84 110C82 128 46 134 22 140C6 152 -30 154 -44 168C-64 176 -82 160 -70 148C-56 134 -40 126 -30 110Z',
    cloth,
    {
      w: 7,
      i: 1.9,
      tick: 4.4,
    },
  ) +
  line(
    hatch(
      'M-30 110C-18 118 20 118 32 106C52 96 78 98 84 110C82 128 46 134 22 140C6 152 -30 154 -44 168C-64 176 -82 160 -70 148C-56 134 -40 126 -30 110Z',
      { angle: 60, gap: 8, inset: 7 },
    ),
    1.5,
    'sindoor',
  ) +
  shape('M-12 116Q0 122 12 116L16 160Q4 168 -10 162Z', 'haldi', 2.2) +
  line('M-4 121L-2 160M4 121L8 160', 1.3, 'sindoor') +
  band('M-29 109C-16 120 16 120 30 109', { col: 'haldi', w: 8.4, i: 1.9, tick: 4.6 }) +
  namaste(skin) +
  at(0, 6, hanumanFace({ skin }) + at(0, -25, crown(28, 50)))

const peaks =
  'M-74 0C-82 -22 -66 -34 -52 -32C-50 -58 -26 -64 -14 -50C-6 -78 30 -78 34 -50C52 -60 72 -40 66 -24C80 -20 82 -6 72 0C40 10 -40 10 -74 0Z'
/** The hill Sanjeevani grows on. Origin: middle of its foot. */
const herbHill = (): string =>
  dbl(peaks, 'patta', { w: 7, i: 1.9, tick: 4.6 }) +
  line(
    'M-52 -32C-44 -30 -40 -22 -42 -14M-14 -50C-6 -46 -2 -36 -4 -26M34 -50C26 -46 22 -38 24 -30M66 -24C58 -24 52 -18 54 -10',
    2,
    'haldi',
  ) +
  line(
    'M-58 -10l0 -10M-62 -18l4 4l4 -4M-22 -12l0 -12M-26 -22l4 4l4 -4M12 -14l0 -12M8 -24l4 4l4 -4M42 -8l0 -10M38 -16l4 4l4 -4',
    2,
    'paper',
  )
/** Flying to the left with the hill on his palm. Origin: middle of the face. */
export const hanumanFlying = ({
  skin = 'sindoor',
  cloth = 'marigold',
}: { skin?: Colour; cloth?: Colour } = {}): string =>
  tail(
    [
      [70, 112],
      [110, 96],
      [128, 58],
      [108, 22],
      [86, 30],
      [92, 54],
    ],
    skin,
  ) +
  // arm with the hill, behind the head
  limbs([['M-30 62L-74 34L-70 -34', 18]], skin) +
  bangle(-71, -20, 4, 11) +
  at(-70, -52, herbHill(), { k: 0.86 }) +
  limbs([['M-82 -46H-58', 13]], skin, { i: 2.2 }) +
  line('M-80 -50v8M-73 -50v9M-66 -50v9M-60 -49v7', 1.4) +
  // legs trail behind
  limbs(
    [
      ['M10 112L60 140L122 126', 24],
      ['M120 126L140 132', 14],
    ],
    skin,
  ) +
  limbs(
    [
      ['M-6 118L18 166L84 170', 24],
      ['M82 170L104 178', 14],
    ],
    skin,
  ) +
  line('M104 117Q110 126 110 138M66 160Q72 168 71 180', 3.4, 'haldi') +
  limbs([['M0 26V52', 18]], skin) +
  ornaments(skin) +
  dbl(
    'M-29 108C-14 116 18 114 29 104C48 110 66 120 82 126L76 148C62 154 50 152 38 150C44 158 46 172 34 180C16 182 2 172 -8 156C-18 142 -26 126 -29 108Z',
    cloth,
    { w: 7, i: 1.9, tick: 4.4 },
  ) +
  line('M-14 122Q4 152 24 172M10 118Q36 134 66 142', 1.6, 'sindoor') +
  band('M-29 109C-16 119 16 118 30 106', { col: 'haldi', w: 8.4, i: 1.9, tick: 4.6 }) +
  at(0, 6, hanumanFace({ skin }) + at(0, -25, crown(28, 48)))
/** The other arm of the flying figure; `hold` is drawn in its fist. */
export const hanumanArm = (hold: string, { skin = 'sindoor' }: { skin?: Colour } = {}): string =>
  limbs([['M30 60L66 90L88 62', 17]], skin) +
  bangle(80, 72, 36, 10) +
  at(92, 56, hold, { r: 34 }) +
  fist(92, 56, skin, 9)
