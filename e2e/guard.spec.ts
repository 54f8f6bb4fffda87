import { expect, test } from './support/fixtures.ts'
import {
  askForCode,
  enterCode,
  expectProfile,
  fillProfile,
  readCode,
  saveButton,
  signInByPages,
} from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { guardedRoutes } from './support/routes.ts'
import { expectToast } from './support/toasts.ts'
import { visit } from './support/visit.ts'

/** Addresses that a browser would, one way or another, read as somebody else's. */
const foreign = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2Fevil.example',
  'https://evil.example/',
  'javascript:alert(1)',
]

test(
  'each guarded page sends a visitor to sign in, keeping where they wanted to go',
  { tag: '@once' },
  async ({ request }) => {
    for (const route of guardedRoutes) {
      const answer = await request.get(`${route}?from=letter`, { maxRedirects: 0 })
      expect(answer.status(), route).toBe(302)
      expect(answer.headers().location).toBe(`/login?redirect=${encodeURIComponent(`${route}?from=letter`)}`)
    }
  },
)

test(
  'a link to a guarded page, followed inside the site, leads to the same sign-in',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/')
    // As any link of a page; which of ours lead behind the guard changes with what is built.
    await page
      .getByRole('main')
      .evaluate((main) => main.insertAdjacentHTML('afterbegin', '<a href="/mywallet">wallet</a>'))
    await page.getByRole('link', { name: 'wallet', exact: true }).click()
    await expect(page).toHaveURL('/login?redirect=%2Fmywallet')
    await page.goBack()
    await expect(page, 'the guarded page is not left in the history').toHaveURL('/')
  },
)

test(
  'after signing in a new visitor completes the profile and then is where they wanted to go',
  { tag: '@phone-hin' },
  async ({ page, say, language }) => {
    await page.goto('/mywallet')
    await expect(page).toHaveURL('/login?redirect=%2Fmywallet')
    await signInByPages(page, say, freshPhone(), page.url())
    await expect(page).toHaveURL('/profile?redirect=%2Fmywallet')
    await fillProfile(page, say, profiles[language])
    await saveButton(page, say).click()
    await expect(page).toHaveURL('/mywallet')
  },
)

test(
  'after signing in somebody with a complete profile is at once where they wanted to go',
  { tag: '@once' },
  async ({ page, say }) => {
    await page.goto('/bookedpooja?from=letter')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    // The demo's user: the only account here that is complete before it first signs in.
    await signInByPages(page, say, '9000000001', page.url())
    await expect(page).toHaveURL('/bookedpooja?from=letter')
  },
)

test('redirect never leads off the site for somebody who is signed in', { tag: '@once' }, async ({ page, signIn }) => {
  await signIn(profiles.en)
  for (const target of foreign) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
    await expect(page, target).toHaveURL('/')
  }
})

test('redirect never leads off the site after a code either', { tag: '@once' }, async ({ page, say }) => {
  // The demo's acharya, with a complete profile: nothing stands between the code and the target.
  await visit(page, `/login?redirect=${encodeURIComponent('//evil.example')}`)
  await askForCode(page, say, '9000000002')
  await expect(page).toHaveURL('/otp?redirect=%2F')
  const otp = await readCode(page, say)
  await visit(page, `/otp?redirect=${encodeURIComponent('/\\evil.example')}`)
  await enterCode(page, say, otp)
  await expect(page).toHaveURL('/')
})

test('redirect after completing the profile stays on the site', { tag: '@once' }, async ({ page, say, signIn }) => {
  await signIn()
  await visit(page, `/profile?redirect=${encodeURIComponent('https://evil.example/')}`)
  const left: string[] = []
  page.on('request', (request) => void (request.isNavigationRequest() && left.push(request.url())))
  await fillProfile(page, say, profiles.en)
  await saveButton(page, say).click()
  await expectToast(page, say('users.saved'))
  // The form is whole and stays: what would have led away begins with the answer that the notification told of.
  await expectProfile(page, say, profiles.en)
  expect(left).toEqual([])
  await expect(page).toHaveURL(/\/profile\?/)
})

test('for somebody without the role there is no console', { tag: '@pair' }, async ({ page, say, language, signIn }) => {
  await signIn(profiles[language])
  for (const path of ['/acharya', '/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: say('shell.notFound.title') })).toBeVisible()
  }
})

test(
  'an acharya sees the acharya console and not that of the operators',
  { tag: '@once' },
  async ({ page, say, signIn }) => {
    await signIn(profiles.en)
    await page.route('**/api/user/getUserById/**', async (route) => {
      const response = await route.fetch()
      const { user } = (await response.json()) as { user: object }
      await route.fulfill({ response, json: { user: { ...user, role_type: 'ROLE_ACHARYA' } } })
    })
    // The server itself would not take this user for an acharya.
    const empty = {
      bookings: [],
      serverTime: new Date().toISOString(),
      totalPages: 0,
      currentPage: 1,
      week: [[], [], [], [], [], [], []],
      exceptions: [],
      booked: [],
      balance: 0,
      month: '2026-11',
      earned: 0,
      movements: [],
    }
    await page.route('**/api/acharya/me/**', (route) => route.fulfill({ json: empty }))
    await page.goto('/acharya')
    await expect(page.getByRole('heading', { level: 1, name: say('acharya-console.today.title') })).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: say('shell.notFound.title') })).toBeVisible()
  },
)

test('a visitor signs in before a console says anything', { tag: '@once' }, async ({ request }) => {
  for (const path of ['/acharya', '/admin']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.headers().location, path).toBe(`/login?redirect=${encodeURIComponent(path)}`)
  }
})
