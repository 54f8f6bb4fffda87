import type { Watch } from './watch.ts'
import { HEIGHT, HEIGHT_PER_DAY, hourAngle, lookAt } from './watch.ts'

const HALF_TURN_DAYS = { sun: 0.5, moon: 180 / 347.81 } as const
const ENOUGH_DAYS = 0.001 / 86_400
const MOST_ROUNDS = 60
const MOST_SHIFT_DAYS = 0.1

/**
 * Returns the first crossing between two times where the body may stay up or down all day, or null. A rise occurs
 * between a lower and the following upper culmination, a set between an upper and a lower one.
 */
export function polarCrossing(watch: Watch, start: number, end: number, direction: 1 | -1): number | null {
  lookAt(watch, start)
  const halfTurn = HALF_TURN_DAYS[watch.body]
  const sinceUpper = (hourAngle(watch) / Math.PI) * halfTurn
  // The last culmination before the start that such a crossing can follow.
  let from = start - sinceUpper - (direction === 1 ? halfTurn : 0)
  if (from > start) from -= 2 * halfTurn
  for (; from < end; from += 2 * halfTurn) {
    const found = crossingWithin(watch, from, from + halfTurn, direction)
    if (found !== null && found >= start && found <= end) return found
  }
  return null
}

/**
 * Returns the crossing between two culminations, or null if the body stays on one side. It uses Newton's method,
 * bounded by the two culminations.
 */
function crossingWithin(watch: Watch, from: number, to: number, direction: 1 | -1): number | null {
  const { look } = watch
  let low = extreme(watch, from)
  lookAt(watch, low)
  if (look[HEIGHT]! * direction > 0) return null
  let high = extreme(watch, to)
  lookAt(watch, high)
  if (look[HEIGHT]! * direction < 0) return null
  let at = (low + high) / 2
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    lookAt(watch, at)
    if (look[HEIGHT]! * direction < 0) low = at
    else high = at
    const newton = at - look[HEIGHT]! / look[HEIGHT_PER_DAY]!
    const next = newton > low && newton < high ? newton : (low + high) / 2
    const step = Math.abs(next - at)
    at = next
    if (step < ENOUGH_DAYS) break
  }
  return at
}

/**
 * Returns when the body is highest or lowest near its culmination. Its declination moves too, which near the poles
 * shifts the extreme by many minutes. So it takes the vertex of the parabola through three heights, twice.
 */
function extreme(watch: Watch, guess: number): number {
  let at = guess
  for (const stepDays of [0.04, 0.01]) {
    lookAt(watch, at - stepDays)
    const before = watch.look[HEIGHT]!
    lookAt(watch, at + stepDays)
    const after = watch.look[HEIGHT]!
    lookAt(watch, at)
    const bend = before + after - 2 * watch.look[HEIGHT]!
    if (bend === 0) return at
    const shift = (stepDays * (before - after)) / (2 * bend)
    at += Math.max(-MOST_SHIFT_DAYS, Math.min(MOST_SHIFT_DAYS, shift))
  }
  return at
}
