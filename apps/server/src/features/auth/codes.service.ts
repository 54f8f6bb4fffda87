import type { Language } from '@sankalp/contract'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { SmsGateway } from '../../platform/gateways/sms/sms.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type CodesContext, daySeconds } from './code-context.ts'
import { type TypedCode, proveNumber } from './code-proof.ts'
import { sendCode } from './code-sending.ts'
import { forgetIdleNumbers } from './code.repository.ts'
import { createFailureCounts } from './failure-counts.ts'
import { createKnownDevices } from './known-devices.ts'

/**
 * The client that asks for a code or types one: the address its tries are counted under, and its cookie of known
 * devices.
 */
export type Asker = { addressKey: string; deviceCookie: string | undefined }

/** The share of the day's codes that one address may use. At least what a household needs. */
const shareOfAddress = 0.05
const leastPerAddress = 20
/** Known devices have their own codes for when a flood has used up the day's. */
const shareOfKnownDevices = 0.25

export type CodesNeeds<SignedIn> = {
  db: Db
  clock: Clock
  log: Log
  limits: Limits
  secrets: Secrets
  sms: SmsGateway
  codesPerDay: number
  codeFailuresPerHour: number
  /** Runs in the transaction that uses up the correct code. */
  signIn: (tx: Tx, phone: string, name: string | undefined, now: Date) => Promise<SignedIn>
}

/** Creates the service that sends codes to numbers and exchanges them for sessions. */
export function createCodes<SignedIn extends object>(needs: CodesNeeds<SignedIn>) {
  const { codesPerDay, secrets } = needs
  const ceilingOf = (max: number) => ({ max, windowSeconds: daySeconds })
  const context: CodesContext = {
    ...needs,
    failures: createFailureCounts({ limits: needs.limits, perHour: needs.codeFailuresPerHour }),
    devices: createKnownDevices(secrets),
    ceilings: {
      all: ceilingOf(codesPerDay),
      knownDevices: ceilingOf(Math.ceil(codesPerDay * shareOfKnownDevices)),
      address: ceilingOf(Math.max(leastPerAddress, Math.ceil(codesPerDay * shareOfAddress))),
    },
  }
  return {
    send: (phone: string, language: Language, asker: Asker) => sendCode(context, phone, language, asker),
    /** Exchanges a code for a session. The first time, it creates the account. */
    exchange: async ({ name, ...typed }: TypedCode & { name: string | undefined }, asker: Asker) => {
      const signedIn = await proveNumber(context, typed, asker, (tx, now) => needs.signIn(tx, typed.phone, name, now))
      return { ...signedIn, deviceCookie: context.devices.remember(asker.deviceCookie, typed.phone) }
    },
    prove: <Result>(typed: TypedCode, asker: Asker, work: (tx: Tx, now: Date) => Promise<Result>) =>
      proveNumber(context, typed, asker, work),
    /** Deletes counts after two days. */
    forgetIdle: () => needs.db.transaction((tx) => forgetIdleNumbers(tx, later(needs.clock.now(), -2 * daySeconds))),
  }
}
