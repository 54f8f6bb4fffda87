import { DomainError, type Language, code as codeRules } from '@sankalp/contract'
import { SmsNotSent } from '../../platform/gateways/sms/sms.ts'
import { randomDigits } from '../../platform/secrets.ts'
import { type NumberState, judgeSend, putRight } from './code-rules.ts'
import { lockNumber, saveNumber } from './code.repository.ts'
import { type CodesContext, daySeconds, findHash } from './code-context.ts'
import type { Asker } from './codes.service.ts'

/** Codes per day of a device on which the number has signed in before, beyond what others have used up. */
const knownDeviceSends = { max: 5, windowSeconds: daySeconds }

/** Sends a code. The code is returned for the demo's notification only; other callers must not pass it on. */
export async function sendCode(
  needs: CodesContext,
  phone: string,
  language: Language,
  asker: Asker,
): Promise<{ code: string }> {
  const code = randomDigits(codeRules.digits)
  const codeHash = needs.secrets.hash('code', `${phone} ${code}`)
  const number = await findHash(needs, phone)
  const device = needs.devices.find(asker.deviceCookie, phone)
  const outcome = await needs.db.transaction(async (tx) => {
    const stored = await lockNumber(tx, number)
    const before = putRight(stored, needs.clock.now())
    const verdict = await judgeAsking(needs, before, codeHash, device)
    if ('refusal' in verdict) {
      if (before !== stored) await saveNumber(tx, number, before)
      return verdict
    }
    // Take it before the delivered code is replaced: if this refuses, the old code stays valid.
    await takeCode(needs, asker.addressKey, device)
    await saveNumber(tx, number, verdict.next)
    return { before }
  })
  if ('refusal' in outcome) throw new DomainError(outcome.refusal.code, outcome.refusal.facts)
  try {
    await needs.sms.sendCode({ phone, code, language })
  } catch (error) {
    if (!(error instanceof SmsNotSent)) throw error
    needs.log.error({ err: error }, 'could not send a code')
    await takeBack(needs, number, codeHash, outcome.before)
    throw new DomainError('SMS_NOT_SENT', {})
  }
  return { code }
}

/** Applies the general limits. If others have used these up, a known device has its own share. */
async function judgeAsking(needs: CodesContext, state: NumberState, codeHash: string, device: string | null) {
  const verdict = judgeSend(state, codeHash, needs.clock.now(), { isKnownDevice: false })
  if (!('refusal' in verdict) || device === null) return verdict
  const ofDevice = judgeSend(state, codeHash, needs.clock.now(), { isKnownDevice: true })
  if ('refusal' in ofDevice) return ofDevice
  return (await needs.limits.take('code:device', device, knownDeviceSends)) > 0 ? verdict : ofDevice
}

/** Takes one of the day's codes. Codes cost money, so their number is limited over all numbers. */
async function takeCode(needs: CodesContext, addressKey: string, device: string | null): Promise<void> {
  if (device === null) {
    await stopIfUsedUp(needs, 'code:address', addressKey, needs.ceilings.address)
    await stopIfUsedUp(needs, 'code', 'all', needs.ceilings.all)
  } else if ((await needs.limits.take('code', 'all', needs.ceilings.all)) > 0) {
    await stopIfUsedUp(needs, 'code:known', 'all', needs.ceilings.knownDevices)
  }
}

/** Undoes the sending: a code that was never sent does not count, and the previous code stays valid. */
async function takeBack(needs: CodesContext, number: string, codeHash: string, before: NumberState): Promise<void> {
  await needs.db.transaction(async (tx) => {
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

async function stopIfUsedUp(
  needs: CodesContext,
  rule: string,
  key: string,
  limit: { max: number; windowSeconds: number },
): Promise<void> {
  const retryAfterSeconds = await needs.limits.take(rule, key, limit)
  if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}
