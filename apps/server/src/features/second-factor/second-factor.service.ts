import { randomBytes } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import type { SecondFactor } from '@sankalp/contract/second-factor'
import { isRecoveryCode, secondFactor as rules } from '@sankalp/contract/second-factor-rules'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import * as repository from './second-factor.repository.ts'
import { findStep, setUpUri, toBase32 } from './totp.ts'

type Asker = { addressKey: string; deviceCookie: string | undefined }

export type SecondFactorNeeds = {
  db: Db
  clock: Clock
  log: Log
  limits: Limits
  secrets: Secrets
  findPhone: (userId: string) => Promise<string | null>
  /** Uses up a sign-in code of a number and then runs `work`. Provided by auth, as are the two functions below. */
  proveNumber: <Result>(
    typed: { phone: string; otp: string },
    asker: Asker,
    work: (tx: Tx, now: Date) => Promise<Result>,
  ) => Promise<Result>
  markFactor: (tx: Tx, sessionId: string, givenAt: Date | null) => Promise<void>
  endSessionsOf: (tx: Tx, userId: string, kept: string) => Promise<void>
}

const tries = [
  { rule: 'factor:quarterHour', limit: { max: rules.triesPerQuarterHour, windowSeconds: 15 * 60 } },
  { rule: 'factor:day', limit: { max: rules.triesPerDay, windowSeconds: 24 * 3600 } },
]

export function createSecondFactor({ db, clock, log, limits, secrets, ...needs }: SecondFactorNeeds) {
  /** Binds the sealed secret to one account: a row that is copied to another account cannot be opened. */
  const purposeOf = (userId: string) => `second-factor ${userId}`
  const openSecret = (row: repository.FactorRow) => secrets.open(purposeOf(row.userId), row.sealedSecret)

  async function show(from: Queryable, { userId, factor }: Viewer, isGiven: boolean): Promise<SecondFactor> {
    const row = await repository.findFactor(from, userId)
    const isOn = row?.since != null
    return {
      isOn,
      since: row?.since?.toISOString() ?? null,
      isGiven: isOn && isGiven,
      isRequired: factor?.isRequired ?? false,
      recoveryCodesLeft: isOn ? await repository.countRecoveryCodes(from, userId) : 0,
    }
  }

  async function begin({ userId }: Viewer, otp: string, asker: Asker): Promise<{ secret: string; uri: string }> {
    // Check this first, so that a refused request does not use up a sign-in code.
    if ((await repository.findFactor(db, userId))?.since) throw new DomainError('SECOND_FACTOR_ON', {})
    const phone = await needs.findPhone(userId)
    if (phone === null) throw new DomainError('CODE_EXPIRED', {})
    const bytes = randomBytes(20)
    return needs.proveNumber({ phone, otp }, asker, async (tx, now) => {
      if (!(await repository.saveBegun(tx, userId, secrets.seal(purposeOf(userId), bytes.toString('base64url')), now)))
        throw new DomainError('SECOND_FACTOR_ON', {})
      const secret = toBase32(bytes)
      return { secret, uri: setUpUri(secret, phone) }
    })
  }

  /** Switches the factor on with its first code. Ends the user's other sessions, because they have not given it. */
  async function confirm({ userId, sessionId }: Viewer, code: string): Promise<{ recoveryCodes: string[] }> {
    return tryCode(userId, async (tx, now) => {
      const row = await repository.lockFactor(tx, userId)
      if (row?.since) throw new DomainError('SECOND_FACTOR_ON', {})
      if (!row || later(row.begunAt, rules.setUpMinutes * 60) < now) throw new DomainError('SECOND_FACTOR_OFF', {})
      if (!(await takeAppCode(tx, row, code, now))) return null
      await repository.saveOn(tx, userId, now)
      await needs.markFactor(tx, sessionId, now)
      await needs.endSessionsOf(tx, userId, sessionId)
      return { recoveryCodes: await replaceCodes(tx, userId) }
    })
  }

  async function give(viewer: Viewer, code: string): Promise<SecondFactor> {
    return tryCode(viewer.userId, async (tx, now) => {
      if (!(await takeCode(tx, viewer.userId, code, now))) return null
      await needs.markFactor(tx, viewer.sessionId, now)
      return show(tx, viewer, true)
    })
  }

  async function renewRecoveryCodes({ userId }: Viewer, code: string): Promise<{ recoveryCodes: string[] }> {
    return tryCode(userId, async (tx, now) =>
      (await takeCode(tx, userId, code, now)) ? { recoveryCodes: await replaceCodes(tx, userId) } : null,
    )
  }

  async function switchOff(viewer: Viewer, code: string): Promise<SecondFactor> {
    return tryCode(viewer.userId, async (tx, now) => {
      if (!(await takeCode(tx, viewer.userId, code, now))) return null
      await repository.deleteFactor(tx, viewer.userId)
      await needs.markFactor(tx, viewer.sessionId, null)
      return show(tx, viewer, false)
    })
  }

  /**
   * Counts an attempt before checking it and takes it back if the code was right. Counting afterwards would let all
   * guesses that are sent at once pass the limit.
   */
  async function tryCode<Result>(userId: string, work: (tx: Tx, now: Date) => Promise<Result | null>): Promise<Result> {
    const waits = await Promise.all(tries.map(async ({ rule, limit }) => limits.take(rule, userId, limit)))
    const retryAfterSeconds = Math.max(...waits)
    const giveBack = () => Promise.all(tries.map(async ({ rule, limit }) => limits.giveBack(rule, userId, limit)))
    if (retryAfterSeconds > 0) {
      // A refused attempt was not checked, so do not count it as wrong.
      await giveBack()
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
    }
    const result = await db
      .transaction((tx) => work(tx, clock.now()))
      .catch(async (error: unknown) => {
        await giveBack()
        throw error
      })
    if (result === null) throw new DomainError('SECOND_FACTOR_WRONG', {})
    await giveBack()
    return result
  }

  /** Accepts a code of the app or a recovery code, each once. */
  async function takeCode(tx: Tx, userId: string, code: string, now: Date): Promise<boolean> {
    const row = await repository.lockFactor(tx, userId)
    if (!row?.since) throw new DomainError('SECOND_FACTOR_OFF', {})
    if (isRecoveryCode(code)) return repository.useRecoveryCode(tx, userId, hashRecoveryCode(userId, code), now)
    return takeAppCode(tx, row, code, now)
  }

  async function takeAppCode(tx: Tx, row: repository.FactorRow, code: string, now: Date): Promise<boolean> {
    const opened = openSecret(row)
    // The secret that sealed the factor is gone: the user needs a recovery code or a reset by the server's
    // administrator.
    if (!opened) log.error({ userId: row.userId }, 'a second factor is sealed with a secret that is no longer accepted')
    const step = opened && findStep(Buffer.from(opened.text, 'base64url'), code, now, row.lastStep)
    if (step === null) return false
    await repository.saveStep(tx, row.userId, step)
    return true
  }

  async function replaceCodes(tx: Tx, userId: string): Promise<string[]> {
    const codes = makeRecoveryCodes()
    await repository.replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashRecoveryCode(userId, code)),
    )
    return codes
  }

  return {
    read: (viewer: Viewer) => show(db, viewer, viewer.factor?.givenAt != null),
    begin,
    confirm,
    give,
    renewRecoveryCodes,
    switchOff,
    eraseFor: async (tx: Tx, userId: string): Promise<void> => void (await repository.deleteFactor(tx, userId)),
    exportFor: async (userId: string) => ({
      since: (await repository.findFactor(db, userId))?.since ?? null,
      recoveryCodesLeft: await repository.countRecoveryCodes(db, userId),
    }),
    /**
     * After a change of the server's secret, seals again what the previous secret has sealed, while both are accepted.
     */
    async tidy(): Promise<void> {
      for (const row of await repository.listFactors(db)) {
        const opened = openSecret(row)
        if (opened?.isOld) await repository.saveSealedAnew(db, row, secrets.seal(purposeOf(row.userId), opened.text))
      }
    },
  }
}
