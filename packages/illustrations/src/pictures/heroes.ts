// The wide pictures on top of pages, each on three sheets.
import type { Picture } from '../picture.ts'
import { home } from './heroes-home.ts'
import { pooja } from './heroes-pooja.ts'
import { onAllSheets } from './heroes-scene.ts'
import { shop } from './heroes-shop.ts'

export const heroes: readonly Picture[] = [
  ...onAllSheets('home', home),
  ...onAllSheets('pooja', pooja),
  ...onAllSheets('shop', shop),
]
