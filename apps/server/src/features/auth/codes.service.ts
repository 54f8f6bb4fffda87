import { DomainError, type Language, code as codeRules } from '@sankalp/contract'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type SmsGateway, SmsNotSent } from '../../platform/gateways/sms/sms.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Log } from '../../platform/log.ts'
import { type Secrets, randomDigits } from '../../platform/secrets.ts'
import { type NumberState, judgeCode, judgeSend, putRight } from './code-rules.ts'
import {
  adoptNumber,
  findNumber,
  forgetIdleNumbers,
  lockKnownNumber,
  lockNumber,
  saveNumber,
} from './code.repository.ts'
import { type Taken, createFailureCounts } from './failure-counts.ts'
import { createKnownDevices } from './known-devices.ts'

/** Who asks for a code or types one: the address they are counted under, and their cookie of known devices. */
export type Asker = { addressKey: string; deviceCookie: string | undefined }

const daySeconds = 24 * 3600
/** What a device may ask for and get wrong in a day, for a number that has signed in on it, beyond what others have used up. */
const knownDeviceSends = { max: 5, windowSeconds: daySeconds }
const knownDeviceFailures = { max: 10, windowSeconds: daySeconds }
/** One address may have so much of the day's codes, and no fewer than a household needs. */
const shareOfAddress = 0.05
const leastPerAddress = 20
/** Known devices have codes of their own when a flood has used up the day's. */
const shareOfKnownDevices = 0.25

type Typed = { phone: string; otp: string; name: string | undefined }

type CodesNeeds<SignedIn> = {
  db: Db
  clock: Clock
  log: Log
  limits: Limits
  secrets: Secrets
  sms: SmsGateway
  codesPerDay: number
  codeFailuresPerHour: number
  /** What a right code leads to, in the transaction that uses it up. */
  signIn: (tx: Tx, phone: string, name: string | undefined, now: Date) => Promise<SignedIn>
}

/** Codes that prove a number: sent, and exchanged for a session. */
export function createCodes<SignedIn extends object>({
  db,
  clock,
  log,
  limits,
  secrets,
  sms,
  signIn,
  ...needs
}: CodesNeeds<SignedIn>) {
  const failures = createFailureCounts({ limits, perHour: needs.codeFailuresPerHour })
  const devices = createKnownDevices(secrets)
  const allCodes = { max: needs.codesPerDay, windowSeconds: daySeconds }
  const codesOfKnownDevices = { max: Math.ceil(needs.codesPerDay * shareOfKnownDevices), windowSeconds: daySeconds }
  const codesPerAddress = {
    max: Math.max(leastPerAddress, Math.ceil(needs.codesPerDay * shareOfAddress)),
    windowSeconds: daySeconds,
  }
  const hashCode = (phone: string, code: string) => secrets.hash('code', `${phone} ${code}`)
  const isCode = (phone: string, code: string, hash: string) => secrets.isOurs('code', `${phone} ${code}`, hash)

  /** The hash a number is known by. Counts outlive an erased account by two days, and must not tell whose it was. */
  async function findHash(phone: string): Promise<string> {
    const [number, other] = [secrets.hash('number', phone), secrets.otherHash('number', phone)]
    if (other !== null) await adoptNumber(db, number, other)
    return number
  }

  /** Sends a code. The code is returned for the demo's notification; nobody else may pass it on. */
  async function send(phone: string, language: Language, asker: Asker): Promise<{ code: string }> {
    const code = randomDigits(codeRules.digits)
    const codeHash = hashCode(phone, code)
    const number = await findHash(phone)
    const device = devices.find(asker.deviceCookie, phone)
    const outcome = await db.transaction(async (tx) => {
      const stored = await lockNumber(tx, number)
      const before = putRight(stored, clock.now())
      const verdict = await judgeAsking(before, codeHash, device)
      if ('refusal' in verdict) {
        if (before !== stored) await saveNumber(tx, number, before)
        return verdict
      }
      // Before the code that may have arrived is replaced: refused here, it stays good.
      await takeCode(asker.addressKey, device)
      await saveNumber(tx, number, verdict.next)
      return { before }
    })
    if ('refusal' in outcome) throw new DomainError(outcome.refusal.code, outcome.refusal.facts)
    try {
      await sms.sendCode({ phone, code, language })
    } catch (error) {
      if (!(error instanceof SmsNotSent)) throw error
      log.error({ err: error }, 'a code was not sent')
      await takeBack(number, codeHash, outcome.before)
      throw new DomainError('SMS_NOT_SENT', {})
    }
    return { code }
  }

  /** As for anybody; and where somebody else has used up what the number may ask for, by the share of a device it knows. */
  async function judgeAsking(state: NumberState, codeHash: string, device: string | null) {
    const verdict = judgeSend(state, codeHash, clock.now(), { isKnownDevice: false })
    if (!('refusal' in verdict) || device === null) return verdict
    const ofDevice = judgeSend(state, codeHash, clock.now(), { isKnownDevice: true })
    if ('refusal' in ofDevice) return ofDevice
    return (await limits.take('code:device', device, knownDeviceSends)) > 0 ? verdict : ofDevice
  }

  /** One of the day's codes, which cost money, so that they have a ceiling over all numbers. */
  async function takeCode(addressKey: string, device: string | null): Promise<void> {
    if (device === null) {
      await stopIfUsedUp('code:address', addressKey, codesPerAddress)
      await stopIfUsedUp('code', 'all', allCodes)
    } else if ((await limits.take('code', 'all', allCodes)) > 0) {
      await stopIfUsedUp('code:known', 'all', codesOfKnownDevices)
    }
  }

  /** A code that never left does not count against the number, and the one before it is as good as it was. */
  async function takeBack(number: string, codeHash: string, before: NumberState): Promise<void> {
    await db.transaction(async (tx) => {
      const state = await lockNumber(tx, number)
      if (state.codeHash !== codeHash) return
      const { codeHash: earlier, codeExpiresAt, codeTries } = before
      await saveNumber(tx, number, {
        ...state,
        codeHash: earlier,
        codeExpiresAt,
        codeTries,
        sentAt: state.sentAt.slice(0, -1),
      })
    })
  }

  /** Exchanges a code for a session; the first time it opens the account. */
  async function exchange({ phone, otp, name }: Typed, asker: Asker): Promise<SignedIn & { deviceCookie: string }> {
    const signedIn = await prove({ phone, otp }, asker, (tx, now) => signIn(tx, phone, name, now))
    return { ...signedIn, deviceCookie: devices.remember(asker.deviceCookie, phone) }
  }

  /** Uses up a code, and does in the same transaction what it leads to. */
  async function prove<Result>(
    typed: Pick<Typed, 'phone' | 'otp'>,
    asker: Asker,
    work: (tx: Tx, now: Date) => Promise<Result>,
  ): Promise<Result> {
    const tried = await takeOrStop(failures.takeTry(asker.addressKey))
    const outcome = await judge(typed, asker, work).catch(async (error: unknown) => {
      await tried.giveBack()
      throw error
    })
    if (outcome.kind === 'refused') throw new DomainError(outcome.refusal.code, outcome.refusal.facts)
    await tried.giveBack()
    sms
      .reportVerified?.(typed.phone)
      .catch((error: unknown) => log.warn({ err: error }, 'the SMS carrier was not told of a sign-in'))
    return outcome.result
  }

  async function judge<Result>(
    { phone, otp }: Pick<Typed, 'phone' | 'otp'>,
    asker: Asker,
    work: (tx: Tx, now: Date) => Promise<Result>,
  ) {
    const number = await findHash(phone)
    // A glance without a lock: thousands of guesses at a number that takes none must not queue for its row, or
    // they would keep every connection to the database waiting.
    const seen = await glanceAt(number)
    const glanceAs = (isKnownDevice: boolean) => judgeCode(seen, () => false, clock.now(), { isKnownDevice })
    let isKnownDevice = false
    let glance = glanceAs(isKnownDevice)
    const device = glance.refusal && glance.next === seen ? devices.find(asker.deviceCookie, phone) : null
    if (device !== null) {
      const ofDevice = glanceAs(true)
      const hasTry =
        ofDevice.next !== seen && (await limits.take('codeFailure:device', device, knownDeviceFailures)) === 0
      if (hasTry) [glance, isKnownDevice] = [ofDevice, true]
    }
    if (glance.refusal && glance.next === seen) return { kind: 'refused' as const, refusal: glance.refusal }
    const { giveBack } = await takeOrStop(failures.takeGuess(asker.addressKey))
    const outcome = await judgeInTurn().catch(async (error: unknown) => {
      await giveBack()
      throw error
    })
    if (outcome.kind === 'proved' || !outcome.wasLookedAt) await giveBack()
    return outcome

    function judgeInTurn() {
      return db.transaction(async (tx) => {
        const now = clock.now()
        const state = putRight(await lockKnownNumber(tx, number), now)
        const { refusal, next } = judgeCode(state, (hash) => isCode(phone, otp, hash), now, { isKnownDevice })
        await saveNumber(tx, number, next)
        // Not thrown here: that would undo the count of the failed try.
        if (refusal) return { kind: 'refused' as const, refusal, wasLookedAt: next !== state }
        return { kind: 'proved' as const, result: await work(tx, now) }
      })
    }
  }

  /** Locked and saved only where the clock was set back since. */
  async function glanceAt(number: string): Promise<NumberState> {
    const stored = await findNumber(db, number)
    const seen = putRight(stored, clock.now())
    if (seen === stored) return stored
    return db.transaction(async (tx) => {
      const state = putRight(await lockKnownNumber(tx, number), clock.now())
      await saveNumber(tx, number, state)
      return state
    })
  }

  async function takeOrStop(taking: Promise<Taken>): Promise<Taken> {
    const taken = await taking
    const { retryAfterSeconds } = taken
    if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
    return taken
  }

  async function stopIfUsedUp(rule: string, key: string, limit: { max: number; windowSeconds: number }): Promise<void> {
    const retryAfterSeconds = await limits.take(rule, key, limit)
    if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  }

  return {
    send,
    exchange,
    prove,
    /** Forgets counts after two days. */
    forgetIdle: () => db.transaction((tx) => forgetIdleNumbers(tx, later(clock.now(), -2 * daySeconds))),
  }
}
