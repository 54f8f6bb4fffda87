import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { profiles } from './support/person.ts'
import { reload, visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const text = 'The tithi of 12 November seems to end too early.\nPlease have a look.'

async function fill(page: Page, say: Words): Promise<void> {
  await page.getByLabel(say('contact.form.name')).fill('Asha Verma')
  await page.getByLabel(say('contact.form.replyTo')).fill('asha@example.com')
  await page.getByLabel(say('contact.form.topic')).selectOption('mistake')
  await page.getByLabel(say('contact.form.message')).fill(text)
}
const send = (page: Page, say: Words) => page.getByRole('button', { name: say('contact.form.submit') }).click()
const failure = (page: Page, say: Words) => page.getByRole('alert').filter({ hasText: say('contact.failed.title') })

test(
  'a visitor finds the page, corrects what was missing, and gets a reference number',
  { tag: '@phone' },
  async ({ page, say }) => {
    await visit(page, '/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shell.nav.contact') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: say('contact.title') })).toBeVisible()
    await send(page, say)
    for (const problem of ['name.required', 'reply_to.required', 'topic.invalid', 'message.required']) {
      await expect(page.getByText(say(`contact.problems.${problem}`))).toBeVisible()
    }
    await expect(page.getByLabel(say('contact.form.name'))).toBeFocused()
    await fill(page, say)
    await page.getByLabel(say('contact.form.replyTo')).fill('asha')
    await send(page, say)
    await expect(page.getByText(say('contact.problems.reply_to.invalid'))).toBeVisible()
    await expect(page.getByText(say('contact.problems.name.required'))).toBeHidden()
    await page.getByLabel(say('contact.form.replyTo')).fill('98765 43210')
    await send(page, say)
    await expect(page.getByRole('heading', { name: say('contact.done.title') })).toBeFocused()
    await expect(page.locator('[data-reference]')).toHaveText(/^\d{8}$/)
    await expect(page.getByText(say('contact.done.text', { address: '98765 43210' }))).toBeVisible()
    await page.getByRole('button', { name: say('contact.done.another') }).click()
    await expect(page.getByLabel(say('contact.form.message'))).toHaveValue('')
    await expect(page.getByLabel(say('contact.form.name'))).toHaveValue('Asha Verma')
  },
)

test('nothing written is lost by a lost reply, a reload or the other language, and it arrives once', async ({
  page,
  say,
  faults,
  language,
}) => {
  faults.announce(/sendMessage/)
  await visit(page, '/contact')
  await fill(page, say)
  const ids: string[] = []
  await page.route('**/api/contact/sendMessage', async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id)
    // The server has received it, and the reply is lost.
    if (ids.length === 1) await route.fetch()
    await (ids.length === 1 ? route.abort() : route.continue())
  })
  await send(page, say)
  await expect(failure(page, say)).toContainText(say('contact.failed.kept'))
  await expect(page.getByLabel(say('contact.form.message'))).toHaveValue(text)
  await send(page, say)
  await expect(page.locator('[data-reference]')).toHaveText(/^\d{8}$/)
  expect(new Set(ids).size, 'one id for one message').toBe(1)

  await visit(page, '/contact')
  await fill(page, say)
  await reload(page)
  await expect(page.getByLabel(say('contact.form.message'))).toHaveValue(text)
  await page
    .getByRole('banner')
    .getByRole('link', { name: language === 'en' ? 'हिन्दी' : 'English' })
    .click()
  await expect(page.locator('#contact-message')).toHaveValue(text)
  await expect(page.locator('#contact-topic')).toHaveValue('mistake')
})

test('the page says why and what to do when offline and when the server refuses', async ({ page, say, faults }) => {
  faults.announce(/sendMessage|send-message|\/assets\/|locales|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await visit(page, '/contact')
  // Missing fields are reported offline; the message cannot be sent then, and is kept.
  await page.context().setOffline(true)
  await send(page, say)
  await expect(page.getByText(say('contact.problems.name.required'))).toBeVisible()
  await fill(page, say)
  await send(page, say)
  await expect(failure(page, say)).toContainText(say('contact.failed.kept'))
  await page.context().setOffline(false)
  await page.route('**/api/contact/sendMessage', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'TOO_MANY_REQUESTS', message: '', facts: { retryAfterSeconds: 300 } },
    }),
  )
  await send(page, say)
  await expect(failure(page, say)).toContainText('5 minutes')
  await page.unroute('**/api/contact/sendMessage')
  // What a bot has filled in becomes visible, so that a person can clear it.
  await page.locator('#contact-website').evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
  await send(page, say)
  await expect(page.getByText(say('contact.problems.website.invalid'))).toBeVisible()
  await page.getByLabel(say('contact.form.website')).fill('')
  await send(page, say)
  await expect(page.getByRole('heading', { name: say('contact.done.title') })).toBeVisible()
})

test('the form is filled with the name and number of a signed-in user', async ({ page, say, signIn }) => {
  const { phone } = await signIn(profiles.en)
  // This is the first page of the session: the name arrives while the form is already visible.
  await visit(page, '/contact')
  await expect(page.getByLabel(say('contact.form.name'))).toHaveValue(/\S+ \S+/)
  await expect(page.getByLabel(say('contact.form.replyTo'))).toHaveValue(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)
})

test('the page can be read without JavaScript and links to the mailbox', async ({ browser, baseURL, say }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/contact')
  await expect(page.getByRole('button', { name: say('contact.form.submit') })).toBeHidden()
  const line = page.locator('main noscript p')
  await expect(line).toBeVisible()
  expect(await line.textContent()).toBe(say('contact.noScript'))
  await expect(page.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  )
  await page.getByText(say('contact.help.recharge.question')).click()
  await expect(page.getByText(say('contact.help.recharge.answer'))).toBeVisible()
  await context.close()
})
