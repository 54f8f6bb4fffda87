import type { EpochMs } from '../time/instants.ts'

/** A span of time from `startsAt` up to, and excluding, `endsAt`. */
export type Interval = { startsAt: EpochMs; endsAt: EpochMs }

/** Returns the part of an interval between two fractions of it: (0.25, 0.5) is its second quarter. */
export function partOf({ startsAt, endsAt }: Interval, from: number, to: number): Interval {
  const lengthMs = endsAt - startsAt
  return {
    startsAt: Math.round(startsAt + lengthMs * from) as EpochMs,
    endsAt: Math.round(startsAt + lengthMs * to) as EpochMs,
  }
}

/** Returns the `part`-th (from 1) of `parts` equal parts. */
export function nthPart(interval: Interval, part: number, parts: number): Interval {
  return partOf(interval, (part - 1) / parts, part / parts)
}

/** Returns the intersection of two intervals, or null. */
export function intersect(a: Interval, b: Interval): Interval | null {
  const startsAt = Math.max(a.startsAt, b.startsAt) as EpochMs
  const endsAt = Math.min(a.endsAt, b.endsAt) as EpochMs
  return startsAt < endsAt ? { startsAt, endsAt } : null
}

export function contains({ startsAt, endsAt }: Interval, instant: EpochMs): boolean {
  return startsAt <= instant && instant < endsAt
}
