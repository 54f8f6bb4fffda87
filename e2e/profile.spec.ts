import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { errorText } from '@sankalp/content/error-text'
import { fieldText } from '@sankalp/content/field-text'
import { profileFields } from '@sankalp/contract/users'
import { indiaDate, lastingToday } from './support/clock.ts'
import { expectAccessible } from './support/accessible.ts'
import { birthField, chooseBirth, dateChoices, timeUnknown } from './support/birth-fields.ts'
import { expect, test } from './support/fixtures.ts'
import { accountButton, expectProfile, fillProfile, profileField, saveButton } from './support/pages.ts'
import { profiles } from './support/person.ts'
import { makeLargeJpeg, makePngNamedJpg } from './support/pictures.ts'
import { expectToast, toast } from './support/toasts.ts'
import { reload, visit, waitUntilLive } from './support/visit.ts'

const savePath = '**/api/user/updateUsers'

function countSaves(page: Page): () => number {
  let count = 0
  page.on('request', (request) => (count += Number(request.url().endsWith('/api/user/updateUsers'))))
  return () => count
}

test(
  'an empty form says what is missing, field by field, and sends nothing',
  { tag: '@once' },
  async ({ page, say, language, signIn }) => {
    await signIn()
    await visit(page, '/profile')
    const saves = countSaves(page)
    await saveButton(page, say).click()
    await expect(page.getByRole('alert')).toContainText(fieldText('required', language))
    // Day and time have words of their own.
    await expect(page.getByText(say('users.missing'))).toHaveCount(profileFields.length - 2)
    await expect(page.getByText(say('birth.problems.required.date'))).toBeVisible()
    await expect(page.getByText(say('birth.problems.required.time'))).toBeVisible()
    await expect(profileField(page, say, 'first_name')).toBeFocused()
    await profileField(page, say, 'first_name').fill('Savita')
    await expect(page.getByText(say('users.missing'))).toHaveCount(profileFields.length - 3)
    expect(saves()).toBe(0)
  },
)

test(
  'a field that is wrong says why: a birth tomorrow, an e-mail, a PIN code, a name',
  { tag: '@phone-hin' },
  async ({ page, say, language, signIn }) => {
    const today = await lastingToday()
    const tomorrow = indiaDate(Date.now() + 24 * 3_600_000)
    await signIn(profiles[language])
    await visit(page, '/profile')
    const wrong = [
      { field: 'email', value: 'savita@', right: 'savita@example.com', problem: 'email' },
      { field: 'pincode', value: '123', right: '452001', problem: 'pincode' },
      { field: 'first_name', value: '12', right: 'Savita', problem: 'name' },
    ] as const
    for (const { field, value, right, problem } of wrong) {
      await profileField(page, say, field).fill(value)
      await saveButton(page, say).click()
      await expect(page.locator(`#profile-${field}-error`)).toHaveText(fieldText(problem, language))
      await expect(profileField(page, say, field)).toBeFocused()
      await profileField(page, say, field).fill(right)
      await expect(page.locator(`#profile-${field}-error`), 'a mended field loses its message').toHaveCount(0)
    }
    await chooseBirth(page, dateChoices(tomorrow))
    await saveButton(page, say).click()
    await expect(page.getByText(say('birth.problems.futureDate'))).toBeVisible()
    await expect(birthField(page, 'day')).toBeFocused()
    await chooseBirth(page, dateChoices(today))
    await expect(page.getByText(say('birth.problems.futureDate')), 'a mended date loses its message').toHaveCount(0)
    await saveButton(page, say).click()
    await expectToast(page, say('users.saved'))
  },
)

test(
  'who does not know the time of birth can save, finds it so again, and is not asked for it by the Kundli form',
  { tag: '@pair' },
  async ({ page, say, language, signIn }) => {
    await signIn(profiles[language])
    await visit(page, '/profile')
    await timeUnknown(page).check()
    await expect(birthField(page, 'hour')).toBeDisabled()
    await expect(page.getByText(say('users.hints.timeUnknown'))).toBeVisible()
    await saveButton(page, say).click()
    await expectToast(page, say('users.saved'))
    await reload(page)
    await expect(timeUnknown(page)).toBeChecked()
    await expect(birthField(page, 'day')).toHaveValue('21')
    await expectAccessible(page, 'the profile without a time')
    await visit(page, '/kundli-form')
    await page.getByRole('button', { name: say('kundli.mine.use') }).click()
    await expect(timeUnknown(page)).toBeChecked()
  },
)

test(
  'a picture that is no JPEG, or is too large, is refused before it is sent',
  { tag: '@once' },
  async ({ page, say, language, signIn }) => {
    await signIn(profiles[language])
    await visit(page, '/profile')
    let uploads = 0
    page.on('request', (request) => (uploads += Number(request.url().includes('userUploadProfileImage'))))
    const picture = page.getByLabel(say('users.picture.title'), { exact: true })
    await picture.setInputFiles(await makePngNamedJpg())
    await expect(page.getByText(errorText('PICTURE_NOT_JPEG', {}, language))).toBeVisible()
    await picture.setInputFiles(makeLargeJpeg(3 * 1024 * 1024))
    await expect(
      page.getByText(errorText('PICTURE_TOO_LARGE', { limitBytes: 2 * 1024 * 1024 }, language)),
    ).toBeVisible()
    expect(uploads).toBe(0)
  },
)

test(
  'a picture that only pretends to be a JPEG is refused by the server, in words',
  { tag: '@once' },
  async ({ page, say, language, signIn, faults }) => {
    faults.announce(/400.*userUploadProfileImage/)
    await signIn(profiles[language])
    await visit(page, '/profile')
    await page.getByLabel(say('users.picture.title'), { exact: true }).setInputFiles(makeLargeJpeg(2000))
    await expect(page.getByRole('alert').filter({ hasText: say('users.picture.failed') })).toBeVisible()
  },
)

test(
  'a network lost in the middle of a save is waited for, and nothing typed is lost',
  { tag: '@phone-hin' },
  async ({ page, context, say, language, signIn, faults }) => {
    faults.announce(/ERR_INTERNET_DISCONNECTED/)
    await signIn(profiles[language])
    await visit(page, '/profile')
    await profileField(page, say, 'city').fill('Indore')
    await context.setOffline(true)
    await saveButton(page, say).click()
    await expect(page.getByRole('button', { name: say('users.tryingAgain') })).toBeVisible()
    await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/user/updateUsers'))
    await expect(profileField(page, say, 'city')).toHaveValue('Indore')
    await context.setOffline(false)
    await expectToast(page, say('users.saved'))
    await reload(page)
    await expectProfile(page, say, { ...profiles[language], city: 'Indore' })
  },
)

test(
  'a database that is away for a while does not fail the save',
  { tag: '@once' },
  async ({ page, say, signIn, faults }) => {
    faults.announce(/503.*updateUsers/)
    await signIn(profiles.en)
    await visit(page, '/profile')
    const away = { code: 'TEMPORARILY_UNAVAILABLE', message: 'away', facts: { retryAfterSeconds: 1 } }
    await page.route(savePath, (route) => route.fulfill({ status: 503, json: away }))
    await profileField(page, say, 'city').fill('Indore')
    await saveButton(page, say).click()
    await expect(page.getByRole('button', { name: say('users.tryingAgain') })).toBeVisible()
    await page.unroute(savePath)
    await expectToast(page, say('users.saved'))
  },
)

test(
  'a save that failed for good says so in words and keeps what was typed',
  { tag: '@once' },
  async ({ page, say, signIn, faults }) => {
    faults.announce(/500.*updateUsers/)
    await signIn(profiles.en)
    await visit(page, '/profile')
    const broken = { code: 'INTERNAL', message: 'broken', facts: { requestId: 'r-1' } }
    await page.route(savePath, (route) => route.fulfill({ status: 500, json: broken }))
    await profileField(page, say, 'city').fill('Indore')
    await saveButton(page, say).click()
    await expect(page.getByRole('alert')).toContainText(say('users.saveFailed'))
    await expect(toast(page, say('users.saved'))).toHaveCount(0)
    await expect(profileField(page, say, 'city')).toHaveValue('Indore')
  },
)

test('a double click on Save sends one request', { tag: '@once' }, async ({ page, say, signIn }) => {
  await signIn()
  await visit(page, '/profile')
  await fillProfile(page, say, profiles.en)
  const saves = countSaves(page)
  await saveButton(page, say).dblclick()
  await expectToast(page, say('users.saved'))
  expect(saves()).toBe(1)
})

test(
  'a refresh brings back what was typed, and it can be thrown away',
  { tag: '@once' },
  async ({ page, say, language, signIn }) => {
    await signIn(profiles[language])
    await visit(page, '/profile')
    await profileField(page, say, 'city').fill('Indore')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await waitUntilLive(page)
    await expect(page.getByText(say('users.restored'))).toBeVisible()
    await expectProfile(page, say, { ...profiles[language], city: 'Indore' })
    await page.getByRole('button', { name: say('users.discard') }).click()
    await expectProfile(page, say, profiles[language])
  },
)

test(
  'leaving with something unsaved is asked about, and the draft waits',
  { tag: '@phone-hin' },
  async ({ page, say, language, signIn }) => {
    await signIn(profiles[language])
    await visit(page, '/profile')
    await profileField(page, say, 'city').fill('Indore')
    const dialog = page.getByRole('dialog', { name: say('users.leave.title') })
    const home = page.getByRole('banner').getByRole('link', { name: say('shell.logo') })
    await home.click()
    await dialog.getByRole('button', { name: say('users.leave.stay') }).click()
    await expect(page).toHaveURL('/profile')
    await home.click()
    await dialog.getByRole('button', { name: say('users.leave.go') }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(profileField(page, say, 'city')).toHaveValue('Indore')
  },
)

test(
  'a profile that cannot be fetched says so and can be tried again',
  { tag: '@once' },
  async ({ page, say, signIn, faults }) => {
    faults.announce(/500.*getUserById/)
    await signIn(profiles.en)
    const broken = { code: 'INTERNAL', message: 'broken', facts: { requestId: 'r-1' } }
    const wasPressed = () => page.evaluate(() => document.documentElement.dataset.pressed === 'yes')
    await page.route('**/api/user/getUserById/**', async (route) => {
      if (await wasPressed()) await route.continue()
      else await route.fulfill({ status: 500, json: broken })
    })
    await visit(page, '/profile')
    await expect(page.getByRole('main').getByText(say('users.fetchFailed'))).toBeVisible()
    // Mended by the press itself: the profile card loads the same account, and mended earlier that could take the button away.
    await page.evaluate(() =>
      addEventListener('click', () => (document.documentElement.dataset.pressed = 'yes'), { capture: true }),
    )
    await page.getByRole('button', { name: say('shell.tryAgain') }).click()
    await expectProfile(page, say, profiles.en)
  },
)

test('a copy of everything is one file', { tag: '@once' }, async ({ page, say, language, signIn }) => {
  const { phone } = await signIn(profiles[language])
  await visit(page, '/profile')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: say('users.data.download') }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('sankalp-my-data.json')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(profiles[language].email)
  expect(text).toContain(phone)
})

test(
  'an account is deleted with its own number only, and its owner is signed out',
  { tag: '@phone-hin' },
  async ({ page, context, say, language, signIn, faults }) => {
    const { phone, id, token } = await signIn(profiles[language])
    // Of what is asked for once the page has come to rest: asked for while the account goes, it would be refused, and nobody would see it.
    const atRest = page.waitForResponse(/getUserCart/)
    await visit(page, '/profile')
    await atRest
    await page.getByRole('button', { name: say('users.data.delete') }).click()
    const dialog = page.getByRole('dialog', { name: say('users.deletion.title') })
    const number = dialog.getByLabel(say('users.deletion.confirm'))
    const forGood = dialog.getByRole('button', { name: say('users.deletion.delete') })
    await number.fill('9876543210')
    await expect(dialog.getByText(say('users.deletion.mismatch'))).toBeVisible()
    await expect(forGood).toBeDisabled()
    await number.fill(phone)
    await forGood.click()

    await expectToast(page, say('users.deletion.done'))
    await expect(page).toHaveURL('/')
    await expect(accountButton(page, say)).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    const gone = await context.request.get(`/api/user/getUserById/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(gone.status()).toBe(401)
    await page.goto('/profile')
    await expect(page).toHaveURL('/login?redirect=%2Fprofile')
    expect(faults.list()).toEqual([])
  },
)
