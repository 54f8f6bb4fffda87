import type { Page } from '@playwright/test'
import { code } from '@sankalp/contract'
import { errorText } from '@sankalp/content/error-text'
import { expect, test } from './support/fixtures.ts'
import { askForCode, codeField, enterCode, readCode } from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'
import { type Words, marked, patternOf } from './support/words.ts'

/** Returns the line with the number, of which only the end is shown. */
const sentTo = (page: Page, say: Words, phone: string) =>
  page.getByText(patternOf(say('auth.otp.number', { phone: marked }), `.*${phone.slice(-3)}`))
const wrongCode = (right: string) => (right === '0000' ? '1111' : '0000')

test('five wrong codes invalidate a code', { tag: '@phone' }, async ({ page, say, language, faults }) => {
  faults.announce(/400.*verifyOtp/)
  await visit(page, '/login')
  await askForCode(page, say, freshPhone())
  const right = await readCode(page, say)
  // The notification has the same code.
  await expectToast(page, say('auth.sentWithCode', { code: right }))
  for (let triesLeft = code.triesPerCode - 1; triesLeft >= 0; triesLeft--) {
    await enterCode(page, say, wrongCode(right))
    await expect(page.getByRole('alert')).toContainText(errorText('CODE_WRONG', { triesLeft }, language))
    await expect(codeField(page, say)).toHaveValue('')
  }
  await expect(codeField(page, say)).toBeDisabled()
  await expect(page.getByRole('button', { name: say('auth.otp.verify') })).toBeDisabled()
})

test('a number can be changed: the new one gets its own code, a refresh keeps it, and a double press sends it once', async ({
  page,
  say,
}) => {
  const [first, second] = [freshPhone(), freshPhone()]
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/user/verifyOtp'))))
  // Fix the clock, so that the half minute of the timer does not end while a slow machine is reading.
  await page.clock.setFixedTime(Date.now())
  await visit(page, '/login?redirect=%2Fcart')
  await askForCode(page, say, first)
  await page.getByRole('link', { name: say('auth.otp.change') }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fcart')
  await expect(page.getByLabel(say('auth.phone'), { exact: true })).toHaveValue(first)
  await askForCode(page, say, second)
  await reload(page)
  await expect(sentTo(page, say, second)).toBeVisible()
  await expect(page.getByText(patternOf(say('auth.otp.resendIn', { clock: marked }), '0:[0-3]\\d'))).toBeVisible()
  await codeField(page, say).fill(await readCode(page, say))
  await page.getByRole('button', { name: say('auth.otp.verify') }).dblclick()
  await expect(page).toHaveURL('/profile?redirect=%2Fcart')
  expect(sent).toBe(1)
})

test('/otp without a requested number leads to the sign-in', async ({ page }) => {
  await page.goto('/otp?redirect=%2Fcart')
  await expect(page).toHaveURL('/login?redirect=%2Fcart')
})

test(
  'back from /otp shows the number again; back after signing in does not show the code page',
  { tag: '@phone' },
  async ({ page, say }) => {
    const phone = freshPhone()
    await visit(page, '/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.login') })
      .click()
    await askForCode(page, say, phone)
    const otp = await readCode(page, say)
    await page.goBack()
    await expect(page.getByLabel(say('auth.phone'), { exact: true })).toHaveValue(phone)
    await page.goForward()
    await enterCode(page, say, otp)
    await expect(page).toHaveURL('/profile')
    await page.goBack()
    // The sign-in page is still in the history: it redirects a signed-in user to the home page.
    await expect(page).toHaveURL('/')
    await expect(codeField(page, say)).toHaveCount(0)
  },
)

test('a signed-in user skips the sign-in pages', async ({ page, signIn }) => {
  await signIn(profiles.en)
  for (const path of ['/login', '/signup', '/otp']) {
    await page.goto(`${path}?redirect=%2Fmywallet`)
    await expect(page).toHaveURL('/mywallet')
  }
})

test('the phone can autofill the forms', async ({ page, say }) => {
  await visit(page, '/signup')
  await expect(page.getByLabel(say('auth.name'), { exact: true })).toHaveAttribute('autocomplete', 'name')
  await expect(page.getByLabel(say('auth.country'))).toHaveAttribute('autocomplete', 'tel-country-code')
  const number = page.getByLabel(say('auth.phone'), { exact: true })
  await expect(number).toHaveAttribute('autocomplete', 'tel-national')
  await expect(number).toHaveAttribute('type', 'tel')
  await expect(number).toHaveAttribute('inputmode', 'numeric')
  await page.getByLabel(say('auth.name'), { exact: true }).fill('Savita')
  await askForCode(page, say, freshPhone())
  await expect(codeField(page, say)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page, say)).toHaveAttribute('inputmode', 'numeric')
})

test(
  'no second code is requested when the server cannot be reached: the number stays and the reason is shown',
  { tag: '@phone' },
  async ({ page, context, say, faults }) => {
    faults.announce(/ERR_INTERNET_DISCONNECTED/)
    const phone = freshPhone()
    await visit(page, '/login')
    await page.getByLabel(say('auth.phone'), { exact: true }).fill(phone)
    // Without its script the form would wait for the network, and say that.
    await expect(page.locator('[data-held]')).toHaveCount(0)
    await context.setOffline(true)
    await page.getByRole('button', { name: say('auth.getOtp') }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(page.getByLabel(say('auth.phone'), { exact: true })).toHaveValue(phone)
    await context.setOffline(false)
    await askForCode(page, say, phone)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in pages say in one line what is missing', async ({ page, say, faults }) => {
    faults.announce(/request failed: GET \S+\.js csp$/)
    for (const path of ['/login', '/signup']) {
      await page.goto(path)
      const line = page.locator('noscript p')
      await expect(line).toBeVisible()
      expect(await line.textContent()).toBe(say('auth.noScript'))
    }
  })
})
