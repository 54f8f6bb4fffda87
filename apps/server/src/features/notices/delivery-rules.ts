import { later } from '../../platform/clock.ts'

const firstWaitSeconds = 60
/** Short enough that what waits goes out soon after a mail server is back. */
const longestWaitSeconds = 900
/** Later than this, a notice says that it is late. */
const lateSeconds = 15 * 60

/** A refusal may be a setting that somebody puts right; after so many it is the address itself. */
export const tooManyRefusals = 6

/** After the first failure a minute, then twice as long each time, up to a quarter of an hour. */
export function retryWait(attempts: number): number {
  return Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds)
}

export function isLate(dueAt: Date, now: Date): boolean {
  return now > later(dueAt, lateSeconds)
}
