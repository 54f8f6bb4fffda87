import type { Locator, Page } from '@playwright/test'
import { formatRupees } from '@sankalp/contract/money'
import { expectAccessible } from './support/accessible.ts'
import { greeting, meet } from './support/consulting.ts'
import { expect, test } from './support/fixtures.ts'
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

/** Its own bubble with this text, marked so. */
const ticked = (page: Page, say: Words, text: string, tick: string) =>
  bubbles(page, say).filter({ hasText: text }).locator(`[data-tick="${tick}"]`)

// A picture of one red point.
const picture = {
  name: 'palm.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test(
  'a chat from the first word to the rating: typing, ticks, a picture, a chart, the warning, more time, the end, the bill',
  { tag: '@pair' },
  async ({ page, browser, say, language, lendAcharya }) => {
    // While it rings the room waits; once it is accepted it opens by itself, and without an id in the address the running one is found.
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

    // A number typed to move the talk elsewhere gets a hint, and may still be sent.
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

    await expectAccessible(page, 'the room')
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
    await expectAccessible(page, 'what it came to')

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

/** The line between a page and the live channel, which a test can cut: the browser's own offline switch leaves open sockets open. */
async function lineOf(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let isCut = false
  const open = new Set<{ close: () => Promise<void> }>()
  await page.routeWebSocket(/\/live\//, (socket) => {
    if (isCut) return void socket.close()
    open.add(socket).add(socket.connectToServer())
  })
  return {
    async cut() {
      isCut = true
      for (const end of open) await end.close()
      open.clear()
    },
    mend: () => void (isCut = false),
  }
}

test(
  'a network that goes and comes back loses no word on either side, and keeps their order',
  { tag: '@once' },
  async ({ page, browser, say, language, lendAcharya }) => {
    const { requestId, acharyaPage, elsewhere } = await meet({
      page,
      browser,
      phone: await lendAcharya(),
      talk: 'Chat',
      chatMinutes: 10,
      rupees: 500,
      language,
    })
    const line = await lineOf(page)
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
  },
)

/** How many pictures of the other have been shown. */
const framesOf = (page: Page) =>
  page
    .locator('video[data-other]')
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)

/**
 * On a busy machine packets come late, which the product takes for a thin line: it rests the picture, as it should, and none could be waited
 * for. So both browsers are told of no loss and no delay; what is made of them, `line.test.ts` looks at.
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
  'a video call: each sees the other move, writes beside it, goes on after a reload, and ends it',
  { tag: '@phone-hin' },
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
    await expectAccessible(page, 'the check before the call')
    await button(page, say('call.check.join')).click()
    await enterCall(acharyaPage, say, requestId)
    for (const side of [page, acharyaPage]) await expect.poll(() => framesOf(side)).toBeGreaterThan(10)
    await expectAccessible(page, 'the call')

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

test(
  'a camera that is refused: it is said why and what to do, and the call goes on by voice',
  { tag: '@once' },
  async ({ page, context, browser, say, language, lendAcharya }) => {
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
    // The one without a camera still sees the other.
    await expect.poll(() => framesOf(page)).toBeGreaterThan(10)
    await elsewhere.close()
  },
)
