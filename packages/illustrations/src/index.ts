import { festivals } from './pictures/festivals.ts'
import { grahas } from './pictures/grahas.ts'
import { heroes } from './pictures/heroes.ts'
import { acharyas } from './pictures/acharyas.ts'
import { brand } from './pictures/brand.ts'
import { articles } from './pictures/articles.ts'
import { nakshatras } from './pictures/nakshatras.ts'
import { poojas } from './pictures/poojas.ts'
import { products } from './pictures/products.ts'
import { rashis } from './pictures/rashis.ts'
import { states } from './pictures/states.ts'
import { things } from './pictures/things.ts'
import type { Picture } from './picture.ts'

export { inDayColours } from './by-day.ts'
export type { Picture } from './picture.ts'
export { titlePlate } from './pictures/products.ts'

/** Every picture of the product. */
export const pictures: readonly Picture[] = [
  ...poojas,
  ...festivals,
  ...rashis,
  ...grahas,
  ...nakshatras,
  ...products,
  ...things,
  ...heroes,
  ...acharyas,
  ...articles,
  ...states,
  ...brand,
]
