// The three of Puri: Jagannath, Subhadra, Balabhadra, as they are carved of wood.
import { circle } from './geom.ts'
import { type Colour, fill, line, shape, pearls, both } from './pen.ts'
import { lobe, places } from './ornament.ts'

const headD = 'M-40 -28C-40 -46 40 -46 40 -28C48 -8 46 22 30 36C16 44 -16 44 -30 36C-46 22 -48 -8 -40 -28Z'
const tiara = (): string =>
  places(shape(lobe(26, 8), 'marigold', 2) + fill(circle(0, -13, 3), 'sindoor'), [
    [-30, -36, -26],
    [-16, -41, -12],
    [0, -43, 0],
    [16, -41, 12],
    [30, -36, 26],
  ]) + pearls('M-38 -32Q0 -46 38 -32', { r: 2.4, gap: 7.4, col: 'gulabi', i: 1 })
/** Origin: middle of the face; shoulders end at y = 66. */
const figure = (face: Colour, cloth: Colour, eyes: string, mark: string, arms: boolean): string =>
  (arms ? both(shape('M30 30C52 26 70 30 72 40C72 50 50 52 32 50Z', face, 2.4) + line('M58 31V49', 3, 'haldi')) : '') +
  shape('M-34 34C-46 44 -48 58 -46 70H46C48 58 46 44 34 34Z', cloth, 2.4) +
  line('M-44 60H44', 3, 'haldi') +
  shape(headD, face, 2.6) +
  eyes +
  shape('M-4 2Q0 -6 4 2Q4 12 0 12Q-4 12 -4 2Z', face === 'ink' ? 'sindoor' : 'geru', 1.4) +
  shape('M-22 20C-10 28 10 28 22 20C16 36 -16 36 -22 20Z', 'sindoor', 2) +
  mark +
  tiara()
/** Round eyes, wide open upon the world. */
export const jagannath = (): string =>
  figure(
    'ink',
    'haldi',
    both(
      shape(circle(20, -6, 15.5), 'sindoor', 1.6) +
        shape(circle(20, -6, 13), 'paper', 1.4) +
        fill(circle(20, -6, 7), 'ink') +
        fill(circle(22, -8, 2), 'paper'),
    ),
    line('M-5 -30V-18Q0 -12 5 -18V-30', 2.4, 'paper') + line('M0 -28V-17', 2, 'sindoor'),
    true,
  )
const almond = both(
  shape('M6 -4C10 -18 28 -18 36 -6C28 6 12 6 6 -4Z', 'paper', 2) +
    fill(circle(21, -6, 6.4), 'ink') +
    fill(circle(23, -8, 1.8), 'paper') +
    line('M4 -16C12 -26 28 -26 36 -16', 2),
)
export const balabhadra = (): string =>
  figure('paper', 'neel', almond, fill('M0 -30Q4 -24 0 -16Q-4 -24 0 -30Z', 'sindoor'), true)
export const subhadra = (): string => figure('haldi', 'sindoor', almond, fill(circle(0, -22, 3.4), 'sindoor'), false)
