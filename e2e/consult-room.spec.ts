import type { Locator, Page } from '@playwright/test'
import { formatRupees } from '@sankalp/contract/money'
import { greeting, lineOfBill, meet } from './support/consulting.ts'
import { expect, test } from './support/fixtures.ts'
import { lineThatCanBeCut, lineThatFallsSilent } from './support/live-line.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const button = (page: Page, text: string): Locator => page.getByRole('button', { name: text, exact: true })
const log = (page: Page, say: Words) => page.getByRole('log', { name: say('consultations.messages') })
const field = (page: Page, say: Words) => page.getByRole('textbox', { name: say('consultations.composer.label') })
const bubbles = (page: Page, say: Words) => log(page, say).locator('[data-message]')

async function write(page: Page, say: Words, text: string): Promise<void> {
  await field(page, say).fill(text)
  await button(page, say('consultations.composer.send')).click()
}

/** Finds the user's own bubble with this text and this tick. */
const ticked = (page: Page, say: Words, text: string, tick: string) =>
  bubbles(page, say).filter({ hasText: text }).locator(`[data-tick="${tick}"]`)

// A picture of one red pixel.
const picture = {
  name: 'palm.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test(
  'a chat from the first message to the rating: typing, ticks, a picture, a chart, the warning, more time, the end, the bill',
  { tag: '@phone' },
  async ({ page, browser, say, language, lendAcharya }) => {
    test.slow()
    // The room waits while the request rings, and opens by itself once it is accepted. Without an id in the address it
    // finds the running consultation.
    const onRinging = async () => {
      await visit(page, '/chatComponent')
      await expect(page.getByText(say('consultations.waiting.text'))).toBeVisible()
    }
    const { requestId, acharyaPage, elsewhere } = await meet({
      page,
      browser,
      phone: await lendAcharya(),
      talk: 'Chat',
      chatMinutes: 1,
      rupees: 500,
      language,
      onRinging,
    })
    await expect(page).toHaveURL(new RegExp(requestId))
    await expectToast(page, say('consultations.lastMinute'))
    await button(page, say('consultations.meter.extend')).click()
    await page.getByRole('dialog').getByRole('button', { name: /₹/ }).click()
    await expectToast(page, say('consultations.extend.done_other', { count: 5 }))
    await expect(page.getByRole('timer')).toContainText(/[56]:\d\d/)

    await visit(acharyaPage, `/chatComponent?id=${requestId}`)
    await expect(acharyaPage.getByRole('timer')).toContainText(/[3-6]:\d\d/)
    await expect(page.getByText(say('consultations.presence.online'))).toBeVisible()
    await field(acharyaPage, say).pressSequentially('Swa')
    await expect(page.getByRole('status').getByText(say('consultations.presence.typing'))).toBeVisible()
    await write(acharyaPage, say, 'Swagatam')
    await expect(bubbles(page, say).filter({ hasText: 'Swagatam' })).toBeVisible()
    await expect(page.getByRole('status').getByText(say('consultations.presence.online'))).toBeVisible()
    await expect(ticked(acharyaPage, say, 'Swagatam', 'read')).toBeVisible()

    // A phone number, which could move the consultation elsewhere, gets a hint and can still be sent.
    await field(page, say).fill('98765 43210')
    await expect(page.getByText(say('consultations.hint.phone'))).toBeVisible()
    await write(page, say, 'नमस्ते https://example.com/a javascript:alert(1)')
    const link = bubbles(acharyaPage, say).getByRole('link')
    await expect(link).toHaveCount(1)
    await expect(link).toHaveAttribute('rel', /noopener/)

    await page.locator('input[type="file"]').setInputFiles(picture)
    await expect(bubbles(acharyaPage, say).getByRole('img', { name: say('consultations.share.picture') })).toBeVisible()
    await button(page, say('consultations.share.open')).click()
    await button(page, say('consultations.share.kundli')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Savita|सविता/ })
      .first()
      .click()
    await expect(bubbles(acharyaPage, say).getByText(say('consultations.chart.dashas'))).toBeVisible()
    await expect(bubbles(page, say).getByRole('img', { name: /Savita|सविता/ })).toBeVisible()
    await reload(page)
    await expect(bubbles(page, say)).toHaveCount(5)

    await button(page, say('consultations.endChat')).click()
    await button(page, say('consultations.end.confirm')).click()
    await expect(page).toHaveURL(`/consultations/${requestId}`)
    await expect(page.getByText(say('consultations.past.reasons.you'))).toBeVisible()
    await expect(page.getByRole('link', { name: say('consultations.bill.receipt') })).toBeVisible()
    await page
      .locator('label')
      .filter({ hasText: say('consultations.rate.stars_other', { count: 5 }) })
      .click()
    await page.getByLabel(say('consultations.rate.words')).fill('Shanti')
    await button(page, say('consultations.rate.send')).click()
    await expectToast(page, say('consultations.rate.done'))
    await button(page, '₹101').click()
    await button(page, say('consultations.dakshina.give')).click()
    await expect(
      page.getByRole('status').filter({ hasText: formatRupees(10_100, language).replace('.00', '') }),
    ).toBeVisible()

    await expect(acharyaPage).toHaveURL(`/consultations/${requestId}`)
    await expect(acharyaPage.getByText(say('consultations.bill.earned'))).toBeVisible()

    await button(page, say('consultations.transcript.delete')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('consultations.transcript.confirm'), exact: true })
      .click()
    await expect(page.getByText(say('consultations.transcript.deleted'))).toBeVisible()
    await visit(page, '/consultations')
    await expect(
      page
        .getByRole('main')
        .getByRole('link')
        .filter({ hasText: say('consultations.rate.stars_other', { count: 5 }) }),
    ).toBeVisible()
    await elsewhere.close()
  },
)

test('a network that fails and returns loses no message on either side, and keeps their order', async ({
  page,
  browser,
  say,
  language,
  lendAcharya,
}) => {
  const { requestId, acharyaPage, elsewhere } = await meet({
    page,
    browser,
    phone: await lendAcharya(),
    talk: 'Chat',
    chatMinutes: 10,
    rupees: 500,
    language,
  })
  const line = await lineThatCanBeCut(page)
  await Promise.all([
    visit(page, `/chatComponent?id=${requestId}`),
    visit(acharyaPage, `/chatComponent?id=${requestId}`),
  ])
  await expect(ticked(acharyaPage, say, greeting, 'read')).toBeVisible()

  await line.cut()
  await expect(page.getByRole('status').getByText(say('consultations.presence.reconnecting'))).toBeVisible()
  await write(page, say, 'first')
  await write(page, say, 'second')
  await expect(bubbles(page, say).locator('[data-tick="sending"]')).toHaveCount(2)
  await write(acharyaPage, say, 'Are you there?')
  await expect(ticked(acharyaPage, say, 'Are you there?', 'sent')).toBeVisible()
  line.mend()

  await expect(ticked(page, say, 'second', 'read')).toBeVisible()
  const order = [greeting, 'Are you there?', 'first', 'second']
  for (const side of [page, acharyaPage]) {
    await expect(bubbles(side, say)).toHaveCount(order.length)
    for (const [at, text] of order.entries()) await expect(bubbles(side, say).nth(at)).toContainText(text)
  }
  await expect(ticked(acharyaPage, say, 'Are you there?', 'read')).toBeVisible()
  await elsewhere.close()
})

/** Of 9:05. */
function secondsOf(clock: string | null): number {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(clock!)!
  return Number(minutes) * 60 + Number(seconds)
}

test('a pause shown to the user as free is free on the bill, and the sum on the screen is the sum on the bill', async ({
  page,
  browser,
  say,
  language,
  lendAcharya,
}) => {
  const minutes = 10
  const { requestId, acharyaPage, elsewhere } = await meet({
    page,
    browser,
    phone: await lendAcharya(),
    talk: 'Chat',
    chatMinutes: minutes,
    rupees: 500,
    language,
  })
  const line = await lineThatFallsSilent(acharyaPage)
  await Promise.all([
    visit(page, `/chatComponent?id=${requestId}`),
    visit(acharyaPage, `/chatComponent?id=${requestId}`),
  ])
  await write(page, say, 'Are you there?')
  await expect(ticked(page, say, 'Are you there?', 'read')).toBeVisible()

  const paused = page.getByText(say('consultations.meter.paused'), { exact: true })
  await expect(paused).toBeHidden()
  line.hush()
  await expect(paused).toBeVisible()
  const frozen = await page.getByRole('timer').textContent()
  await write(page, say, 'I wait')
  await expect(ticked(page, say, 'I wait', 'sent')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(frozen!)
  const passedMs = Date.now()
  line.pass()
  await expect(paused).toBeHidden()
  await expect(ticked(page, say, 'I wait', 'read')).toBeVisible()
  await expect(page.getByRole('timer')).not.toHaveText(frozen!)

  // Silence the line once more, so that nothing changes while the values are read and the chat is ended, however slow
  // this machine is.
  line.hush()
  const heardSeconds = (Date.now() - passedMs) / 1000
  await expect(paused).toBeVisible()
  const sum = await page.locator('[data-charge]').textContent()
  const left = secondsOf(await page.getByRole('timer').textContent())
  // The five or more seconds of the first silence are not among those counted since.
  expect(secondsOf(frozen) - left).toBeLessThanOrEqual(heardSeconds + 1)
  await button(page, say('consultations.endChat')).click()
  await button(page, say('consultations.end.confirm')).click()
  await expect(page).toHaveURL(`/consultations/${requestId}`)
  await expect(lineOfBill(page, say('consultations.bill.charge'))).toHaveText(sum!)
  const talked = secondsOf(await lineOfBill(page, say('consultations.bill.talked')).textContent())
  expect(talked).toBe(minutes * 60 - left)
  // There may have been another pause before both pages were open.
  const pauses = (await lineOfBill(page, say('consultations.bill.pauses')).locator('span').allTextContents()).slice(-2)
  expect(pauses).toHaveLength(2)
  for (const pause of pauses) {
    const [from, to] = pause.split(' – ')
    expect(to).not.toBe(from)
  }
  line.pass()
  await elsewhere.close()
})

/** Returns how many video frames of the other side were shown. */
const framesOf = (page: Page) =>
  page
    .locator('video[data-other]')
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)

/**
 * Reports a perfect line to both browsers. On a busy machine packets arrive late, which the product takes for a weak
 * line: it then pauses the video, and a test could wait for it in vain. `line.test.ts` tests the reaction to a weak
 * line.
 */
async function tellOfGoodLine(...pages: Page[]): Promise<void> {
  for (const page of pages)
    await page.addInitScript(() => (RTCPeerConnection.prototype.getStats = () => Promise.resolve(new Map())))
}

async function enterCall(page: Page, say: Words, requestId: string): Promise<void> {
  await visit(page, `/audioVideoComponent?id=${requestId}`)
  await button(page, say('call.check.join')).click()
}

test(
  'a video call: each side sees the other move, writes beside it, continues after a reload, and ends it',
  { tag: '@phone' },
  async ({ page, browser, say, language, lendAcharya }) => {
    const { requestId, acharyaPage, elsewhere } = await meet({
      page,
      browser,
      phone: await lendAcharya(),
      talk: 'Video Call',
      chatMinutes: 15,
      rupees: 2000,
      language,
    })
    await tellOfGoodLine(page, acharyaPage)
    await visit(page, `/chatComponent?id=${requestId}`)
    await expect(page).toHaveURL(/audioVideoComponent/)
    await expect(page.getByLabel(say('call.check.you'))).toBeVisible()
    await expect(page.getByRole('meter', { name: say('call.check.level') })).toBeVisible()
    await button(page, say('call.check.join')).click()
    await enterCall(acharyaPage, say, requestId)
    for (const side of [page, acharyaPage]) await expect.poll(() => framesOf(side)).toBeGreaterThan(10)

    await button(page, say('call.buttons.micOn')).click()
    await expect(acharyaPage.getByText(say('call.otherMuted'))).toBeVisible()
    await button(page, say('call.buttons.chat')).click()
    await write(page, say, 'नमस्ते')
    await expect(acharyaPage.getByRole('button', { name: say('call.chat.news') })).toBeVisible()
    await button(page, say('call.chat.close')).click()

    await reload(acharyaPage)
    for (const side of [page, acharyaPage]) await expect.poll(() => framesOf(side)).toBeGreaterThan(10)
    await button(acharyaPage, say('call.buttons.end')).click()
    await button(acharyaPage, say('consultations.end.confirm')).click()
    await expect(page).toHaveURL(`/consultations/${requestId}`)
    await expect(page.getByText(say('consultations.past.reasons.other'))).toBeVisible()
    await elsewhere.close()
  },
)

test('a refused camera: the page says why and what to do, and the call continues by voice', async ({
  page,
  context,
  browser,
  say,
  language,
  lendAcharya,
}) => {
  await context.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = (wanted) =>
      wanted?.video ? Promise.reject(new DOMException('no', 'NotAllowedError')) : open(wanted)
  })
  const { requestId, acharyaPage, elsewhere } = await meet({
    page,
    browser,
    phone: await lendAcharya(),
    talk: 'Video Call',
    chatMinutes: 15,
    rupees: 2000,
    language,
  })
  await tellOfGoodLine(page, acharyaPage)
  await visit(page, `/audioVideoComponent?id=${requestId}`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to initialize media devices.')
  await expect(alert).toContainText(say('call.failed.NotAllowed.cure'))
  await button(page, say('call.check.withoutCamera')).click()
  await enterCall(acharyaPage, say, requestId)
  await expect(acharyaPage.getByText(say('call.otherCameraOff'))).toBeVisible()
  // The side without a camera still sees the other.
  await expect.poll(() => framesOf(page)).toBeGreaterThan(10)
  await elsewhere.close()
})
