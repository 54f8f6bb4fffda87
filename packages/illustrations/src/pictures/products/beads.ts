// What bracelets, necklaces and malas are strung from.
import { n, p2 } from '../../parts/geom.ts'
import { type Colour, fill, line, shape } from '../../parts/pen.ts'

/** Tassel with its bound head. Origin: where it is tied. */
export const tassel = (l = 46, col: Colour = 'sindoor'): string =>
  shape(`M-7 9H7L13 ${n(l)}Q0 ${n(l + 6)} -13 ${n(l)}Z`, col, 2.6) +
  line(`M-3 14L-6 ${n(l - 2)}M0 14V${n(l)}M3 14L6 ${n(l - 2)}`, 1.5) +
  shape('M-7 0H7V10H-7Z', 'haldi', 2.2)

/** A rudraksha of five faces on a string that runs upwards. */
export const strung = (r: number, dark = false): string => {
  const d = `M0 ${n(-r)}C${p2(r * 0.7, -r)} ${p2(r * 1.06, -r * 0.5)} ${p2(r * 1.02, 0)}C${p2(r * 1.06, r * 0.5)} ${p2(r * 0.7, r)} 0 ${n(r)}C${p2(-r * 0.7, r)} ${p2(-r * 1.06, r * 0.5)} ${p2(-r * 1.02, 0)}C${p2(-r * 1.06, -r * 0.5)} ${p2(-r * 0.7, -r)} 0 ${n(-r)}Z`
  const ribs = `M${n(-r * 0.16)} ${n(-r * 0.86)}Q${n(-r * 0.5)} 0 ${n(-r * 0.16)} ${n(r * 0.86)}M${n(r * 0.2)} ${n(-r * 0.86)}Q${n(r * 0.62)} 0 ${n(r * 0.2)} ${n(r * 0.86)}`
  const big = r > 14
  return (
    shape(d, 'geru', big ? 2.6 : 2) +
    (dark ? fill(d, 'ink', { o: 0.34 }) : '') +
    (big ? line(ribs, 6) + line(ribs, 2.4, 'chandan') : line(ribs, r > 8 ? 2.2 : 1.3)) +
    (r > 20 ? line(skin(r), 2) : '') +
    line(
      `M${p2(-r * 0.68, -r * 0.3)}h0M${p2(-r * 0.68, r * 0.3)}h0M${p2(0.06 * r, -r * 0.4)}h0M${p2(0.04 * r, 0)}h0M${p2(0.06 * r, r * 0.4)}h0M${p2(r * 0.74, -r * 0.26)}h0M${p2(r * 0.74, r * 0.26)}h0`,
      r > 20 ? r * 0.1 : r * 0.2,
      'chandan',
    )
  )
}
/** Warts of a bead that is seen from close by. */
const skin = (r: number): string =>
  [
    [-0.72, -0.26],
    [-0.72, 0.34],
    [-0.5, 0.04],
    [-0.46, -0.56],
    [-0.46, 0.62],
    [-0.08, -0.36],
    [-0.1, 0.06],
    [-0.08, 0.46],
    [0.16, -0.16],
    [0.16, 0.26],
    [0.12, -0.62],
    [0.12, 0.7],
    [0.62, -0.4],
    [0.62, 0.44],
    [0.78, 0.02],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `M${p2(x * r - r * 0.07, y * r + r * 0.05)}q${n(r * 0.02)} ${n(-r * 0.16)} ${n(r * 0.1)} ${n(-r * 0.14)}q${n(r * 0.09)} ${n(r * 0.02)} ${n(r * 0.07)} ${n(r * 0.12)}`,
    )
    .join('')
