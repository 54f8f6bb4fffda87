// Poojas of the feasts of the year.
import { circle } from '../parts/geom.ts'
import { fill, line, shape, dbl, at, both, turn, c, path } from '../parts/pen.ts'
import { petal, halo, frame, garland, toran } from '../parts/ornament.ts'
import { crown } from '../parts/deity.ts'
import * as T from '../parts/things.ts'
import { cane, tulsi } from '../parts/flora.ts'
import { ground, strewn } from '../parts/sheet.ts'

export const tulasiVivah = () => {
  const plinth = 'M-56 0H56V-12H46V-58H56V-70H-56V-58H-46V-12H-56Z'
  return (
    ground('g-patta') +
    strewn('M20 20H300V240H20Z', { col: 'paper', gap: 26, r: 2.2 }) +
    fill('M20 258H300V300H20Z', 'g-marigold') +
    line('M20 258H300', 2.2) +
    at(40, 70, toran(220, { k: 10, s: 7, l: 22 })) +
    at(150, 0, both(at(-118, 296, cane(216, { w: 3.6 }), { r: 3 }) + at(-104, 296, cane(190, { w: 3.6 }), { r: -4 }))) +
    at(150, 146, halo(66, { ring: true, k: 30, inner: 'g-sindoor', w: 11, tongue: 8 })) +
    at(150, 196, tulsi(88)) +
    at(
      150,
      198,
      shape('M-34 -20C-20 -10 20 -10 34 -20L40 6Q0 18 -40 6Z', 'sindoor', 2.4) +
        line('M-33 -12Q0 2 33 -12', 3, 'haldi') +
        line('M-37 1Q0 13 37 1', 3, 'haldi', { dash: '0 6' }) +
        shape('M-40 4Q0 16 40 4L36 20H-36Z', 'marigold', 2.4),
    ) +
    at(
      150,
      286,
      dbl(plinth, 'paper', { w: 7, i: 1.9, tick: 4.6 }) +
        shape('M-18 -12V-40C-18 -52 -8 -56 0 -60C8 -56 18 -52 18 -40V-12Z', 'sindoor', 2.2) +
        at(0, -14, T.diya(13)) +
        both(at(33, -35, turn(8, path(petal(11, 3.6), { fill: c('peacock') })) + fill(circle(0, 0, 3), 'haldi'))),
    ) +
    shape('M86 286H214L222 298H78Z', 'geru', 2.2) +
    at(
      248,
      284,
      shape('M-30 0H30L24 12H-24Z', 'geru', 2.2) +
        shape('M-24 -6Q0 2 24 -6L22 2H-22Z', 'sindoor', 2) +
        dbl('M0 -52C20 -52 27 -36 25 -22C23 -8 12 -3 0 -3C-12 -3 -23 -8 -25 -22C-27 -36 -20 -52 0 -52Z', 'ink', {
          w: 6,
          i: 1.7,
          tick: 4.2,
        }) +
        line('M-6 -42V-26Q0 -18 6 -26V-42', 2.8, 'haldi') +
        line('M0 -40V-24', 2.4, 'sindoor') +
        garland('M-23 -24Q0 0 23 -24', { r: 4.6, cols: ['marigold', 'paper'] }) +
        at(0, -46, crown(22, 40), { k: 0.66 }),
    ) +
    frame({ motif: 'brick', a: 'patta', b: 'haldi' }) +
    at(70, 290, T.diya(16))
  )
}
