import { DomainError } from '@sankalp/contract'
import type { Tx } from '../../platform/db/db.ts'
import { type NumberState, judgeCode, putRight } from './code-rules.ts'
import { findNumber, lockKnownNumber, saveNumber } from './code.repository.ts'
import type { Taken } from './failure-counts.ts'
import { type CodesContext, daySeconds, findHash } from './code-context.ts'
import type { Asker } from './codes.service.ts'

/** Wrong tries per day of a device on which the number has signed in before. */
const knownDeviceFailures = { max: 10, windowSeconds: daySeconds }

export type TypedCode = { phone: string; otp: string }

/** Uses up a code, and runs `work` in the same transaction. */
export async function proveNumber<Result>(
  needs: CodesContext,
  typed: TypedCode,
  asker: Asker,
  work: (tx: Tx, now: Date) => Promise<Result>,
): Promise<Result> {
  const tried = await takeOrStop(needs.failures.takeTry(asker.addressKey))
  const outcome = await judge(needs, typed, asker, work).catch(async (error: unknown) => {
    await tried.giveBack()
    throw error
  })
  if (outcome.kind === 'refused') throw new DomainError(outcome.refusal.code, outcome.refusal.facts)
  await tried.giveBack()
  needs.sms
    .reportVerified?.(typed.phone)
    .catch((error: unknown) => needs.log.warn({ err: error }, 'could not report a sign-in to the SMS carrier'))
  return outcome.result
}

async function judge<Result>(
  needs: CodesContext,
  { phone, otp }: TypedCode,
  asker: Asker,
  work: (tx: Tx, now: Date) => Promise<Result>,
) {
  const number = await findHash(needs, phone)
  // Read without a lock first: thousands of guesses at a blocked number must not queue for its row and occupy every
  // database connection.
  const seen = await glanceAt(needs, number)
  const glanceAs = (isKnownDevice: boolean) => judgeCode(seen, () => false, needs.clock.now(), { isKnownDevice })
  let isKnownDevice = false
  let glance = glanceAs(isKnownDevice)
  const device = glance.refusal && glance.next === seen ? needs.devices.find(asker.deviceCookie, phone) : null
  if (device !== null) {
    const ofDevice = glanceAs(true)
    const hasTry =
      ofDevice.next !== seen && (await needs.limits.take('codeFailure:device', device, knownDeviceFailures)) === 0
    if (hasTry) [glance, isKnownDevice] = [ofDevice, true]
  }
  if (glance.refusal && glance.next === seen) return { kind: 'refused' as const, refusal: glance.refusal }
  const { giveBack } = await takeOrStop(needs.failures.takeGuess(asker.addressKey))
  const outcome = await judgeInTurn().catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  if (outcome.kind === 'proved' || !outcome.wasLookedAt) await giveBack()
  return outcome

  function judgeInTurn() {
    return needs.db.transaction(async (tx) => {
      const now = needs.clock.now()
      const state = putRight(await lockKnownNumber(tx, number), now)
      const { refusal, next } = judgeCode(state, (hash) => needs.secrets.isOurs('code', `${phone} ${otp}`, hash), now, {
        isKnownDevice,
      })
      await saveNumber(tx, number, next)
      // Do not throw here: the rollback would undo the count of the failed try.
      if (refusal) return { kind: 'refused' as const, refusal, wasLookedAt: next !== state }
      return { kind: 'proved' as const, result: await work(tx, now) }
    })
  }
}

/** Reads the state. Locks and saves the row only if the clock was set back since. */
async function glanceAt(needs: CodesContext, number: string): Promise<NumberState> {
  const stored = await findNumber(needs.db, number)
  const seen = putRight(stored, needs.clock.now())
  if (seen === stored) return stored
  return needs.db.transaction(async (tx) => {
    const state = putRight(await lockKnownNumber(tx, number), needs.clock.now())
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
