import { expect, test } from 'vitest'
import { later } from '../../platform/clock.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { graceSeconds, judgeRenewal } from './session-rules.ts'
import type { Session } from './session.repository.ts'
import { createTickets } from './tickets.ts'

const now = new Date('2026-11-15T04:00:00Z')
const running: Session = {
  id: '6f9c3c0e-5a0b-4c3b-9d58-2c9f3b1f7a11',
  userId: 'somebody',
  generation: 3,
  rotatedAt: later(now, -60),
  createdAt: later(now, -3600),
  expiresAt: later(now, 3600),
  endedAt: null,
  factorGivenAt: null,
}

test.each([
  // session, cookie, verdict, why this row exists
  [running, 3, 'rotated'], //                                      the newest
  [running, 2, 'repeated'], //                                     the one before, a minute later: a second tab
  [{ ...running, rotatedAt: later(now, -graceSeconds) }, 2, 'copied'], // the one before, too late
  [running, 1, 'copied'], //                                       two before: a copy was used
  [running, 4, 'copied'], //                                       one that was never given out
  [{ ...running, endedAt: now }, 3, 'over'],
  [{ ...running, expiresAt: now }, 3, 'over'],
  [null, 3, 'over'],
])('session %#, cookie %i: %s', (session, generation, kind) => {
  expect(judgeRenewal(session, generation, now).kind).toBe(kind)
})

test('reads a ticket only for its purpose, unchanged and before it expires', () => {
  const tickets = createTickets(createSecrets('key'))
  const token = tickets.writeToken(running.id, later(now, 60))
  expect(tickets.readToken(token, now)).toEqual({ sessionId: running.id, expiresAt: later(now, 60) })
  expect(tickets.readToken(token, later(now, 60))).toBeNull()
  expect(tickets.readRefresh(token)).toBeNull()
  expect(tickets.readToken(tickets.writeRefresh(running.id, now.getTime() + 60_000), now)).toBeNull()
  for (let i = 0; i < token.length; i++) {
    const altered = token.slice(0, i) + (token[i] === 'a' ? 'b' : 'a') + token.slice(i + 1)
    expect(tickets.readToken(altered, now)).toBeNull()
  }
  expect(createTickets(createSecrets('other key')).readToken(token, now)).toBeNull()
})
