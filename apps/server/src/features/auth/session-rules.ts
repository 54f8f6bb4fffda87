import { refreshDays } from '@sankalp/contract'
import { later } from '../../platform/clock.ts'
import type { Session } from './session.repository.ts'

/**
 * How long the cookie before the newest one is accepted: two tabs may renew at once, and on a poor network the response
 * with the newest one may be lost.
 */
export const graceSeconds = 5 * 60

export type Renewal =
  /** The newest cookie: issue the next generation. */
  | { kind: 'rotated'; session: Session }
  /** The previous cookie, within the grace time: send the newest again. */
  | { kind: 'repeated'; session: Session }
  /** An older cookie: it was copied, so the session ends for all its holders. */
  | { kind: 'copied' }
  | { kind: 'over' }

export function judgeRenewal(session: Session | null, generation: number, now: Date): Renewal {
  if (!session || session.endedAt || session.expiresAt <= now) return { kind: 'over' }
  if (generation === session.generation) {
    const next = { generation: generation + 1, rotatedAt: now, expiresAt: later(now, refreshDays * 24 * 3600) }
    return { kind: 'rotated', session: { ...session, ...next } }
  }
  const isPrevious = generation === session.generation - 1
  if (isPrevious && later(session.rotatedAt, graceSeconds) > now) return { kind: 'repeated', session }
  return { kind: 'copied' }
}
