import { randomUUID } from 'node:crypto'
import { DomainError, refreshDays, tokenMinutes } from '@sankalp/contract'
import type { User } from '@sankalp/contract/users'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { SmsGateway } from '../../platform/gateways/sms/sms.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { createCodes } from './codes.service.ts'
import { createSessionCache } from './session-cache.ts'
import { judgeRenewal } from './session-rules.ts'
import * as sessions from './session.repository.ts'
import { createTickets } from './tickets.ts'

export type AuthNeeds = {
  db: Db
  clock: Clock
  log: Log
  limits: Limits
  secrets: Secrets
  sms: SmsGateway
  codesPerDay: number
  codeFailuresPerHour: number
  /** Whether operators need a second factor for everything. */
  operatorsNeedFactor: boolean
  /** Finds or creates the account of a number. Provided by the users feature. */
  openAccount: (tx: Tx, phone: string, name: string | undefined, now: Date) => Promise<{ user: User; isNew: boolean }>
  /** Tells every process and the sockets that sessions have ended. */
  announceEnd: (sessionIds: string[]) => void
}

export type SignedIn = { token: string; tokenExpiry: number; id: string; refresh: string; refreshExpiresAt: Date }
export type Auth = ReturnType<typeof createAuth>

export function createAuth(needs: AuthNeeds) {
  const { db, clock, log, secrets } = needs
  const tickets = createTickets(secrets)
  const cache = createSessionCache()
  const codes = createCodes({ ...needs, signIn })

  /** Opens a session for the account of a number that the caller has proved to own. */
  async function signIn(
    tx: Tx,
    phone: string,
    name: string | undefined,
    now: Date,
  ): Promise<SignedIn & { user: User; isNew: boolean }> {
    const account = await needs.openAccount(tx, phone, name, now)
    return { ...account, ...(await startSession(tx, account.user._id, now)) }
  }

  /** Opens a session without a code, for an account that the server itself vouches for. */
  async function openSession(userId: string): Promise<SignedIn> {
    const now = clock.now()
    return db.transaction((tx) => startSession(tx, userId, now, now))
  }

  async function startSession(tx: Tx, userId: string, now: Date, factorGivenAt: Date | null = null): Promise<SignedIn> {
    const session: sessions.Session = {
      id: randomUUID(),
      userId,
      generation: 0,
      rotatedAt: now,
      createdAt: now,
      expiresAt: later(now, refreshDays * 24 * 3600),
      endedAt: null,
      factorGivenAt,
    }
    await sessions.insertSession(tx, session)
    return ticketsFor(session, now)
  }

  function ticketsFor(session: sessions.Session, now: Date): SignedIn {
    const tokenExpiresAt = later(now, tokenMinutes * 60)
    return {
      id: session.userId,
      token: tickets.writeToken(session.id, tokenExpiresAt),
      tokenExpiry: tokenExpiresAt.getTime(),
      refresh: tickets.writeRefresh(session.id, session.generation),
      refreshExpiresAt: session.expiresAt,
    }
  }

  /**
   * Issues a new token for the refresh cookie. A cookie that was exchanged long ago was copied: its session ends. A
   * caller with the cookie but without a token of the same session, however old, may have stolen the cookie: the second
   * factor then counts as not given.
   */
  async function renew(
    ticket: string | undefined,
    by: { token: string | null } | 'the server itself',
  ): Promise<SignedIn> {
    const claim = ticket === undefined ? null : tickets.readRefresh(ticket)
    if (!claim) throw new DomainError('SIGN_IN_NEEDED', {})
    const now = clock.now()
    const anyAge = new Date(0)
    const isSameBrowser = () =>
      by === 'the server itself' || tickets.readToken(by.token ?? '', anyAge)?.sessionId === claim.sessionId
    const renewal = await db.transaction(async (tx) => {
      const verdict = judgeRenewal(await sessions.lockSession(tx, claim.sessionId), claim.generation, now)
      if (verdict.kind === 'rotated') await sessions.saveRotation(tx, verdict.session)
      if (verdict.kind === 'copied') await sessions.endSession(tx, claim.sessionId, now)
      if ('session' in verdict && verdict.session.factorGivenAt && !isSameBrowser()) {
        await sessions.saveFactorGiven(tx, claim.sessionId, null)
        tx.afterCommit(() => cache.drop(claim.sessionId))
      }
      return verdict
    })
    if (renewal.kind === 'copied') {
      log.warn({ sessionId: claim.sessionId }, 'an old refresh cookie was used again; the session was ended')
      end([claim.sessionId])
    }
    if (!('session' in renewal)) throw new DomainError('SIGN_IN_NEEDED', {})
    return ticketsFor(renewal.session, now)
  }

  /** Ends the session of the token or the cookie. A second call has no effect. */
  async function logout(token: string | null, ticket: string | undefined): Promise<void> {
    const now = clock.now()
    const ids = [tickets.readToken(token ?? '', now)?.sessionId, tickets.readRefresh(ticket ?? '')?.sessionId]
    for (const id of new Set(ids.filter((id) => id !== undefined))) {
      await sessions.endSession(db, id, now)
      end([id])
    }
  }

  /** Ends all sessions of an account, except the one that is kept. */
  async function endSessionsOf(tx: Tx, userId: string, kept: string | null = null): Promise<void> {
    const ids = await sessions.endSessionsOf(tx, userId, clock.now(), kept)
    tx.afterCommit(() => end(ids))
  }

  function end(sessionIds: string[]): void {
    forget(sessionIds)
    needs.announceEnd(sessionIds)
  }

  /** Forgets sessions whose end another process announced. */
  function forget(sessionIds: readonly string[]): void {
    for (const id of sessionIds) cache.end(id)
  }

  /** Records when the factor was given in this session, or removes it (null). */
  async function markFactor(tx: Tx, sessionId: string, givenAt: Date | null): Promise<void> {
    await sessions.saveFactorGiven(tx, sessionId, givenAt)
    tx.afterCommit(() => cache.drop(sessionId))
  }

  function identify(token: string, anew = false): Viewer | null | Promise<Viewer | null> {
    const claim = tickets.readToken(token, clock.now())
    if (!claim) return null
    const { sessionId } = claim
    if (anew) cache.drop(sessionId)
    return cache.find(sessionId, async () => {
      const owner = await sessions.findOwner(db, sessionId, clock.now())
      if (!owner) return null
      const { userId, role, operatorStep, hasFactor, factorGivenAt } = owner
      const factor = {
        isSetUp: hasFactor,
        isRequired: needs.operatorsNeedFactor && role === 'ROLE_ADMIN',
        givenAt: factorGivenAt,
      }
      return { userId, role, operatorStep, sessionId, factor }
    })
  }

  return {
    sendOtp: codes.send,
    verifyOtp: codes.exchange,
    proveNumber: codes.prove,
    markFactor,
    openSession,
    renew,
    logout,
    identify,
    forget,
    endSessionsOf,
    findRunningSessions: (ids: readonly string[]) => sessions.findRunning(db, ids, clock.now()),
    exportFor: async (userId: string) =>
      (await sessions.listSessionsOf(db, userId)).map(({ createdAt, rotatedAt, endedAt }) => ({
        signedInAt: createdAt,
        lastRenewedAt: rotatedAt,
        endedAt,
      })),
    /** Deletes what is no longer needed: idle counters, and sessions a week after their end. */
    async tidy(): Promise<void> {
      await codes.forgetIdle()
      await sessions.forgetOldSessions(db, later(clock.now(), -7 * 24 * 3600))
    },
  }
}
