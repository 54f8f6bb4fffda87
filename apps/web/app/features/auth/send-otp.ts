import type { sendOtp as endpoint } from '@sankalp/contract/auth'
import { callApi } from '../../lib/api.ts'
import { type PendingSignIn, pendingFrom, readPending, savePending } from './pending-sign-in.ts'

type Who = Pick<PendingSignIn, 'country' | 'digits' | 'name'>

// Written out, not imported: the sign-in page needs no schemas, and is lighter without them.
const route = { method: 'POST', path: '/api/user/sendOtp' } as const

/** Asks for a code and remembers, for /otp, who did. */
export async function sendOtp(who: Who): Promise<PendingSignIn> {
  const body = { phone_number: who.digits, country_code: who.country, role_type: 'ROLE_USER' } as const
  const reply = await callApi<typeof endpoint>(route, { body })
  const pending = pendingFrom(who, reply, Date.now())
  savePending(pending)
  return pending
}

/** A code asked for a moment ago on this tab is still good: going on with it beats being told to wait. */
export function takeUpCode(who: Who, now: number): PendingSignIn | null {
  const pending = readPending()
  if (pending?.digits !== who.digits || pending.country !== who.country || pending.resendAt <= now) return null
  const taken = { ...pending, name: who.name }
  savePending(taken)
  return taken
}
