import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { code } from '@sankalp/contract'
import { expect, test } from './support/fixtures.ts'
import { findFreePort, startOwnServer } from './support/own-server.ts'
import {
  accountButton,
  accountCard,
  askForCode,
  enterCode,
  expectProfile,
  fillProfile,
  logOut,
  profileField,
  readCode,
  saveButton,
  signInByPages,
  toast,
} from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { makeJpeg } from './support/pictures.ts'
import { reload, visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

type Journey = { page: Page; say: Words; phone: string; profile: (typeof profiles)['en'] }

/** From the home page to a saved profile with a picture. */
async function signUpAndFill({ page, say, phone, profile }: Journey): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: say('home.signup') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth.signup.title'))
  await page.getByLabel(say('auth.name'), { exact: true }).fill(`${profile.first_name} ${profile.last_name}`)
  await askForCode(page, say, phone)
  await enterCode(page, say, await readCode(page, say))

  await expect(toast(page, say('auth.completeProfile'))).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await expect(profileField(page, say, 'first_name'), 'the name given at sign-up').toHaveValue(profile.first_name)
  await expect(profileField(page, say, 'phone_number')).toHaveValue(phone)
  await expect(profileField(page, say, 'phone_number')).not.toBeEditable()

  await page.getByLabel(say('users.picture.title'), { exact: true }).setInputFiles(await makeJpeg())
  await expect(toast(page, say('users.picture.done'))).toBeVisible()
  await fillProfile(page, say, profile)
  await saveButton(page, say).click()
  await expect(toast(page, say('users.saved'))).toBeVisible()
}

async function expectEverything({ page, say, profile }: Journey): Promise<void> {
  await expectProfile(page, say, profile)
  const picture = page.getByRole('img', { name: say('users.picture.alt') })
  await expect(picture).toHaveAttribute('src', /^\/media\//)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

test('a new visitor signs up, completes the profile with a picture, and finds it after a reload', async ({ page, say, language }) => {
  const journey = { page, say, phone: freshPhone(), profile: profiles[language] }
  await visit(page, '/')
  await signUpAndFill(journey)
  await reload(page)
  await expectEverything(journey)
  await logOut(page, say)
})

test('after logging out, in again, and a restart of the server, everything is there', { tag: '@phone-hin' }, async ({ browser, faults, say, language, extraHTTPHeaders }) => {
  test.setTimeout(180_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'sankalp-restart-'))
  const port = await findFreePort()
  let server = await startOwnServer(dataDir, port)
  try {
    const context = await browser.newContext({ baseURL: server.url, extraHTTPHeaders })
    await faults.watch(context)
    const page = await context.newPage()
    const journey = { page, say, phone: freshPhone(), profile: profiles[language] }
    await visit(page, '/')
    const askedAt = Date.now()
    await signUpAndFill(journey)
    await logOut(page, say)

    await server.stop()
    server = await startOwnServer(dataDir, port)

    // The number may ask for its next code only then, restart or not.
    await page.waitForTimeout(Math.max(0, askedAt + (code.resendAfterSeconds + 5) * 1000 - Date.now()))
    await signInByPages(page, say, journey.phone)
    await expect(page, 'a complete profile is not asked for again').toHaveURL('/')
    await accountButton(page, say).click()
    await accountCard(page, say).getByRole('link', { name: say('shell.account.profile') }).click()
    await expectEverything(journey)

    await server.stop()
    server = await startOwnServer(dataDir, port)
    await reload(page)
    await expectEverything(journey)
    await context.close()
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
