import { Bat } from './bat.tsx'
import { Bell } from './bell.tsx'
import { Cards } from './cards.tsx'
import { Chart } from './chart.tsx'
import { Compass } from './compass.tsx'
import { Conch } from './conch.tsx'
import { Diya } from './diya.tsx'
import { Gem } from './gem.tsx'
import { Havan } from './havan.tsx'
import { Incense } from './incense.tsx'
import { Kalash } from './kalash.tsx'
import { Lotus } from './lotus.tsx'
import { Mala } from './mala.tsx'
import { Moon } from './moon.tsx'
import { Numbers } from './numbers.tsx'
import { Planet } from './planet.tsx'
import { Pothi } from './pothi.tsx'
import { Rudraksha } from './rudraksha.tsx'
import { Scales } from './scales.tsx'
import { Sunrise } from './sunrise.tsx'
import { Temple } from './temple.tsx'
import { Thali } from './thali.tsx'
import { Wheel } from './wheel.tsx'
import { Yantra } from './yantra.tsx'

/**
 * All drawings by name, so that data can name a drawing. Import single drawings directly if you need only one or two:
 * this list loads them all.
 */
export const drawings = {
  bat: Bat,
  bell: Bell,
  cards: Cards,
  chart: Chart,
  compass: Compass,
  conch: Conch,
  diya: Diya,
  gem: Gem,
  havan: Havan,
  incense: Incense,
  kalash: Kalash,
  lotus: Lotus,
  mala: Mala,
  moon: Moon,
  numbers: Numbers,
  planet: Planet,
  pothi: Pothi,
  rudraksha: Rudraksha,
  scales: Scales,
  sunrise: Sunrise,
  temple: Temple,
  thali: Thali,
  wheel: Wheel,
  yantra: Yantra,
}
export type DrawingName = keyof typeof drawings
