import type { Page } from '@playwright/test'
import { termsSections } from '@sankalp/content/terms/section'
import { terms } from '@sankalp/content/terms/index'
import { stopClock } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

/** How long each testimonial shows before the next one. */
const turnEveryMs = 3000

const voices = (page: Page, say: Words) => page.getByRole('region', { name: say('marketing.voices.title') })

/** Returns the testimonials that are fully visible inside their frame. */
async function seenVoices(page: Page): Promise<string[]> {
  return page.locator('[data-testimonials] ul').evaluate((list) => {
    const frame = list.parentElement!.getBoundingClientRect()
    return [...list.children].flatMap((voice) => {
      const { left, right, width } = voice.getBoundingClientRect()
      return width > 0 && left > frame.left - 2 && right < frame.right + 2
        ? [voice.querySelector('figcaption span span')!.textContent]
        : []
    })
  })
}

test('the page describes the company, its address and the questions for machines', async ({ request, baseURL }) => {
  const html = await (await request.get('/aboutus')).text()
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )
  expect(things.map((thing) => String(thing['@type'])).toSorted()).toEqual([
    'BreadcrumbList',
    'FAQPage',
    'Organization',
  ])
  const company = things.find((thing) => thing['@type'] === 'Organization')
  expect(company).toMatchObject({
    url: baseURL,
    contactPoint: { '@type': 'ContactPoint', url: `${baseURL}/contact` },
  })
  expect(JSON.stringify(company), 'nothing invented').not.toContain('example.com')
  expect(things.find((thing) => thing['@type'] === 'FAQPage')!.mainEntity).toHaveLength(4)
})

test.describe('the voices', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

  test('stand three, two or one beside each other, three under each other on a phone, and still where no motion is wanted', async ({
    page,
    say,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/aboutus')
    await expect(voices(page, say).getByRole('button', { name: say('marketing.voices.play') })).toBeVisible()
    for (const [width, count] of [
      [1280, 3],
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 1],
      [500, 1],
      [499, 3],
      [320, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(async () => (await seenVoices(page)).length, `${width} px`).toBe(count)
    }
  })

  test('turn endlessly, forwards and back, and can be stopped', async ({ page, say }) => {
    await page.clock.install()
    await visit(page, '/aboutus')
    await stopClock(page)
    const region = voices(page, say)
    await region.scrollIntoViewIfNeeded()
    const names = await page.locator('[data-testimonials] li figcaption span span:first-child').allTextContents()
    expect(names).toHaveLength(5)
    const from = (first: number) => [0, 1, 2].map((at) => names[(first + at + 5) % 5])
    const expectFrom = (first: number) => expect.poll(() => seenVoices(page)).toEqual(from(first))
    await expectFrom(0)
    await region.getByRole('button', { name: say('marketing.voices.previous') }).click()
    await expectFrom(-1)
    const next = region.getByRole('button', { name: say('marketing.voices.next') })
    for (let turns = 0; turns < 6; turns += 1) {
      await next.click()
      await expectFrom(turns)
    }

    // They turn by themselves without pointer and focus, and not after a stop.
    await page.clock.runFor(turnEveryMs)
    await expectFrom(5)
    await page.mouse.move(0, 0)
    await next.blur()
    await page.clock.runFor(turnEveryMs)
    await expectFrom(6)
    await region.getByRole('button', { name: say('marketing.voices.pause') }).click()
    await page.mouse.move(0, 0)
    await region.getByRole('button', { name: say('marketing.voices.play') }).blur()
    await page.clock.runFor(3 * turnEveryMs)
    await expectFrom(6)
  })
})

test(
  'terms and privacy list every part with its link, and name the officer of the settings',
  { tag: '@phone' },
  async ({ page, say, language }) => {
    await visit(page, '/privacy')
    const contents = page.getByRole('navigation', { name: say('privacy.contents') })
    await expect(contents.getByRole('link')).toHaveCount(termsSections.length)
    for (const id of termsSections)
      await expect(page.getByRole('region', { name: terms[language][id].title })).toBeVisible()
    await contents.getByRole('link', { name: terms[language].grievance.title }).click()
    await expect(page).toHaveURL(/#grievance$/)
    const officer = page.getByRole('region', { name: terms[language].grievance.title })
    await expect(officer).toBeInViewport()
    await expect(officer).toContainText('grievance@example.com')
    await expect(page.getByText(say('privacy.sample'))).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/\{\{|<\/?\w+>/)
  },
)
