// The cover of an article, 480 × 270: one thing in a niche between two side panels.
import { type Colour, fill, at, both, g } from '../parts/pen.ts'
import { type MotifName, frame, halo, rangoli, toran } from '../parts/ornament.ts'

export type Cover = {
  /** What the article is about. Its foot stands at the origin; 150 wide and 170 high at the most. */
  thing: string
  ground?: Colour
  niche?: Colour
  motif?: MotifName
  a?: Colour
  b?: Colour
  band?: Colour
  side?: 'lotus' | 'star' | 'ring'
  k?: number
  /** Whether leaves and flowers hang on both sides. */
  hang?: boolean
}
export const cover = ({
  thing,
  ground = 'g-peacock',
  niche = 'g-sindoor',
  motif = 'petal',
  a = 'gulabi',
  b = 'sindoor',
  band = 'paper',
  side = 'lotus',
  k = 8,
  hang = true,
}: Cover): string =>
  fill('M0 0H480V270H0Z', ground) +
  g(at(240, 135, both(at(152, 6, rangoli(62, { k, kind: side, col: 'haldi', w: 2.2 })))), { opacity: 0.5 }) +
  at(240, 132, halo(86, { leg: 120, k: 41, inner: niche, w: 13, tongue: 9 })) +
  (hang
    ? at(20, 18, both(toran(116, { k: 6, s: 6, l: 22 })).replace('scale(-1 1)', 'translate(440)scale(-1 1)'))
    : '') +
  at(240, 236, thing) +
  frame({ w: 480, h: 270, t: 16, motif, ground: band, a, b, inner: 'none' })
