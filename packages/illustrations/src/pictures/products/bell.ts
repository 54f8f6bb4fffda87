// The hand bell of bell metal with Garuda on its handle.
import { range, circle } from '../../parts/geom.ts'
import { at, both, dbl, fill, line, pearls, shape } from '../../parts/pen.ts'
import { type Place, leafD, petal, places } from '../../parts/ornament.ts'
import { crown, eye } from '../../parts/deity.ts'
import type { Body } from './shelf.ts'

/** Garuda kneeling, wings open, palms joined. 120 high; origin: middle of the foot. */
export const garuda = (): string => {
  const feather = (l: number, r: number): string =>
    at(
      14,
      -66,
      shape(leafD(l, l * 0.16, 6), 'marigold', 2.2) + line(`M0 -8Q2 ${-l * 0.5} 5 ${-l * 0.84}`, 1.5, 'geru'),
      { r },
    )
  const wing =
    [118, 100, 82, 64, 46].map((r, i) => feather(44 + i * 4, r)).join('') +
    shape('M10 -78C26 -82 38 -72 36 -60C28 -54 16 -54 8 -58Z', 'haldi', 2.2) +
    line('M16 -72h0M23 -70h0M29 -66h0M18 -64h0M25 -62h0', 3, 'sindoor')
  return (
    both(wing) +
    shape('M-34 0C-38 -14 -26 -26 -14 -30H14C26 -26 38 -14 34 0Z', 'sindoor', 2.6) +
    line('M-24 -4Q-18 -18 -8 -24M24 -4Q18 -18 8 -24M0 -26V-4', 1.8, 'haldi') +
    shape('M-19 -30C-24 -48 -22 -70 -10 -76H10C22 -70 24 -48 19 -30Z', 'marigold', 2.6) +
    pearls('M-14 -72Q0 -56 14 -72', { r: 1.8, gap: 6, i: 1 }) +
    both(line('M16 -68Q32 -52 6 -44', 11) + line('M16 -68Q32 -52 6 -44', 6.4, 'marigold')) +
    shape('M-7 -40C-8 -52 -4 -60 0 -64C4 -60 8 -52 7 -40Z', 'haldi', 2.2) +
    line('M0 -60V-42', 1.5) +
    shape(
      'M0 -112C14 -112 19 -102 18 -92C17 -82 9 -76 0 -75C-9 -76 -17 -82 -18 -92C-19 -102 -14 -112 0 -112Z',
      'haldi',
      2.6,
    ) +
    both(at(9, -96, eye(6.2, { i: 1.3 }))) +
    shape('M-6 -92Q0 -97 6 -92Q5 -82 0 -76Q-5 -82 -6 -92Z', 'sindoor', 2) +
    line('M0 -93V-84', 1.2) +
    at(0, -104, crown(16, 28, { wings: false, i: 2 }))
  )
}
const domeD =
  'M-26 -152C-58 -146 -66 -112 -72 -76C-76 -48 -88 -34 -100 -24H100C88 -34 76 -48 72 -76C66 -112 58 -146 26 -152Z'
const stem = (): string =>
  shape('M-9 -196H9L12 -150H-12Z', 'marigold', 2.6) +
  [-192, -176, -160]
    .map((y, i) =>
      shape(
        `M${-14 - i * 3} ${y}a${14 + i * 3} 6 0 1 0 ${28 + i * 6} 0a${14 + i * 3} 6 0 1 0 ${-28 - i * 6} 0Z`,
        i % 2 ? 'haldi' : 'marigold',
        2.4,
      ),
    )
    .join('')
const art = (): string =>
  at(0, -194, garuda(), { k: 1.05 }) +
  stem() +
  line('M0 -30V2', 8) +
  shape(circle(0, 6, 13), 'sindoor', 3) +
  fill(circle(-4, 2, 3.4), 'gulabi') +
  dbl(domeD, 'marigold', { w: 9, i: 2.2, tick: 5.2 }) +
  places(
    shape(petal(30, 10, 0.7), 'haldi', 2) + line('M0 -8V-20', 1.6, 'sindoor'),
    range(5, (i): Place => [(i - 2) * 19, -110 + Math.abs(i - 2) * 4, 180 - (i - 2) * 9]),
  ) +
  line('M-68 -92Q0 -78 68 -92M-73 -66Q0 -52 73 -66', 2.4, 'geru') +
  pearls('M-69 -79Q0 -65 69 -79', { r: 2.6, gap: 9.6, i: 1.2 }) +
  line('M-56 -128Q-60 -108 -62 -96', 5, 'haldi') +
  shape('M-106 -28Q0 -16 106 -28L110 -16Q0 -4 -110 -16Z', 'marigold', 3.2) +
  line('M-98 -20Q0 -9 98 -20', 1.8, 'geru')
export const bronzeBell = (): Body => ({ art: art(), box: [-110, -352, 220, 372], mm: 83 })
