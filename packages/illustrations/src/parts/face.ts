// The face of a living person from the front: lids open, a calm mouth; hair, beards and the marks on a forehead.
import { circle, n, polar, range } from './geom.ts'
import { type Colour, at, both, fill, line, pearls, shape } from './pen.ts'
import { eye } from './deity.ts'

const tilaks = {
  none: '',
  dot: fill(circle(0, -17, 2.8), 'sindoor'),
  large: fill(circle(0, -17, 4.2), 'sindoor'),
  upright: line('M-4 -25V-16Q0 -12 4 -16V-25', 2, 'sindoor') + line('M0 -24V-15', 1.8, 'marigold'),
  /** Ash in three lines with a red dot. */
  bars:
    line('M-10 -24Q0 -21 10 -24M-11 -19.500Q0 -16.500 11 -19.500M-10 -15Q0 -12 10 -15', 2, 'paper') +
    fill(circle(0, -18, 2.2), 'sindoor'),
  /** Gopi chandan with the dark line of the Madhvas. */
  madhva: line('M0 -27V-13', 5, 'haldi') + line('M0 -27V-15', 2, 'ink') + fill(circle(0, -13, 2.6), 'sindoor'),
  /** One stroke of ash and a dot below it. */
  ash: line('M-8 -23Q0 -21 8 -23', 2.6, 'paper') + fill(circle(0, -15.5, 2.6), 'sindoor'),
  /** Sandal paste across the forehead, as in Kerala. */
  sandal: line('M-12 -20Q0 -16 12 -20', 4, 'haldi') + fill(circle(0, -18, 2), 'sindoor'),
  /** A crescent and a dot, as in Maharashtra. */
  crescent: line('M-4 -22A5 5 0 0 0 4 -22', 2.2, 'sindoor') + fill(circle(0, -14.5, 1.8), 'sindoor'),
  naamam: line('M-5 -26V-17Q0 -12 5 -17V-26', 2.4, 'paper') + line('M0 -25V-15', 2, 'sindoor'),
}
/** The mark on a forehead. */
export type Tilak = keyof typeof tilaks

const outline = 'M0 -34C20 -34 29 -20 28 -3C27 16 15 32 0 34C-15 32 -27 16 -28 -3C-29 -20 -20 -34 0 -34Z'
export const personFace = ({
  skin = 'chandan',
  tilak = 'dot',
  age = 0,
  brow = 'ink',
  lip = 'sindoor',
  smile = 1,
}: { skin?: Colour; tilak?: Tilak; age?: number; brow?: Colour; lip?: Colour; smile?: number } = {}): string =>
  both(shape('M26 -6C34 -9 36 4 27 9Z', skin, 2.2)) +
  shape(outline, skin, 2.6) +
  both(at(12.5, -1, eye(7.2, { i: 1.4 })) + line('M5 -10.500C10 -14.500 18 -14.500 23 -10', 2.4, brow)) +
  line('M-2 3C-3 9 -5 12 -3.500 14Q0 17 4.500 13.5', 1.7) +
  line(`M-9 22Q0 ${n(24 + smile * 3)} 9 22`, 2.2, lip) +
  (age > 0 ? line('M-11 14Q-15 18 -14 23M11 14Q15 18 14 23', 1.3) : '') +
  (age > 1 ? line('M-9 -26.5Q0 -29 9 -26.5M-22 7q-3 -1 -4 -3M22 7q3 -1 4 -3', 1.2) : '') +
  tilaks[tilak]

const cap = 'M-28 -6C-31 -30 -18 -41 0 -41C18 -41 31 -30 28 -6C26 -18 18 -26 0 -27C-18 -26 -26 -18 -28 -6Z'
const middleParting = 'M-28 0C-32 -28 -18 -42 0 -42C18 -42 32 -28 28 0C26 -14 16 -24 0 -32C-16 -24 -26 -14 -28 0Z'
/** Grey and white hair has an outline; dark hair is its own. */
const mass = (d: string, col: Colour) => (col === 'ink' ? fill(d, col) : shape(d, col, 2.2))
const strands = (d: string, col: Colour) => line(d, 1.3, col === 'ink' ? 'neel' : 'ink')

type Hair = (col: Colour) => string
/** What is seen in front of the face. */
export const hairs = {
  bald: () => '',
  shikha: (col: Colour) => line('M4 -34C6 -46 20 -48 22 -36', 5, col),
  short: (col: Colour) =>
    mass(cap, col) + strands('M-20 -30Q-10 -36 0 -35M-24 -22Q-14 -31 0 -31M24 -22Q14 -31 0 -31', col),
  side: (col: Colour) =>
    mass(
      'M-28 -3C-33 -32 -16 -45 4 -44C25 -43 33 -26 28 -3C27 -14 23 -21 15 -25C2 -21 -14 -22 -19 -31C-22 -24 -27 -16 -28 -3Z',
      col,
    ) + strands('M-16 -33Q-4 -26 14 -29M-14 -38Q0 -33 20 -33', col),
  curly: (col: Colour) => {
    const curls = range(11, (i) => polar(32, -84 + i * 16.8, 0, -7))
    return (
      (col === 'ink' ? '' : shape(curls.map(([x, y]) => circle(x, y, 8)).join(''), col, 2.2)) +
      fill(curls.map(([x, y]) => circle(x, y, 8)).join('') + cap, col) +
      line(
        curls.map(([x, y]) => `M${n(x - 3)} ${n(y)}a3.500 3.500 0 1 1 5 3`).join(''),
        1.3,
        col === 'ink' ? 'neel' : 'ink',
      )
    )
  },
  receding: (col: Colour) =>
    both(mass('M28 0C33 -16 28 -32 16 -37C21 -28 24 -18 25 -4Z', col)) +
    line('M-12 -38Q0 -42 12 -38', 3, col === 'ink' ? 'ink' : 'sand'),
  crop: (col: Colour) =>
    mass('M-28 -8C-31 -30 -18 -39 0 -39C18 -39 31 -30 28 -8C25 -22 20 -29 0 -29C-20 -29 -25 -22 -28 -8Z', col),
  parted: (col: Colour) => mass(middleParting, col) + line('M0 -33V-41', 2.4, 'sindoor'),
  plain: (col: Colour) => mass(middleParting, col) + line('M0 -33V-41', 1.4, 'chandan'),
  swept: (col: Colour) =>
    mass('M-28 2C-34 -30 -16 -44 4 -43C26 -42 34 -24 28 2C25 -10 20 -18 10 -24C-4 -18 -22 -18 -28 2Z', col) +
    strands('M10 -24Q-6 -32 -20 -26M12 -30Q0 -38 -14 -36', col),
  turban: (col: Colour) =>
    shape('M-33 -12C-42 -36 -22 -56 4 -54C34 -52 44 -30 33 -12C20 -26 -18 -28 -33 -12Z', col, 2.6) +
    line('M-34 -22C-18 -36 12 -40 36 -28M-30 -36C-12 -48 14 -48 34 -38M-33 -14C-24 -30 -2 -48 12 -53', 1.8) +
    shape('M-4 -34C4 -46 2 -54 -6 -62C6 -62 14 -54 12 -42Z', 'haldi', 2),
  /** A cloth wound flat, without a plume. */
  wound: (col: Colour) =>
    shape('M-34 -10C-40 -34 -24 -50 0 -50C24 -50 40 -34 34 -10C22 -24 -22 -24 -34 -10Z', col, 2.6) +
    line('M-35 -20C-14 -36 14 -36 35 -20M-30 -34C-12 -46 12 -46 30 -34', 1.8) +
    line('M-34 -15C-14 -29 14 -29 34 -15', 3, 'marigold'),
  topi: (col: Colour) =>
    shape('M-31 -16C-30 -38 -16 -50 2 -52C20 -50 31 -36 31 -16C14 -25 -14 -25 -31 -16Z', col, 2.6) +
    line('M-29 -20C-10 -32 10 -32 29 -20', 1.6),
} satisfies Record<string, Hair>

const flowers = (d: string) => pearls(d, { r: 3, gap: 6.6, col: 'paper', i: 1.2 })
/** What of the hair is seen behind head and neck. */
export const behind = {
  none: () => '',
  bun: (col: Colour) => mass(circle(0, -46, 15), col) + flowers('M-15 -42Q0 -62 15 -42'),
  low: (col: Colour) => mass('M-33 6C-38 26 -30 40 -18 40H18C30 40 38 26 33 6Z', col),
  loose: (col: Colour) => mass('M-30 -12C-48 20 -54 60 -50 100H50C54 60 48 20 30 -12C30 -50 -30 -50 -30 -12Z', col),
  bob: (col: Colour) =>
    mass('M-33 -8C-40 18 -40 36 -33 46Q-18 52 -8 40H8Q18 52 33 46C40 36 40 18 33 -8C33 -52 -33 -52 -33 -8Z', col),
} satisfies Record<string, Hair>
/** A plait over the left shoulder, in front of the cloth. */
export const plait = (col: Colour): string =>
  shape(
    'M20 -4C38 6 46 28 45 56L44 106H32L29 58C28 38 22 26 12 20Z',
    col,
    col === 'ink' ? 1.4 : 2,
    col === 'ink' ? 'neel' : 'ink',
  ) +
  line(
    range(8, (i) => `M${n(28 + i * 0.5)} ${n(28 + i * 10)}l8 6l8 -6`).join(''),
    1.8,
    col === 'ink' ? 'neel' : 'ink',
  ) +
  shape('M32 104H44L46 118H30Z', 'sindoor', 2)

export const beards = {
  none: () => '',
  moustache: (col: Colour) =>
    shape('M0 16.500C-6 13 -14 16 -18 20C-12 21 -5 21 0 18.500C5 21 12 21 18 20C14 16 6 13 0 16.500Z', col, 1.4),
  trimmed: (col: Colour) =>
    shape(
      'M-27.500 2C-28 26 -14 37 0 38C14 37 28 26 27.500 2C25 13 19 17 11 16C6 13 3 15.500 0 16C-3 15.500 -6 13 -11 16C-19 17 -25 13 -27.500 2Z',
      col,
      2,
    ) + line('M-8 22Q0 26 8 22', 2.4, 'gulabi'),
  goatee: (col: Colour) =>
    shape(
      'M0 16.500C-5 13.500 -11 16 -14 19C-9 20 -4 20.500 0 18.500C4 20.500 9 20 14 19C11 16 5 13.500 0 16.500Z',
      col,
      1.2,
    ) + shape('M-8 29C-7 42 7 42 8 29Q0 32 -8 29Z', col, 1.6),
  full: (col: Colour) =>
    shape(
      'M-27 2C-29 34 -14 58 0 62C14 58 29 34 27 2C24 14 18 17 10 16C5 15 3 17 0 17C-3 17 -5 15 -10 16C-18 17 -24 14 -27 2Z',
      col,
      2.4,
    ) +
    line('M-8 24Q0 28 8 24', 2.2, 'sindoor') +
    line(
      'M-14 30Q-14 44 -6 54M14 30Q14 44 6 54M0 34V58M-21 20Q-21 32 -16 40M21 20Q21 32 16 40',
      1.4,
      col === 'ink' ? 'neel' : 'ink',
    ),
} satisfies Record<string, Hair>

export const spectacles = (): string =>
  line(circle(12.5, -1, 10.5) + circle(-12.5, -1, 10.5) + 'M-2 -2Q0 -4 2 -2M23 -3L28 -5M-23 -3L-28 -5', 1.8)
