// Every product of the demo's shop in three views: `products/ID`, `products/ID-2` (a detail), `products/ID-3` (its size).
import { type Picture, pictureSet } from '../picture.ts'
import type { Views } from './products/shelf.ts'
import { books } from './products/books.ts'
import { gems } from './products/gems.ts'
import { incenses } from './products/incense.ts'
import { lamps } from './products/lamps.ts'
import { malas } from './products/malas.ts'
import { yantras } from './products/yantras.ts'
import { sets } from './products/sets.ts'
import { rudrakshas } from './products/rudraksha.ts'

export { titlePlate } from './products/books.ts'
export { gemCushion } from './products/gems.ts'
export { malaLoop } from './products/malas.ts'
export { yantraPlate } from './products/yantras.ts'

const all: Record<string, Views> = {
  ...rudrakshas,
  ...malas,
  ...gems,
  ...yantras,
  ...lamps,
  ...incenses,
  ...sets,
  ...books,
}

export const products: readonly Picture[] = pictureSet(
  'products',
  Object.fromEntries(
    Object.entries(all).flatMap(([id, { thing, detail, size }]) => [
      [id, thing],
      [`${id}-2`, detail],
      [`${id}-3`, size],
    ]),
  ),
)
