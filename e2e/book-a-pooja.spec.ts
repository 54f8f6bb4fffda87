import type { Locator, Page } from '@playwright/test'
import { demoProviderTexts } from '@sankalp/content/payments-texts'
import { formatRupees } from '@sankalp/contract/money'
import { poojaTotalPaise } from '@sankalp/contract/pooja-price'
import type { Pooja } from '@sankalp/contract/poojas'
import { type FreeSlot, fillWallet, findSaturdaySlot, holdByApi, poojaId } from './support/bookings.ts'
import { expect, test } from './support/fixtures.ts'
import { askForCode, enterCode, readCode } from './support/pages.ts'
import { freshAddress, freshPhone, profiles } from './support/person.ts'
import { signInByApi } from './support/sign-in-by-api.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const stepPath = (step: string, { acharya }: FreeSlot) =>
  `/PujaDetailsPage/${poojaId}/book/${step}?acharya=${acharya._id}`
const onStep = (step: string) => new RegExp(`/book/${step}\\b`)
const button = (page: Page, text: string): Locator => page.getByRole('button', { name: text, exact: true })
const field = (page: Page, say: Words, name: string): Locator =>
  page.getByLabel(say(`bookings.details.${name}`), { exact: true })

/** Presses the day and the hour, which holds it and goes on. */
async function takeSlot(page: Page, say: Words, { date, slot }: FreeSlot): Promise<void> {
  await chooseDay(page, say, date)
  await page.locator(`button[value="${slot.toTime}"]`).click()
}

async function chooseDay(page: Page, say: Words, date: string): Promise<void> {
  await page
    .getByLabel(say('bookings.time.month'), { exact: true })
    .selectOption(date.split('-').toReversed().slice(0, 2).join('-'))
  await page.locator(`button[value="${date}"]`).click()
}

async function openDetails(page: Page, say: Words, free: FreeSlot): Promise<void> {
  await visit(page, stepPath('time', free))
  await takeSlot(page, say, free)
  await expect(page).toHaveURL(onStep('details'))
}

async function sendDetails(page: Page, say: Words): Promise<void> {
  await button(page, say('bookings.details.submit')).click()
  await expect(page).toHaveURL(onStep('pay'))
}

async function readTotalPaise(page: Page, dakshinaRupees: number): Promise<number> {
  const { pooja } = (await (await page.context().request.get(`/api/pooja/getPoojaById/${poojaId}`)).json()) as {
    pooja: Pooja
  }
  return poojaTotalPaise(pooja.amount * 100, dakshinaRupees * 100)
}

test(
  'a devotee books Saturday’s slot with the chosen acharya, pays with dakshina, finds receipt and booking, and cancels it',
  { tag: '@both' },
  async ({ page, say, language, signIn }) => {
    const account = await signIn(profiles[language])
    await fillWallet(page.context().request, account, 3000)
    const free = await findSaturdaySlot(page.context().request)
    // Without an acharya the one who is free first is chosen, and another one is a press away.
    await visit(page, `/PujaDetailsPage/${poojaId}`)
    await button(page, say('poojas.detail.book')).click()
    await expect(page).toHaveURL(onStep('time'))
    await expect(page.getByRole('radio', { name: say('bookings.mode.offline') })).toBeDisabled()
    const wanted = page.getByRole('radio', { name: free.acharya.name, exact: true })
    await expect(page.getByRole('radio', { checked: true }).first()).toBeAttached()
    await wanted.check()
    await chooseDay(page, say, free.date)
    const hour = page.locator(`button[value="${free.slot.toTime}"]`)
    // The hours are in sight without scrolling.
    await expect(hour).toBeInViewport()
    await hour.click()
    await expect(page).toHaveURL(onStep('details'))
    await expect(page.getByRole('progressbar')).toBeVisible()

    const { first_name, last_name, address, pincode } = profiles[language]
    await expect(field(page, say, 'name')).toHaveValue(`${first_name} ${last_name}`)
    await expect(field(page, say, 'address')).toHaveValue(address)
    await expect(field(page, say, 'pinCode')).toHaveValue(pincode)
    await field(page, say, 'gotra').fill(language === 'en' ? 'Bharadwaj' : 'भारद्वाज')
    // A refresh keeps what was typed.
    await reload(page)
    await expect(field(page, say, 'gotra')).not.toHaveValue('')
    await sendDetails(page, say)

    const total = (paise: number) => page.getByText(formatRupees(paise, language), { exact: true }).first()
    await expect(total(await readTotalPaise(page, 0))).toBeVisible()
    const chips = page.getByRole('list', { name: say('bookings.dakshina.presets') })
    await chips.getByRole('button', { name: /₹51\b/ }).click()
    await expect(total(await readTotalPaise(page, 51))).toBeVisible()
    await page.getByLabel(say('bookings.dakshina.amount')).fill('151')
    const duePaise = await readTotalPaise(page, 151)
    await expect(total(duePaise)).toBeVisible()
    const pay = button(page, say('bookings.pay.pay', { amount: formatRupees(duePaise, language) }))
    await expect(pay).toBeVisible()
    await pay.click()
    await expectToast(page, say('bookings.pay.done'))
    await expect(page).toHaveURL(/\/bookedpooja\?booked=/)

    const entry = page.getByRole('article')
    await expect(entry).toHaveCount(1)
    await expect(page.getByText(say('booked.confirmed.title'))).toBeVisible()
    await expect(entry).toContainText(profiles[language].email)
    await expect(button(page, say('booked.join.join'))).toBeDisabled()
    const download = page.waitForEvent('download')
    await entry.getByRole('button', { name: say('booked.entry.calendar') }).click()
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)
    await entry.getByRole('link', { name: say('booked.entry.receipt') }).click()
    await expect(page.getByRole('article')).toContainText(formatRupees(duePaise, language))

    await visit(page, '/bookedpooja')
    await entry.getByRole('button', { name: say('booked.change.cancel') }).click()
    const dialog = page.getByRole('dialog', { name: say('booked.cancel.title') })
    // The refund is shown before the cancellation.
    await expect(dialog).toContainText(say('booked.cancel.refund', { amount: formatRupees(duePaise, language) }))
    await dialog
      .getByRole('button', { name: say('booked.cancel.confirm', { amount: formatRupees(duePaise, language) }) })
      .click()
    await expect(page.getByText(say('booked.noUpcoming'))).toBeVisible()
    await expect(entry).toContainText(say('booked.status.cancelled'))
    await visit(page, '/mywallet')
    await expect(page.getByRole('region', { name: say('wallet.balance.label'), exact: true })).toContainText(
      '₹3,000.00',
    )
  },
)

test('a guest signs in and books without a profile, also at an address of former steps', async ({
  page,
  say,
  language,
}) => {
  const free = await findSaturdaySlot(page.context().request)
  await visit(page, stepPath('mode', free))
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await askForCode(page, say, freshPhone())
  await enterCode(page, say, await readCode(page, say))
  await expect(page).toHaveURL(onStep('time'))
  await takeSlot(page, say, free)
  await expect(page).toHaveURL(onStep('details'))
  const { first_name, email, address, pincode } = profiles[language]
  await field(page, say, 'name').fill(first_name)
  await field(page, say, 'contact').fill('9876543210')
  await field(page, say, 'email').fill(email)
  await field(page, say, 'pinCode').fill(pincode)
  await expect(field(page, say, 'state')).not.toHaveValue('')
  await expect(field(page, say, 'city')).not.toHaveValue('')
  await field(page, say, 'address').fill(address)
  await sendDetails(page, say)
})

test(
  'too little money leads to the provider in the same tab for what is missing, and from there to the booked pooja',
  { tag: '@phone' },
  async ({ page, context, say, language, signIn }) => {
    await signIn(profiles[language])
    const free = await findSaturdaySlot(context.request)
    await openDetails(page, say, free)
    await sendDetails(page, say)
    const duePaise = await readTotalPaise(page, 0)
    await button(page, say('bookings.pay.payRest', { amount: formatRupees(duePaise, language) })).click()
    await page.getByRole('button', { name: demoProviderTexts[language].pay(duePaise) }).click()
    await expect(page).toHaveURL(/\/bookedpooja\?booked=/)
    await expect(page.getByText(say('booked.confirmed.title'))).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
  },
)

test('a user who loses a slot to another is informed at once and keeps everything else', async ({
  page,
  browser,
  say,
  language,
  signIn,
  faults,
}) => {
  faults.announce(/409.*holdSlot/)
  await signIn(profiles[language])
  const free = await findSaturdaySlot(page.context().request)
  await visit(page, stepPath('time', free))
  await chooseDay(page, say, free.date)
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': freshAddress() } })
  const other = await signInByApi(await elsewhere.newPage(), profiles[language])
  await holdByApi(elsewhere.request, other, free)
  const lost = page.locator(`button[value="${free.slot.toTime}"]`)
  await lost.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(lost).toBeDisabled()
  await expect(lost).toContainText(say('bookings.time.booked'))
  await expect(page.locator(`button[value="${free.date}"]`)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(onStep('time'))
  await elsewhere.close()
})

test('a hold that expires keeps what was typed, and the same time can be confirmed again', async ({
  page,
  say,
  language,
  signIn,
}) => {
  await page.clock.install()
  await signIn(profiles[language])
  const free = await findSaturdaySlot(page.context().request)
  await openDetails(page, say, free)
  await field(page, say, 'city').fill('Indore')
  await page.clock.fastForward('10:30')
  await expect(page.getByText(say('bookings.hold.over'))).toBeVisible()
  await page.getByRole('link', { name: say('bookings.hold.again') }).click()
  await expect(page).toHaveURL(onStep('time'))
  // By the server's clock it is not over, which the page learns when its live channel is back.
  await button(page, say('bookings.time.confirm')).click()
  await expect(page).toHaveURL(onStep('details'))
  await expect(field(page, say, 'city')).toHaveValue('Indore')
})
