import type { Line, Point } from './geometry.ts'

/**
 * A round drawing of 400 units. Angles are degrees clockwise from the left, which is east for an observer facing south:
 * 90 is the top, 180 the right, 270 the bottom.
 */
export const DIAL_SIDE = 400
const MIDDLE = DIAL_SIDE / 2
const RAD_PER_DEG = Math.PI / 180

export function onDial(radius: number, angleDeg: number): Point {
  const angle = angleDeg * RAD_PER_DEG
  return { x: round(MIDDLE - radius * Math.cos(angle)), y: round(MIDDLE - radius * Math.sin(angle)) }
}

/** Rounds to a tenth of a unit, which is less than a pixel even on a large screen. */
export function round(value: number): number {
  // Avoid -0, which would be written out as "-0".
  return Math.round(value * 10) / 10 || 0
}

export function wrapDeg(deg: number): number {
  return ((deg % 360) + 360) % 360
}

export function spoke(inner: number, outer: number, angleDeg: number): Line {
  return { from: onDial(inner, angleDeg), to: onDial(outer, angleDeg) }
}

/** Draws many spokes as one path. */
export function spokes(inner: number, outer: number, anglesDeg: readonly number[]): string {
  return anglesDeg
    .map((angle) => {
      const { from, to } = spoke(inner, outer, angle)
      return `M${from.x} ${from.y}L${to.x} ${to.y}`
    })
    .join('')
}

/** Draws a part of a ring, clockwise from one angle to another. */
export function ringPart(inner: number, outer: number, fromDeg: number, toDeg: number): string {
  // An arc whose ends meet would not be drawn at all.
  const sweepDeg = Math.min(toDeg - fromDeg, 359.99)
  const large = sweepDeg > 180 ? 1 : 0
  const [a, b] = [onDial(outer, fromDeg), onDial(outer, fromDeg + sweepDeg)]
  const [c, d] = [onDial(inner, fromDeg + sweepDeg), onDial(inner, fromDeg)]
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`
}

/** Returns the rotation of a text that follows the ring and is never upside down. */
export function uprightTurnDeg(angleDeg: number): number {
  const turn = wrapDeg(angleDeg - 90)
  return round(turn > 90 && turn < 270 ? turn - 180 : turn > 180 ? turn - 360 : turn)
}
