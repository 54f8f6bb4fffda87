// The cover of an article, 480 × 270: one thing in a niche between two sides.
import { type Colour, fill, at, both, g } from '../parts/pen.ts'
import { type MotifName, frame, halo, rangoli, toran } from '../parts/ornament.ts'

/** Grounds on which haldi would be lost. */
const light = new Set<Colour>(['g-sky', 'g-gulabi', 'g-haldi', 'g-patta'])

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
  /** Stands on both sides instead of a rangoli; foot at the origin, 100 wide and 150 high at the most. */
  aside?: string
  k?: number
  /** A round niche instead of an arch. */
  round?: boolean
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
  aside = '',
  k = 8,
  round = false,
  hang = true,
}: Cover): string =>
  fill('M0 0H480V270H0Z', ground) +
  g(
    at(
      240,
      135,
      both(at(152, 6, rangoli(62, { k, kind: side, col: light.has(ground) ? 'marigold' : 'haldi', w: 2.2 }))),
    ),
    {
      opacity: aside ? 0.26 : 0.55,
    },
  ) +
  (aside ? at(240, 244, both(at(-152, 0, aside))) : '') +
  (round
    ? at(240, 137, halo(102, { ring: true, k: 52, inner: niche, w: 13, tongue: 8 }))
    : at(240, 132, halo(86, { leg: 120, k: 41, inner: niche, w: 13, tongue: 9 }))) +
  (hang
    ? at(20, 18, both(toran(116, { k: 6, s: 6, l: 22 })).replace('scale(-1 1)', 'translate(440)scale(-1 1)'))
    : '') +
  at(240, 236, thing) +
  frame({ w: 480, h: 270, t: 16, motif, ground: band, a, b, inner: 'none' })
