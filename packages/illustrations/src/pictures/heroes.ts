// The wide pictures on top of pages, each on three sheets.
import type { Picture } from '../picture.ts'
import { consultation } from './heroes-consultation.ts'
import { home } from './heroes-home.ts'
import { horoscope } from './heroes-horoscope.ts'
import { kundli } from './heroes-kundli.ts'
import { matching } from './heroes-matching.ts'
import { dawn, dusk, night, noon } from './heroes-panchang.ts'
import { pooja } from './heroes-pooja.ts'
import { type Scene, onAllSheets } from './heroes-scene.ts'
import { shop } from './heroes-shop.ts'

/** By name; the four lights of the panchang's courtyard follow the reader's sun. */
const scenes: Record<string, Scene> = {
  home,
  pooja,
  shop,
  consultation,
  kundli,
  matching,
  horoscope,
  'panchang-dawn': dawn,
  'panchang-noon': noon,
  'panchang-dusk': dusk,
  'panchang-night': night,
}
export const heroes: readonly Picture[] = Object.entries(scenes).flatMap(([name, scene]) => onAllSheets(name, scene))
