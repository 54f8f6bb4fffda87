// Shiva: his linga, and himself.
import { ellipse, hatch } from './geom.ts'
import { type Colour, fill, line, shape, dbl, pearls, at } from './pen.ts'
import { type Arm, type Hand } from './arms.ts'
import { murti } from './murti.ts'
import { crescent } from './sheet.ts'
import { naga } from './fauna.ts'
import { garland } from './ornament.ts'
import { bilva } from './flora.ts'

/** Linga in its jaladhari. Origin: middle of the dish. */
export const linga = ({ stone = 'ink', dish = 'sand' }: { stone?: Colour; dish?: Colour } = {}) =>
  shape('M-46 30C-46 44 -70 44 -74 54H74C70 44 46 44 46 30Z', dish, 2.4) +
  line(hatch('M-46 30C-46 44 -70 44 -74 54H74C70 44 46 44 46 30Z', { angle: 90, gap: 7, inset: 5 }), 1.4) +
  dbl(
    'M-88 -2C-88 20 -52 32 0 32C34 32 62 27 78 18C90 16 106 18 118 12L116 -8C104 -4 92 -8 84 -14C70 -24 40 -28 0 -28C-52 -28 -88 -22 -88 -2Z',
    dish,
    { w: 6.6, i: 1.8, tick: 4.6 },
  ) +
  line('M-72 -2C-72 12 -46 20 0 20C46 20 72 12 76 2C90 4 104 4 112 2', 1.8) +
  dbl('M-42 4C-42 -76 -36 -112 0 -114C36 -112 42 -76 42 4C30 12 -30 12 -42 4Z', stone, { w: 7.6, i: 1.9, tick: 4.6 }) +
  line('M-25 -78Q0 -68 25 -78M-28 -67Q0 -57 28 -67M-29 -56Q0 -46 29 -56', 4, 'paper') +
  fill(ellipse(0, -64, 5, 7.5), 'sindoor') +
  garland('M-41 -34Q0 12 41 -34', { r: 6, cols: ['marigold', 'paper'] }) +
  at(0, -102, bilva(20))

/** Matted hair bound on the crown of the head, with rudraksha beads, the moon and the Ganga. */
export const jata = (): string =>
  fill('M-30 24C-38 4 -34 -14 -22 -20H22C34 -14 38 4 30 24C27 6 20 -2 0 -3C-20 -2 -27 6 -30 24Z', 'ink') +
  shape('M-22 -16C-30 -34 -20 -52 0 -54C20 -52 30 -34 22 -16Z', 'ink', 2.4) +
  line(
    'M-16 -20C-20 -34 -12 -46 0 -48M16 -20C20 -34 12 -46 0 -48M-6 -20C-8 -32 -4 -42 0 -48M6 -20C8 -32 4 -42 0 -48',
    1.6,
    'geru',
  ) +
  line('M0 -54C-6 -62 6 -68 0 -78', 3, 'haldi', { dash: '0 5' }) +
  pearls('M-23 -16Q0 -24 23 -16', { r: 3, gap: 7.4, col: 'geru', i: 1.2 }) +
  at(17, -38, crescent(12, 'paper', 2), { r: 18 })
/** A cobra around the neck, its hood over one shoulder. */
const neckSnake = (): string =>
  line('M-30 50C-20 74 24 74 34 48', 11) +
  line('M-30 50C-20 74 24 74 34 48', 6.4, 'patta') +
  line('M-30 50C-20 74 24 74 34 48', 6.4, 'haldi', { dash: '1.6 5', cap: 'butt' }) +
  at(37, 30, naga({ s: 0.46 }), { r: 14 })
/** Shiva's ash-white figure in a tiger's skin; the hands differ. */
export const shiva = ({
  arms,
  left = 'blessing',
  right = 'giving',
}: {
  arms?: readonly Arm[]
  left?: Hand
  right?: Hand
}): string =>
  fill('M-26 -10C-44 22 -58 40 -56 78C-46 72 -38 64 -34 56H34C38 64 46 72 56 78C58 40 44 22 26 -10Z', 'ink') +
  murti({
    skin: 'paper',
    cloth: 'marigold',
    cloth2: 'ink',
    head: { tilak: 'shivaEye', headwear: jata(), ring: 'geru', lip: 'gulabi' },
    arms,
    left,
    right,
    stole: false,
    wreath: false,
  }) +
  neckSnake()
