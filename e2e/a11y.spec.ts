import type { Page } from '@playwright/test'
import { fieldText } from '@sankalp/content/field-text'
import { openAcharya } from './support/acharya-client.ts'
import { expectAccessible, expectOwnIds, findFaults, leaveTwoOfEachKind } from './support/accessible.ts'
import { fillWallet, findSaturdaySlot, payInDemo, poojaId } from './support/bookings.ts'
import { meet } from './support/consulting.ts'
import { signInAsDemo } from './support/demo-account.ts'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/late-scripts.ts'
import { fillCart } from './support/orders.ts'
import { accountButton, accountCard, askForCode, profileField, saveButton } from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { guardedRoutes, publicRoutes } from './support/routes.ts'
import { visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

// The only place where axe runs: over every page, and over what opens on the pages. What it finds hardly depends on
// size or language, so the phone in Hindi is enough, except for the pages that have another layout on a wide screen.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Fails if the page scrolls sideways. */
async function expectNoOverhang(page: Page, what: string): Promise<void> {
  const overhangPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhangPx, what).toBeLessThanOrEqual(0)
}

/**
 * Checks a page while it loads its data and then as a whole, with everything unfolded. Nothing else can be done with
 * the page afterwards.
 */
async function lookAtPage(page: Page, route: string): Promise<void> {
  const letCome = await holdRequests(page, '**/api/**')
  await visit(page, route)
  await expectNoOverhang(page, `${route}, waiting`)
  letCome()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty()
  // Rendered in the browser, once its data has loaded.
  if (route === '/profile') await expect(page.locator('#profile-city')).toBeVisible()
  await expectNoOverhang(page, route)
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
  await expectOwnIds(page, route)
  await leaveTwoOfEachKind(page)
  await expectAccessible(page, route)
}

/** Splits a list, so that both workers have something to do. */
const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

/** The smallest phone on which no page may scroll sideways. */
const narrowest = { width: 320, height: 640 }

const morePages = [
  '/panchang/delhi/2026-11-08',
  '/calendar/delhi/2026/11',
  '/festivals/2026',
  '/choghadiya/delhi',
  '/rahu-kaal/delhi',
  '/horoscope/scorpio/month',
  '/shop?category=gems&max=4000&sort=priceHigh',
  '/pooja?among=astrologer&q=raghunath',
  '/become-an-acharya',
  '/offline',
  '/design',
]

for (const routes of inParts([...publicRoutes, ...morePages], 4)) {
  test(`anybody can use ${routes.join(', ')}`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize(narrowest)
    for (const route of routes) await lookAtPage(page, route)
  })
}

test('anybody can use the pages that have another layout on a wide screen', async ({ page }) => {
  for (const route of ['/', '/panchang', '/shop', '/blog', '/IndividualShop?id=tulsi-mala'])
    await lookAtPage(page, route)
})

for (const routes of inParts(guardedRoutes, 4)) {
  test(`anybody signed in can use ${routes.join(', ')}`, { tag: '@phone' }, async ({ page, signIn }) => {
    await page.setViewportSize(narrowest)
    await signIn(profiles.hin)
    for (const route of routes) await lookAtPage(page, route)
  })
}

test('the sweep finds a field without a name, and a text that cannot be read in the dark', async ({ page }) => {
  await visit(page, '/contact')
  await page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('@media (prefers-color-scheme: dark) { #faint { color: #333 } }')
    document.adoptedStyleSheets.push(style)
    // Beside what React draws, which would take it away again.
    document.body.insertAdjacentHTML('beforeend', '<aside><input id="nameless"><p id="faint">faint</p></aside>')
  })
  const faults = await findFaults(page)
  expect(faults).toHaveLength(2)
  expect(faults[0]).toMatch(/^light: label: .*nameless/)
  expect(faults[1]).toMatch(/^dark: color-contrast: .*faint/)
})

test('the drawer, the profile card and the missing pages', { tag: '@phone' }, async ({ page, say, signIn, faults }) => {
  faults.announce(/404.*no-such-page/, /404.*no-such-article/)
  await visit(page, '/no-such-page')
  await expectAccessible(page, 'the missing page')
  await visit(page, '/blog/no-such-article')
  await leaveTwoOfEachKind(page)
  await expectAccessible(page, 'a missing article')
  await signIn(profiles.hin)
  await visit(page, '/panchang')
  await page.getByRole('button', { name: say('shell.menu.open') }).click()
  await expect(page.getByRole('dialog', { name: say('shell.menu.label') })).toBeVisible()
  await expectAccessible(page, 'the drawer', 'dialog[open]')
  await page.keyboard.press('Escape')
  await accountButton(page, say).click()
  await expect(accountCard(page, say).getByText('₹0.00')).toBeVisible()
  await expectAccessible(page, 'the profile card', 'body > header')
})

test('the sign-in with its mistakes', { tag: '@phone' }, async ({ page, say, language, faults }) => {
  faults.announce(/400.*verifyOtp/)
  await visit(page, '/login')
  await page.getByLabel(say('auth.phone'), { exact: true }).fill('1234567890')
  await button(page, say('auth.getOtp')).click()
  await expect(page.getByText(fieldText('phone', language))).toBeVisible()
  await expectAccessible(page, 'a wrong number')
  await askForCode(page, say, freshPhone())
  await expectAccessible(page, 'the code page')
  await page.getByLabel(say('auth.otp.label')).fill('0000')
  await button(page, say('auth.otp.verify')).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expectAccessible(page, 'a wrong code')
})

test(
  'the empty profile with its mistakes, and its dialogs, are accessible',
  { tag: '@phone' },
  async ({ page, say, signIn }) => {
    await signIn()
    await visit(page, '/profile')
    await saveButton(page, say).click()
    await expect(page.locator('#profile-city-error')).toBeVisible()
    await expectAccessible(page, 'the profile with mistakes')
    await page.getByRole('button', { name: say('users.data.delete') }).click()
    await expect(page.getByRole('dialog', { name: say('users.deletion.title') })).toBeVisible()
    await expectAccessible(page, 'the deletion dialog', 'dialog[open]')
    await page.keyboard.press('Escape')
    await profileField(page, say, 'city').fill('Indore')
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.logo') })
      .click()
    await expect(page.getByRole('dialog', { name: say('users.leave.title') })).toBeVisible()
    await expectAccessible(page, 'the leave dialog', 'dialog[open]')
  },
)

test('the filters of the blog, and the message form with its mistakes', { tag: '@phone' }, async ({ page, say }) => {
  await visit(page, '/blog')
  await page.getByRole('button', { name: say('blog.filters.open') }).click()
  await expect(page.getByRole('searchbox', { name: say('blog.filters.search') })).toBeVisible()
  await expectAccessible(page, 'the filters of the blog', '#filters')
  await visit(page, '/contact')
  await button(page, say('contact.form.submit')).click()
  await expect(page.getByText(say('contact.problems.message.required'))).toBeVisible()
  await expectAccessible(page, 'the message form with every problem')
  await page.getByLabel(say('contact.form.name')).fill('Asha Verma')
  await page.getByLabel(say('contact.form.replyTo')).fill('asha@example.com')
  await page.getByLabel(say('contact.form.topic')).selectOption('mistake')
  await page.getByLabel(say('contact.form.message')).fill('The tithi of 12 November seems to end too early.')
  await button(page, say('contact.form.submit')).click()
  await expect(page.locator('[data-reference]')).toBeVisible()
  await expectAccessible(page, 'a message that was sent')
})

test('a birth chart and the forms that lead to it', { tag: '@phone' }, async ({ page, say, signIn }) => {
  // The chart is examined twice, with its words and with its tables.
  test.slow()
  await signIn(profiles.hin)
  await visit(page, '/')
  await page
    .locator('#quick-kundli')
    .getByRole('button', { name: say('home.kundli.submit') })
    .click()
  await expect(page.getByText(say('home.kundli.problem.place'))).toBeVisible()
  await expectAccessible(page, 'the quick form with its mistakes', '#quick-kundli')
  await visit(page, '/freekundli')
  await button(page, say('kundli.form.submit')).click()
  await expect(page.getByText(say('kundli.form.check'))).toBeVisible()
  await expectAccessible(page, 'the form with its mistakes', 'main')
  await button(page, say('kundli.mine.use')).click()
  await expect(page.getByRole('combobox', { name: say('kundli.form.place'), exact: true })).toHaveValue(/उज्जैन/)
  await button(page, say('kundli.form.submit')).click()
  await expect(page.getByText(say('kundli.first.turning'))).toBeVisible()
  const why = page.getByText(say('kundli-reading.why'), { exact: false })
  await why.first().click()
  await page
    .getByRole('list', { name: say('kundli.chart.grahas') })
    .getByRole('button', { name: say('jyotish.grahas.moon'), exact: true })
    .click()
  await expectAccessible(page, 'the chart with a cause and a graha')
  await page
    .getByRole('navigation', { name: say('kundli.details.sectionsLabel') })
    .getByRole('button', { name: say('kundli.details.sections.tables') })
    .click()
  await expect(page.getByRole('region', { name: say('kundli.yogas.title'), exact: true })).toBeVisible()
  await leaveTwoOfEachKind(page)
  await expectAccessible(page, 'the chart with its tables')
})

test('a match with a time of birth and without one', { tag: '@phone' }, async ({ page, say, signIn }) => {
  await signIn(profiles.hin)
  await visit(page, '/Kundlimatchmaking')
  const submit = button(page, say('matching.form.submit'))
  await submit.click()
  await expect(page.getByText(say('matching.form.check'))).toBeVisible()
  await expectAccessible(page, 'the form with its mistakes', 'main')
  for (const at of [0, 1]) {
    await page
      .getByRole('button', { name: say('matching.fill.button') })
      .nth(at)
      .click()
    await page.getByRole('button', { name: say('matching.fill.mine') }).click()
    await expect(page.locator(`[name="${['m', 'f'][at]}_day"]`)).toHaveValue('21')
  }
  await submit.click()
  const charts = page.getByRole('heading', { name: say('matching.report.charts'), exact: true })
  await expect(charts).toBeVisible()
  await leaveTwoOfEachKind(page)
  await expectAccessible(page, 'the report')
  await visit(page, '/Kundlimatchmaking')
  await page.locator('input[name="f_timeUnknown"]').check()
  await submit.click()
  await expect(page.getByText(say('matching.report.unknownTime'), { exact: true })).toBeVisible()
  await expect(charts).toBeVisible()
  await leaveTwoOfEachKind(page)
  await expectAccessible(page, 'the report without a time')
})

test('more poojas, a chosen acharya, and all goods in one list', { tag: '@phone' }, async ({ page, say }) => {
  await visit(page, '/pooja')
  await expect(page.locator('[data-more] a')).toHaveAttribute('aria-haspopup', 'dialog')
  await page.locator('[data-more] a').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: say('poojas.more.title') })).toBeVisible()
  await expectAccessible(page, 'more poojas', 'dialog[open]')
  await visit(page, '/PujaDetailsPage/ganesh')
  await page.getByRole('radio').nth(1).check()
  await expectAccessible(page, 'an acharya is chosen', '#book-form')
  await visit(page, '/shop')
  await expect(page.locator('[data-long]')).toHaveAttribute('aria-haspopup', 'dialog')
  await page.locator('[data-long]').click()
  await expect(page.getByRole('dialog', { name: say('shop.dialog.title') })).toBeVisible()
  await leaveTwoOfEachKind(page)
  await expectAccessible(page, 'the long list', 'dialog[open]')
})

test('the steps of a booking', { tag: '@phone' }, async ({ page, say, signIn }) => {
  const account = await signIn(profiles.hin)
  await fillWallet(page.context().request, account, 3000)
  const { acharya, date, slot } = await findSaturdaySlot(page.context().request)
  await visit(page, `/PujaDetailsPage/${poojaId}/book/time?acharya=${acharya._id}`)
  await page
    .getByLabel(say('bookings.time.month'), { exact: true })
    .selectOption(date.split('-').toReversed().slice(0, 2).join('-'))
  await page.locator(`button[value="${date}"]`).click()
  const hour = page.locator(`button[value="${slot.toTime}"]`)
  await expect(hour).toBeVisible()
  await expect(page.getByRole('radio', { name: acharya.name, exact: true })).toBeChecked()
  await expectAccessible(page, 'choosing the time')
  await hour.click()
  await expect(page.getByLabel(say('bookings.details.gotra'), { exact: true })).toBeVisible()
  await expectAccessible(page, 'the details')
  await button(page, say('bookings.details.submit')).click()
  await expect(page.getByRole('list', { name: say('bookings.dakshina.presets') })).toBeVisible()
  // The presets of the dakshina name rupees too.
  const pay = page.getByRole('button', { name: /₹/ }).last()
  await expect(pay).toBeVisible()
  await expectAccessible(page, 'the last step')
  await pay.click()
  await expect(page.getByText(say('booked.confirmed.title'))).toBeVisible()
  await expectAccessible(page, 'the booked poojas')
})

test('the cart, the checkout and an order', { tag: '@phone' }, async ({ page, say, signIn }) => {
  const account = await signIn(profiles.hin)
  await fillCart(page.context().request, account, 'bhagavad-gita-pocket', 2)
  await visit(page, '/cart')
  await expect(page.getByText(say('cart.lines_other', { count: 2 }))).toBeVisible()
  await expectAccessible(page, 'the cart')
  await visit(page, '/checkout')
  const field = (name: string) => page.getByLabel(say(`checkout.address.${name}`), { exact: true })
  await field('addressLine').fill('14, Assi Ghat Road')
  await field('pinCode').fill('221005')
  await expect(field('city')).toHaveValue('वाराणसी')
  await expectAccessible(page, 'the checkout with its address form')
  await button(page, say('checkout.address.save')).click()
  await page.getByRole('radio', { name: say('checkout.payment.cod'), exact: true }).check()
  await expectAccessible(page, 'the checkout')
  await button(page, say('checkout.place')).click()
  await expect(page.getByRole('heading', { name: say('orders.received.thanks') })).toBeVisible()
  await expectAccessible(page, 'the order received')
  await visit(page, '/getmyOrders')
  await page.getByRole('article').getByRole('button', { expanded: false }).click()
  await expectAccessible(page, 'my orders')
})

test('the wallet after a payment and after one was given up', { tag: '@phone' }, async ({ page, say, signIn }) => {
  await signIn()
  const { request } = page.context()
  await visit(page, '/mywallet')
  const begin = async () => {
    const answered = page.waitForResponse('**/api/wallet/recharge')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: say('wallet.recharge.popular') }).click()
    await (await opened).close()
    return ((await (await answered).json()) as { paymentId: string }).paymentId
  }
  await begin()
  await button(page, say('wallet.pending.giveUp')).click()
  await expect(page.getByText(say('wallet.givenUp.title', { amount: '₹100' }))).toBeVisible()
  await expectAccessible(page, 'the wallet after a payment was given up')
  await payInDemo(request, await begin())
  await expect(page.getByText(say('wallet.paid.title', { credit: '₹200' }))).toBeVisible()
  await expectAccessible(page, 'the wallet after a payment')
  await page.getByRole('link', { name: say('wallet.paid.receipt') }).click()
  await expect(page.getByRole('article')).toContainText('₹200.00')
  await expectAccessible(page, 'the receipt')
})

test('the way to a talk', { tag: '@phone' }, async ({ page, say, signIn, baseURL, lendAcharya }) => {
  const account = await signIn(profiles.hin)
  const acharya = await openAcharya(baseURL!, await lendAcharya())
  try {
    const { _id } = await acharya.find(page.context().request)
    const dialog = page.getByRole('dialog')
    const question = `/chatwithastrologer?ask=${_id}&talk=chat`
    await visit(page, question)
    await expect(dialog.getByRole('alert')).toContainText(say('find-acharya.confirm.insufficient'))
    await expectAccessible(page, 'too little money', 'dialog[open]')
    await fillWallet(page.context().request, account, 500)
    await visit(page, '/chatwithastrologer')
    await button(page, say('find-acharya.filters.open')).click()
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'the filters of the list', 'dialog[open]')
    await visit(page, question)
    await dialog.getByRole('link', { name: say('find-acharya.confirm.intakeAdd') }).click()
    await expect(page.getByLabel(say('find-acharya.intake.name'), { exact: true })).not.toHaveValue('')
    await expectAccessible(page, 'the intake')
    await button(page, say('find-acharya.intake.start')).click()
    await expect(dialog).toContainText(profiles.hin.first_name)
    await expectAccessible(page, 'the question', 'dialog[open]')
    const asked = acharya.next('chat:request:incoming')
    await dialog.getByRole('button', { name: say('find-acharya.confirm.confirm'), exact: true }).click()
    const { requestId } = await asked
    await expect(page.getByRole('timer', { name: say('find-acharya.waiting.countdown') })).toBeVisible()
    await expectAccessible(page, 'the wait for an answer', 'dialog[open]')
    await acharya.send('chat:request:reject', { requestId, reason: 'In ten minutes, please' })
    await expect(dialog).toContainText(say('find-acharya.over.refused'))
    await expectAccessible(page, 'a request that was declined', 'dialog[open]')
  } finally {
    acharya.close()
  }
})

const endTalk = async (page: Page, say: Words, end: string) => {
  await button(page, say(end)).click()
  await button(page, say('consultations.end.confirm')).click()
  await expect(page).toHaveURL(/\/consultations\//)
}

test('the room of a talk and its bill', { tag: '@phone' }, async ({ page, browser, say, language, lendAcharya }) => {
  const { requestId, elsewhere } = await meet({
    page,
    browser,
    phone: await lendAcharya(),
    talk: 'Chat',
    chatMinutes: 5,
    rupees: 500,
    language,
  })
  await visit(page, `/chatComponent?id=${requestId}`)
  await expect(page.getByRole('log').locator('[data-message]')).toHaveCount(1)
  await expectAccessible(page, 'the room')
  await endTalk(page, say, 'consultations.endChat')
  await expect(page.getByRole('link', { name: say('consultations.bill.receipt') })).toBeVisible()
  await expectAccessible(page, 'what it came to')
  await elsewhere.close()
})

test('a video call', { tag: '@phone' }, async ({ page, browser, say, language, lendAcharya }) => {
  const { requestId, acharyaPage, elsewhere } = await meet({
    page,
    browser,
    phone: await lendAcharya(),
    talk: 'Video Call',
    chatMinutes: 15,
    rupees: 2000,
    language,
  })
  await visit(page, `/audioVideoComponent?id=${requestId}`)
  await expect(page.getByRole('meter', { name: say('call.check.level') })).toBeVisible()
  await expectAccessible(page, 'the check before the call')
  await button(page, say('call.check.join')).click()
  await visit(acharyaPage, `/audioVideoComponent?id=${requestId}`)
  await button(acharyaPage, say('call.check.join')).click()
  await expect(page.locator('[data-charge]')).not.toHaveText('₹0.00')
  await expectAccessible(page, 'the call')
  await endTalk(page, say, 'call.buttons.end')
  await elsewhere.close()
})

test('the console of an acharya', { tag: '@phone' }, async ({ page, lendAcharya }) => {
  await signInAsDemo(page, await lendAcharya())
  for (const room of ['', '/bookings', '/hours', '/earnings', '/profile', '/security'])
    await lookAtPage(page, `/acharya${room}`)
})

test('the console of the operators', async ({ page }) => {
  await signInAsDemo(page, '9000000003')
  for (const room of ['', '/list/users', '/packing', '/new/coupon', '/security'])
    await lookAtPage(page, `/admin${room}`)
})
