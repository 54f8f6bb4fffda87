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

test('each guarded page sends a visitor to sign in and remembers the requested page', async ({ request }) => {
  for (const route of [...guardedRoutes, '/acharya', '/admin']) {
    const answer = await request.get(`${route}?from=letter`, { maxRedirects: 0 })
    expect(answer.status(), route).toBe(302)
    expect(answer.headers().location).toBe(`/login?redirect=${encodeURIComponent(`${route}?from=letter`)}`)
  }
})

test('a link to a guarded page, followed inside the site, leads to the same sign-in', async ({ page }) => {
  await visit(page, '/')
  // Insert a test link: which of our links lead behind the guard changes over time.
  await page
    .getByRole('main')
    .evaluate((main) => main.insertAdjacentHTML('afterbegin', '<a href="/mywallet">wallet</a>'))
  await page.getByRole('link', { name: 'wallet', exact: true }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fmywallet')
  await page.goBack()
  await expect(page, 'the guarded page is not left in the history').toHaveURL('/')
})

test(
  'after signing in, a new visitor completes the profile and then gets the requested page',
  { tag: '@phone' },
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

test('redirect never leads off the site after a code either', async ({ page, say }) => {
  // The demo's user has a complete profile, so the code leads directly to the target.
  await visit(page, `/login?redirect=${encodeURIComponent('//evil.example')}`)
  await askForCode(page, say, '9000000001')
  await expect(page).toHaveURL('/otp?redirect=%2F')
  const otp = await readCode(page, say)
  await visit(page, `/otp?redirect=${encodeURIComponent('/\\evil.example')}`)
  await enterCode(page, say, otp)
  await expect(page).toHaveURL('/')
  await page.goto(`/login?redirect=${encodeURIComponent('/\t/evil.example')}`)
  await expect(page, 'signed in already').toHaveURL('/')
})

test('redirect after completing the profile stays on the site', async ({ page, say, signIn }) => {
  await signIn()
  await visit(page, `/profile?redirect=${encodeURIComponent('https://evil.example/')}`)
  const left: string[] = []
  page.on('request', (request) => void (request.isNavigationRequest() && left.push(request.url())))
  await fillProfile(page, say, profiles.en)
  await saveButton(page, say).click()
  await expectToast(page, say('users.saved'))
  // The form stays complete: a redirect would have happened with the reply that caused the notification.
  await expectProfile(page, say, profiles.en)
  expect(left).toEqual([])
  await expect(page).toHaveURL(/\/profile\?/)
})
