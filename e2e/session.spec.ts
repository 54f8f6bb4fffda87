import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { accountButton, expectProfile, logOut, profileField, saveButton, signInByPages } from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
/** Changes what the browser has stored, before any page is open that could react to it. */
async function store(context: BrowserContext, origin: string, values: Record<string, string>): Promise<void> {
  const { cookies, origins } = await context.storageState()
  const stored = origins.find((one) => one.origin === origin)?.localStorage ?? []
  const others = stored.filter(({ name }) => !(name in values))
  const localStorage = [...others, ...Object.entries(values).map(([name, value]) => ({ name, value }))]
  await context.setStorageState({ cookies, origins: [{ origin, localStorage }] })
}

function countRenewals(page: Page): () => number {
  let count = 0
  page.on('request', (request) => (count += Number(request.url().endsWith('/api/user/refreshToken'))))
  return () => count
}

test(
  'a token near its end is renewed without a word',
  { tag: '@once' },
  async ({ page, context, baseURL, say, signIn }) => {
    const { token } = await signIn(profiles.en)
    await store(context, baseURL!, { tokenExpiry: String(Date.now() + 60_000) })
    const renewals = countRenewals(page)
    await visit(page, '/profile')
    await expectProfile(page, say, profiles.en)
    expect(renewals()).toBe(1)
    expect(await stored(page, 'token')).not.toBe(token)
    expect(Number(await stored(page, 'tokenExpiry'))).toBeGreaterThan(Date.now() + 25 * 60_000)
  },
)

test(
  'while the page is in use, the half hour passes without a sign-in',
  { tag: '@once' },
  async ({ page, say, signIn }) => {
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
    await expectToast(page, say('users.saved'))
    await expect(page).toHaveURL('/profile')
  },
)

test(
  'an answer of 401 renews once and the page goes on',
  { tag: '@once' },
  async ({ page, context, baseURL, say, signIn, faults }) => {
    // Whatever the page and the bar ask with the same token, at the same time or later.
    faults.announce(/401.*\/api\//)
    await signIn(profiles.en)
    await store(context, baseURL!, { token: 'forged.token' })
    const renewals = countRenewals(page)
    await visit(page, '/profile')
    await expectProfile(page, say, profiles.en)
    expect(renewals()).toBe(1)
  },
)

test(
  'without its token, the refresh cookie alone brings the session back',
  { tag: '@once' },
  async ({ page, context, say, signIn }) => {
    await signIn(profiles.en)
    await context.setStorageState({ cookies: await context.cookies(), origins: [] })
    await visit(page, '/profile')
    await expectProfile(page, say, profiles.en)
  },
)

test(
  'a session that was ended elsewhere leads to the sign-in and back',
  { tag: '@once' },
  async ({ page, context, signIn, faults }) => {
    // Whatever the page and the bar ask with the same token, at the same time or later.
    faults.announce(/401.*\/api\//)
    const { token } = await signIn(profiles.en)
    await visit(page, '/profile')
    // From another device: only the server knows.
    const ended = await context.request.post('/api/user/logout', {
      headers: { Authorization: `Bearer ${token}`, Cookie: '' },
    })
    expect(ended.status()).toBe(200)
    await page.reload()
    // The token, still there, may lead to the profile once more, where the server refuses it.
    await expect.poll(() => stored(page, 'token').catch(() => 'on the way')).toBeNull()
    await expect(page).toHaveURL('/login?redirect=%2Fprofile')
  },
)

test(
  'a logout on one tab signs out the others and leaves nothing behind',
  { tag: '@phone-hin' },
  async ({ page, context, baseURL, say, signIn }) => {
    await signIn(profiles.en)
    await store(context, baseURL!, { bookingId: 'b1', selectedPoojaId: 'p1', language: 'en' })
    await visit(page, '/profile')
    const other = await context.newPage()
    await visit(other, '/mywallet')
    await expect(accountButton(other, say)).toBeVisible()

    await logOut(page, say)
    await expect(other).toHaveURL('/')
    await expect(other.getByRole('banner').getByRole('link', { name: say('shell.login') })).toBeVisible()
    for (const tab of [page, other]) expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([])
    // The device's own cookie opens nothing: it only lets its number ask for a code.
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['language', 'sankalp_device'])

    await page.goto('/profile')
    await expect(page, 'the server has ended it too').toHaveURL('/login?redirect=%2Fprofile')
  },
)

test('a sign-in on one tab shows on the others', { tag: '@once' }, async ({ page, context, say }) => {
  await visit(page, '/')
  const other = await context.newPage()
  await signInByPages(other, say, freshPhone())
  await expect(accountButton(page, say)).toBeVisible()
})

test(
  'a logout that cannot reach the server still signs out here, and says so',
  { tag: '@once' },
  async ({ page, say, signIn, faults }) => {
    // What the page was asking when the session ended may be refused.
    faults.announce(/user\/logout|401.*\/api\//)
    await signIn(profiles.en)
    await visit(page, '/')
    await page.route('**/api/user/logout', (route) => route.abort('connectionrefused'))
    await logOut(page, say)
    await expectToast(page, { type: 'warning' })
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['logoutPending'])

    // The cookie is still there, but it brings nobody back; and once the server answers again, it is told.
    const triedAgain = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/user/logout'))
    await page.reload()
    await triedAgain
    await expect(page.getByRole('banner').getByRole('link', { name: say('shell.login') })).toBeVisible()
    await page.unroute('**/api/user/logout')
    await page.reload()
    await expect(async () =>
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sankalp_refresh'),
    ).toPass()
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  },
)

test(
  'an answer of 403 clears the token and its expiry and leads to the home page',
  { tag: '@once' },
  async ({ page, say, signIn, faults }) => {
    // What the page asks at the same moment may find the token gone; the session itself is still good.
    faults.announce(/403.*updateUsers|401.*\/api\//)
    const { token } = await signIn(profiles.en)
    await visit(page, '/profile')
    const refusal = { code: 'NOT_ALLOWED', message: 'Your account may not do this.', facts: {} }
    await page.route('**/api/user/updateUsers', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 })
    await profileField(page, say, 'city').fill('Indore')
    await saveButton(page, say).click()
    await expect(page).toHaveURL('/')
    // The bar may have asked for its cart since, which the refresh cookie brings a new token for; api.test.ts sees both cleared.
    await expect.poll(() => stored(page, 'token')).not.toBe(token)
  },
)

test(
  'a refresh cookie that is no good ends in the sign-in, not in a circle',
  { tag: '@once' },
  async ({ page, context, signIn, faults }) => {
    faults.announce(/401.*refreshToken/)
    await signIn(profiles.en)
    const cookie = (await context.cookies()).find(({ name }) => name === 'sankalp_refresh')!
    await context.setStorageState({ cookies: [{ ...cookie, value: 'forged' }], origins: [] })
    await page.goto('/profile')
    await expect(page).toHaveURL('/login?redirect=%2Fprofile')
    await reload(page)
    await expect(page).toHaveURL('/login?redirect=%2Fprofile')
  },
)
