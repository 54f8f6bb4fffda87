import { type APIRequestContext, type Page, expect } from '@playwright/test'
import { tokenMinutes } from '@sankalp/contract'
import type { Profile } from '@sankalp/contract/users'
import { freshPhone } from './person.ts'

export type Account = { phone: string; id: string; token: string }
type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']

/**
 * Signs in a new account without the pages, for journeys about something else. With a profile, the account is complete.
 */
export async function signInByApi(page: Page, profile?: Profile): Promise<Account> {
  const context = page.context()
  const account = await verifyByApi(context.request, freshPhone())
  const { id, token } = account
  if (profile) {
    const headers = { Authorization: `Bearer ${token}` }
    const saved = await context.request.put('/api/user/updateUsers', {
      headers,
      multipart: { ...profile, time_of_birth: profile.time_of_birth ?? '', userId: id },
    })
    expect(saved.status()).toBe(200)
  }
  const { origin } = new URL((await context.request.get('/readyz')).url())
  await context.setStorageState(sessionState((await context.storageState()).cookies, origin, account))
  return account
}

/** Signs in with a number and its code; `request` then holds the refresh cookie. */
export async function verifyByApi(request: APIRequestContext, phone: string): Promise<Account> {
  const number = { phone_number: phone, country_code: '+91' }
  const sent = await request.post('/api/user/sendOtp', { data: number })
  expect(sent.status()).toBe(200)
  const { otp } = (await sent.json()) as { otp: string }
  const verified = await request.post('/api/user/verifyOtp', { data: { ...number, otp } })
  expect(verified.status()).toBe(200)
  const { token, id } = (await verified.json()) as { token: string; id: string }
  return { phone, id, token }
}

/** Returns the refresh cookie and what the page itself would have stored. */
export function sessionState(cookies: Cookies, origin: string, { token, id }: Account) {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'userId', value: id },
    { name: 'tokenExpiry', value: String(Date.now() + tokenMinutes * 60_000) },
  ]
  return { cookies, origins: [{ origin, localStorage }] }
}
