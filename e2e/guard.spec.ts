import { expect, test } from './support/fixtures.ts'
import { askForCode, enterCode, fillProfile, readCode, saveButton, signInByPages, toast } from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { guardedRoutes } from './support/routes.ts'
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

test('each guarded page sends a visitor to sign in, keeping where they wanted to go', { tag: '@once' }, async ({ request }) => {
  for (const route of guardedRoutes) {
    const answer = await request.get(`${route}?from=letter`, { maxRedirects: 0 })
    expect(answer.status(), route).toBe(302)
    expect(answer.headers().location).toBe(`/login?redirect=${encodeURIComponent(`${route}?from=letter`)}`)
  }
})

test('a link to a guarded page, followed inside the site, leads to the same sign-in', { tag: '@pair' }, async ({ page, say }) => {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('link', { name: say('shell.nav.consult') }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fchatwithastrologer')
  await page.goBack()
  await expect(page, 'the guarded page is not left in the history').toHaveURL('/')
})

test('after signing in a new visitor completes the profile and then is where they wanted to go', { tag: '@pair' }, async ({ page, say, language }) => {
  await page.goto('/mywallet')
  await expect(page).toHaveURL('/login?redirect=%2Fmywallet')
  await signInByPages(page, say, freshPhone(), page.url())
  await expect(page).toHaveURL('/profile?redirect=%2Fmywallet')
  await fillProfile(page, say, profiles[language])
  await saveButton(page, say).click()
  await expect(page).toHaveURL('/mywallet')
})

test('after signing in somebody with a complete profile is at once where they wanted to go', { tag: '@once' }, async ({ page, say }) => {
  await page.goto('/PujaDetailsPage/7?from=letter')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  // The demo's user: the only account here that is complete before it first signs in.
  await signInByPages(page, say, '9000000001', page.url())
  await expect(page).toHaveURL('/PujaDetailsPage/7?from=letter')
})

test('each guarded page opens for somebody who is signed in', { tag: '@once' }, async ({ page, signIn }) => {
  await signIn(profiles.en)
  for (const route of guardedRoutes) {
    await page.goto(route)
    await expect(page).toHaveURL(route)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty()
  }
})

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
  await expect(toast(page, say('users.saved'))).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(left).toEqual([])
  await expect(page).toHaveURL(/\/profile\?/)
})
