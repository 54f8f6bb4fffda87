import type { Page } from '@playwright/test'
import { fieldText } from '@sankalp/content/field-text'
import { chooseBirth, dateChoices, timeChoices } from './support/birth-fields.ts'
import { expect, test } from './support/fixtures.ts'
import { holdScripts, openEarly } from './support/late-scripts.ts'
import { askForCode, codeField, enterCode, fillProfile, profileField, readCode, saveButton } from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { entranceRoutes, guardedRoutes, openRoutes } from './support/routes.ts'
import { expectToast } from './support/toasts.ts'
import { visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const number = (page: Page, say: Words) => page.getByLabel(say('auth.phone'), { exact: true })
const getOtp = (page: Page, say: Words) => page.getByRole('button', { name: say('auth.getOtp') })
const waiting = (page: Page, say: Words) => page.getByText(say('shell.pressedEarly'))

test(
  'a number typed and sent before any script has come gets its code',
  { tag: '@phone-hin' },
  async ({ page, say }) => {
    const asked: unknown[] = []
    page.on(
      'request',
      (request) => void (request.url().endsWith('/api/user/sendOtp') && asked.push(request.postDataJSON())),
    )
    const letCome = await holdScripts(page)
    const phone = freshPhone()
    await openEarly(page, '/login?redirect=%2Fcart')
    await number(page, say).fill(`+91 ${phone}`)
    await getOtp(page, say).click()
    await getOtp(page, say).click()
    await expect(waiting(page, say)).toBeVisible()
    await expect(page).toHaveURL('/login?redirect=%2Fcart')
    letCome()
    await expect(page).toHaveURL('/otp?redirect=%2Fcart')
    await enterCode(page, say, await readCode(page, say))
    await expect(page).toHaveURL('/profile?redirect=%2Fcart')
    expect(asked, 'pressed twice, asked for once').toEqual([
      expect.objectContaining({ phone_number: phone, country_code: '+91' }),
    ])
  },
)

test(
  'a name and a number, sent with Enter before any script has come, open an account',
  { tag: '@once' },
  async ({ page, say, language }) => {
    const letCome = await holdScripts(page)
    const { first_name, last_name } = profiles[language]
    await openEarly(page, '/signup')
    await page.getByLabel(say('auth.name'), { exact: true }).fill(`${first_name} ${last_name}`)
    await number(page, say).fill(freshPhone())
    await number(page, say).press('Enter')
    await expect(waiting(page, say)).toBeVisible()
    letCome()
    await expect(codeField(page, say)).toBeVisible()
    await enterCode(page, say, await readCode(page, say))
    await expect(profileField(page, say, 'first_name')).toHaveValue(first_name)
  },
)

test(
  'a country chosen early is kept, and so is what the browser has filled in without a word',
  { tag: '@once' },
  async ({ page, say }) => {
    const letCome = await holdScripts(page)
    await openEarly(page, '/login')
    await page.getByLabel(say('auth.country')).selectOption('+61')
    await number(page, say).evaluate((field: HTMLInputElement) => (field.value = '0412345678'))
    letCome()
    await page.getByLabel(say('auth.country')).focus()
    const asked = page.waitForRequest('**/api/user/sendOtp')
    await expect(page.locator('[data-held]')).toHaveCount(0)
    await expect(number(page, say)).toHaveValue('0412345678')
    await getOtp(page, say).click()
    expect((await asked).postDataJSON()).toMatchObject({ phone_number: '0412345678', country_code: '+61' })
  },
)

test(
  'a number that is too short is told so, however early it was sent',
  { tag: '@once' },
  async ({ page, say, language }) => {
    const letCome = await holdScripts(page)
    await openEarly(page, '/login')
    await number(page, say).fill('98765')
    await getOtp(page, say).click()
    letCome()
    await expect(page.getByText(fieldText('phone', language))).toBeVisible()
    await expect(number(page, say)).toBeFocused()
    await expect(number(page, say)).toHaveValue('98765')
    await expect(waiting(page, say)).toBeHidden()
  },
)

test(
  'a form whose script cannot be fetched waits for the network, and then goes on',
  { tag: '@once' },
  async ({ page, say, faults }) => {
    faults.announce(/sign-in-form/)
    await visit(page, '/login')
    await page.route('**/assets/sign-in-form-*.js', (route) => route.abort('internetdisconnected'))
    await number(page, say).fill(freshPhone())
    await getOtp(page, say).click()
    await expect(waiting(page, say)).toBeVisible()
    await page.unroute('**/assets/sign-in-form-*.js')
    await expect(codeField(page, say)).toBeVisible()
  },
)

test('a message written and sent before any script has come arrives', { tag: '@phone-hin' }, async ({ page, say }) => {
  const letCome = await holdScripts(page)
  await openEarly(page, '/contact')
  await page.getByLabel(say('contact.form.name')).fill('Asha Verma')
  await page.getByLabel(say('contact.form.replyTo')).fill('asha@example.com')
  await page.getByLabel(say('contact.form.topic')).selectOption('mistake')
  await page.getByLabel(say('contact.form.message')).fill('The tithi of 12 November seems to end too early.')
  await page.getByRole('button', { name: say('contact.form.submit') }).click()
  await expect(waiting(page, say)).toBeVisible()
  await expect(page).toHaveURL('/contact')
  letCome()
  await expect(page.locator('[data-reference]')).toHaveText(/^\d{8}$/)
  await expect(page.getByText(say('contact.done.text', { address: 'asha@example.com' }))).toBeVisible()
})

test(
  'a message outlives a reload, though its form’s own script never came',
  { tag: '@once' },
  async ({ page, say, faults }) => {
    faults.announce(/contact-form/)
    await page.route('**/assets/contact-form-*.js', (route) => route.abort('internetdisconnected'))
    const letCome = await holdScripts(page, '**/assets/entry.client-*.js')
    const message = page.getByLabel(say('contact.form.message'))
    const name = page.getByLabel(say('contact.form.name'))
    await openEarly(page, '/contact')
    await name.fill('Asha Verma')
    letCome()
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('contactDraft')), 'it is stored')
      .toContain('Asha Verma')
    await visit(page, '/contact')
    await expect(name, 'typed before any script').toHaveValue('Asha Verma')
    await message.fill('The tithi seems to end too early.')
    await visit(page, '/contact')
    await expect(message).toHaveValue('The tithi seems to end too early.')
  },
)

test(
  'three fields of the home page, sent before any script has come, become a chart',
  { tag: '@once' },
  async ({ page, say }) => {
    const letCome = await holdScripts(page)
    await openEarly(page, '/')
    const form = page.locator('#quick-kundli')
    await chooseBirth(form, { ...dateChoices('1994-01-18'), ...timeChoices('06:05') })
    await form.getByRole('combobox', { name: say('home.kundli.place') }).fill('Varanasi')
    await form.getByRole('button', { name: say('home.kundli.submit') }).click()
    await expect(waiting(page, say)).toBeVisible()
    await expect(page).toHaveURL('/')
    letCome()
    await expect(page).toHaveURL('/kundli-details')
  },
)

test(
  'the profile offers nothing to press before its script is there, and is saved then',
  { tag: '@phone-hin' },
  async ({ page, say, language, signIn }) => {
    await signIn()
    const letCome = await holdScripts(page)
    await openEarly(page, '/profile')
    await expect(page.getByRole('main').locator('form, input, button')).toHaveCount(0)
    letCome()
    await fillProfile(page, say, profiles[language])
    await saveButton(page, say).click()
    await expectToast(page, say('users.saved'))
  },
)

test(
  'the code page offers nothing to press before its script is there, and takes the code then',
  { tag: '@once' },
  async ({ page, say }) => {
    await visit(page, '/login')
    await askForCode(page, say, freshPhone())
    const code = await readCode(page, say)
    const letCome = await holdScripts(page)
    await openEarly(page, page.url())
    await expect(page.getByRole('main').locator('form, input, button')).toHaveCount(0)
    letCome()
    await enterCode(page, say, code)
    await expect(page).toHaveURL('/profile')
  },
)

test('every form of every page works without script or waits for it', { tag: '@once' }, async ({ page, signIn }) => {
  const more = ['/panchang/varanasi', '/panchang/nowhere', '/blog/nowhere', '/horoscope/virgo/today', '/nowhere']
  const find = async (paths: readonly string[]) => {
    const lost: string[] = []
    for (const path of paths) {
      const html = await (await page.request.get(path)).text()
      lost.push(...(await page.evaluate(findLostForms, html)).map((form) => `${path}: ${form}`))
    }
    return lost
  }
  expect(await find([...openRoutes, ...entranceRoutes, ...more])).toEqual([])
  await signIn()
  expect(await find(guardedRoutes)).toEqual([])
})

/** The forms that the browser itself would send to nowhere. */
function findLostForms(html: string): string[] {
  const forms = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('form')
  return [...forms]
    .filter((form) => !form.closest('[data-held]') && !(form.method === 'get' && form.hasAttribute('action')))
    .map((form) => form.outerHTML.slice(0, 80))
}
