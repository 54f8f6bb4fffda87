import type { Page } from '@playwright/test'
import { termsSections } from '@sankalp/content/terms/section'
import { terms } from '@sankalp/content/terms/index'
import { expectAccessible, leaveTwoOfEachKind } from './support/accessible.ts'
import { stopClock } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

/** How long each voice stands before the next one comes. */
const turnEveryMs = 3000

const voices = (page: Page, say: Words) => page.getByRole('region', { name: say('marketing.voices.title') })

/** The voices that stand wholly inside of their frame, as somebody sees them. */
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

test(
  'about us tells who, what and why, with its figures marked as samples',
  { tag: '@pair' },
  async ({ page, say }) => {
    await visit(page, '/aboutus')
    for (const part of ['what', 'mission', 'news', 'figures', 'faq']) {
      await expect(page.getByRole('heading', { level: 2, name: say(`about.${part}.title`) })).toBeVisible()
    }
    await expect(page.getByRole('heading', { level: 2, name: say('blog.latest.title') })).toBeVisible()
    const news = page.getByRole('region', { name: say('about.news.title') })
    await expect(news.getByRole('listitem')).toHaveCount(4)
    await expect(news.locator('svg')).toHaveCount(4)
    const figures = page.getByRole('region', { name: say('about.figures.title') })
    await expect(figures.getByRole('definition')).toHaveText(['100%', '500K+', '1M+'])
    await expect(figures).toContainText(say('about.figures.sample'))
    const answer = page.getByText(say('about.faq.signs.answer'))
    await expect(answer).toBeHidden()
    await page.getByText(say('about.faq.signs.question')).click()
    await expect(answer).toBeVisible()
    await news.getByRole('link', { name: say('about.news.meter.link') }).click()
    await expect(page).toHaveURL(/\/privacy#sessions$/)
  },
)

test(
  'the page says to machines who we are, where we are and what is asked',
  { tag: '@once' },
  async ({ request, baseURL }) => {
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
  },
)

test.describe('the voices', { tag: '@once' }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

  test('stand three, two or one beside each other, and three under each other on a phone', async ({ page }) => {
    await visit(page, '/aboutus')
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

  test('go round and round, forwards and back, and can be stopped', async ({ page, say }) => {
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

    // By themselves they move when nobody is at them, and not once they are stopped.
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

  test('do not move for who wants no motion, and push nothing about', async ({ page, say }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await visit(page, '/aboutus')
    await page.evaluate(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shifts })
    })
    const region = voices(page, say)
    await region.scrollIntoViewIfNeeded()
    const start = await seenVoices(page)
    await page.clock.runFor(3 * turnEveryMs)
    expect(await seenVoices(page)).toEqual(start)
    await expect(region.getByRole('button', { name: say('marketing.voices.play') })).toBeVisible()
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    )
    expect(total).toBeLessThanOrEqual(0.02)
  })
})

test(
  'terms and privacy: every part is listed, found by its link, and names the officer of the settings',
  { tag: '@pair' },
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

for (const path of ['/aboutus', '/privacy']) {
  test(`anybody can use ${path}, with its answers open`, { tag: '@pair' }, async ({ page }) => {
    await visit(page, path)
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
    await leaveTwoOfEachKind(page)
    await expectAccessible(page, path)
  })
}
