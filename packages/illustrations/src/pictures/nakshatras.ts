// The 27 nakshatras by their symbols, as one family: a wheel of 27 petals, the nakshatra's own filled. The ground tells
// the gana: haldi for deva, green for manushya, blue for rakshasa.
import { pictureSet } from '../picture.ts'
import { circle, polar, range } from '../parts/geom.ts'
import { type Colour, at, c, fill, path, pearls, shape } from '../parts/pen.ts'
import { lobe, petal } from '../parts/ornament.ts'
import { symbols } from './nakshatra-symbols.ts'

const order = [
  'ashwini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva-phalguni',
  'uttara-phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva-ashadha',
  'uttara-ashadha',
  'shravana',
  'dhanishtha',
  'shatabhisha',
  'purva-bhadrapada',
  'uttara-bhadrapada',
  'revati',
] as const
export type Nakshatra = (typeof order)[number]

type Gana = 'deva' | 'manushya' | 'rakshasa'
const grounds: Record<Gana, Colour> = { deva: 'g-haldi', manushya: 'g-patta', rakshasa: 'g-neel' }
/** D, M or R of each nakshatra in order. */
const ganas = 'DMRMDMDDRRMMDRDRDRRMMDRRMMD'
const ganaOf = (index: number): Gana =>
  ({ D: 'deva', M: 'manushya', R: 'rakshasa' } as const)[ganas[index] as 'D' | 'M' | 'R']

/** The wheel; the place of the nakshatra is filled and stands at the top of the sheet's own order. */
const wheel = (own: number) => {
  const one = lobe(24, 12.4)
  const turned = (i: number) => ({ transform: `rotate(${Math.round((i * 3600) / 27) / 10})translate(0 -127)` })
  return (
    shape(circle(0, 0, 128), 'ink', 2) +
    range(27, (i) =>
      path(one, {
        ...turned(i),
        fill: c(i === own ? 'sindoor' : i % 3 === 0 ? 'marigold' : 'paper'),
        stroke: c('ink'),
        'stroke-width': 2,
      }),
    ).join('') +
    at(...polar(137, (own * 360) / 27), fill(petal(10, 3.6) + petalDown, 'haldi'), { r: (own * 360) / 27 })
  )
}
const petalDown = 'M0 0C3 2 3.600 6 0 9C-3.600 6 -3 2 0 0Z'

export const nakshatra = (name: Nakshatra): string => {
  const index = order.indexOf(name)
  return (
    fill('M0 0H320V320H0Z', 'g-sand') +
    at(
      160,
      160,
      wheel(index) +
        shape(circle(0, 0, 126), grounds[ganaOf(index)], 3) +
        pearls(circle(0, 0, 118), { r: 2, gap: 741.4 / 84, col: 'paper', i: 1.1 }) +
        symbols[name](),
    )
  )
}
export const nakshatras = pictureSet(
  'nakshatras',
  Object.fromEntries(order.map((name) => [name, () => nakshatra(name)])),
)
