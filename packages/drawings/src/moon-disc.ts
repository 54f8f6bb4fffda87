import { round } from './dial.ts'
import type { Point } from './geometry.ts'

/**
 * Returns the lit part of the Moon as a path, for its elongation from the Sun in degrees: 0 is new, 90 the first
 * quarter, 180 full. As seen from the north: the waxing Moon is lit on the right.
 */
export function litMoon({ x, y }: Point, radius: number, elongationDeg: number): string {
  const elongation = ((elongationDeg % 360) + 360) % 360
  const isWaxing = elongation < 180
  const isGibbous = elongation > 90 && elongation < 270
  // The line between light and dark is half an ellipse, which flattens towards the quarters.
  const flat = round(radius * Math.abs(Math.cos((elongation * Math.PI) / 180)))
  const limb = isWaxing ? 1 : 0
  const terminator = isWaxing === isGibbous ? 1 : 0
  const [top, bottom] = [round(y - radius), round(y + radius)]
  return `M${round(x)} ${top}A${radius} ${radius} 0 0 ${limb} ${round(x)} ${bottom}A${flat} ${radius} 0 0 ${terminator} ${round(x)} ${top}Z`
}
