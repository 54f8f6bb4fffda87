import { randomUUID } from 'node:crypto'
import { DomainError, type Language, code as codeRules, refreshDays, tokenMinutes } from '@sankalp/contract'
import type { User } from '@sankalp/contract/users'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type SmsGateway, SmsNotSent } from '../../platform/gateways/sms/sms.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Log } from '../../platform/log.ts'
import { type Secrets, isSameHash, randomDigits } from '../../platform/secrets.ts'
import { judgeCode, judgeSend } from './code-rules.ts'
import { findNumber, forgetIdleNumbers, lockKnownNumber, lockNumber, saveNumber } from './code.repository.ts'
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
  /** Finds the account of a number or opens one. From the users feature. */
  openAccount: (tx: Tx, phone: string, name: string | undefined, now: Date) => Promise<{ user: User; isNew: boolean }>
  /** Tells every process, and the sockets, that sessions are over. */
  announceEnd: (sessionIds: string[]) => void
}

export type SignedIn = { token: string; tokenExpiry: number; id: string; refresh: string; refreshExpiresAt: Date }
export type Auth = ReturnType<typeof createAuth>

/** From one address: enough for many phones behind one, too few to try codes against thousands of numbers. */
const failuresPerAddress = { max: 100, windowSeconds: 24 * 3600 }

export function createAuth(needs: AuthNeeds) {
  const { db, clock, log, limits, secrets, sms } = needs
  const tickets = createTickets(secrets)
  const cache = createSessionCache()
  const allFailures = { max: needs.codeFailuresPerHour, windowSeconds: 3600 }
  const allCodes = { max: needs.codesPerDay, windowSeconds: 24 * 3600 }
  const hashCode = (phone: string, code: string) => secrets.hash('code', `${phone} ${code}`)

  /** Sends a code. The code is returned for the demo's notification; nobody else may pass it on. */
  async function sendOtp(phone: string, language: Language): Promise<{ code: string }> {
    const code = randomDigits(codeRules.digits)
    const codeHash = hashCode(phone, code)
    const outcome = await db.transaction(async (tx) => {
      const verdict = judgeSend(await lockNumber(tx, phone), codeHash, clock.now())
      if ('next' in verdict) await saveNumber(tx, phone, verdict.next)
      return verdict
    })
    if ('refusal' in outcome) throw new DomainError(outcome.refusal.code, outcome.refusal.facts)
    await stopIfUsedUp('code', 'all', allCodes)
    try {
      await sms.sendCode({ phone, code, language })
    } catch (error) {
      if (!(error instanceof SmsNotSent)) throw error
      log.error({ err: error }, 'a code was not sent')
      await takeBack(phone, codeHash)
      throw new DomainError('SMS_NOT_SENT', {})
    }
    return { code }
  }

  /** A code that never left does not count against the number. */
  async function takeBack(phone: string, codeHash: string): Promise<void> {
    await db.transaction(async (tx) => {
      const state = await lockNumber(tx, phone)
      if (state.codeHash !== codeHash) return
      await saveNumber(tx, phone, { ...state, codeHash: null, codeExpiresAt: null, sentAt: state.sentAt.slice(0, -1) })
    })
  }

  /** Exchanges a code for a session; the first time it opens the account. */
  async function verifyOtp(
    { phone, otp, name }: { phone: string; otp: string; name: string | undefined },
    addressKey: string,
  ): Promise<SignedIn & { user: User; isNew: boolean }> {
    // Counted before it is looked at and taken off again if it was right: guesses sent at once would all pass
    // a count that is made afterwards.
    await stopIfUsedUp('codeFailure', addressKey, failuresPerAddress)
    await stopIfUsedUp('codeFailure:all', 'all', allFailures)
    const outcome = await exchangeCode(phone, hashCode(phone, otp), name).catch(async (error: unknown) => {
      await takeOffFailure(addressKey)
      throw error
    })
    if (outcome.kind === 'refused') throw new DomainError(outcome.refusal.code, outcome.refusal.facts)
    await takeOffFailure(addressKey)
    sms.reportVerified?.(phone).catch((error: unknown) => log.warn({ err: error }, 'the SMS carrier was not told of a sign-in'))
    return outcome
  }

  async function exchangeCode(phone: string, typed: string, name: string | undefined) {
    // A glance without a lock: thousands of guesses at a number that takes none must not queue for its row, or
    // they would keep every connection to the database waiting.
    const seen = await findNumber(db, phone)
    const glance = judgeCode(seen, () => false, clock.now())
    if (glance.refusal && glance.next === seen) return { kind: 'refused' as const, refusal: glance.refusal }
    return db.transaction(async (tx) => {
      const now = clock.now()
      const { refusal, next } = judgeCode(await lockKnownNumber(tx, phone), (hash) => isSameHash(hash, typed), now)
      await saveNumber(tx, phone, next)
      // Not thrown here: that would undo the count of the failed try.
      if (refusal) return { kind: 'refused' as const, refusal }
      const account = await needs.openAccount(tx, phone, name, now)
      return { kind: 'signedIn' as const, ...account, ...(await startSession(tx, account.user._id, now)) }
    })
  }

  async function takeOffFailure(addressKey: string): Promise<void> {
    await limits.giveBack('codeFailure', addressKey, failuresPerAddress)
    await limits.giveBack('codeFailure:all', 'all', allFailures)
  }

  async function stopIfUsedUp(rule: string, key: string, limit: { max: number; windowSeconds: number }): Promise<void> {
    const retryAfterSeconds = await limits.take(rule, key, limit)
    if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  }

  /** A session without a code, for somebody whom the server itself vouches for. */
  async function openSession(userId: string): Promise<SignedIn> {
    return db.transaction((tx) => startSession(tx, userId, clock.now()))
  }

  async function startSession(tx: Tx, userId: string, now: Date): Promise<SignedIn> {
    const session: sessions.Session = {
      id: randomUUID(),
      userId,
      generation: 0,
      rotatedAt: now,
      createdAt: now,
      expiresAt: later(now, refreshDays * 24 * 3600),
      endedAt: null,
    }
    await sessions.insertSession(tx, session)
    return signIn(session, now)
  }

  function signIn(session: sessions.Session, now: Date): SignedIn {
    const tokenExpiresAt = later(now, tokenMinutes * 60)
    return {
      id: session.userId,
      token: tickets.writeToken(session.id, tokenExpiresAt),
      tokenExpiry: tokenExpiresAt.getTime(),
      refresh: tickets.writeRefresh(session.id, session.generation),
      refreshExpiresAt: session.expiresAt,
    }
  }

  /** A new token for the refresh cookie. A cookie that was exchanged long ago was copied: its session ends. */
  async function renew(ticket: string | undefined): Promise<SignedIn> {
    const claim = ticket === undefined ? null : tickets.readRefresh(ticket)
    if (!claim) throw new DomainError('SIGN_IN_NEEDED', {})
    const now = clock.now()
    const renewal = await db.transaction(async (tx) => {
      const verdict = judgeRenewal(await sessions.lockSession(tx, claim.sessionId), claim.generation, now)
      if (verdict.kind === 'rotated') await sessions.saveRotation(tx, verdict.session)
      if (verdict.kind === 'copied') await sessions.endSession(tx, claim.sessionId, now)
      return verdict
    })
    if (renewal.kind === 'copied') {
      log.warn({ sessionId: claim.sessionId }, 'an old refresh cookie came back; the session was ended')
      end([claim.sessionId])
    }
    if (!('session' in renewal)) throw new DomainError('SIGN_IN_NEEDED', {})
    return signIn(renewal.session, now)
  }

  /** Ends the session of the token or the cookie. A second time it finds nothing to do. */
  async function logout(token: string | null, ticket: string | undefined): Promise<void> {
    const now = clock.now()
    const ids = [tickets.readToken(token ?? '', now)?.sessionId, tickets.readRefresh(ticket ?? '')?.sessionId]
    for (const id of new Set(ids.filter((id) => id !== undefined))) {
      await sessions.endSession(db, id, now)
      end([id])
    }
  }

  async function endSessionsOf(tx: Tx, userId: string): Promise<() => void> {
    const ids = await sessions.endSessionsOf(tx, userId, clock.now())
    return () => end(ids)
  }

  function end(sessionIds: string[]): void {
    forget(sessionIds)
    needs.announceEnd(sessionIds)
  }

  /** For ends announced by another process. */
  function forget(sessionIds: readonly string[]): void {
    for (const id of sessionIds) cache.end(id)
  }

  function identify(token: string): Viewer | null | Promise<Viewer | null> {
    const claim = tickets.readToken(token, clock.now())
    if (!claim) return null
    const { sessionId } = claim
    return cache.find(sessionId, async () => {
      const owner = await sessions.findOwner(db, sessionId, clock.now())
      return owner && { ...owner, sessionId }
    })
  }

  return {
    sendOtp,
    verifyOtp,
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
    /** Forgets what is no longer needed: counts after two days, sessions a week after their end. */
    async tidy(): Promise<void> {
      const day = 24 * 3600
      await db.transaction((tx) => forgetIdleNumbers(tx, later(clock.now(), -2 * day)))
      await sessions.forgetOldSessions(db, later(clock.now(), -7 * day))
    },
  }
}
