import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { code } from '@sankalp/contract'
import { copyTemplate } from '@sankalp/server/test/test-db.ts'
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
} from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { makeJpeg } from './support/pictures.ts'
import { expectToast, rememberToasts } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'
import { type Words, marked, patternOf } from './support/words.ts'

type Journey = { page: Page; say: Words; phone: string; profile: (typeof profiles)['en'] }

/** Goes from the home page to a saved profile with a picture. */
async function signUpAndFill({ page, say, phone, profile }: Journey): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: say('home.signup') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth.signup.title'))
  await page.getByLabel(say('auth.name'), { exact: true }).fill(`${profile.first_name} ${profile.last_name}`)
  await askForCode(page, say, phone)
  await enterCode(page, say, await readCode(page, say))

  await expectToast(page, say('auth.completeProfile'))
  await expect(page).toHaveURL('/profile')
  await expect(profileField(page, say, 'first_name'), 'the name given at sign-up').toHaveValue(profile.first_name)
  await expect(profileField(page, say, 'phone_number')).toHaveValue(phone)
  await expect(profileField(page, say, 'phone_number')).not.toBeEditable()

  await page.getByLabel(say('users.picture.title'), { exact: true }).setInputFiles(await makeJpeg())
  await expectToast(page, say('users.picture.done'))
  await fillProfile(page, say, profile)
  await saveButton(page, say).click()
  await expectToast(page, say('users.saved'))
}

async function expectEverything({ page, say, profile }: Journey): Promise<void> {
  await expectProfile(page, say, profile)
  const picture = page.getByRole('img', { name: say('users.picture.alt') })
  await expect(picture).toHaveAttribute('src', /^\/media\//)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

test('a new visitor signs up, completes the profile with a picture, and finds it after a reload', async ({
  page,
  say,
  language,
}) => {
  const journey = { page, say, phone: freshPhone(), profile: profiles[language] }
  await visit(page, '/')
  await signUpAndFill(journey)
  await reload(page)
  await expectEverything(journey)
  await logOut(page, say)
})

test(
  'everything is restored after a restart of the server, and after a logout and a new sign-in with a second code',
  { tag: '@phone' },
  async ({ browser, faults, say, language, extraHTTPHeaders }) => {
    // It starts a server twice.
    test.slow()
    const dataDir = await mkdtemp(join(tmpdir(), 'sankalp-restart-'))
    await copyTemplate(join(dataDir, 'database'))
    const port = await findFreePort()
    let server = await startOwnServer(dataDir, port)
    // The live channel of the open page retries until the server is back.
    faults.announce(/WebSocket connection.*ERR_CONNECTION_REFUSED/)
    /** Longer than a number has to wait for its next code. */
    const waitSeconds = code.resendAfterSeconds + 5
    try {
      const context = await browser.newContext({ baseURL: server.url, extraHTTPHeaders })
      await faults.watch(context)
      await rememberToasts(context)
      const page = await context.newPage()
      await page.clock.install()
      const journey = { page, say, phone: freshPhone(), profile: profiles[language] }
      await visit(page, '/')
      await signUpAndFill(journey)
      await server.stop()
      server = await startOwnServer(dataDir, port, waitSeconds)
      await reload(page)
      await expectEverything(journey)

      await logOut(page, say)
      await visit(page, '/login')
      await askForCode(page, say, journey.phone)
      const first = await readCode(page, say)
      const wait = page.getByText(patternOf(say('auth.otp.resendIn', { clock: marked }), '0:[0-3]\\d'))
      const resend = page.getByRole('button', { name: say('auth.otp.resend') })
      await expect(wait).toBeVisible()
      await expect(resend).toBeHidden()
      await server.setAhead(2 * waitSeconds)
      await page.clock.fastForward(code.resendAfterSeconds * 1000)
      await resend.click()
      await expect(wait).toBeVisible()
      const second = await readCode(page, say)
      // Both codes are the same once in ten thousand times.
      if (first !== second) {
        faults.announce(/400.*verifyOtp/)
        await enterCode(page, say, first)
        await expect(page.getByRole('alert'), 'only the new one is good').not.toBeEmpty()
      }
      await enterCode(page, say, second)
      await expect(page, 'a complete profile is not asked for again').toHaveURL('/')
      await accountButton(page, say).click()
      await accountCard(page, say)
        .getByRole('link', { name: say('shell.account.profile') })
        .click()
      await expectEverything(journey)
      await context.close()
    } finally {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
