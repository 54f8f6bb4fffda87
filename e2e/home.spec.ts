import type { Page } from '@playwright/test'
import type { getAllAcharya } from '@sankalp/contract/acharyas'
import type { Reply } from '@sankalp/contract/endpoint'
import { formatRupees } from '@sankalp/contract/money'
import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { lastingToday, letPass } from './support/clock.ts'
import { birthField, chooseBirth, dateChoices, timeChoices } from './support/birth-fields.ts'
import { expect, test } from './support/fixtures.ts'
import { visit } from './support/visit.ts'

const fact = (page: Page, name: string) => page.locator(`[data-fact=${name}]`)
const form = (page: Page) => page.locator('#quick-kundli')

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as T
}

/** Returns Delhi time in minutes since midnight, as the page stores it beside each time. */
const minutesInDelhi = (at: number) => Math.round(at / 60_000 + 330) % 1440

test(
  'the first screen shows the day of the place, as the almanac computes it',
  { tag: '@both' },
  async ({ page, say, size }) => {
    await lastingToday()
    const { day, dawn } = await read<PanchangDayReply>(page, '/api/panchang/day/delhi/today')
    // Before sunrise the limbs of the previous day are running.
    const [tithis, stars] = [
      [...dawn!.tithis, ...day.tithis],
      [...dawn!.nakshatras, ...day.nakshatras],
    ]
    for (const instant of [day.startsAt, ...[...tithis, ...stars].map(({ endsAt }) => endsAt)]) await letPass(instant)
    const now = Date.now()
    const tithi = tithis.find(({ endsAt }) => now < endsAt) ?? tithis.at(-1)!
    const star = stars.find(({ endsAt }) => now < endsAt) ?? stars.at(-1)!
    await visit(page, '/')
    await expect(fact(page, 'tithi')).toContainText(say(`jyotish.tithis.${tithi.key}`))
    await expect(fact(page, 'nakshatra')).toContainText(say(`jyotish.nakshatras.${star.key}`))
    await expect(fact(page, 'sunrise').locator('time').first()).toHaveAttribute(
      'data-m',
      String(minutesInDelhi(day.sunriseAt!)),
    )
    await expect(fact(page, 'rahu').locator('time').first()).toHaveAttribute(
      'data-m',
      String(minutesInDelhi(day.muhurtas!.rahuKalam.startsAt)),
    )
    // All facts are visible without scrolling, on a phone too, with the top of the wheel below them.
    for (const name of ['tithi', 'nakshatra', 'choghadiya', 'good-time', 'rahu', 'sunrise'])
      await expect(fact(page, name)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.day-wheel').first()).toBeInViewport({ ratio: size === 'phone' ? 0.3 : 1 })
    await expect(page.locator('[data-hand]'), 'the hand stands at the present').not.toHaveAttribute('data-idle')
    await page.locator('[data-graha=moon][data-part]').click()
    await expect(page.locator('[data-wheel-name]')).toContainText(say('jyotish.grahas.moon'))
    await page.getByRole('link', { name: say('home.day.whole') }).click()
    await expect(page).toHaveURL('/panchang/delhi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('panchang.heading.today'))
  },
)

test(
  'another place is chosen on the page, and restored at the next visit',
  { tag: '@phone' },
  async ({ page, say }) => {
    await lastingToday()
    await visit(page, '/')
    await page.getByRole('button', { name: say('home.day.change') }).click()
    const card = page.getByRole('dialog', { name: say('home.day.change') })
    await card.getByRole('combobox').fill('Ujjain')
    await card.getByRole('option').first().click()
    const { day, place } = await read<PanchangDayReply>(page, '/api/panchang/day/ujjain/today')
    const today = page.getByRole('region', { name: /Ujjain|उज्जैन/ })
    await expect(today.locator('[data-fact=sunrise] time').first()).toHaveAttribute(
      'data-m',
      String(minutesInDelhi(day.sunriseAt!)),
    )
    expect(place!.slug).toBe('ujjain')
    const next = await page.request.get('/')
    expect(await next.text(), 'drawn for it on the server').toContain('href="/panchang/ujjain"')
  },
)

test('three fields give a chart, computed on the device', { tag: '@phone' }, async ({ page, say }) => {
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
  await visit(page, '/')
  await form(page)
    .getByRole('button', { name: say('home.kundli.submit') })
    .click()
  await expect(form(page).getByText(say('birth.problems.required.date'))).toBeVisible()
  await expect(birthField(form(page), 'day')).toBeFocused()
  await expect(form(page).getByText(say('home.kundli.problem.place'))).toBeVisible()

  await chooseBirth(form(page), { ...dateChoices('1994-01-18'), ...timeChoices('06:05') })
  await form(page)
    .getByRole('combobox', { name: say('home.kundli.place') })
    .fill('Varanasi')
  await page.getByRole('listbox').getByRole('option').first().click()
  await form(page)
    .getByRole('button', { name: say('home.kundli.submit') })
    .click()
  await expect(page).toHaveURL('/kundli-details')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('kundli.details.titleOf', { name: say('home.kundli.you') }),
  )
  await expect(page.locator('#part-dashas, [data-part=dashas]').first(), 'the whole chart is read').toBeAttached()
  expect(
    sent.filter((url) => /kund|birth/i.test(url)),
    'nothing of the birth is sent',
  ).toEqual([])
})

test(
  'the services can be moved through, with prices of the catalogue; the visitor’s own sign is offered',
  { tag: '@phone' },
  async ({ page, say, language, size }) => {
    await page.addInitScript(() => localStorage.setItem('moonSign', 'leo'))
    await visit(page, '/')
    const { astrologers } = await read<Reply<typeof getAllAcharya>>(page, '/api/acharya/getAllAcharya?pageSize=50')
    const rate = formatRupees(
      Math.min(...astrologers.map(({ chatPerMinutes }) => Math.round(chatPerMinutes * 100))),
      language,
    ).replace('.00', '')
    const row = page.getByRole('group', { name: say('home.services.list') })
    await expect(row.getByRole('link')).toHaveCount(5)
    await expect(row.getByText(say('home.services.perMinute', { rate }))).toBeAttached()
    if (size === 'phone') {
      await row.scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: say('home.services.next') }).click()
      await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50)
    } else {
      await row.scrollIntoViewIfNeeded()
      for (const tile of await row.getByRole('listitem').all())
        await expect(tile, 'a wide screen shows them all').toBeInViewport({ ratio: 0.5 })
    }
    const own = page.getByRole('link', { name: say('home.signs.own', { sign: say('horoscope.sign.leo') }) })
    await own.click()
    await expect(page).toHaveURL('/horoscope/leo/today')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read, and a plain form asks for another place', { tag: '@phone' }, async ({ page, say }) => {
    await page.goto('/')
    await expect(fact(page, 'tithi')).toContainText(say('panchang.terms.tithi.name'))
    for (const part of ['services.title', 'kundli.title', 'signs.title', 'shop.title', 'promises.title', 'faq.title']) {
      await expect(page.getByRole('heading', { name: say(`home.${part}`) })).toBeVisible()
    }
    await expect(form(page).getByRole('button', { name: say('home.kundli.submit') })).toBeHidden()
    await expect(page.getByText(say('home.kundli.noScript'))).toBeVisible()
    const things = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(things.map((json) => (JSON.parse(json) as { '@type': string })['@type'])).toEqual(
      expect.arrayContaining(['Organization', 'WebSite', 'FAQPage', 'ItemList', 'Person']),
    )
    await page.getByRole('button', { name: say('home.day.change') }).click()
    await page.getByLabel(say('panchang.place.field')).fill('Ujjain')
    await page.getByRole('button', { name: say('panchang.place.show') }).click()
    await expect(page).toHaveURL('/panchang/ujjain')
  })
})
