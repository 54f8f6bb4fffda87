import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { accountButton, expectProfile, logOut, signInByPages } from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { reload, visit } from './support/visit.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
/** Changes the browser's storage before any page is open that could react to it. */
async function store(context: BrowserContext, origin: string, values: Record<string, string>): Promise<void> {
  const { cookies, origins } = await context.storageState()
  const stored = origins.find((one) => one.origin === origin)?.localStorage ?? []
  const others = stored.filter(({ name }) => !(name in values))
  const localStorage = [...others, ...Object.entries(values).map(([name, value]) => ({ name, value }))]
  await context.setStorageState({ cookies, origins: [{ origin, localStorage }] })
}

test('the refresh cookie alone restores a session without its token', async ({ page, context, say, signIn }) => {
  await signIn(profiles.en)
  await context.setStorageState({ cookies: await context.cookies(), origins: [] })
  await visit(page, '/profile')
  await expectProfile(page, say, profiles.en)
})

test('a session that was ended elsewhere leads to the sign-in and back', async ({ page, context, signIn, faults }) => {
  // Other calls of the page and the bar with the same token, at the same time or later.
  faults.announce(/401.*\/api\//)
  const { token } = await signIn(profiles.en)
  await visit(page, '/profile')
  // From another device: only the server knows.
  const ended = await context.request.post('/api/user/logout', {
    headers: { Authorization: `Bearer ${token}`, Cookie: '' },
  })
  expect(ended.status()).toBe(200)
  await page.reload()
  // The stored token may lead to the profile once more, where the server refuses it.
  await expect.poll(() => stored(page, 'token').catch(() => 'on the way')).toBeNull()
  await expect(page).toHaveURL('/login?redirect=%2Fprofile')
})

test(
  'a logout in one tab signs out the others and leaves no data behind',
  { tag: '@phone' },
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
    // The device cookie gives no access: it only lets its number request a code.
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['language', 'sankalp_device'])

    await page.goto('/profile')
    await expect(page, 'the server has ended it too').toHaveURL('/login?redirect=%2Fprofile')
  },
)

test('a sign-in in one tab shows in the others', async ({ page, context, say }) => {
  await visit(page, '/')
  const other = await context.newPage()
  await signInByPages(other, say, freshPhone())
  await expect(accountButton(page, say)).toBeVisible()
})

test('an invalid refresh cookie leads to the sign-in, not into a loop', async ({ page, context, signIn, faults }) => {
  faults.announce(/401.*refreshToken/)
  await signIn(profiles.en)
  const cookie = (await context.cookies()).find(({ name }) => name === 'sankalp_refresh')!
  await context.setStorageState({ cookies: [{ ...cookie, value: 'forged' }], origins: [] })
  await page.goto('/profile')
  await expect(page).toHaveURL('/login?redirect=%2Fprofile')
  await reload(page)
  await expect(page).toHaveURL('/login?redirect=%2Fprofile')
})
