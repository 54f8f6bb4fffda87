import type { Page } from '@playwright/test'
import { code } from '@sankalp/contract'
import { errorText } from '@sankalp/content/error-text'
import { fieldText } from '@sankalp/content/field-text'
import { expect, test } from './support/fixtures.ts'
import { askForCode, codeField, enterCode, readCode } from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'
import { type Words, marked, patternOf } from './support/words.ts'

/** The line that names the number, of which only the end is shown. */
const sentTo = (page: Page, say: Words, phone: string) =>
  page.getByText(patternOf(say('auth.otp.number', { phone: marked }), `.*${phone.slice(-3)}`))
const wrongCode = (right: string) => (right === '0000' ? '1111' : '0000')

test(
  'only ten digits are taken, and a number no phone has is refused',
  { tag: '@phone-hin' },
  async ({ page, say, language }) => {
    await visit(page, '/login')
    const number = page.getByLabel(say('auth.phone'), { exact: true })
    const getOtp = page.getByRole('button', { name: say('auth.getOtp') })
    await number.pressSequentially('98-765 a4321')
    await expect(number).toHaveValue('987654321')
    await expect(getOtp).toBeDisabled()
    await number.pressSequentially('099')
    await expect(number, 'no eleventh digit').toHaveValue('9876543210')
    await number.fill('1234567890')
    await getOtp.click()
    await expect(page.getByText(fieldText('phone', language))).toBeVisible()
    await expect(number).toBeFocused()
    await expect(page).toHaveURL('/login')
  },
)

test(
  'a wrong code says how many tries are left, and the right one still goes in',
  { tag: '@phone-hin' },
  async ({ page, say, language, faults }) => {
    faults.announce(/400.*verifyOtp/)
    await visit(page, '/login')
    await askForCode(page, say, freshPhone())
    const right = await readCode(page, say)
    // The notification has the same code.
    await expectToast(page, say('auth.sentWithCode', { code: right }))
    for (const triesLeft of [4, 3]) {
      await enterCode(page, say, wrongCode(right))
      await expect(page.getByRole('alert')).toContainText(errorText('CODE_WRONG', { triesLeft }, language))
      await expect(codeField(page, say)).toHaveValue('')
      await expect(codeField(page, say)).toBeFocused()
    }
    await enterCode(page, say, right)
    await expect(page).toHaveURL('/profile')
  },
)

test('five wrong codes use a code up', { tag: '@once' }, async ({ page, say, language, faults }) => {
  faults.announce(/400.*verifyOtp/)
  await visit(page, '/login')
  await askForCode(page, say, freshPhone())
  const right = await readCode(page, say)
  for (let triesLeft = code.triesPerCode - 1; triesLeft >= 0; triesLeft--) {
    await enterCode(page, say, wrongCode(right))
    await expect(page.getByRole('alert')).toContainText(errorText('CODE_WRONG', { triesLeft }, language))
  }
  await expect(codeField(page, say)).toBeDisabled()
  await expect(page.getByRole('button', { name: say('auth.otp.verify') })).toBeDisabled()
})

test(
  'a number can be changed: the way back keeps it, and the new one gets its own code',
  { tag: '@once' },
  async ({ page, say }) => {
    const [first, second] = [freshPhone(), freshPhone()]
    await visit(page, '/login?redirect=%2Fcart')
    await askForCode(page, say, first)
    await page.getByRole('link', { name: say('auth.otp.change') }).click()
    await expect(page).toHaveURL('/login?redirect=%2Fcart')
    await expect(page.getByLabel(say('auth.phone'), { exact: true })).toHaveValue(first)
    await askForCode(page, say, second)
    await expect(sentTo(page, say, second)).toBeVisible()
    await enterCode(page, say, await readCode(page, say))
    await expect(page).toHaveURL('/profile?redirect=%2Fcart')
  },
)

test('the code can be pasted with the words around it', { tag: '@phone-hin' }, async ({ page, context, say }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/login')
  await askForCode(page, say, freshPhone())
  const otp = await readCode(page, say)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Sankalp: ${otp} is your code`)
  await codeField(page, say).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(codeField(page, say)).toHaveValue(otp)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
})

test('a refresh on /otp keeps the number, the timer and the code', { tag: '@once' }, async ({ page, say }) => {
  const phone = freshPhone()
  // The half minute of the timer does not end while a slow machine is reading.
  await page.clock.setFixedTime(Date.now())
  await visit(page, '/login')
  await askForCode(page, say, phone)
  const otp = await readCode(page, say)
  await reload(page)
  await expect(sentTo(page, say, phone)).toBeVisible()
  await expect(page.getByText(patternOf(say('auth.otp.resendIn', { clock: marked }), '0:[0-3]\\d'))).toBeVisible()
  await expect(page.getByText(say('auth.otp.demoCode', { code: otp }))).toBeVisible()
  await enterCode(page, say, otp)
  await expect(page).toHaveURL('/profile')
})

test('/otp without a number on its way leads to the sign-in', { tag: '@once' }, async ({ page }) => {
  await page.goto('/otp?redirect=%2Fcart')
  await expect(page).toHaveURL('/login?redirect=%2Fcart')
})

test(
  'back from /otp shows the number again; back after signing in does not show the code page',
  { tag: '@phone-hin' },
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
    // The sign-in page is still behind: it sends somebody who is signed in on, to the home page.
    await expect(page).toHaveURL('/')
    await expect(codeField(page, say)).toHaveCount(0)
  },
)

test(
  'asking twice for the same number within the half minute goes on with the code already sent',
  { tag: '@once' },
  async ({ page, say }) => {
    const phone = freshPhone()
    await visit(page, '/login')
    await askForCode(page, say, phone)
    const otp = await readCode(page, say)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth.login.title'))
    await askForCode(page, say, phone)
    await enterCode(page, say, otp)
    await expect(page).toHaveURL('/profile')
  },
)

test('somebody who is signed in passes the sign-in pages by', { tag: '@once' }, async ({ page, signIn }) => {
  await signIn(profiles.en)
  for (const path of ['/login', '/signup', '/otp']) {
    await page.goto(`${path}?redirect=%2Fmywallet`)
    await expect(page).toHaveURL('/mywallet')
  }
})

test('a double click on Verify sends one request', { tag: '@phone-hin' }, async ({ page, say }) => {
  let count = 0
  page.on('request', (request) => (count += Number(request.url().endsWith('/api/user/verifyOtp'))))
  await visit(page, '/login')
  await askForCode(page, say, freshPhone())
  await codeField(page, say).fill(await readCode(page, say))
  await page.getByRole('button', { name: say('auth.otp.verify') }).dblclick()
  await expect(page).toHaveURL('/profile')
  expect(count).toBe(1)
})

test('a double click on Get OTP sends one request', { tag: '@once' }, async ({ page, say }) => {
  let count = 0
  page.on('request', (request) => (count += Number(request.url().endsWith('/api/user/sendOtp'))))
  await visit(page, '/login')
  await page.getByLabel(say('auth.phone'), { exact: true }).fill(freshPhone())
  await page.getByRole('button', { name: say('auth.getOtp') }).dblclick()
  await expect(page).toHaveURL(/\/otp/)
  expect(count).toBe(1)
})

test('the phone can fill in the forms by itself', { tag: '@once' }, async ({ page, say }) => {
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
  'a number with its country prefix, as a phone fills it in, is understood',
  { tag: '@once' },
  async ({ page, say }) => {
    await visit(page, '/login')
    const number = page.getByLabel(say('auth.phone'), { exact: true })
    await number.fill('+61 412 345 678')
    await expect(number).toHaveValue('0412345678')
    await expect(page.getByLabel(say('auth.country'))).toHaveValue('+61')
  },
)

test(
  'no code is asked for again when the server cannot be reached: the number stays and the reason is said',
  { tag: '@phone-hin' },
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

test(
  'signing in takes a new visitor to the profile with the reason said',
  { tag: '@phone-hin' },
  async ({ page, say }) => {
    await visit(page, '/login?redirect=%2Fmywallet')
    await askForCode(page, say, freshPhone())
    await enterCode(page, say, await readCode(page, say))
    await expect(page).toHaveURL('/profile?redirect=%2Fmywallet')
    await expectToast(page, say('auth.completeProfile'))
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in pages say in one line what is missing', { tag: '@once' }, async ({ page, say, faults }) => {
    faults.announce(/request failed: GET \S+\.js csp$/)
    for (const path of ['/login', '/signup']) {
      await page.goto(path)
      const line = page.locator('noscript p')
      await expect(line).toBeVisible()
      expect(await line.textContent()).toBe(say('auth.noScript'))
    }
  })
})
