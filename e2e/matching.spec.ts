import type { Browser, Locator, Page, Request } from '@playwright/test'
import type { Language } from '@sankalp/contract'
import { type BirthChoices, birthField, chooseBirth, timeUnknown } from './support/birth-fields.ts'
import { expect, test } from './support/fixtures.ts'
import { holdScripts, openEarly } from './support/late-scripts.ts'
import { profiles } from './support/person.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const matchPath = '**/api/user/matchMaking'

type Person = BirthChoices & { name: string; place: string }
type Couple = { groom: Person; bride: Person }

const couples: Record<Language, Couple> = {
  en: {
    groom: {
      name: 'Ravi Sharma',
      day: '14',
      month: '8',
      year: '1996',
      hour: '6',
      minute: '42',
      ampm: 'AM',
      place: 'Ujjain',
    },
    bride: {
      name: 'Asha Kulkarni',
      day: '3',
      month: '2',
      year: '1998',
      hour: '9',
      minute: '5',
      ampm: 'PM',
      place: 'Pune',
    },
  },
  hin: {
    groom: {
      name: 'रविशंकर त्रिपाठी',
      day: '14',
      month: '8',
      year: '1996',
      hour: '6',
      minute: '42',
      ampm: 'AM',
      place: 'उज्जैन',
    },
    bride: { name: 'आशा कुलकर्णी', day: '3', month: '2', year: '1998', hour: '9', minute: '5', ampm: 'PM', place: 'पुणे' },
  },
}

const koots = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi']
const poruthams = [
  'dina',
  'gana',
  'mahendra',
  'stree-deergha',
  'yoni',
  'rashi',
  'rashi-lord',
  'vashya',
  'rajju',
  'vedha',
]

const field = (page: Page, partner: 'm' | 'f', name: keyof Person): Locator =>
  page.locator(`[name="${partner}_${name}"]`)
const submitButton = (page: Page, say: Words): Locator =>
  page.getByRole('button', { name: say('matching.form.submit') })
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })

async function fillPartner(page: Page, partner: 'm' | 'f', { name, place, ...born }: Person): Promise<void> {
  await field(page, partner, 'name').fill(name)
  await chooseBirth(page, born, `${partner}_`)
  await field(page, partner, 'place').fill(place)
}

async function fillCouple(page: Page, { groom, bride }: Couple): Promise<void> {
  await fillPartner(page, 'm', groom)
  await fillPartner(page, 'f', bride)
}

/** Goes from the form to the report that the device computed. */
async function matchCouple(page: Page, say: Words, couple: Couple): Promise<void> {
  await visit(page, '/Kundlimatchmaking')
  await fillCouple(page, couple)
  await submitButton(page, say).click()
  await expectReport(page, say)
}

async function expectReport(page: Page, say: Words): Promise<void> {
  await expect(page).toHaveURL(/\/kundli-match-details$/)
  await expect(heading(page, say('matching.report.title'))).toBeVisible()
  // Only the device's own report has the charts.
  await expect(heading(page, say('matching.report.charts'))).toBeVisible()
}

async function expectNoSideways(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const)
  expect(wide).toBeLessThanOrEqual(seen)
}

/** Returns the received points in a koot's row, in the order of the language: received and maximum. */
async function pointsOf(page: Page, say: Words, koot: string): Promise<number> {
  const panel = page.getByRole('region', { name: say('matching.report.koots') })
  const row = panel.getByRole('listitem').filter({ has: heading(page, say(`match-words.koots.${koot}.name`)) })
  return Number(await row.getByRole('progressbar').getAttribute('aria-valuenow'))
}

/** Returns the shared address, as in the WhatsApp message. */
async function sharedLink(page: Page, say: Words): Promise<string> {
  const href = await page.getByRole('link', { name: say('shell.share.whatsapp') }).getAttribute('href')
  const text = new URL(href!).searchParams.get('text')!
  return text.slice(text.indexOf('http'))
}

async function freshPage(browser: Browser, language: Language, baseURL: string) {
  const context = await browser.newContext({ baseURL, locale: language === 'hin' ? 'hi-IN' : 'en-IN' })
  await context.addCookies([{ name: 'language', value: language, url: baseURL }])
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  return { context, page: await context.newPage(), requests }
}

test(
  'a couple is matched, every koot and porutham read, the partners swapped',
  { tag: '@phone' },
  async ({ page, say, language }) => {
    const couple = couples[language]
    await visit(page, '/Kundlimatchmaking')
    await expectNoSideways(page)
    await matchCouple(page, say, couple)
    await expect(page.getByRole('heading', { name: new RegExp(couple.groom.name) }).first()).toBeVisible()
    let sum = 0
    for (const koot of koots) sum += await pointsOf(page, say, koot)
    const total = page.getByRole('region', { name: say('matching.report.score') }).getByRole('progressbar')
    expect(Number(await total.getAttribute('aria-valuenow'))).toBe(sum)
    expect(sum).toBe(25.5)

    const term = say('match-words.koots.nadi.name')
    await page.getByRole('button', { name: term, exact: true }).click()
    await expect(page.getByText(say('match-words.koots.nadi.compares'))).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('radio', { name: say('matching.report.poruthams') }).check()
    for (const porutham of poruthams) {
      await expect(
        page.getByRole('heading', { name: say(`match-words.poruthams.${porutham}.name`), exact: true }),
      ).toBeVisible()
    }
    for (const style of ['south', 'east', 'north']) {
      await page.getByRole('radio', { name: say(`matching.report.styles.${style}`), exact: true }).check()
      await expectNoSideways(page)
    }
    // The back button restores what was typed, and so does the button on the page.
    await page.goBack()
    await expect(field(page, 'm', 'name')).toHaveValue(couple.groom.name)
    await page.goForward()
    await page.getByRole('link', { name: say('matching.report.edit') }).click()
    await expect(field(page, 'm', 'name')).toHaveValue(couple.groom.name)
    await page.getByRole('button', { name: say('matching.form.swap') }).click()
    await expect(field(page, 'm', 'name')).toHaveValue(couple.bride.name)
    await expect(field(page, 'f', 'year')).toHaveValue(couple.groom.year!)
    await submitButton(page, say).click()
    await expectReport(page, say)
    // Gana is not symmetric: what is allowed for a groom may not be for a bride.
    expect(await pointsOf(page, say, 'nadi')).toBe(8)
    await expect(page.getByRole('heading', { name: new RegExp(couple.bride.name) }).first()).toBeVisible()
  },
)

test('a report is shared, recomputed with other settings, printed, and restored after the sign-in', async ({
  page,
  say,
  language,
  browser,
  baseURL,
}) => {
  const couple = couples[language]
  await matchCouple(page, say, couple)
  await test.step('a shared link opens the report in another browser without sending a birth to the server', async () => {
    const link = await sharedLink(page, say)
    expect(link).toContain('/kundli-match-details#')

    const visitor = await freshPage(browser, language, baseURL!)
    await visitor.page.goto(link)
    await expectReport(visitor.page, say)
    await expect(visitor.page.getByText(couple.bride.name).first()).toBeVisible()
    // Removed from the address, and still restored after a refresh.
    expect(visitor.page.url()).not.toContain('#')
    await reload(visitor.page)
    await expectReport(visitor.page, say)
    const told = visitor.requests.map((request) => decodeURIComponent(request.url()) + (request.postData() ?? ''))
    const fragment = link.split('#')[1]!
    for (const secret of [fragment, couple.groom.name, couple.groom.year!, couple.bride.year!, 'matchMaking']) {
      expect(
        told.filter((text) => text.includes(secret)),
        secret,
      ).toEqual([])
    }

    for (const broken of [link.slice(0, -9), `${link.split('#')[0]}#m1.e30.0`, link.replace('#m1.', '#m1.x')]) {
      await visitor.page.goto('about:blank')
      await visitor.page.goto(broken)
      await expect(heading(visitor.page, say('matching.report.badLink'))).toBeVisible()
    }
    await visitor.page.getByRole('link', { name: say('matching.report.toForm') }).click()
    await expect(visitor.page).toHaveURL(/\/Kundlimatchmaking$/)
    await visitor.context.close()
  })
  await test.step('settings change in place, the printout has both tabs and no menu, and the PDF is one file', async () => {
    const settings = page.getByRole('region', { name: say('matching.report.settings') })
    await settings.getByRole('combobox').first().selectOption('raman')
    await expect(settings.getByText(say('chart-words.ayanamsas.raman.name')).first()).toBeVisible()
    await reload(page)
    await expect(settings.getByRole('combobox').first()).toHaveValue('raman')

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(heading(page, say('matching.keep.title'))).toBeHidden()
    await expect(heading(page, say('matching.report.poruthams'))).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('matching.keep.pdf') }).click(),
    ])
    expect(download.suggestedFilename()).toBe(
      `sankalp-match-${[couple.groom.name, couple.bride.name].map((name) => name.toLowerCase().replaceAll(' ', '-')).join('-')}.pdf`,
    )
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-')
  })
  await test.step('a guest who goes to sign in finds the report again, and the address contains no birth', async () => {
    await page.getByRole('link', { name: say('matching.keep.signIn') }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fkundli-match-details$/)
    await visit(page, '/kundli-match-details')
    await expectReport(page, say)
  })
})

test('a couple with an unknown birth time is matched only as far as the Moon is certain', async ({
  page,
  say,
  language,
  browser,
  baseURL,
}) => {
  const { groom, bride } = couples[language]
  await visit(page, '/Kundlimatchmaking')
  const { hour: _hour, minute: _minute, ampm: _ampm, ...untimed } = bride
  await fillCouple(page, { groom, bride: untimed })
  await submitButton(page, say).click()
  await expect(birthField(page, 'hour', 'f_')).toBeFocused()
  await expect(page.getByText(say('birth.problems.required.time'))).toBeVisible()
  await timeUnknown(page, 'f_').check()
  await expect(birthField(page, 'hour', 'f_')).toBeDisabled()
  await expect(page.getByText(say('matching.form.timeUnknownNote'))).toBeVisible()
  await submitButton(page, say).click()
  await expectReport(page, say)
  await expect(page.getByText(say('matching.report.unknownTime'), { exact: true })).toBeVisible()
  // 3 February 1998: the Moon moves from Ashwini into Bharani, so that the nadi is uncertain at every hour.
  await expect(heading(page, say('matching.report.open'))).toBeVisible()
  await expect(page.getByText(say('match-words.kootOpen')).first()).toBeVisible()
  await expect(page.getByText(say('match-words.mangal.unknown'))).toBeVisible()
  await expect(page.getByText(say('matching.report.untimedChart'))).toHaveCount(1)
  await expectNoSideways(page)
  const link = await sharedLink(page, say)
  await page.getByRole('link', { name: say('matching.report.edit') }).click()
  await expect(timeUnknown(page, 'f_')).toBeChecked()

  const visitor = await freshPage(browser, language, baseURL!)
  await visitor.page.goto(link)
  await expectReport(visitor.page, say)
  await expect(heading(visitor.page, say('matching.report.open'))).toBeVisible()
  await visitor.context.close()
})

test(
  'one partner is saved on a tap and fills the form afterwards; nothing else is stored',
  { tag: '@phone' },
  async ({ page, say, language, signIn }) => {
    const couple = couples[language]
    const { token } = await signIn(profiles[language])
    await test.step('a press on Match counts, although the place taken meanwhile moves the button', async () => {
      await visit(page, '/Kundlimatchmaking')
      await fillCouple(page, couple)
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await submitButton(page, say).click()
      await expectReport(page, say)
    })
    const saved = async () => {
      const answer = await page.request.get('/api/user/getKundali', { headers: { Authorization: `Bearer ${token}` } })
      return ((await answer.json()) as { kundalis: { name: string }[] }).kundalis.map(({ name }) => name)
    }
    expect(await saved()).toEqual([])
    await page.getByRole('button', { name: say('matching.keep.save', { name: couple.bride.name }) }).click()
    await expectToast(page, say('matching.keep.saved', { name: couple.bride.name }))
    expect(await saved()).toEqual([couple.bride.name])

    await visit(page, '/Kundlimatchmaking')
    const fills = page.getByRole('button', { name: say('matching.fill.button') })
    await fills.last().click()
    await page.getByRole('button', { name: new RegExp(`^${couple.bride.name}`) }).click()
    await expect(field(page, 'f', 'name')).toHaveValue(couple.bride.name)
    await expect(field(page, 'f', 'hour')).toHaveValue(couple.bride.hour!)
    await fills.first().click()
    await page.getByRole('button', { name: say('matching.fill.mine') }).click()
    await expect(field(page, 'm', 'day')).toHaveValue('21')
    await expect(field(page, 'm', 'hour')).toHaveValue('5')
  },
)

test('a button pressed before the script of the form has loaded takes effect afterwards', async ({
  page,
  say,
  language,
  signIn,
}) => {
  await signIn(profiles[language])
  const letCome = await holdScripts(page, '**/assets/match-form-*.js')
  await openEarly(page, '/Kundlimatchmaking')
  await page
    .getByRole('button', { name: say('matching.fill.button') })
    .last()
    .click()
  letCome()
  await page.getByRole('button', { name: say('matching.fill.mine') }).click()
  await expect(field(page, 'f', 'day')).toHaveValue('21')
})

test(
  'a button with the mouse down on it is pressed, although the form loads and moves it',
  { tag: '@phone' },
  async ({ page, say, language, signIn }) => {
    const couple = couples[language]
    await signIn(profiles[language])
    await visit(page, '/Kundlimatchmaking')
    await fillCouple(page, couple)
    await page.getByRole('listbox').getByRole('option').first().click()
    const letCome = await holdScripts(page)
    await openEarly(page, '/Kundlimatchmaking')
    await page
      .getByRole('button', { name: say('matching.fill.button') })
      .last()
      .hover()
    await page.mouse.down()
    letCome()
    // The chosen places are taller than the empty fields.
    await expect(field(page, 'm', 'name')).toHaveValue(couple.groom.name)
    await expect(page.getByRole('button', { name: say('birth.zone.correct'), exact: true })).toHaveCount(2)
    await page.mouse.up()
    await expect(page.getByRole('button', { name: say('matching.fill.mine') })).toBeVisible()
  },
)

test('the latest couples are kept, one tap from the form, and can be cleared', async ({ page, say, language }) => {
  await test.step('the button stays busy until the report has replaced the form', async () => {
    await visit(page, '/Kundlimatchmaking')
    await fillCouple(page, couples[language])
    const name = field(page, 'm', 'name')
    const seen = await submitButton(page, say).evaluateHandle((button: HTMLButtonElement) => {
      const states: boolean[] = []
      new MutationObserver(() => button.isConnected && states.push(button.disabled)).observe(button, {
        attributes: true,
      })
      return { states, name: document.querySelector<HTMLInputElement>('#m_name')! }
    })
    await expect(name).toHaveValue(couples[language].groom.name)
    await submitButton(page, say).click()
    await expectReport(page, say)
    const { states, left } = await seen.evaluate(({ states, name }) => ({ states, left: name.value }))
    expect(new Set(states), 'busy, and nothing after it').toEqual(new Set([true]))
    expect(left, 'the fields go as they were').toBe(couples[language].groom.name)
  })
  const list = page.getByRole('region', { name: say('matching.recent.title') })
  await page.goBack()
  await list.getByRole('listitem').first().getByRole('button').click()
  await field(page, 'm', 'name').fill('Anil')
  await submitButton(page, say).click()
  await expectReport(page, say)
  await visit(page, '/Kundlimatchmaking')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').first()).toContainText('Anil')
  await list.getByRole('button', { name: say('matching.recent.clear') }).click()
  await expect(list).toHaveCount(0)
  await reload(page)
  await expect(list).toHaveCount(0)
})

test('an hour that the clocks skipped is asked about before a match is made', async ({ page, say, language }) => {
  const { groom, bride } = couples[language]
  await visit(page, '/Kundlimatchmaking')
  await fillCouple(page, {
    groom: {
      ...groom,
      day: '8',
      month: '3',
      year: '2020',
      hour: '2',
      minute: '30',
      ampm: 'AM',
      place: 'New York City',
    },
    bride,
  })
  await submitButton(page, say).click()
  const question = page.getByRole('group', { name: say('birth.zone.skipped') })
  await expect(question).toContainText(say('birth.problems.required.tzone'))
  await question.getByRole('radio').last().check()
  await submitButton(page, say).click()
  await expectReport(page, say)
  const lines = await page
    .getByRole('region', { name: say('matching.report.settings') })
    .getByRole('paragraph')
    .allInnerTexts()
  const [ofGroom, ofBride] = [groom, bride].map(({ name }) => lines.find((line) => line.startsWith(`${name}: `)) ?? '')
  expect(ofGroom).toMatch(/UTC −04:00$/)
  expect(ofBride).toMatch(/UTC \+05:30$/)
  const degrees = (line = '') => /\d+° \d+′ \d+″/.exec(line)?.[0]
  expect(degrees(ofGroom)).toBeTruthy()
  expect(degrees(ofBride), 'each birth has an ayanamsa of its own').not.toBe(degrees(ofGroom))
})

test('the report is made on the device when the server is down', async ({ page, say, language, faults }) => {
  faults.announce(/request failed: POST .*matchMaking/, /console error: Failed to load resource.*matchMaking/)
  await page.route(matchPath, (route) => route.abort('connectionrefused'))
  await matchCouple(page, say, couples[language])
  await expect(page.getByText(say('matching.report.onDevice'))).toBeVisible()
  expect(await pointsOf(page, say, 'nadi')).toBe(8)
})

test('the form keeps everything and says what to do when server and engine both fail', async ({
  page,
  say,
  language,
  faults,
}) => {
  faults.announce(/matchMaking/, /request failed: GET .*\.sky/, /console error.*\.sky/)
  await page.route(matchPath, (route) => route.abort('connectionrefused'))
  await page.route('**/*.sky', (route) => route.abort('connectionrefused'))
  const couple = couples[language]
  await visit(page, '/Kundlimatchmaking')
  await fillCouple(page, couple)
  await submitButton(page, say).click()
  await expect(page.getByRole('alert').filter({ hasText: say('matching.form.again') })).toBeVisible()
  await expect(field(page, 'm', 'name')).toHaveValue(couple.groom.name)
  await reload(page)
  await expect(field(page, 'f', 'name')).toHaveValue(couple.bride.name)
  await page.unroute(matchPath)
  await submitButton(page, say).click()
  // The server's reply shows what it contains; the rest can be requested again.
  await expect(page.getByText(say('matching.report.failed'))).toBeVisible()
  await expect(page.getByText(/25\.5\/36/)).toBeVisible()
  await page.unroute('**/*.sky')
  await page.getByRole('button', { name: say('matching.report.tryAgain') }).click()
  await expectReport(page, say)
})

test('nothing typed or pressed before the script of the form has loaded is lost', async ({ page, say, language }) => {
  const letCome = await holdScripts(page, '**/assets/match-form-*.js')
  await openEarly(page, '/Kundlimatchmaking')
  await fillCouple(page, couples[language])
  await submitButton(page, say).click()
  await expect(page.getByText(say('shell.pressedEarly'))).toBeVisible()
  letCome()
  await expectReport(page, say)
})
