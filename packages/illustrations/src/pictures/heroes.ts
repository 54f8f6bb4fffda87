// The wide pictures on top of pages, each on two sheets.
import type { Picture } from '../picture.ts'
import { consultation } from './heroes-consultation.ts'
import { home } from './heroes-home.ts'
import { horoscope } from './heroes-horoscope.ts'
import { kundli } from './heroes-kundli.ts'
import { matching } from './heroes-matching.ts'
import { dawn, dusk, night, noon } from './heroes-panchang.ts'
import { pooja } from './heroes-pooja.ts'
import { type Scene, onSheets } from './heroes-scene.ts'
import { shop } from './heroes-shop.ts'

/** By name. */
const scenes: Record<string, Scene> = {
  home,
  pooja,
  shop,
  consultation,
  kundli,
  matching,
  horoscope,
}
/** The panchang's courtyard in the four lights of the reader's sun: low strips on a phone. */
const courtyards: Record<string, Scene> = {
  'panchang-dawn': dawn,
  'panchang-noon': noon,
  'panchang-dusk': dusk,
  'panchang-night': night,
}
export const heroes: readonly Picture[] = [
  ...Object.entries(scenes).flatMap(([name, scene]) => onSheets(name, scene, 'wide')),
  ...Object.entries(courtyards).flatMap(([name, scene]) => onSheets(name, scene, 'strip')),
]
