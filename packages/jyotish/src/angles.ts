export const DEG_PER_RAD = 180 / Math.PI
export const RAD_PER_DEG = Math.PI / 180

/** Returns the same direction in the half-open range [0, 360) degrees. */
export function wrap360(deg: number): number {
  const wrapped = deg - 360 * Math.floor(deg / 360)
  // A tiny negative angle rounds up to 360 itself, or stays below zero.
  return wrapped >= 0 && wrapped < 360 ? wrapped : 0
}

/** Returns the same direction in the half-open range [-180, 180) degrees: a signed difference. */
export function wrap180(deg: number): number {
  return wrap360(deg + 180) - 180
}

export function sinDeg(deg: number): number {
  return Math.sin(deg * RAD_PER_DEG)
}

export function cosDeg(deg: number): number {
  return Math.cos(deg * RAD_PER_DEG)
}

/** Returns the direction of (x, y) in [0, 360) degrees. */
export function atan2Deg(y: number, x: number): number {
  return wrap360(Math.atan2(y, x) * DEG_PER_RAD)
}
