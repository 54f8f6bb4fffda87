import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { accountButton, accountCard, askForCode, profileField, saveButton } from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { guardedRoutes, publicRoutes } from './support/routes.ts'
import { visit } from './support/visit.ts'

const themes = ['light', 'dark'] as const

/** Everything axe knows in the light; in the dark only the colours are others. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    // Without the second window it opens for the sake of frames: we have none, and it takes most of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    expect(found, `${where}, ${theme}`).toEqual([])
  }
}

/** In parts, so that both workers have something to do. */
const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

for (const routes of inParts([...publicRoutes, '/design'], 6)) {
  test(`anybody can use ${routes.join(', ')}`, { tag: '@pair' }, async ({ page }) => {
    for (const route of routes) {
      await visit(page, route)
      await expectAccessible(page, route)
    }
  })
}

for (const routes of inParts(['/', '/panchang', ...guardedRoutes], 6)) {
  test(`anybody who is signed in can use ${routes.join(', ')}`, { tag: '@pair' }, async ({ page, language, signIn }) => {
    await signIn(profiles[language])
    for (const route of routes) {
      await visit(page, route)
      if (route === '/profile') await expect(page.locator('#profile-city')).toBeVisible()
      await expectAccessible(page, route)
    }
  })
}

test('the code page, the missing page, and the sign-in with a mistake', { tag: '@pair' }, async ({ page, say, faults }) => {
  faults.announce(/404.*no-such-page/, /400.*verifyOtp/)
  await visit(page, '/no-such-page')
  await expectAccessible(page, 'the missing page')
  await visit(page, '/login')
  await page.getByLabel(say('auth.phone'), { exact: true }).fill('1234567890')
  await page.getByRole('button', { name: say('auth.getOtp') }).click()
  await expectAccessible(page, 'a wrong number')
  await askForCode(page, say, freshPhone())
  await expectAccessible(page, 'the code page')
  await page.getByLabel(say('auth.otp.label')).fill('0000')
  await page.getByRole('button', { name: say('auth.otp.verify') }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expectAccessible(page, 'a wrong code')
})

test('the empty profile with its mistakes, and its dialogs', { tag: '@pair' }, async ({ page, say, signIn }) => {
  await signIn()
  await visit(page, '/profile')
  await saveButton(page, say).click()
  await expect(page.locator('#profile-city-error')).toBeVisible()
  await expectAccessible(page, 'the profile with mistakes')
  await page.getByRole('button', { name: say('users.data.delete') }).click()
  await expect(page.getByRole('dialog', { name: say('users.deletion.title') })).toBeVisible()
  await expectAccessible(page, 'the deletion dialog')
  await page.keyboard.press('Escape')
  await profileField(page, say, 'city').fill('Indore')
  await page.getByRole('banner').getByRole('link', { name: say('shell.logo') }).click()
  await expect(page.getByRole('dialog', { name: say('users.leave.title') })).toBeVisible()
  await expectAccessible(page, 'the leave dialog')
})

test('the profile card', { tag: '@pair' }, async ({ page, say, language, signIn }) => {
  await signIn(profiles[language])
  await visit(page, '/')
  await accountButton(page, say).click()
  await expect(accountCard(page, say).getByText('₹0.00')).toBeVisible()
  await expectAccessible(page, 'the profile card')
})

test('the drawer', { tag: '@phone-hin' }, async ({ page, say }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: say('shell.menu.open') }).click()
  await expect(page.getByRole('dialog', { name: say('shell.menu.label') })).toBeVisible()
  await expectAccessible(page, 'the drawer')
})
