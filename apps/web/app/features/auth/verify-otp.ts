import type { verifyOtp as endpoint } from '@sankalp/contract/auth'
import type { Reply } from '@sankalp/contract/endpoint'
import { callApi } from '../../lib/api.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

const route = { method: 'POST', path: '/api/user/verifyOtp' } as const

export type SignedIn = Reply<typeof endpoint>

/** Exchanges the code for a session. The caller keeps it. */
export function verifyOtp({ digits, country, name }: PendingSignIn, otp: string): Promise<SignedIn> {
  return callApi<typeof endpoint>(route, { body: { phone_number: digits, country_code: country, otp, name } })
}

/** Where somebody goes after signing in: by S1, first to their profile if sign-in and booking need more of it. */
export function nextPath({ user: { user } }: SignedIn, target: string): { path: string; isIncomplete: boolean } {
  const isComplete = Boolean(user.email && user.place_of_birth && user.date_of_birth)
  if (isComplete) return { path: target, isIncomplete: false }
  const goesOn = target !== '/' && target !== '/profile'
  return { path: goesOn ? `/profile?redirect=${encodeURIComponent(target)}` : '/profile', isIncomplete: true }
}
