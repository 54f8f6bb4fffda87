import type { Page } from '@playwright/test'
import { chooseBirth, dateChoices, timeChoices, timeUnknown } from './support/birth-fields.ts'
import { expect, test } from './support/fixtures.ts'
import { readHead } from './support/page-source.ts'
import { reload, visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const timeframes = ['today', 'tomorrow', 'yesterday', 'week', 'month', 'year']
const areas = ['personal_life', 'profession', 'money', 'health', 'travel', 'luck', 'emotions']

const heading = (say: Words, sign: string, timeframe: string) =>
  say(`horoscope.heading.${timeframe}`, { sign: say(`horoscope.sign.${sign}`) })

const signTab = (page: Page, say: Words, sign: string) =>
  page
    .getByRole('navigation', { name: say('horoscope.page.signs') })
    .getByRole('link', { name: new RegExp(`^${say(`horoscope.sign.${sign}`)}`) })

const timeButton = (page: Page, say: Words, timeframe: string) =>
  page
    .getByRole('navigation', { name: say('horoscope.page.timeframes') })
    .getByRole('link', { name: say(`horoscope.timeframe.${timeframe}`), exact: true })

async function expectWholeText(page: Page, say: Words): Promise<string> {
  for (const area of areas) {
    const part = page.getByRole('region', { name: say(`horoscope.area.${area}`) })
    await expect(part.getByRole('listitem').first()).toBeVisible()
  }
  return page.getByRole('main').innerText()
}

test('a tapped sign brings its text into view', { tag: '@phone' }, async ({ page, say }) => {
  await visit(page, '/horoscopePage')
  await signTab(page, say, 'leo').click()
  const title = page.getByRole('heading', { level: 2, name: heading(say, 'leo', 'today') })
  await expect(title).toBeInViewport()
  await expect(page.getByRole('main').getByText(say('horoscope.text.cause')).first()).toBeInViewport()
})

test('a reader opens a sign for all periods and then another; a refresh, Back and the keyboard keep the place', async ({
  page,
  say,
}) => {
  const shown = (sign: string, timeframe: string) =>
    page.getByRole('heading', { level: 2, name: heading(say, sign, timeframe), exact: true })
  await visit(page, '/horoscopePage')
  await expect(shown('virgo', 'today')).toBeVisible()
  const read = new Set([await expectWholeText(page, say)])
  for (const timeframe of ['tomorrow', 'yesterday', 'week', 'month', 'year']) {
    await timeButton(page, say, timeframe).click()
    await expect(shown('virgo', timeframe)).toBeVisible()
    read.add(await expectWholeText(page, say))
  }
  expect(read.size).toBe(timeframes.length)
  await reload(page)
  await expect(shown('virgo', 'year')).toBeVisible()
  await page.goBack()
  await expect(shown('virgo', 'month')).toBeVisible()
  // Choosing a sign returns to daily.
  await signTab(page, say, 'libra').focus()
  await page.keyboard.press('Enter')
  await expect(shown('libra', 'today')).toBeVisible()
  await expect(signTab(page, say, 'libra')).toBeFocused()
})

test('the page of a sign comes complete from the server, and describes itself', async ({
  request,
  say,
  language,
  baseURL,
}) => {
  const titles = new Set<string>()
  for (const timeframe of timeframes) {
    const path = `/horoscope/virgo/${timeframe}`
    const answer = await request.get(`${path}?lng=${language}`)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    const head = readHead(html)
    titles.add(head.title)
    expect(head.headings).toEqual([heading(say, 'virgo', timeframe)])
    expect(head.canonical).toBe(`${baseURL}${path}${language === 'hin' ? '?lng=hin' : ''}`)
    expect(Object.keys(head.alternates)).toHaveLength(3)
    const [article, trail] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!),
    )
    expect(article).toMatchObject({ '@type': 'Article', mainEntityOfPage: `${baseURL}${path}` })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
    // The sentences are in the page, each with its cause.
    expect(html.match(/<details/g)!.length).toBeGreaterThanOrEqual(12)
  }
  expect(titles.size).toBe(timeframes.length)
})

test('an address with an unknown sign or period is a missing page', async ({ request }) => {
  for (const path of [
    '/horoscope/ophiuchus/today',
    '/horoscope/virgo/never',
    '/horoscope/Virgo/today',
    '/horoscope/__proto__/year',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  expect((await request.get('/horoscope/virgo')).url(), 'a sign alone leads to its day').toMatch(
    /\/horoscope\/virgo\/today$/,
  )
})

test('a page that cannot be loaded says so, keeps the previous text, and a retry helps', async ({
  page,
  say,
  faults,
}) => {
  faults.announce(/503.*horoscopePage\.data/)
  await visit(page, '/horoscopePage')
  await page.route('**/horoscopePage.data?*', (route) => route.fulfill({ status: 503, body: '' }))
  await signTab(page, say, 'leo').click()
  const alert = page.getByRole('alert').filter({ hasText: say('horoscope.text.failed') })
  await expect(alert).toContainText(say('horoscope.text.network'))
  await expectWholeText(page, say)
  await page.unroute('**/horoscopePage.data?*')
  await alert.getByRole('button', { name: say('shell.tryAgain') }).click()
  await expect(page.getByRole('heading', { level: 2, name: heading(say, 'leo', 'today') })).toBeVisible()
  await expect(alert).toBeHidden()
})

test('a page left open past midnight in India requests the new day by itself', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/horoscopePage?sign=leo')
  const asked = page.waitForRequest(/horoscopePage\.data\?sign=leo/)
  await page.clock.runFor('25:00:00')
  await asked
})

async function fillBirth(page: Page, say: Words): Promise<void> {
  await chooseBirth(page, { ...dateChoices('1996-08-14'), ...timeChoices('06:42') })
  await page.getByRole('combobox', { name: say('horoscope.form.place') }).fill('Varanasi')
  await page
    .getByRole('listbox', { name: say('horoscope.form.place') })
    .getByRole('option')
    .first()
    .click()
}

test(
  'a visitor finds their Moon sign and reads it, and the page remembers it until the visitor clears it',
  { tag: '@phone' },
  async ({ page, say }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await visit(page, '/todayshoroscope')
    await page.getByRole('button', { name: say('horoscope.form.submit') }).click()
    await expect(page.getByText(say('birth.problems.required.date'))).toBeVisible()
    await fillBirth(page, say)
    await page.getByLabel(say('horoscope.form.name')).fill('Asha')
    await page.getByLabel(say('horoscope.form.email')).fill('asha@example.com')
    await page.getByRole('button', { name: say('horoscope.form.submit') }).click()
    const title = say('horoscope.result.named', { name: 'Asha', sign: say('horoscope.signFull.cancer') })
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    await expect(page.getByRole('link', { name: say('horoscope.result.mail') })).toHaveAttribute(
      'href',
      /^mailto:asha%40example\.com\?subject=/,
    )
    expect(
      sent.filter((request) => /1996|asha/i.test(request)),
      'nothing of the birth leaves the device',
    ).toEqual([])

    await visit(page, '/horoscopePage')
    await expect(page.getByRole('heading', { level: 2, name: heading(say, 'cancer', 'today') })).toBeVisible()
    await expect(signTab(page, say, 'cancer')).toContainText(say('horoscope.page.yourSign'))

    await visit(page, '/todayshoroscope')
    await fillBirth(page, say)
    await page.getByRole('button', { name: say('horoscope.form.submit') }).click()
    await page.getByRole('button', { name: say('horoscope.result.forget') }).click()
    await expect(page.getByText(say('horoscope.result.forgotten'))).toBeVisible()
    // A birth without its time gives both signs of a day on which the Moon changes its sign.
    await timeUnknown(page).check()
    await chooseBirth(page, dateChoices('1996-08-24'))
    await page.getByRole('button', { name: say('horoscope.form.submit') }).click()
    const either = { one: say('horoscope.sign.scorpio'), other: say('horoscope.sign.sagittarius') }
    await expect(page.getByRole('heading', { name: say('horoscope.result.either', either) })).toBeVisible()
    await visit(page, '/horoscopePage')
    await expect(page.getByRole('heading', { level: 2, name: heading(say, 'virgo', 'today') })).toBeVisible()
  },
)

test('the cards of the landing stand in the order of the zodiac, and each leads to its sign', async ({ page, say }) => {
  await visit(page, '/todayshoroscope')
  const cards = page.getByRole('navigation', { name: say('horoscope.landing.signs') }).getByRole('link')
  await expect(cards).toHaveCount(12)
  await expect(cards.first()).toHaveAttribute('href', '/horoscope/aries/today')
  await cards.nth(4).click()
  await expect(page).toHaveURL(/\/horoscope\/leo\/today$/)
  await expect(page.getByRole('heading', { level: 1, name: heading(say, 'leo', 'today') })).toBeVisible()
})
