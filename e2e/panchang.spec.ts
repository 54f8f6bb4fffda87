import type { Locator, Page } from '@playwright/test'
import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { lastingToday, letPass } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { findLinks, readHead } from './support/page-source.ts'
import { visit } from './support/visit.ts'
import { type Words, wordsOf } from './support/words.ts'

const shownDate = (page: Page) => page.locator('[data-date]').first()
const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const pickDate = (page: Page, say: Words) => page.getByRole('button', { name: say('panchang.pick.button') })
const dateCard = (page: Page, say: Words) => page.getByRole('dialog', { name: say('panchang.pick.button') })

/**
 * Opens a page and waits for its script, which loads at the first interaction and gives no signal: goes one day forward
 * and back.
 */
async function arrive(page: Page, path: string): Promise<void> {
  await lastingToday()
  await visit(page, path)
  const date = await shownDate(page).getAttribute('data-date')
  await page.keyboard.press('ArrowRight')
  await expect(shownDate(page)).toHaveAttribute('data-date', addDays(date!, 1))
  await page.keyboard.press('ArrowLeft')
  await expect(shownDate(page)).toHaveAttribute('data-date', date!)
}

test('today, tomorrow and the two cards; another city is chosen and remembered', async ({ page, say }) => {
  const today = await lastingToday()
  await arrive(page, '/panchang')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('panchang.heading.today'))
  await expect(
    page.getByRole('main').getByRole('heading', { name: say('panchang.cards.panchang'), exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: say('panchang.cards.info') })).toBeVisible()
  await expect(shownDate(page)).toHaveAttribute('data-date', today)
  await page.getByRole('link', { name: say('panchang.tomorrow'), exact: true }).click()
  await expect(shownDate(page)).toHaveAttribute('data-date', addDays(today, 1))
  await expect(page).toHaveURL(`/panchang/delhi/${addDays(today, 1)}`)
  await page.getByRole('link', { name: say('panchang.today'), exact: true }).click()
  await expect(shownDate(page)).toHaveAttribute('data-date', today)
  await test.step('another city is chosen and remembered', async () => {
    await page.getByRole('button', { name: say('panchang.place.change') }).click()
    const card = page.getByRole('dialog', { name: say('panchang.place.change') })
    await card.getByRole('combobox').fill('Varanasi')
    await card.getByRole('option').first().click()
    await expect(page).toHaveURL('/panchang/varanasi')
    await expect(page.getByRole('button', { name: say('panchang.place.change') })).toContainText(/Varanasi|वाराणसी/)
    await page.goto('/panchang')
    await expect(page).toHaveURL('/panchang/varanasi')
    // The server redirects, so that Delhi never shows for a moment.
    const answer = await page.request.get('/panchang', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, '/panchang/varanasi'])
    for (const path of ['/calendar', '/choghadiya', '/rahu-kaal', '/festivals']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: say('panchang.place.change') }), path).toContainText(
        /Varanasi|वाराणसी/,
      )
    }
  })
})

test('today’s tithi is visible without scrolling', { tag: '@phone' }, async ({ page }) => {
  // A cheap phone with its browser's bars.
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/panchang')
  for (const line of ['tithi', 'nakshatra', 'yoga', 'karana', 'rahuKalam']) {
    const value = page.locator(`[data-first=${line}] dd`).filter({ visible: true })
    await expect(value).toHaveCount(1)
    await expect(value).toContainText(/\d\d:\d\d/)
    await expect(value).toBeInViewport({ ratio: 1 })
  }
})

test(
  'one goes from day to day by keys where there are keys, and by swipes where there are none',
  { tag: '@both' },
  async ({ page, size }) => {
    await arrive(page, '/panchang/varanasi/2025-11-27')
    for (let day = 1; day < 5; day++) {
      if (size === 'desktop') await page.keyboard.press('ArrowRight')
      else await swipe(page, -150)
      await expect(shownDate(page)).toHaveAttribute('data-date', addDays('2025-11-27', day))
    }
    if (size === 'desktop') await page.keyboard.press('ArrowLeft')
    else await swipe(page, 150)
    await expect(shownDate(page)).toHaveAttribute('data-date', '2025-11-30')
    await page.goBack()
    await expect(shownDate(page)).toHaveAttribute('data-date', '2025-12-01')
  },
)

test('a key pressed at the moment the next day appears counts from that day', async ({ page }) => {
  const today = await lastingToday()
  await visit(page, '/panchang')
  await page.evaluate(
    (tomorrow) => {
      const goBack = (_: unknown, observer: MutationObserver) => {
        if (!document.querySelector(`[data-date="${tomorrow}"]`)?.closest('#reading')) return
        observer.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
      }
      new MutationObserver(goBack).observe(document.body, { childList: true, subtree: true })
    },
    addDays(today, 1),
  )
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/panchang/delhi')
  await expect(shownDate(page)).toHaveAttribute('data-date', today)
})

/** Swipes sideways over the page. */
async function swipe(page: Page, acrossPx: number): Promise<void> {
  await page.locator('#reading').evaluate((root, across) => {
    const touch = (x: number) => new Touch({ identifier: 1, target: root, clientX: x, clientY: 300 })
    root.dispatchEvent(
      new TouchEvent('touchstart', { bubbles: true, touches: [touch(180)], changedTouches: [touch(180)] }),
    )
    root.dispatchEvent(
      new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(180 + across)] }),
    )
  }, acrossPx)
}

test('a date is chosen from the calendar, by keys, and the calendar closes by Escape and by a press outside', async ({
  page,
  say,
}) => {
  await arrive(page, '/panchang/delhi/2025-11-15')
  await pickDate(page, say).click()
  const card = dateCard(page, say)
  const chosen = card.locator('button[data-date="2025-11-15"]')
  await expect(chosen).toBeFocused()
  const { x, width } = (await card.boundingBox())!
  expect(x + width, 'the card keeps a margin').toBeLessThan(page.viewportSize()!.width - 8)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(page).toHaveURL('/panchang/delhi/2025-11-15')
  await pickDate(page, say).click()
  await expect(card).toBeVisible()
  await page.mouse.click(5, 700)
  await expect(card).toBeHidden()
  await pickDate(page, say).click()
  await chosen.focus()
  await page.keyboard.press('ArrowDown')
  await expect(card.locator('button[data-date="2025-11-22"]')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(card.locator('button[data-date="2025-12-22"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card).toBeHidden()
  await expect(shownDate(page)).toHaveAttribute('data-date', '2025-12-22')
})

test('calendar and festivals open at today', { tag: '@phone' }, async ({ page, say }) => {
  const today = await lastingToday()
  await page.goto('/calendar')
  await expect(page.locator('#today')).toBeInViewport()
  await expect(page.locator('#today')).toHaveAttribute('href', `/panchang/delhi/${today}`)
  await page.goto('/calendar/delhi/2026/3')
  await page.getByRole('link', { name: say('panchang.today'), exact: true }).click()
  await expect(page.locator('#today')).toBeInViewport()
  await page.goto('/festivals?city=delhi')
  const first = page.locator('li[id^=day-]').filter({ visible: true }).first()
  await expect(first).toBeInViewport()
  expect((await first.getAttribute('id'))! >= `day-${today}`).toBe(true)
})

test('a month on a phone is a grid, and a pressed day opens below it', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/calendar/delhi/2026/11')
  const cells = page.locator('a.day-cell')
  await expect(cells).toHaveCount(30)
  const [first, eighth] = await Promise.all([cells.nth(0).boundingBox(), cells.nth(7).boundingBox()])
  // The first of November 2026 is a Sunday.
  expect(eighth!.x).toBeCloseTo(first!.x, 0)
  expect(eighth!.y).toBeGreaterThan(first!.y)
  await cells.nth(7).click()
  const day = page.locator('#day-2026-11-08')
  await expect(day).toBeInViewport()
  await expect(cells.nth(7)).toBeInViewport()
  await expect(page.locator('a.day-said').filter({ visible: true })).toHaveCount(1)
  await day.click()
  await expect(page).toHaveURL(/\/panchang\/delhi\/2026-11-08$/)
})

test(
  'the festivals run on into the next year, whose months are one tap away',
  { tag: '@phone' },
  async ({ page, say }) => {
    const nextYear = Number((await lastingToday()).slice(0, 4)) + 1
    await visit(page, '/festivals?city=delhi')
    const months = page.getByRole('navigation', { name: say('panchang.festivals.months') }).getByRole('link')
    expect(await months.count()).toBeGreaterThanOrEqual(12)
    const last = months.last()
    const target = await last.getAttribute('href')
    expect(target).toMatch(`#month-${nextYear}-`)
    await last.click()
    await expect(page.locator(target!)).toBeInViewport()
  },
)

test('the page remembers the reader’s choices', async ({ page, say, language }) => {
  await arrive(page, '/panchang/delhi/2025-11-15')
  await test.step('closing the card chooses no city', async () => {
    await page.getByRole('button', { name: say('panchang.place.change') }).click()
    const card = page.getByRole('dialog', { name: say('panchang.place.change') })
    await card.getByRole('combobox').fill('Varanasi')
    await expect(card.getByRole('option').first()).toBeVisible()
    await page.mouse.click(5, 700)
    await expect(card).toBeHidden()
    // Every request that the press may have caused has been answered.
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL('/panchang/delhi/2025-11-15')
  })
  await test.step('the page switches to the other language and back without a page load', async () => {
    const other = wordsOf(language === 'en' ? 'hin' : 'en')
    await page
      .getByRole('banner')
      .getByRole('link', { name: language === 'en' ? 'हिन्दी' : 'English' })
      .click()
    await expect(page.getByRole('heading', { name: other('panchang.cards.info') })).toBeVisible()
    await expect(page.getByRole('heading', { name: say('panchang.cards.info') })).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(shownDate(page)).toHaveAttribute('data-date', '2025-11-16')
    await expect(page.getByRole('heading', { name: other('panchang.cards.info') })).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name: language === 'en' ? 'English' : 'हिन्दी' })
      .click()
    await expect(page.getByRole('heading', { name: say('panchang.cards.info') })).toBeVisible()
  })
  await test.step('times have the reader’s chosen format, also later', async () => {
    const midnight = page.locator('[data-fact="nishita"] time').last()
    await page.getByRole('button', { name: say('panchang.clock.button') }).click()
    await page.getByRole('link', { name: say('panchang.clock.24plus') }).click()
    await expect(midnight).toHaveText(/^24:\d\d\+$/)
    await page.getByRole('link', { name: say('panchang.clock.24'), exact: true }).click()
    await expect(midnight).toHaveText(/^00:\d\d, /)
    await page.reload()
    await expect(midnight).toHaveText(/^00:\d\d, /)
    for (const [path, time] of [
      ['/choghadiya/delhi', 'main time'],
      ['/', '[data-fact=sunrise] time'],
      ['/horoscope/leo/today', 'main time[data-m]'],
      ['/blog/tithi-explained', 'main time[data-m]'],
    ] as const) {
      await visit(page, path)
      await expect(page.locator(time).first(), path).toHaveText(/^\d\d:\d\d$/)
    }
  })
})

/** Returns the page of the current almanac day: before sunrise a date still belongs to the previous day. */
async function runningDay(page: Page): Promise<string> {
  await lastingToday()
  const { today, day } = (await (await page.request.get('/api/panchang/day/delhi/today')).json()) as PanchangDayReply
  await letPass(day.startsAt)
  return `/panchang/delhi/${Date.now() < day.startsAt ? addDays(today, -1) : today}`
}

test('the present is marked by the server’s clock, although the phone’s is a day off', async ({ page, say }) => {
  await page.clock.install({ time: Date.now() + 26 * 3_600_000 })
  await visit(page, await runningDay(page))
  await expectPresent(page.getByRole('region', { name: say('panchang.choghadiya.title') }).locator('tr[data-now]'))
})

/**
 * Expects one marked row that contains the present; at the end of a row the mark moves on by itself, a moment later.
 */
async function expectPresent(marked: Locator): Promise<void> {
  await expect(async () => {
    await expect(marked).toHaveCount(1)
    const [from, to] = await marked.evaluate(({ dataset }) => [Number(dataset.from), Number(dataset.to)])
    expect(from).toBeLessThanOrEqual(Date.now() / 1000)
    expect(to).toBeGreaterThan(Date.now() / 1000)
  }).toPass({ timeout: 120_000 })
}

/**
 * Returns a point on the equator where the local time is between two and three: the Sun rises there at about six all
 * year round.
 */
function pointBeforeSunrise(): string {
  const hoursAhead = ((((2 - new Date().getUTCHours()) % 24) + 36) % 24) - 12
  // The signs of these zones are inverted.
  const zone = hoursAhead === 0 ? 'UTC' : `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`
  return `/panchang?${new URLSearchParams({ lat: '0', lon: String(hoursAhead * 15), zone })}`
}

test('between midnight and sunrise the page shows what is current, until sunrise', async ({ page, say }) => {
  await page.clock.install()
  await visit(page, pointBeforeSunrise())
  const now = page.getByRole('region', { name: say('panchang.dawn.title') })
  for (const line of ['tithi', 'nakshatra', 'yoga', 'karana']) {
    await expect(page.locator(`[data-first=${line}] dd`).filter({ visible: true })).toHaveCount(1)
  }
  for (const line of ['choghadiya', 'goodTime', 'rahuKalam']) {
    await expect(page.locator(`[data-first=${line}] dd`).filter({ visible: true })).toHaveCount(1)
  }
  await expect(page.locator('[data-begins]')).toHaveText(/\d/)
  await expect(now.locator('[data-dawn=hora] dd').filter({ visible: true })).toHaveCount(1)
  const choghadiya = page.getByRole('region', { name: say('panchang.choghadiya.title') })
  const left = choghadiya.getByRole('table', { name: say('panchang.dawn.table') })
  await expect(left.locator('tr[data-now]')).toHaveCount(1)
  await expect(page.locator('.day-wheel [data-hand]:not([data-idle])')).toHaveAttribute('style', /rotate: -/)
  const sunrise = Number(await now.getAttribute('data-to')) * 1000
  // Pause the clock, so that the Sun does not rise while a slow machine checks the last minute before it.
  await page.clock.pauseAt(sunrise - 60_000)
  await expect(now.locator('[data-dawn=hora] dd').last()).toBeVisible()
  await page.clock.runFor(120_000)
  await expect(now).toBeHidden()
  await expect(left).toBeHidden()
  await expect(choghadiya.getByRole('table', { name: say('panchang.halves.day') }).locator('tr[data-now]')).toHaveCount(
    1,
  )
})

test('an open page moves on to the new day when the date changes at the place', async ({ page, say }) => {
  const today = await lastingToday()
  const tomorrow = addDays(today, 1)
  await page.clock.install()
  // The page asks the server for the time. It must do so before the test clock advances, or it would correct the
  // difference.
  const timeAsked = page.waitForResponse(/robots\.txt/)
  await visit(page, '/panchang/delhi')
  await timeAsked
  await expect(shownDate(page)).toHaveAttribute('data-date', today)
  // The server's clock advances too: from now on it answers as it will tomorrow.
  await page.route(/\/panchang\/delhi\.data/, async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('/delhi.data', `/delhi/${tomorrow}.data`) })
    const later = (await answer.text())
      .replaceAll(`"${today}"`, `"${tomorrow}"`)
      .replace(/(?<=[,[])1[78]\d{11}(?=[,\]])/g, (endsAt) => String(Number(endsAt) + 86_400_000))
    await route.fulfill({ response: answer, body: later })
  })
  await page.clock.fastForward(Date.parse(`${tomorrow}T00:00:30+05:30`) - Date.now())
  await expect(shownDate(page)).toHaveAttribute('data-date', tomorrow)
  await expect(page.getByRole('status').filter({ hasText: say('panchang.newDay') })).toBeVisible()
})

test(
  'without a network the page on the screen stays, and says what to do',
  { tag: '@phone' },
  async ({ page, say, context, faults }) => {
    faults.announce(/ERR_INTERNET_DISCONNECTED/)
    await arrive(page, '/panchang/delhi/2025-11-15')
    await context.setOffline(true)
    await page.locator('a[rel=prev]').first().click()
    const alert = page.getByRole('alert').filter({ hasText: say('panchang.fault.notOk') })
    await expect(alert).toBeVisible()
    await expect(shownDate(page)).toHaveAttribute('data-date', '2025-11-15')
    await expect(page).toHaveURL('/panchang/delhi/2025-11-15')
    await context.setOffline(false)
    await alert.getByRole('button', { name: say('panchang.fault.tryAgain') }).click()
    await expect(shownDate(page)).toHaveAttribute('data-date', '2025-11-14')
    await expect(page).toHaveURL('/panchang/delhi/2025-11-14')
    await expect(alert).toBeHidden()
    // Pages read before can be opened again.
    await context.setOffline(true)
    await page.goBack()
    await expect(shownDate(page)).toHaveAttribute('data-date', '2025-11-15')
    await expect(page).toHaveURL('/panchang/delhi/2025-11-15')
  },
)

test('without a network an arrow key as the first input says that the day cannot be loaded', async ({
  page,
  say,
  context,
  faults,
}) => {
  faults.announce(/ERR_INTERNET_DISCONNECTED/)
  await lastingToday()
  await visit(page, '/panchang/delhi/2025-11-15')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('alert').filter({ hasText: say('panchang.fault.notOk') })).toBeVisible()
  await expect(shownDate(page)).toHaveAttribute('data-date', '2025-11-15')
})

test(
  'the feed of a city can be subscribed to, and a date of it can be typed',
  { tag: '@phone' },
  async ({ page, say, request, context, language }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await arrive(page, '/panchang/delhi')
    const subscribe = page.getByRole('link', { name: say('panchang.feed.subscribe') })
    await expect(subscribe).toHaveAttribute('href', /^webcal:.*\/calendar\/delhi\.ics/)
    const copy = page.getByRole('button', { name: say('panchang.feed.copy') })
    await copy.click()
    await expect(page.getByRole('button', { name: say('panchang.feed.copied') })).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    const feed = await request.get(address)
    expect(feed.headers()['content-type']).toContain('text/calendar')
    expect(await feed.text()).toMatch(language === 'en' ? /SUMMARY:.*Diwali/ : /SUMMARY:.*दीपावली/)
    await test.step('a typed date is opened, and one that does not exist is refused', async () => {
      await pickDate(page, say).click()
      const card = dateCard(page, say)
      await expect(card.locator('button[data-date][tabindex="0"]')).toBeFocused()
      const field = card.getByLabel(say('panchang.pick.typed'))
      await field.fill('31/02/2026')
      await card.getByRole('button', { name: say('panchang.pick.show') }).click()
      await expect(card.getByText(say('panchang.pick.wrong', { first: 1900, last: 2100 }))).toBeVisible()
      await field.fill('14/04/1950')
      await field.press('Enter')
      await expect(shownDate(page)).toHaveAttribute('data-date', '1950-04-14')
    })
  },
)

const pages = [
  '/panchang',
  '/panchang/delhi/2026-11-08',
  '/calendar/delhi/2026/11',
  '/festivals/2026',
  '/choghadiya/delhi',
  '/rahu-kaal/delhi',
]

test('every page has its own title, description, canonical address and picture', async ({ request, language }) => {
  const heads = await Promise.all(
    pages.map(async (path) => {
      const answer = await request.get(`${path}?lng=${language}`)
      const html = await answer.text()
      expect(answer.status()).toBe(200)
      expect(html).toContain('application/ld+json')
      expect(html).toMatch(/og:image" content="[^"]+\.png/)
      return { ...readHead(html), path, links: findLinks(html, answer.url()) }
    }),
  )
  for (const { title, description, canonical, alternates, headings, path } of heads) {
    expect(title.length, path).toBeGreaterThan(15)
    expect(description.length, path).toBeGreaterThan(50)
    expect(new URL(canonical).pathname).toBe(path)
    expect(Object.keys(alternates).toSorted()).toEqual(['en-IN', 'hi-IN', 'x-default'])
    expect(headings).toHaveLength(1)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length)
})

test(
  'on the narrowest phone nothing is wider than its column, whatever is current',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/panchang/delhi/2026-11-08', '/choghadiya/delhi', '/calendar/delhi/2026/11']) {
      await visit(page, path)
      const tooWide = await page.locator('article').evaluate((article) => {
        for (const row of article.querySelectorAll('[data-from]')) row.setAttribute('data-now', '')
        const { paddingRight } = getComputedStyle(article)
        const edge = article.getBoundingClientRect().right - Number.parseFloat(paddingRight)
        const parts = [...article.querySelectorAll('section, table, dl, .fact, .while-it-runs, li')]
        return parts.filter((part) => part.getBoundingClientRect().right > edge + 1).map((part) => part.textContent)
      })
      expect(tooWide, path).toEqual([])
    }
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read, and links and forms work', { tag: '@phone' }, async ({ page, say }) => {
    await page.goto('/panchang/delhi/2025-11-15')
    await expect(page.locator('[data-fact="nakshatra"]')).toBeVisible()
    await page.locator('a[rel=next]').first().click()
    await expect(page).toHaveURL('/panchang/delhi/2025-11-16')
    await pickDate(page, say).click()
    await dateCard(page, say).getByLabel(say('panchang.pick.typed')).fill('01/01/2027')
    await dateCard(page, say)
      .getByRole('button', { name: say('panchang.pick.show') })
      .click()
    await expect(page).toHaveURL('/panchang/delhi/2027-01-01')
    await page.getByRole('button', { name: say('panchang.place.change') }).click()
    const card = page.getByRole('dialog', { name: say('panchang.place.change') })
    await card.getByLabel(say('panchang.place.field')).fill('Ujjain')
    await card.getByRole('button', { name: say('panchang.place.show') }).click()
    await expect(page).toHaveURL('/panchang/ujjain/2027-01-01')
    await page.getByRole('button', { name: say('panchang.clock.button') }).click()
    await page.getByRole('link', { name: say('panchang.clock.24plus') }).click()
    await expect(page.locator('[data-fact="sunset"] time')).toHaveText(/^1[78]:/)
  })
})
