import { later } from '../../platform/clock.ts'

const firstWaitSeconds = 60
/** Short enough that waiting mails are sent soon after a mail server is back. */
const longestWaitSeconds = 900
/** After this delay, a notice says that it is late. */
const lateSeconds = 15 * 60

/** A refusal may be due to a setting that can be fixed. After this many, the address itself is the problem. */
export const tooManyRefusals = 6

/** Returns the wait: a minute after the first failure, then doubled each time, up to a quarter of an hour. */
export function retryWait(attempts: number): number {
  return Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds)
}

export function isLate(dueAt: Date, now: Date): boolean {
  return now > later(dueAt, lateSeconds)
}
