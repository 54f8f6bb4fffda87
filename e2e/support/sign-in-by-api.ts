import { type BrowserContext, type Page, expect } from '@playwright/test'
import { tokenMinutes } from '@sankalp/contract'
import type { Profile } from '@sankalp/contract/users'
import { freshPhone } from './person.ts'

export type Account = { phone: string; id: string; token: string }

/** Signs a new account in without the pages, for journeys about something else. With a profile, it is a complete one. */
export async function signInByApi(page: Page, profile?: Profile): Promise<Account> {
  const context = page.context()
  const phone = freshPhone()
  const sent = await context.request.post('/api/user/sendOtp', { data: { phone_number: phone, country_code: '+91' } })
  expect(sent.status()).toBe(200)
  const { otp } = (await sent.json()) as { otp: string }
  const verified = await context.request.post('/api/user/verifyOtp', {
    data: { phone_number: phone, country_code: '+91', otp },
  })
  expect(verified.status()).toBe(200)
  const { token, id } = (await verified.json()) as { token: string; id: string }
  if (profile) {
    const headers = { Authorization: `Bearer ${token}` }
    const saved = await context.request.put('/api/user/updateUsers', { headers, multipart: { ...profile, userId: id } })
    expect(saved.status()).toBe(200)
  }
  await keepSession(context, new URL(sent.url()).origin, { token, id })
  return { phone, id, token }
}

/** The refresh cookie is in the context already; this is what the page itself would have kept. */
async function keepSession(context: BrowserContext, origin: string, session: { token: string; id: string }) {
  const { cookies } = await context.storageState()
  const localStorage = [
    { name: 'token', value: session.token },
    { name: 'userId', value: session.id },
    { name: 'tokenExpiry', value: String(Date.now() + tokenMinutes * 60_000) },
  ]
  await context.setStorageState({ cookies, origins: [{ origin, localStorage }] })
}
