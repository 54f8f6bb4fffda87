// Small scenes for empty, done and lost states: 240 × 160, no ground of their own.
import { pictureSet } from '../picture.ts'
import { circle, ellipse } from '../parts/geom.ts'
import { fill, shape, dbl, at, g } from '../parts/pen.ts'
import { rangoli, toran, marigold } from '../parts/ornament.ts'
import * as T from '../parts/things.ts'
const floor = () =>
  fill(ellipse(120, 142, 104, 13), 'g-sand') +
  at(120, 142, at(0, 0, rangoli(92, { k: 16, col: 'g-line', w: 3 }), { kx: 1, k: 0.13 }))
/** Nothing yet: the lamp stands ready, not lit. */
export const emptyLamp = () =>
  floor() + at(14, 10, toran(212, { k: 8, s: 8, l: 22 })) + at(116, 142, T.diya(52, { lit: false }))
/** Nothing in the cart: a bare thali, three marigolds beside it. */
export const emptyThali = () =>
  floor() +
  at(
    120,
    86,
    dbl(circle(0, 0, 58), 'marigold', { w: 8, i: 2, tick: 4.8 }) +
      shape(circle(0, 0, 42), 'haldi', 2.4) +
      g(rangoli(32, { k: 8, col: 'geru', w: 1.8 }), { opacity: 0.6 }),
  ) +
  at(44, 140, marigold(11)) +
  at(64, 144, marigold(9, { col: 'gulabi' })) +
  at(196, 142, marigold(11, { col: 'sindoor', heart: 'haldi' }))
/** Done: the lamp is lit. */
export const doneLamp = () =>
  floor() + at(14, 10, toran(212, { k: 8, s: 8, l: 22 })) + at(112, 142, T.diya(52, { fl: 60 }))

export const states = pictureSet(
  'states',
  { 'empty-lamp': emptyLamp, 'empty-thali': emptyThali, 'done-lamp': doneLamp },
  { width: 240, height: 160 },
)
