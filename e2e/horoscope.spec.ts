import type { Page } from '@playwright/test'
import { expectAccessible, leaveTwoOfEachKind } from './support/accessible.ts'
import { chooseBirth, dateChoices, timeChoices, timeUnknown } from './support/birth-fields.ts'
import { expect, test } from './support/fixtures.ts'
import { readHead } from './support/page-source.ts'
import { reload, visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const fiveSigns = ['virgo', 'aries', 'leo', 'scorpio', 'cancer']
const timeframes = ['today', 'tomorrow', 'yesterday', 'month', 'year']
const areas = ['personal_life', 'profession', 'health', 'travel', 'luck', 'emotions']

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

test('somebody reads five signs at all times', { tag: '@pair' }, async ({ page, say }) => {
  await visit(page, '/horoscopePage')
  await expect(page.getByRole('heading', { level: 2, name: heading(say, 'virgo', 'today') })).toBeVisible()
  const read = new Set<string>()
  for (const sign of fiveSigns) {
    await signTab(page, say, sign).click()
    for (const timeframe of timeframes) {
      if (timeframe !== 'today') await timeButton(page, say, timeframe).click()
      await expect(
        page.getByRole('heading', { level: 2, name: heading(say, sign, timeframe), exact: true }),
      ).toBeVisible()
      read.add(await expectWholeText(page, say))
    }
  }
  expect(read.size).toBe(fiveSigns.length * timeframes.length)
  // Picking a sign returns to daily.
  await signTab(page, say, 'pisces').click()
  await expect(page.getByRole('heading', { level: 2, name: heading(say, 'pisces', 'today') })).toBeVisible()
})

test('every sentence tells on tap what it comes from', { tag: '@phone-hin' }, async ({ page, say }) => {
  await visit(page, '/horoscope/leo/today')
  const sentences = page.getByRole('main').locator('details')
  const count = await sentences.count()
  expect(count).toBeGreaterThanOrEqual(12)
  for (let index = 0; index < count; index += 1) {
    const sentence = sentences.nth(index)
    const cause = sentence.getByRole('paragraph')
    await expect(cause).toBeHidden()
    await sentence.locator('summary').click()
    await expect(cause).toHaveText(new RegExp(`^${say('horoscope.text.cause')}: \\S`))
  }
})

for (const path of ['/horoscope/leo/today', '/blog/tithi-explained']) {
  test(`who has chosen 24 hours reads them in ${path} too`, { tag: '@pair' }, async ({ page }) => {
    await visit(page, path)
    const times = page.getByRole('main').locator('time[data-m]')
    await expect(times.first()).toHaveText(/^(\d\d:\d\d\s[AP]M|\S+\s\d\d:\d\d)$/)
    await page.evaluate(() => localStorage.setItem('clock', '24'))
    await reload(page)
    for (const time of await times.all()) await expect(time).toHaveText(/^\d\d:\d\d$/)
  })
}

test(
  'a refresh, the back button and a shared link bring back what was there',
  { tag: '@once' },
  async ({ page, say }) => {
    await visit(page, '/horoscopePage?sign=libra&timeframe=month')
    const monthly = page.getByRole('heading', { level: 2, name: heading(say, 'libra', 'month') })
    await expect(monthly).toBeVisible()
    await timeButton(page, say, 'year').click()
    await expect(page.getByRole('heading', { level: 2, name: heading(say, 'libra', 'year') })).toBeVisible()
    await reload(page)
    await expect(page.getByRole('heading', { level: 2, name: heading(say, 'libra', 'year') })).toBeVisible()
    await page.goBack()
    await expect(monthly).toBeVisible()
  },
)

test(
  'the page of a sign comes whole from the server, and says what it is',
  { tag: '@desktop' },
  async ({ request, say, language, baseURL }) => {
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
      // The sentences stand in the page, each with its cause.
      expect(html.match(/<details/g)!.length).toBeGreaterThanOrEqual(12)
    }
    expect(titles.size).toBe(timeframes.length)
  },
)

test('an address that is no sign or no time is a missing page', { tag: '@once' }, async ({ request }) => {
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

test('turning the page to the other language turns the text too', { tag: '@desktop' }, async ({ page, language }) => {
  await visit(page, '/horoscope/aries/today')
  const first = page.getByRole('main').locator('summary').first()
  await expect(first).toHaveText(language === 'en' ? /[a-z]/ : /[\u0900-\u097F]/)
  await page
    .getByRole('banner')
    .getByRole('link', { name: language === 'en' ? 'हिन्दी' : 'English' })
    .click()
  await expect(first).toHaveText(language === 'en' ? /^[^a-z]*[\u0900-\u097F][^a-z]*$/ : /^[^\u0900-\u097F]*$/)
})

test(
  'a page that cannot be had says so, keeps what was read, and a second try helps',
  { tag: '@once' },
  async ({ page, say, faults }) => {
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
  },
)

test('a page left open over midnight in India asks for the new day by itself', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await visit(page, '/horoscopePage?sign=leo')
  const asked = page.waitForRequest(/horoscopePage\.data\?sign=leo/)
  await page.clock.runFor('25:00:00')
  await asked
})

test('whoever uses the keyboard goes on from the tab that was pressed', { tag: '@once' }, async ({ page, say }) => {
  await visit(page, '/horoscopePage')
  await signTab(page, say, 'libra').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: heading(say, 'libra', 'today') })).toBeVisible()
  await expect(signTab(page, say, 'libra')).toBeFocused()
})

async function fillBirth(page: Page, say: Words, change: { time?: string | null } = {}): Promise<void> {
  await chooseBirth(page, dateChoices('1996-08-14'))
  if (change.time === null) await timeUnknown(page).check()
  else await chooseBirth(page, timeChoices(change.time ?? '06:42'))
  await page.getByRole('combobox', { name: say('horoscope.form.place') }).fill('Varanasi')
  await page
    .getByRole('listbox', { name: say('horoscope.form.place') })
    .getByRole('option')
    .first()
    .click()
}

test(
  'somebody learns their Moon sign, reads it, and the page remembers it until told not to',
  { tag: '@phone-hin' },
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
    await visit(page, '/horoscopePage')
    await expect(page.getByRole('heading', { level: 2, name: heading(say, 'virgo', 'today') })).toBeVisible()
  },
)

test(
  'a birth without its time gives one sign or both, and no invented one',
  { tag: '@once' },
  async ({ page, say }) => {
    await visit(page, '/todayshoroscope')
    await fillBirth(page, say, { time: null })
    await chooseBirth(page, dateChoices('1996-08-23'))
    await page.getByRole('button', { name: say('horoscope.form.submit') }).click()
    await expect(page.getByText(say('horoscope.result.sure'))).toBeVisible()
    await chooseBirth(page, dateChoices('1996-08-24'))
    await page.getByRole('button', { name: say('horoscope.form.submit') }).click()
    const words = { one: say('horoscope.sign.scorpio'), other: say('horoscope.sign.sagittarius') }
    await expect(page.getByRole('heading', { name: say('horoscope.result.either', words) })).toBeVisible()
  },
)

test('each card of the landing leads to its sign', { tag: '@once' }, async ({ page, say }) => {
  await visit(page, '/todayshoroscope')
  const cards = page.getByRole('navigation', { name: say('horoscope.landing.signs') }).getByRole('link')
  await expect(cards).toHaveCount(12)
  await cards.nth(2).click()
  await expect(page).toHaveURL(/\/horoscope\/leo\/today$/)
  await expect(page.getByRole('heading', { level: 1, name: heading(say, 'leo', 'today') })).toBeVisible()
})

for (const path of ['/horoscopePage', '/todayshoroscope', '/horoscope/scorpio/month']) {
  // The page of a sign shows the text of /horoscopePage alone.
  test(
    `anybody can use ${path}, with its causes open`,
    { tag: path.startsWith('/horoscope/') ? '@once' : '@pair' },
    async ({ page }) => {
      await visit(page, path)
      await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
      await leaveTwoOfEachKind(page)
      await expectAccessible(page, path)
    },
  )
}
