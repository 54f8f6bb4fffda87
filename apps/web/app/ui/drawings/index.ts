import { Diya } from './diya.tsx'
import { Kalash } from './kalash.tsx'
import { Lotus } from './lotus.tsx'
import { Rudraksha } from './rudraksha.tsx'
import { Sunrise } from './sunrise.tsx'
import { Temple } from './temple.tsx'
import { Wheel } from './wheel.tsx'
import { Yantra } from './yantra.tsx'

/**
 * By name, so that a table of data can say which drawing goes with a row. Whoever shows one or two imports them by
 * themselves: this list brings them all.
 */
export const drawings = {
  diya: Diya,
  kalash: Kalash,
  lotus: Lotus,
  rudraksha: Rudraksha,
  sunrise: Sunrise,
  temple: Temple,
  wheel: Wheel,
  yantra: Yantra,
}
export type DrawingName = keyof typeof drawings
