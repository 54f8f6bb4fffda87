import type { Locator, Page } from '@playwright/test'
import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { demoProviderTexts } from '@sankalp/content/payments-texts'
import { openAcharya } from './support/acharya-client.ts'
import { fillWallet } from './support/bookings.ts'
import { expect, test } from './support/fixtures.ts'
import { profiles } from './support/person.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'
import { type Words, marked, patternOf } from './support/words.ts'

const cards = (page: Page): Locator => page.getByRole('article')
const button = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
const dialog = (page: Page): Locator => page.getByRole('dialog')
const timer = (page: Page, say: Words): Locator =>
  page.getByRole('timer', { name: say('find-acharya.waiting.countdown') })
const askPath = (acharyaId: string) => `/chatwithastrologer?ask=${acharyaId}&talk=chat`

test(
  'a user narrows the list of acharyas by search and filters and undoes them, and the back button goes through all of it',
  { tag: '@phone' },
  async ({ page, say, language, signIn }) => {
    await signIn(profiles[language])
    await visit(page, '/chatwithastrologer')
    const count = page.getByRole('status').filter({ hasText: say('find-acharya.count_other', { count: 12 }) })
    await expect(count).toBeVisible()
    await expect(page.getByRole('region', { name: say('find-acharya.wallet.label') })).toContainText('₹0.00')
    await expect(cards(page).first()).toContainText(say('find-acharya.light.online'))

    await page.getByRole('searchbox').fill(language === 'en' ? 'tamil' : 'तमिल')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\?q=/)
    await expect(count).toBeHidden()
    const found = await cards(page).count()
    await button(page, say('find-acharya.filters.open')).click()
    await dialog(page).getByLabel(say('find-acharya.filters.gender')).selectOption('Female')
    await button(dialog(page), say('find-acharya.filters.apply')).click()
    await expect(page).toHaveURL(/q=.*&gender=Female/)
    await expect.poll(() => cards(page).count()).toBeLessThan(found)
    await page.getByLabel(say('find-acharya.sort.label')).selectOption('priceUp')
    await expect(page).toHaveURL(/sort=priceUp/)
    // A refresh shows the same.
    await reload(page)
    await expect(page.getByLabel(say('find-acharya.sort.label'))).toHaveValue('priceUp')
    const women = button(page, say('find-acharya.filters.remove', { what: say('find-acharya.genders.Female') }))
    await women.click()
    await expect(page).not.toHaveURL(/gender/)
    await expect(women).toBeHidden()
    for (const before of [/gender=Female&sort=priceUp/, /gender=Female$/, /\?q=[^&]*$/, /\/chatwithastrologer$/]) {
      await page.goBack()
      await expect(page).toHaveURL(before)
    }
    await expect(count).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('')

    // The server stores the favourite, so a reload finds it again.
    const name = demoAcharyas.find(({ present }) => present)!.name[language]
    const first = cards(page).filter({ hasText: name })
    await button(first, say('find-acharya.card.favourite', { name })).click()
    await expect(button(first, say('find-acharya.card.isFavourite', { name }))).toHaveAttribute('aria-pressed', 'true')
    await button(page, say('find-acharya.filters.favourites')).click()
    await expect(cards(page)).toHaveCount(1)
    await reload(page)
    await expect(cards(page)).toHaveCount(1)
    await cards(page).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  },
)

test('a request rings for a minute by the server’s clock, is restored after a refresh, and is cancelled free of charge', async ({
  page,
  say,
  language,
  signIn,
  baseURL,
  lendAcharya,
}) => {
  const account = await signIn(profiles[language])
  await fillWallet(page.context().request, account, 500)
  const acharya = await openAcharya(baseURL!, await lendAcharya())
  try {
    const { _id, chatPerMinutes } = await acharya.find(page.context().request)
    await visit(page, askPath(_id))
    // Four facts at one glance: price, minutes, how it is billed, and that ringing is free.
    await expect(dialog(page)).toContainText(`₹${chatPerMinutes}.00`)
    await expect(dialog(page)).toContainText(
      say('find-acharya.confirm.minutes_other', { count: Math.floor(500 / chatPerMinutes) }),
    )
    await expect(dialog(page)).toContainText(say('find-acharya.confirm.endText'))
    await expect(dialog(page)).toContainText(say('find-acharya.confirm.free'))
    await dialog(page)
      .getByRole('link', { name: say('find-acharya.confirm.intakeAdd') })
      .click()
    // Filled from the profile: one press continues.
    await expect(page.getByLabel(say('find-acharya.intake.name'), { exact: true })).toHaveValue(
      `${profiles[language].first_name} ${profiles[language].last_name}`,
    )
    await button(page, say('find-acharya.intake.start')).click()
    await expect(dialog(page)).toContainText(profiles[language].first_name)

    const asked = acharya.next('chat:request:incoming')
    await button(dialog(page), say('find-acharya.confirm.confirm')).click()
    const { requestId, intake } = await asked
    expect(intake).toMatchObject({ gender: profiles[language].gender, date: profiles[language].date_of_birth })
    await expect(timer(page, say)).toBeVisible()
    await acharya.send('chat:request:ringing', { requestId })
    await expect(dialog(page).getByRole('status')).toHaveText(say('find-acharya.waiting.ringing'))
    await reload(page)
    await expect(timer(page, say)).toHaveText(
      patternOf(say('find-acharya.waiting.seconds_other', { count: marked }), '[1-5]?\\d'),
    )
    const cancelled = acharya.next('chat:request:cancelled')
    await button(dialog(page), say('find-acharya.waiting.cancel')).click()
    expect(await cancelled).toEqual({ requestId })
    await expectToast(page, say('find-acharya.waiting.cancelled'))
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('region', { name: say('find-acharya.wallet.label') })).toContainText('₹500.00')
  } finally {
    acharya.close()
  }
})

test('an acharya declines with a reason, then goes offline: each is shown, and neither is charged', async ({
  page,
  say,
  language,
  signIn,
  baseURL,
  lendAcharya,
}) => {
  const account = await signIn(profiles[language])
  await fillWallet(page.context().request, account, 500)
  const acharya = await openAcharya(baseURL!, await lendAcharya())
  try {
    const { _id, name } = await acharya.find(page.context().request)
    await visit(page, askPath(_id))
    const asked = acharya.next('chat:request:incoming')
    await button(dialog(page), say('find-acharya.confirm.confirm')).click()
    await acharya.send('chat:request:reject', {
      requestId: (await asked).requestId,
      reason: 'In ten minutes, please',
    })
    await expect(dialog(page)).toContainText(say('find-acharya.over.refused'))
    await expect(dialog(page)).toContainText(say('find-acharya.over.note', { name, note: 'In ten minutes, please' }))
    acharya.close()
    await button(dialog(page), say('find-acharya.over.again')).click()
    await expect(dialog(page)).toContainText(say('find-acharya.confirm.offline', { name }))
    await button(dialog(page), say('find-acharya.confirm.cancel')).click()
    await expect(page.getByRole('region', { name: say('find-acharya.wallet.label') })).toContainText('₹500.00')
  } finally {
    acharya.close()
  }
})

test(
  'an empty wallet is reported before any question, recharged, and leads back to the same question',
  { tag: '@phone' },
  async ({ page, say, language, signIn }) => {
    await signIn(profiles[language])
    await visit(page, '/chatwithastrologer')
    // An acharya played by the server: the others are online only in the journeys that borrow them.
    const { name } = demoAcharyas.find(({ present }) => present)!
    await button(
      cards(page).filter({ hasText: name[language] }),
      new RegExp(`^${say('find-acharya.talk.audio')}`),
    ).click()
    await expect(page).toHaveURL(/ask=.*&talk=audio/)
    const question = page.url()
    await expect(dialog(page).getByRole('alert')).toContainText(say('find-acharya.confirm.insufficient'))
    await dialog(page)
      .getByRole('link', { name: say('find-acharya.confirm.recharge') })
      .click()
    await expect(page).toHaveURL(/\/mywallet\?price=\d+&back=/)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: say('wallet.recharge.popular') }).click()
    const provider = await opened
    await provider.getByRole('button', { name: demoProviderTexts[language].pay(100_00) }).click()
    await page.getByRole('link', { name: say('wallet.paid.back') }).click()
    await expect(page).toHaveURL(question)
    await expect(button(dialog(page), say('find-acharya.confirm.confirm'))).toBeVisible()
    await expect(page.getByRole('region', { name: say('find-acharya.wallet.label') })).toContainText('₹200.00')
  },
)
