import { fieldText } from '@sankalp/content/field-text'
import { expectAccessible, expectOwnIds, leaveTwoOfEachKind } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { accountButton, accountCard, askForCode, profileField, saveButton } from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { publicRoutes } from './support/routes.ts'
import { visit } from './support/visit.ts'

/** In parts, so that both workers have something to do. */
const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

/** These are looked at in journeys of their own, with what opens on them. */
const elsewhere: readonly string[] = [
  '/panchang',
  '/horoscopePage',
  '/todayshoroscope',
  '/freekundli',
  '/Kundlimatchmaking',
  '/kundli-match-details',
  '/blog',
  '/blog/tithi-explained',
  '/aboutus',
  '/privacy',
]
const routesHere = publicRoutes.filter((route) => !elsewhere.includes(route))

for (const routes of inParts([...routesHere, '/design'], 5)) {
  test(`anybody can use ${routes.join(', ')}`, { tag: '@pair' }, async ({ page }) => {
    for (const route of routes) {
      await visit(page, route)
      await expectOwnIds(page, route)
      await leaveTwoOfEachKind(page)
      await expectAccessible(page, route)
    }
  })
}

test(
  'anybody who is signed in can use the home page, its card, the profile and a page that is still to come',
  { tag: '@pair' },
  async ({ page, say, language, signIn }) => {
    await signIn(profiles[language])
    await visit(page, '/')
    await expect(accountButton(page, say)).toBeVisible()
    // The rest of the home page is the same for everybody.
    await expectAccessible(page, 'the top bar of the home page', 'body > header')
    await accountButton(page, say).click()
    await expect(accountCard(page, say).getByText('₹0.00')).toBeVisible()
    await expectAccessible(page, 'the profile card', 'body > header')
    await visit(page, '/profile')
    await expect(page.locator('#profile-city')).toBeVisible()
    await expectAccessible(page, '/profile')
    // The guarded pages that are still to come are all rendered by one component.
    await visit(page, '/bookedpooja')
    await expectAccessible(page, '/bookedpooja')
  },
)

test(
  'the code page, the missing page, and the sign-in with a mistake',
  { tag: '@pair' },
  async ({ page, say, language, faults }) => {
    faults.announce(/404.*no-such-page/, /400.*verifyOtp/)
    await visit(page, '/no-such-page')
    await expectAccessible(page, 'the missing page')
    await visit(page, '/login')
    await page.getByLabel(say('auth.phone'), { exact: true }).fill('1234567890')
    await page.getByRole('button', { name: say('auth.getOtp') }).click()
    await expect(page.getByText(fieldText('phone', language))).toBeVisible()
    await expectAccessible(page, 'a wrong number')
    await askForCode(page, say, freshPhone())
    await expectAccessible(page, 'the code page')
    await page.getByLabel(say('auth.otp.label')).fill('0000')
    await page.getByRole('button', { name: say('auth.otp.verify') }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expectAccessible(page, 'a wrong code')
  },
)

test('the empty profile with its mistakes, and its dialogs', { tag: '@pair' }, async ({ page, say, signIn }) => {
  await signIn()
  await visit(page, '/profile')
  await saveButton(page, say).click()
  await expect(page.locator('#profile-city-error')).toBeVisible()
  await expectAccessible(page, 'the profile with mistakes')
  await page.getByRole('button', { name: say('users.data.delete') }).click()
  await expect(page.getByRole('dialog', { name: say('users.deletion.title') })).toBeVisible()
  await expectAccessible(page, 'the deletion dialog', 'dialog[open]')
  await page.keyboard.press('Escape')
  await profileField(page, say, 'city').fill('Indore')
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.logo') })
    .click()
  await expect(page.getByRole('dialog', { name: say('users.leave.title') })).toBeVisible()
  await expectAccessible(page, 'the leave dialog', 'dialog[open]')
})

test('the drawer', { tag: '@phone-hin' }, async ({ page, say }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: say('shell.menu.open') }).click()
  await expect(page.getByRole('dialog', { name: say('shell.menu.label') })).toBeVisible()
  await expectAccessible(page, 'the drawer', 'dialog[open]')
})
