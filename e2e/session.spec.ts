import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { accountButton, expectProfile, logOut, profileField, saveButton, signInByPages, toast } from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { reload, visit } from './support/visit.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
/** Changes what the browser keeps, once the page has made its calls: a late one would react to it first. */
async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), Object.entries(values))
}

function countRenewals(page: Page): () => number {
  let count = 0
  page.on('request', (request) => (count += Number(request.url().endsWith('/api/user/refreshToken'))))
  return () => count
}

test('a token near its end is renewed without a word', { tag: '@pair' }, async ({ page, say, signIn }) => {
  const { token } = await signIn(profiles.en)
  await visit(page, '/')
  await store(page, { tokenExpiry: String(Date.now() + 60_000) })
  const renewals = countRenewals(page)
  await visit(page, '/profile')
  await expectProfile(page, say, profiles.en)
  expect(renewals()).toBe(1)
  expect(await stored(page, 'token')).not.toBe(token)
  expect(Number(await stored(page, 'tokenExpiry'))).toBeGreaterThan(Date.now() + 25 * 60_000)
})

test('while the page is in use, the half hour passes without a sign-in', { tag: '@once' }, async ({ page, say, signIn }) => {
  await page.clock.install()
  const { token } = await signIn(profiles.en)
  await visit(page, '/profile')
  await expectProfile(page, say, profiles.en)
  await page.clock.fastForward('29:00')
  await page.keyboard.press('Tab')
  await expect.poll(() => stored(page, 'token')).not.toBe(token)
  await page.clock.fastForward('29:00')
  await profileField(page, say, 'city').fill('Indore')
  await saveButton(page, say).click()
  await expect(toast(page, say('users.saved'))).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test('an answer of 401 renews once and the page goes on', { tag: '@pair' }, async ({ page, say, signIn, faults }) => {
  faults.announce(/401.*\/api\/user\//)
  await signIn(profiles.en)
  await visit(page, '/')
  await store(page, { token: 'forged.token' })
  const renewals = countRenewals(page)
  await visit(page, '/profile')
  await expectProfile(page, say, profiles.en)
  expect(renewals()).toBe(1)
})

test('without its token, the refresh cookie alone brings the session back', { tag: '@once' }, async ({ page, say, signIn }) => {
  await signIn(profiles.en)
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => localStorage.clear())
  await visit(page, '/profile')
  await expectProfile(page, say, profiles.en)
})

test('a session that was ended elsewhere leads to the sign-in and back', { tag: '@pair' }, async ({ page, context, signIn, faults }) => {
  faults.announce(/401.*\/api\/user\//)
  const { token } = await signIn(profiles.en)
  await visit(page, '/profile')
  // From another device: only the server knows.
  const ended = await context.request.post('/api/user/logout', { headers: { Authorization: `Bearer ${token}`, Cookie: '' } })
  expect(ended.status()).toBe(200)
  await page.reload()
  // The token, still there, may lead to the profile once more, where the server refuses it.
  await expect.poll(() => stored(page, 'token').catch(() => 'on the way')).toBeNull()
  await expect(page).toHaveURL('/login?redirect=%2Fprofile')
})

test('a logout on one tab signs out the others and leaves nothing behind', { tag: '@pair' }, async ({ page, context, say, signIn }) => {
  await signIn(profiles.en)
  await visit(page, '/profile')
  await store(page, { bookingId: 'b1', selectedPoojaId: 'p1', language: 'en' })
  const other = await context.newPage()
  await visit(other, '/mywallet')
  await expect(accountButton(other, say)).toBeVisible()

  await logOut(page, say)
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('banner').getByRole('link', { name: say('shell.login') })).toBeVisible()
  for (const tab of [page, other]) expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['language'])

  await page.goto('/profile')
  await expect(page, 'the server has ended it too').toHaveURL('/login?redirect=%2Fprofile')
})

test('a sign-in on one tab shows on the others', { tag: '@once' }, async ({ page, context, say }) => {
  await visit(page, '/')
  const other = await context.newPage()
  await signInByPages(other, say, freshPhone())
  await expect(accountButton(page, say)).toBeVisible()
})

test('a logout that cannot reach the server still signs out here, and says so', { tag: '@once' }, async ({ page, say, signIn, faults }) => {
  faults.announce(/user\/logout/)
  await signIn(profiles.en)
  await visit(page, '/')
  await page.route('**/api/user/logout', (route) => route.abort('connectionrefused'))
  // Looked for from the start: it does not stay.
  const warned = expect(page.locator('[data-sonner-toast][data-type=warning]')).toBeVisible()
  await logOut(page, say)
  await warned
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['logoutPending'])

  // The cookie is still there, but it brings nobody back; and once the server answers again, it is told.
  const triedAgain = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/user/logout'))
  await page.reload()
  await triedAgain
  await expect(page.getByRole('banner').getByRole('link', { name: say('shell.login') })).toBeVisible()
  await page.unroute('**/api/user/logout')
  await page.reload()
  await expect(async () => expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sankalp_refresh')).toPass()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('an answer of 403 clears the token and its expiry and leads to the home page', { tag: '@pair' }, async ({ page, say, signIn, faults }) => {
  faults.announce(/403.*updateUsers/)
  await signIn(profiles.en)
  await visit(page, '/profile')
  const refusal = { code: 'NOT_ALLOWED', message: 'Your account may not do this.', facts: {} }
  await page.route('**/api/user/updateUsers', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 })
  await profileField(page, say, 'city').fill('Indore')
  await saveButton(page, say).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => stored(page, 'token')).toBeNull()
  await expect.poll(() => stored(page, 'tokenExpiry')).toBeNull()
})

test('a refresh cookie that is no good ends in the sign-in, not in a circle', { tag: '@once' }, async ({ page, context, signIn, faults }) => {
  faults.announce(/401.*refreshToken/)
  await signIn(profiles.en)
  const cookie = (await context.cookies()).find(({ httpOnly }) => httpOnly)!
  await context.setStorageState({ cookies: [{ ...cookie, value: 'forged' }], origins: [] })
  await page.goto('/profile')
  await expect(page).toHaveURL('/login?redirect=%2Fprofile')
  await reload(page)
  await expect(page).toHaveURL('/login?redirect=%2Fprofile')
})
