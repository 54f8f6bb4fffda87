// Covers for articles, 480 × 270: one thing in a niche between two side panels. Ground, thing, border and rangoli make hundreds of them.
import { type Point, n, range } from '../parts/geom.ts'
import { type Colour, fill, at, both, g } from '../parts/pen.ts'
import { frame, halo, rangoli, toran } from '../parts/ornament.ts'
export const cover = ({
  thing,
  gr = 'g-peacock' as Colour,
  niche = 'g-sindoor' as Colour,
  motif = 'petal',
  a = 'gulabi' as Colour,
  b = 'sindoor' as Colour,
  band = 'paper' as Colour,
  side = 'lotus',
  k = 8,
  hang = true,
}) =>
  fill('M0 0H480V270H0Z', gr) +
  g(at(240, 135, both(at(152, 6, rangoli(62, { k, kind: side, col: 'haldi', w: 2.2 })))), { opacity: 0.5 }) +
  at(240, 132, halo(86, { leg: 120, k: 41, inner: niche, w: 13, tongue: 9 })) +
  (hang
    ? at(20, 18, both(toran(116, { k: 6, s: 6, l: 22 })).replace('scale(-1 1)', 'translate(440)scale(-1 1)'))
    : '') +
  at(240, 236, thing) +
  frame({ w: 480, h: 270, t: 16, motif, ground: band, a, b, inner: 'none' })
