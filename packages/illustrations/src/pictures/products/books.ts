// The books of the shop in their three views.
import { n } from '../../parts/geom.ts'
import { type Colour, type Stroke, limbs, shape } from '../../parts/pen.ts'
import { type Title, bodyOf, place } from './book-covers.ts'
import { pages } from './book-pages.ts'
import { besideScale, inPalm } from './size.ts'
import { type Body, type Views, shelf, stand } from './shelf.ts'

/** A book held from below: the palm behind it, the thumb before it. */
const held = (id: Title, scale: number, skin: Colour): string => {
  const book: Body = bodyOf(id)
  const s = scale
  const back: Stroke[] = [
    [`M176 400L166 250`, 82 * s],
    [`M${n(166 + 34 * s)} 260L${n(166 + 58 * s)} ${n(270 - 74 * s)}`, 17 * s],
    [`M${n(166 + 40 * s)} 270L${n(166 + 66 * s)} ${n(270 - 52 * s)}`, 17 * s],
  ]
  return shelf(
    'book',
    limbs(back, skin, { i: 3 }) +
      stand(book, s, 160, 262) +
      limbs([[`M${n(150 - 10 * s)} 330Q${n(140 - 14 * s)} 270 ${n(150 - 2 * s)} ${n(262 - 26 * s)}`, 21 * s]], skin, {
        i: 3,
      }) +
      shape(
        `M${n(142 - 2 * s)} ${n(262 - 30 * s)}q${n(8 * s)} ${n(-9 * s)} ${n(14 * s)} ${n(2 * s)}q${n(-2 * s)} ${n(12 * s)} ${n(-8 * s)} ${n(12 * s)}q${n(-7 * s)} ${n(-4 * s)} ${n(-6 * s)} ${n(-14 * s)}Z`,
        'gulabi',
        2,
      ),
    { form: 'ring', petals: 12, r: 150 },
  )
}
const first = (id: Title, petals: number, form: 'lotus' | 'star' | 'ring'): string => {
  const { scale, x, y } = place(id)
  return shelf('book', stand(bodyOf(id), scale, x, y), { petals, form, r: 150 })
}
const open = (id: Title): string => shelf('book', pages[id](), { form: 'star', petals: 10, r: 152 })

export const books: Record<Title, Views> = {
  'sankalp-panchang-2027': {
    thing: () => first('sankalp-panchang-2027', 12, 'ring'),
    detail: () => open('sankalp-panchang-2027'),
    size: () => besideScale(bodyOf('sankalp-panchang-2027'), { of: 'book', cm: 30, form: 'none' }),
  },
  'durga-saptashati': {
    thing: () => first('durga-saptashati', 8, 'lotus'),
    detail: () => open('durga-saptashati'),
    size: () => besideScale(bodyOf('durga-saptashati'), { of: 'book', form: 'star' }),
  },
  'bhagavad-gita-pocket': {
    thing: () => first('bhagavad-gita-pocket', 16, 'star'),
    detail: () => open('bhagavad-gita-pocket'),
    size: () => inPalm(bodyOf('bhagavad-gita-pocket'), { of: 'book', dy: -14, bangle: 'peacock' }),
  },
  'reading-your-own-chart': {
    thing: () => first('reading-your-own-chart', 12, 'star'),
    detail: () => open('reading-your-own-chart'),
    size: () => besideScale(bodyOf('reading-your-own-chart'), { of: 'book', cm: 30, form: 'lotus' }),
  },
  'vrat-katha-collection': {
    thing: () => first('vrat-katha-collection', 12, 'lotus'),
    detail: () => open('vrat-katha-collection'),
    size: () => held('vrat-katha-collection', 1.1, 'chandan'),
  },
  'vishnu-sahasranama': {
    thing: () => first('vishnu-sahasranama', 10, 'ring'),
    detail: () => open('vishnu-sahasranama'),
    size: () => held('vishnu-sahasranama', 1.3, 'geru'),
  },
}
