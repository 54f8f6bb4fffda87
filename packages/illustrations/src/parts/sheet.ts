// What many square pictures begin with: a ground, grains strewn over it, a moon, a coin.
import { n, p2, circle, dots } from './geom.ts'
import { type Colour, fill, line, shape } from './pen.ts'

/** The whole 320 sheet in one colour. */
export const ground = (col: Colour): string => fill('M0 0H320V320H0Z', col)
/** Dots strewn where a field would be empty. */
export const strewn = (
  d: string,
  { gap = 26, col = 'haldi', r = 2.6 }: { gap?: number; col?: Colour; r?: number } = {},
) => line(dots(d, { gap, inset: 6 }), r * 1.6, col)
/** Moon of the first days, open to the upper right. */
export const crescent = (r: number, col: Colour = 'paper', w = 2.4) =>
  shape(
    `M${p2(-r * 0.3, -r * 0.95)}A${r} ${r} 0 1 0 ${p2(r * 0.95, r * 0.3)}A${n(r * 0.8)} ${n(r * 0.8)} 0 1 1 ${p2(-r * 0.3, -r * 0.95)}Z`,
    col,
    w,
  )
export const coin = (r: number) => shape(circle(0, 0, r), 'haldi', 1.8) + line(circle(0, 0, r * 0.5), 1.1, 'geru')
