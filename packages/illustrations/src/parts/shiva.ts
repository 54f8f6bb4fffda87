// Shiva: his linga.
import { ellipse, hatch } from './geom.ts'
import { type Colour, fill, line, shape, dbl, at } from './pen.ts'
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
