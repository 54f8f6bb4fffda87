import { readFile } from 'node:fs/promises'
import { birthField, timeUnknown } from './support/birth-fields.ts'
import { expect, test } from './support/fixtures.ts'
import { accountButton, expectProfile, profileField, saveButton } from './support/pages.ts'
import { profiles } from './support/person.ts'
import { makeLargeJpeg } from './support/pictures.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit, waitUntilLive } from './support/visit.ts'

test('an unknown time of birth can be saved, is restored, and is not asked for again by the Kundli form', async ({
  page,
  say,
  language,
  signIn,
}) => {
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
  await visit(page, '/kundli-form')
  await page.getByRole('button', { name: say('kundli.mine.use') }).click()
  await expect(timeUnknown(page)).toBeChecked()
  await expect(birthField(page, 'year')).toHaveValue('1991')
  await expect(page.getByRole('combobox', { name: say('kundli.form.place'), exact: true })).toHaveValue(/^Ujjain/)
})

test('the server refuses a file that only pretends to be a JPEG, with a message', async ({
  page,
  say,
  language,
  signIn,
  faults,
}) => {
  faults.announce(/400.*userUploadProfileImage/)
  await signIn(profiles[language])
  await visit(page, '/profile')
  await page.getByLabel(say('users.picture.title'), { exact: true }).setInputFiles(makeLargeJpeg(2000))
  await expect(page.getByRole('alert').filter({ hasText: say('users.picture.failed') })).toBeVisible()
})

test(
  'a save waits for a network that fails in the middle of it, and nothing typed is lost',
  { tag: '@phone' },
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

test('a refresh restores what was typed, and the user can discard it', async ({ page, say, language, signIn }) => {
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
})

test('a profile that cannot be loaded says so and can be retried', async ({ page, say, signIn, faults }) => {
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
  // The press itself repairs the network: the profile card loads the same account, so that an earlier repair could
  // remove the button.
  await page.evaluate(() =>
    addEventListener('click', () => (document.documentElement.dataset.pressed = 'yes'), { capture: true }),
  )
  await page.getByRole('button', { name: say('shell.tryAgain') }).click()
  await expectProfile(page, say, profiles.en)
})

test('the export of all data is one file', async ({ page, say, language, signIn }) => {
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
  'an account is deleted only with its own number, and its user is signed out',
  { tag: '@phone' },
  async ({ page, context, say, language, signIn, faults }) => {
    const { phone, id, token } = await signIn(profiles[language])
    // Wait for the request that the idle page makes: during the deletion of the account it would be refused unnoticed.
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
