import { sendOtp } from '@sankalp/contract/auth.calls'
import * as calls from '@sankalp/contract/second-factor.calls'
import { getUserById } from '@sankalp/contract/users.calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'

const keyOf = (userId: string | null) => ['second-factor', userId] as const

export function useSecondFactor() {
  const { userId } = useSession()
  return useQuery({
    queryKey: keyOf(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(calls.getSecondFactor, { signal }),
  })
}

/** Returns a function that reloads the factor. Call it after every change. */
export function useReloadFactor(): () => Promise<void> {
  const client = useQueryClient()
  const { userId } = useSession()
  return () => client.invalidateQueries({ queryKey: keyOf(userId) })
}

/** Sends a new sign-in code to the user's own number. In the demo, which sends none, returns the code itself. */
export async function sendOwnCode(userId: string): Promise<string | null> {
  const { user } = await callApi(getUserById, { params: { id: userId } })
  const { otp } = await callApi(sendOtp, { body: { phone_number: user.phone_number, country_code: user.country_code } })
  return otp ?? null
}

export const giveFactor = (code: string) => callApi(calls.giveSecondFactor, { body: { code } })
export const beginFactor = (otp: string) => callApi(calls.beginSecondFactor, { body: { otp } })
export const confirmFactor = (code: string) => callApi(calls.confirmSecondFactor, { body: { code } })
export const renewCodes = (code: string) => callApi(calls.renewRecoveryCodes, { body: { code } })
export const switchOff = (code: string) => callApi(calls.switchOffSecondFactor, { body: { code } })
