/** The clock, passed in so that tests can move the time. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export function later(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000)
}

/** Returns the whole seconds from one instant to another, rounded up and never negative. */
export function secondsUntil(then: Date, now: Date): number {
  return Math.max(0, Math.ceil((then.getTime() - now.getTime()) / 1000))
}
