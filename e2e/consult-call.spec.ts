import type { Locator, Page } from '@playwright/test'
import { priceOf } from '@sankalp/contract/meter'
import { formatRupees } from '@sankalp/contract/money'
import { fillWallet } from './support/bookings.ts'
import { lineOfBill } from './support/consulting.ts'
import { signInAsDemo } from './support/demo-account.ts'
import { expect, test } from './support/fixtures.ts'
import { findEntry } from './support/live-user.ts'
import { freshAddress, profiles } from './support/person.ts'
import { signInByApi } from './support/sign-in-by-api.ts'
import { visit } from './support/visit.ts'
import { type Words, marked, patternOf } from './support/words.ts'

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true })
const charge = (page: Page) => page.locator('[data-charge]')

test('two calls in a row on one console: the devices are checked while they ring, time counts once both are connected, and the bill matches', async ({
  page,
  browser,
  say,
  language,
  lendAcharya,
}) => {
  const user = await signInByApi(page, profiles[language])
  await fillWallet(page.context().request, user, 2000)
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': freshAddress() } })
  const acharyaPage = await elsewhere.newPage()
  const { id } = await signInAsDemo(acharyaPage, await lendAcharya())
  const acharya = await findEntry(page.context().request, id)
  await visit(acharyaPage, '/acharya')
  await acharyaPage.getByRole('switch', { name: say('acharya-live.bar.switch') }).click()
  await expect(acharyaPage.getByText(say('acharya-live.bar.online'), { exact: true })).toBeVisible()

  await visit(page, '/chatwithastrologer')
  for (const talk of ['video', 'audio'] as const) {
    const paisePerMinute = Math.round({ video: acharya.videoPerMinutes, audio: acharya.audioPerMinutes }[talk] * 100)
    const nothing = formatRupees(0, language)
    await ask(page, say, talk, acharya.name)
    await expect(page.getByRole('meter', { name: say('call.check.level') })).toBeVisible()
    await button(acharyaPage.getByRole('dialog'), say('acharya-live.ring.accept')).click()

    // The acharya has not joined yet: the call is open on the user's side, and free.
    await expect(page).toHaveURL(/audioVideoComponent/)
    await expect(button(page, say('call.buttons.micOn'))).toBeVisible()
    await expect(page.getByText(say('consultations.meter.notYet'))).toBeVisible()
    await expect(charge(page)).toHaveText(nothing)
    const joinedMs = Date.now()
    await button(acharyaPage, say('call.check.join')).click()
    for (const side of [page, acharyaPage]) {
      await expect(charge(side)).not.toHaveText(nothing)
      await expect(side.getByText(say('consultations.meter.notYet'))).toBeHidden()
    }

    await button(page, say('call.buttons.end')).click()
    await button(page, say('consultations.end.confirm')).click()
    await expect(page).toHaveURL(/\/consultations\//)
    await expect(page.getByText(say('consultations.past.reasons.you'))).toBeVisible()
    // Exactly the first minute, and no second from before the acharya joined, however slow this machine is.
    const [minutes, seconds] = (await lineOfBill(page, say('consultations.bill.charged')).innerText())
      .split(':')
      .map(Number) as [number, number]
    const charged = minutes * 60 + seconds
    expect(charged).toBeGreaterThanOrEqual(60)
    expect(charged).toBeLessThanOrEqual(Math.max(60, (Date.now() - joinedMs) / 1000))
    await expect(lineOfBill(page, say('consultations.bill.charge'))).toHaveText(
      formatRupees(priceOf(charged, paisePerMinute), language),
    )
    // Both sides continue in the same page, on the same connection.
    await page.getByRole('link', { name: say('consultations.toAcharyas') }).click()
    await acharyaPage.getByRole('link', { name: say('consultations.toConsole') }).click()
    await expect(acharyaPage.getByText(say('acharya-live.bar.online'), { exact: true })).toBeVisible()
  }
  await elsewhere.close()
})

async function ask(page: Page, say: Words, talk: 'audio' | 'video', name: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: name })
  await card.getByRole('button', { name: patternOf(say(`find-acharya.talk.${talk}`), '') }).click()
  await button(page.getByRole('dialog'), say('find-acharya.confirm.confirm')).click()
  await expect(page.getByRole('timer', { name: say('find-acharya.waiting.countdown') })).toHaveText(
    patternOf(say('find-acharya.waiting.seconds_other', { count: marked }), '[1-6]?\\d'),
  )
}
