import * as calls from '@sankalp/contract/auth.calls'
import { callApi } from '../../lib/api/api.ts'
import { type PendingSignIn, pendingFrom, readPending, savePending } from './pending-sign-in.ts'

type Who = Pick<PendingSignIn, 'country' | 'digits' | 'name'>

/** Requests a code and stores the pending sign-in for /otp. */
export async function sendOtp(who: Who): Promise<PendingSignIn> {
  const body = { phone_number: who.digits, country_code: who.country, role_type: 'ROLE_USER' } as const
  const reply = await callApi(calls.sendOtp, { body })
  const pending = pendingFrom(who, reply, Date.now())
  savePending(pending)
  return pending
}

/** Reuses a code that this tab requested a moment ago, because a new request would have to wait. */
export function takeUpCode(who: Who, now: number): PendingSignIn | null {
  const pending = readPending()
  if (pending?.digits !== who.digits || pending.country !== who.country || pending.resendAt <= now) return null
  const taken = { ...pending, name: who.name }
  savePending(taken)
  return taken
}
