import * as calls from '@sankalp/contract/auth.calls'
import { type CallReply, callApi } from '../../lib/api/api.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

export type SignedIn = CallReply<typeof calls.verifyOtp>

const consoles: Partial<Record<SignedIn['user']['user']['role_type'], string>> = {
  ROLE_ACHARYA: '/acharya',
  ROLE_ADMIN: '/admin',
}

/** Exchanges the code for a session. The caller stores it. */
export function verifyOtp({ digits, country, name }: PendingSignIn, otp: string): Promise<SignedIn> {
  return callApi(calls.verifyOtp, { body: { phone_number: digits, country_code: country, otp, name } })
}

/** A booking, an order and a consultation ask for all that they need, and are not to be interrupted. */
const asksItself = /^\/(PujaDetailsPage\/[^/]+\/book|checkout|(chat|talk)withastrologer|ChatwithastroForm)\b/

/**
 * Returns the page to open after signing in. Acharyas and operators who asked for no page begin in their console. For
 * others the profile comes first, if it lacks what the specification asks for (docs/requirements A-12), unless the
 * requested page asks for what it needs.
 */
export function nextPath({ user: { user } }: SignedIn, target: string): { path: string; isIncomplete: boolean } {
  const console = consoles[user.role_type]
  if (target === '/' && console) return { path: console, isIncomplete: false }
  const isComplete = Boolean(user.email && user.place_of_birth && user.date_of_birth)
  if (isComplete || asksItself.test(target)) return { path: target, isIncomplete: false }
  const goesOn = target !== '/' && target !== '/profile'
  return { path: goesOn ? `/profile?redirect=${encodeURIComponent(target)}` : '/profile', isIncomplete: true }
}
