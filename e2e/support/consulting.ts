import { type Browser, type BrowserContext, type Page, expect } from '@playwright/test'
import type { Acharya } from '@sankalp/contract/acharyas'
import type { Intake, TalkKind } from '@sankalp/contract/live/consultations'
import { randomUUID } from 'node:crypto'
import { connectLive, send } from '@sankalp/server/test/live-client.ts'
import { fillWallet } from './bookings.ts'
import { signInAsDemo } from './demo-account.ts'
import { freshAddress, profiles } from './person.ts'
import { type Account, signInByApi } from './sign-in-by-api.ts'
import { rememberToasts } from './toasts.ts'

export const greeting = 'Namaste'
export const intake: Intake = {
  name: 'Savita Joshi',
  gender: 'Female',
  birthplace: 'Ujjain',
  date: '1991-10-21',
  time: '05:25',
}

export type Meeting = {
  requestId: string
  user: Account
  acharya: Account
  acharyaPage: Page
  elsewhere: BrowserContext
}
type Asked = {
  page: Page
  browser: Browser
  phone: string
  talk: TalkKind
  chatMinutes: number
  rupees: number
  language: 'en' | 'hin'
  onRinging?: () => Promise<void>
}

/**
 * Brings the two together as the list and the console do: a signed-in user with money asks, an acharya accepts. Returns
 * the acharya's page in its own context; neither room is open yet.
 */
export async function meet({
  page,
  browser,
  phone,
  talk,
  chatMinutes,
  rupees,
  language,
  onRinging,
}: Asked): Promise<Meeting> {
  const user = await signInByApi(page, profiles[language])
  await fillWallet(page.context().request, user, rupees)
  // The provider's event comes a moment after its page.
  await expect.poll(() => readAvailable(page, user)).toBeGreaterThanOrEqual(rupees)
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': freshAddress() } })
  await rememberToasts(elsewhere)
  const acharyaPage = await elsewhere.newPage()
  const acharya = await signInAsDemo(acharyaPage, phone)
  const acharyaId = await entryOf(page, acharya.id)

  const { origin } = new URL((await page.context().request.get('/readyz')).url())
  const [asking, console] = await Promise.all([connectLive(origin, user.token), connectLive(origin, acharya.token)])
  const requestId = randomUUID()
  const ok = async (answer: Promise<{ ok: boolean }>) => expect(JSON.stringify(await answer)).toContain('"ok":true')
  await ok(send(console, 'acharya:switch', { on: true }))
  await ok(send(asking, 'chat:request', { requestId, acharyaId, chatMinutes, talk, intake }))
  await onRinging?.()
  await ok(send(console, 'chat:request:accept', { requestId }))
  // Send the messages here: a consultation that both sides have not begun within a minute ends free, and pages are slow
  // on a busy machine.
  for (const side of [asking, console])
    await ok(send(side, talk === 'Chat' ? 'consultation:join' : 'call:media', { requestId }))
  await ok(send(console, 'message:send', { from: acharya.id, to: user.id, message: greeting, timestamp: Date.now() }))
  // From now on only the two pages take part.
  asking.disconnect()
  console.disconnect()
  return { requestId, user, acharya, acharyaPage, elsewhere }
}

/** Returns a line of the bill. */
export const lineOfBill = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

async function readAvailable(page: Page, { token }: Account): Promise<number> {
  const answer = await page
    .context()
    .request.get('/api/user/getUserWalletDetail', { headers: { Authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { wallet: { available: number } }).wallet.available
}

async function entryOf(page: Page, userId: string): Promise<string> {
  const { astrologers } = (await (
    await page.context().request.get('/api/acharya/getAllAcharya?page=1&pageSize=50')
  ).json()) as { astrologers: Acharya[] }
  return astrologers.find((acharya) => acharya.userId === userId)!._id
}
