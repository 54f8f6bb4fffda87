import type { GoodHour } from '@sankalp/jyotish'

/** A good hour that ends sooner is not worth naming. */
export const leastMsLeft = 15 * 60_000
/** As many as fit into a line. */
const mostFurther = 2

/** Returns the best hour that is not over, and after it the next ones in order of time. */
export function hoursLeft(bestFirst: readonly GoodHour[], now: number): GoodHour[] {
  const [best, ...others] = bestFirst.filter(({ endsAt }) => endsAt - now > leastMsLeft)
  if (!best) return []
  return [best, ...others.toSorted((one, other) => one.startsAt - other.startsAt).slice(0, mostFurther)]
}
