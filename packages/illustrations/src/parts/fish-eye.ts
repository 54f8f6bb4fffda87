import { n, circle } from './geom.ts'
import { type Colour, fill, shape } from './pen.ts'

/** Mithila's fish eye. */
export const fishEye = (s = 5, { white = 'paper' }: { white?: Colour } = {}) =>
  shape(`M${n(-s)} 0Q0 ${n(-s * 0.95)} ${n(s)} 0Q0 ${n(s * 0.95)} ${n(-s)} 0Z`, white, 1.6) +
  fill(circle(0, 0, s * 0.42), 'ink')
