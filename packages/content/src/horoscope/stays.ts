import type { EpochMs, Graha, Rashi, Sky } from '@sankalp/jyotish'
import { MS_PER_DAY, ingressesBetween, transitsAt } from '@sankalp/jyotish'
import type { Period } from './india-time.ts'

/** A graha's time in one rashi, with its true start and end unless they are outside the searched time. */
export type GrahaStay = { graha: Graha; rashi: Rashi; from?: EpochMs; until?: EpochMs }

/** Returns the rashis that a graha passes from `marginDays` before a period to as many after it, in order. */
export function staysOf(sky: Sky, graha: Graha, period: Period, marginDays = 0): GrahaStay[] {
  const from = (period.from - marginDays * MS_PER_DAY) as EpochMs
  const until = (period.until + marginDays * MS_PER_DAY) as EpochMs
  const changes = ingressesBetween(sky, graha, from, until)
  const first = changes[0]?.from ?? transitsAt(sky, from).grahas[graha].rashi
  const starts: { rashi: Rashi; from?: EpochMs }[] = [
    { rashi: first },
    ...changes.map(({ into, at }) => ({ rashi: into, from: at })),
  ]
  return starts
    .map((start, index) => ({ graha, ...start, until: starts[index + 1]?.from }))
    .filter((stay) => overlapMs(stay, period) > 0)
}

export function overlapMs(stay: { from?: number; until?: number }, within: Period): number {
  const from = Math.max(stay.from ?? within.from, within.from)
  const until = Math.min(stay.until ?? within.until, within.until)
  return Math.max(0, until - from)
}

/** Returns the stay with the largest part of a period. */
export function longestIn<S extends { from?: number; until?: number }>(stays: readonly S[], within: Period): S {
  const [longest] = stays.toSorted((a, b) => overlapMs(b, within) - overlapMs(a, within))
  if (!longest) throw new RangeError('no stay to choose from in the period')
  return longest
}
