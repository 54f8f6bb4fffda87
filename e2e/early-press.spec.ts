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

test('a number typed and sent before any script has loaded gets its code', { tag: '@phone' }, async ({ page, say }) => {
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
})

test('a name and a number, sent with Enter before any script has loaded, open an account', async ({
  page,
  say,
  language,
}) => {
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
})

test('a country chosen early is kept, and so is what the browser has filled in silently', async ({ page, say }) => {
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
})

test('a number that is too short is reported, however early it was sent', async ({ page, say, language }) => {
  const letCome = await holdScripts(page)
  await openEarly(page, '/login')
  await number(page, say).fill('98765')
  await getOtp(page, say).click()
  letCome()
  await expect(page.getByText(fieldText('phone', language))).toBeVisible()
  await expect(number(page, say)).toBeFocused()
  await expect(number(page, say)).toHaveValue('98765')
  await expect(waiting(page, say)).toBeHidden()
})

test('a form whose script cannot be loaded waits for the network, and then continues', async ({
  page,
  say,
  faults,
}) => {
  faults.announce(/sign-in-form/)
  await visit(page, '/login')
  await page.route('**/assets/sign-in-form-*.js', (route) => route.abort('internetdisconnected'))
  await number(page, say).fill(freshPhone())
  await getOtp(page, say).click()
  await expect(waiting(page, say)).toBeVisible()
  await page.unroute('**/assets/sign-in-form-*.js')
  await expect(codeField(page, say)).toBeVisible()
})

test(
  'a message written before any script has loaded can be sent as soon as it loads',
  { tag: '@phone' },
  async ({ page, say }) => {
    const letCome = await holdScripts(page)
    await openEarly(page, '/contact')
    const send = page.getByRole('button', { name: say('contact.form.submit') })
    await page.getByLabel(say('contact.form.topic')).selectOption('mistake')
    await page.getByLabel(say('contact.form.message')).fill('The tithi of 12 November seems to end too early.')
    await page.getByLabel(say('contact.form.replyTo')).fill('asha@example.com')
    await page.getByLabel(say('contact.form.name')).fill('Asha Verma')
    await expect(send).toBeDisabled()
    await page.getByLabel(say('contact.form.name')).press('Enter')
    await expect(page).toHaveURL('/contact')
    letCome()
    await send.click()
    await expect(page.locator('[data-reference]')).toHaveText(/^\d{8}$/)
    await expect(page.getByText(say('contact.done.text', { address: 'asha@example.com' }))).toBeVisible()
  },
)

test('a message survives a reload, even if it was typed before any script', async ({ page, say }) => {
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
})

test('three fields of the home page, sent before any script has loaded, produce a chart', async ({ page, say }) => {
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
})

for (const path of ['/', '/panchang']) {
  test(
    `a town typed on ${path} before any script has come is looked up then, and not wiped`,
    { tag: '@phone' },
    async ({ page, say }) => {
      const letCome = await holdScripts(page)
      await openEarly(page, path)
      await page.locator('button[popovertarget=change-place]').click()
      const card = page.locator('#change-place')
      await card.getByRole('textbox').pressSequentially('वाराणसी')
      letCome()
      const field = card.getByRole('combobox')
      await expect(field).toHaveValue('वाराणसी')
      await expect(field).toBeFocused()
      const option = card.getByRole('option', { name: /^वाराणसी/ }).first()
      await option.click()
      await expect(page.getByText(/वाराणसी/).first(), say('panchang.place.shown')).toBeVisible()
      if (path !== '/') await expect(page).toHaveURL('/panchang/varanasi')
    },
  )
}

test('a date typed before any script has come stays typed', async ({ page, say }) => {
  const letCome = await holdScripts(page)
  await openEarly(page, '/panchang')
  await page.getByRole('button', { name: say('panchang.pick.button') }).click()
  const card = page.locator('#pick-date')
  await card.getByRole('textbox').pressSequentially('15/11')
  letCome()
  // The month that the script draws.
  await expect(card.getByRole('table')).toBeVisible()
  await card.getByRole('textbox').pressSequentially('/2027')
  await card.getByRole('button', { name: say('panchang.pick.show') }).click()
  await expect(page).toHaveURL(/\/panchang\/delhi\/2027-11-15$/)
})

test(
  'the profile disables its buttons until its script has loaded, and can then be saved',
  { tag: '@phone' },
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

test('the code page disables its buttons until its script has loaded, and then takes the code', async ({
  page,
  say,
}) => {
  await visit(page, '/login')
  await askForCode(page, say, freshPhone())
  const code = await readCode(page, say)
  const letCome = await holdScripts(page)
  await openEarly(page, page.url())
  await expect(page.getByRole('main').locator('form, input, button')).toHaveCount(0)
  letCome()
  await enterCode(page, say, code)
  await expect(page).toHaveURL('/profile')
})

test('every form of every page works without a script or waits for it', async ({ page, signIn }) => {
  test.slow()
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

/** Returns the forms that the browser would submit to no address. */
function findLostForms(html: string): string[] {
  const forms = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('form')
  const waits = (form: HTMLFormElement) =>
    form.closest('[data-held]') !== null || form.querySelector('button[type=submit]:not(:disabled)') === null
  return [...forms]
    .filter((form) => !waits(form) && !(form.method === 'get' && form.hasAttribute('action')))
    .map((form) => form.outerHTML.slice(0, 80))
}
