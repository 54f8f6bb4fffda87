// The emblem of the product: the Sun in the ring of twelve rashis, with the Moon on one of its places.
import { pictureSet } from '../picture.ts'
import { circle, polar, p2, range } from '../parts/geom.ts'
import { at, c, fill, line, path, shape, turn } from '../parts/pen.ts'
import { petal } from '../parts/ornament.ts'
import { surya } from '../parts/sky.ts'
import { crescent } from '../parts/sheet.ts'

const [inner, outer] = [102, 129]
const placeOfMoon = 45

export const emblem = (): string =>
  at(
    160,
    160,
    turn(24, at(0, -outer + 6, path(petal(34, 21), { fill: c('marigold'), stroke: c('ink'), 'stroke-width': 3 }))) +
      shape(circle(0, 0, outer), 'paper', 5) +
      line(range(12, (i) => `M${p2(...polar(inner, i * 30))}L${p2(...polar(outer, i * 30))}`).join(''), 4) +
      fill(
        `M${p2(...polar(outer - 3, placeOfMoon - 13.4))}A${outer - 3} ${outer - 3} 0 0 1 ${p2(...polar(outer - 3, placeOfMoon + 13.4))}L${p2(...polar(inner, placeOfMoon + 13.4))}A${inner} ${inner} 0 0 0 ${p2(...polar(inner, placeOfMoon - 13.4))}Z`,
        'neel',
      ) +
      at(...polar((inner + outer) / 2, placeOfMoon), crescent(10, 'paper', 1.6)) +
      shape(circle(0, 0, inner), 'sindoor', 5) +
      surya(57, { ray: 'haldi', ray2: 'marigold', k: 12 }),
  )

export const brand = pictureSet('brand', { emblem })
