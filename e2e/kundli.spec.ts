import type { Locator, Page } from '@playwright/test'
import type { Language } from '@sankalp/contract'
import { expect, test } from './support/fixtures.ts'
import { holdScripts, openEarly } from './support/late-scripts.ts'
import { askForCode, enterCode, logOut, readCode } from './support/pages.ts'
import { freshPhone, profiles } from './support/person.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit, waitUntilLive } from './support/visit.ts'
import type { Words } from './support/words.ts'

const people: Record<Language, { name: string; typed: string; town: RegExp }> = {
  en: { name: 'Savita Joshi', typed: 'Ujjain', town: /^Ujjain/ },
  hin: { name: 'श्रीमती सविता लक्ष्मीनारायण जोशी', typed: 'उज्जैन', town: /^उज्जैन/ },
}

type Filled = { day?: string; month?: string; year?: string; hour?: string; minute?: string; ampm?: string }

const choice = (page: Page, name: string): Locator => page.locator(`select[name=${name}]`)
const placeField = (page: Page, say: Words): Locator =>
  page.getByRole('combobox', { name: say('kundli.form.place'), exact: true })
const submit = (page: Page, say: Words): Locator => page.getByRole('button', { name: say('kundli.form.submit') })
const part = (page: Page, say: Words, name: string): Locator =>
  page.getByRole('region', { name: say(name), exact: true })

/** Fills in 21 October 1991, 5:25 in the morning, Ujjain; single fields may differ. */
async function fillForm(page: Page, say: Words, language: Language, filled: Filled = {}): Promise<void> {
  const { name, typed, town } = people[language]
  const values = { day: '21', month: '10', year: '1991', hour: '5', minute: '25', ampm: 'AM', ...filled }
  await page.getByLabel(say('kundli.form.name'), { exact: true }).fill(name)
  await page.getByLabel(say('kundli.form.genders.female'), { exact: true }).check()
  for (const [field, value] of Object.entries(values)) await choice(page, field).selectOption(value)
  await placeField(page, say).fill(typed)
  await page.getByRole('option', { name: town }).first().click()
  await expect(placeField(page, say)).toHaveValue(town)
}

async function makeChart(page: Page, say: Words, language: Language, filled?: Filled): Promise<void> {
  await visit(page, '/freekundli')
  await fillForm(page, say, language, filled)
  await submit(page, say).click()
  await expectChart(page, say, language)
}

async function expectChart(page: Page, say: Words, language: Language): Promise<void> {
  await expect(page).toHaveURL(/\/kundli-details(\?lng=hin)?$/)
  const name = say('kundli.details.titleOf', { name: people[language].name })
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(inShort(page, say).getByText(say('kundli.first.turning'))).toBeVisible()
}

const inShort = (page: Page, say: Words): Locator => page.getByRole('region', { name: say('kundli.details.answer') })

/** Goes to the tables, which are folded on a phone. */
async function openTables(page: Page, say: Words): Promise<void> {
  const parts = page.getByRole('navigation', { name: say('kundli.details.sectionsLabel') })
  await parts.getByRole('button', { name: say('kundli.details.sections.tables') }).click()
  await expect(part(page, say, 'kundli.yogas.title')).toBeVisible()
}

const fitsTheScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test(
  'a chart is made, printed, drawn in three styles, recomputed, read to the day, and survives a refresh',
  { tag: '@phone' },
  async ({ page, say, language }) => {
    // It opens every table of the page.
    test.slow()
    await makeChart(page, say, language)
    expect(await fitsTheScreen(page)).toBe(true)
    await test.step('only the chart is printed', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('navigation', { name: say('kundli.details.sectionsLabel') })).toBeHidden()
      await expect(page.getByRole('button', { name: say('kundli.share.print') })).toBeHidden()
      await expect(page.getByRole('table').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Paper has nothing to open, so the reason for a dosha is printed.
      await expect(
        part(page, say, 'kundli.doshas.title').getByText(
          say('dosha-words.mangal.references.lagna.present', { house: 2 }),
        ),
      ).toBeVisible()
      // The charts are side by side, the words take three sheets and the tables nine, of which KP is one.
      const drawn = await part(page, say, 'kundli.charts.title').getByRole('img').all()
      const tops = await Promise.all(drawn.map(async (chart) => Math.round((await chart.boundingBox())!.y)))
      expect(new Set(tops).size).toBe(1)
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
      expect(sheets!.length).toBeLessThanOrEqual(12)
      await page.emulateMedia({ media: null })
    })
    await openTables(page, say)
    const charts = part(page, say, 'kundli.charts.title')
    await expect(charts.getByRole('img')).toHaveCount(2)
    // The lagna is Kanya, by the published tables and by the server's reply.
    const details = part(page, say, 'kundli.birth.title')
    await expect(details.getByText(say('jyotish.rashis.kanya'), { exact: true })).toBeVisible()
    await expect(details.getByText('UTC +05:30', { exact: true })).toBeVisible()
    // In Hindi a date and a lunar day could both be labelled "तिथि".
    const labels = await details.getByRole('term').allInnerTexts()
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels.length).toBeGreaterThan(20)

    const chart = part(page, say, 'kundli.chart.title')
    const firstHouse = chart.getByRole('button', {
      name: new RegExp(`^${say('chart-words.chart.house', { number: 1 })},`),
    })
    await firstHouse.click()
    await expect(chart.getByText(say('chart-words.houses.1.meaning'))).toBeVisible()
    for (const style of ['south', 'east', 'north'] as const) {
      await chart.getByLabel(say(`kundli.charts.styles.${style}`)).check()
      await expect(charts.getByRole('img')).toHaveCount(2)
      expect(await fitsTheScreen(page)).toBe(true)
    }
    await chart.getByLabel(say('kundli.charts.styles.south')).check()
    await charts.getByLabel(say('kundli.charts.more')).selectOption('d10')
    await expect(charts.getByRole('img', { name: say('chart-words.vargas.d10.name') })).toBeVisible()
    await charts.getByRole('button', { name: say('chart-words.vargas.d9.name') }).click()
    await expect(page.getByRole('dialog').getByText(say('chart-words.vargas.d9.meaning'))).toBeVisible()
    await page.keyboard.press('Escape')

    const moon = part(page, say, 'kundli.planets.title')
      .getByText(/\d°\d\d′\d\d″/)
      .locator('visible=true')
      .nth(2)
    const before = await moon.innerText()
    await page.getByText(say('kundli.details.switch'), { exact: true }).click()
    await page.getByLabel(say('kundli.details.ayanamsa')).selectOption('raman')
    await expect(page.getByText(say('chart-words.ayanamsas.raman.name')).first()).toBeVisible()
    await expect(moon).not.toHaveText(before)

    const dashas = part(page, say, 'kundli.dashas.title')
    await expect(dashas.getByText(say('kundli.dashas.running'))).toBeVisible()
    const opened = dashas.getByRole('button', { expanded: true })
    await expect(opened).toHaveCount(2)
    const count = await dashas.getByRole('listitem').count()
    await dashas
      .getByRole('listitem')
      .getByRole('button', { expanded: false })
      .filter({ hasText: say('kundli.dashas.now') })
      .click()
    await expect(opened).toHaveCount(3)
    await expect(dashas.getByRole('listitem')).toHaveCount(count + 9)
    await dashas.getByLabel(say('chart-words.dashas.yogini.name')).check()
    await expect(dashas.getByText(say('chart-words.yogini.siddha.name')).first()).toBeVisible()

    // Monday by the clock, and Sunday until sunrise.
    await expect(
      part(page, say, 'kundli.panchang.title').getByText(say('jyotish.varas.ravi'), { exact: true }),
    ).toBeVisible()
    const further = part(page, say, 'kundli.further.title')
    for (const table of [
      'karakas',
      'arudhas',
      'upagrahas',
      'specialLagnas',
      'ghatak',
      'bhavaBala',
      'maitri',
      'chara',
      'ashtottari',
      'poruthams',
    ] as const) {
      const note = further.getByText(say(`kundli.further.${table}Note`))
      await expect(note).toBeHidden()
      await further.getByText(say(`kundli.further.${table}`), { exact: true }).click()
      await expect(note).toBeVisible()
    }
    expect(await fitsTheScreen(page)).toBe(true)

    await reload(page)
    await expectChart(page, say, language)
    await openTables(page, say)
    await expect(page.getByLabel(say('kundli.charts.styles.south'))).toBeChecked()
    await expect(moon).not.toHaveText(before)
    expect(new URL(page.url()).hash).toBe('')
  },
)

test(
  'a phone shows the answer on its first screen, and the tables only when they are asked for',
  { tag: '@phone' },
  async ({ page, say, language }) => {
    await makeChart(page, say, language)
    const answer = inShort(page, say)
    for (const said of ['jyotish.rashis.kanya', 'jyotish.rashis.meena', 'jyotish.nakshatras.purva-bhadrapada'] as const)
      await expect(answer.getByText(say(said), { exact: true })).toBeVisible()
    await expect(answer.getByRole('table')).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 0))
    const { y, height } = (await answer.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(740)

    const tables = part(page, say, 'kundli.doshas.title')
    await expect(tables).toBeHidden()
    await answer.getByRole('button', { name: say('kundli.first.how') }).click()
    await expect(tables).toBeInViewport()
    await expect(part(page, say, 'kundli.yogas.title')).toBeVisible()

    // The chart comes after a refresh has placed the reader: the footer must not hold them.
    await page.evaluate(() => window.scrollTo(0, 3000))
    await reload(page)
    await expect(page.getByRole('region', { name: say('kundli-reading.sections.faith'), exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  },
)

test(
  'a reading says why, lights up its place in the chart, and a house and a graha tell what they mean',
  { tag: '@both' },
  async ({ page, say, language, size }) => {
    await makeChart(page, say, language)
    const work = page.getByRole('region', { name: say('kundli-reading.sections.work'), exact: true })
    await expect(work.getByRole('paragraph').first()).toHaveText(/\S+(\s\S+){20}/)
    for (const name of ['periods', 'year'] as const)
      await expect(part(page, say, `kundli-reading.sections.${name}`).getByRole('paragraph').first()).toBeVisible()

    // The lagna is Kanya: Mercury owns the tenth house, and stands in the second.
    const cause = say('kundli-reading.causes.lord-in-house.lagna', {
      graha: say('jyotish.grahas.mercury'),
      of: 10,
      house: 2,
    })
    await expect(work.getByText(cause)).toBeHidden()
    await work.getByText(say('kundli-reading.why')).first().click()
    const button = work.getByRole('button', { name: cause })
    await expect(button).toBeVisible()
    // On a phone a small chart shows the place here, on a wide screen the chart beside the text does.
    const lit = (size === 'phone' ? work : part(page, say, 'kundli.chart.title')).locator('[data-lit]')
    await expect(lit).toHaveCount(2)
    expect(new Set(await lit.evaluateAll((all) => all.map(({ dataset }) => dataset.lit)))).toEqual(new Set(['10', '2']))
    expect(await fitsTheScreen(page)).toBe(true)
    await work.getByText(say('kundli-reading.why')).first().click()
    await expect(lit).toHaveCount(0)

    const chart = part(page, say, 'kundli.chart.title')
    const here = (graha: 'moon' | 'sun', house: number) =>
      chart.getByRole('heading', {
        name: say('kundli-reading.causes.graha-in-house.lagna', { graha: say(`jyotish.grahas.${graha}`), house }),
      })
    await chart
      .getByRole('list', { name: say('kundli.chart.grahas') })
      .getByRole('button', { name: say('jyotish.grahas.moon'), exact: true })
      .click()
    await expect(here('moon', 7)).toBeVisible()
    await expect(chart.getByText(say('kundli-reading.why')).first()).toBeVisible()
    // By keyboard: from the first house one step on.
    await chart.getByRole('button', { name: new RegExp(`^${say('chart-words.chart.house', { number: 1 })},`) }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(chart.getByText(say('chart-words.houses.2.meaning'))).toBeVisible()
    await expect(here('sun', 2)).toBeVisible()
    await expect(here('moon', 7)).toHaveCount(0)
  },
)

test(
  'the annual chart is folded, opens at the year that runs, and moves to the next',
  { tag: '@phone' },
  async ({ page, say, language }) => {
    await makeChart(page, say, language)
    await openTables(page, say)
    const section = part(page, say, 'kundli.varshaphal.title')
    const chart = section.getByRole('img', { name: say('varshaphal.chart.name') })
    await expect(chart).toHaveCount(0)
    await section.getByText(say('kundli.varshaphal.open')).click()
    await expect(chart).toBeVisible()
    const year = section.getByRole('group', { name: say('varshaphal.year.label') })
    await expect(year.getByText(say('varshaphal.year.now'))).toBeVisible()
    const running = await year.getByRole('status').innerText()
    await year.getByRole('button', { name: say('varshaphal.year.next') }).click()
    await expect(year.getByText(say('varshaphal.year.now'))).toHaveCount(0)
    await expect(year.getByRole('status')).not.toHaveText(running)
    await section.getByText(say('varshaphal.strengths.title')).click()
    await expect(section.getByText(say('varshaphal.strengths.note'))).toBeVisible()
    expect(await fitsTheScreen(page)).toBe(true)
  },
)

test(
  'a chart whose place was taken by the button press comes as a PDF, and as a link to another browser',
  { tag: '@phone' },
  async ({ page, say, language, browser, baseURL, contextOptions }) => {
    await test.step('a button press counts, although the place taken meanwhile moves the button', async () => {
      await visit(page, '/freekundli')
      await fillForm(page, say, language)
      await placeField(page, say).fill(people[language].typed)
      await expect(page.getByRole('option', { name: people[language].town }).first()).toBeVisible()
      await submit(page, say).click()
      await expectChart(page, say, language)
    })
    await test.step('the chart comes as a PDF in the reader’s language', async () => {
      const coming = page.waitForEvent('download')
      const asked = page.waitForRequest('**/api/user/kundaliPdf')
      await page.getByRole('button', { name: say('kundli.share.pdf') }).click()
      expect((await asked).postDataJSON()).toMatchObject({ language, name: people[language].name })
      const download = await coming
      // Named after the person, in any script.
      expect(download.suggestedFilename()).toMatch(/^sankalp-kundli-[\p{L}\p{M}\p{N}-]+-\d{4}-\d\d-\d\d\.pdf$/u)
      await expectToast(page, say('kundli.share.pdfDone'))
    })
    await test.step('a shared link opens the chart in another browser, and no request contains the birth', async () => {
      const whatsapp = page.getByRole('link', { name: say('shell.share.whatsapp') })
      const text = new URL((await whatsapp.getAttribute('href'))!).searchParams.get('text')!
      const link = text.split('\n').at(-1)!
      const query = language === 'en' ? '' : `\\?lng=${language}`
      expect(link).toMatch(new RegExp(`/kundli-details${query}#k1\\.[\\w-]+\\.\\w+$`))

      const other = await browser.newContext({ ...contextOptions, baseURL })
      const sent: string[] = []
      other.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
      const fresh = await other.newPage()
      await fresh.goto(link)
      await expectChart(fresh, say, language)
      expect(new URL(fresh.url()).hash, 'the birth leaves the address').toBe('')
      expect(
        sent
          .filter((line) => /k1\.|1991|generateKundali|23\.18|75\.7/.test(line))
          // The name of a built file ends in a hash of its content, which may contain anything.
          .filter((line) => !/\/assets\/[\w.-]+ $/.test(line)),
      ).toEqual([])
      await reload(fresh)
      await expectChart(fresh, say, language)

      await fresh.goto(link.slice(0, -6))
      await expect(fresh.getByRole('heading', { name: say('kundli.details.badLink') })).toBeVisible()
      await fresh.goto('/kundli-details#k1.%F0%9F%98%80.x')
      await expect(fresh.getByRole('heading', { name: say('kundli.details.badLink') })).toBeVisible()
      await fresh
        .getByRole('main')
        .getByRole('link', { name: say('kundli.details.toForm') })
        .click()
      await expect(fresh).toHaveURL('/freekundli')
      await visit(fresh, '/kundli-details')
      await expect(fresh.getByRole('heading', { name: say('kundli.details.none') })).toBeVisible()
      await other.close()
    })
    await test.step('only with the owner’s choice does the picture of the link show the drawn chart', async () => {
      const linkNow = async () => {
        const whatsapp = page.getByRole('link', { name: say('shell.share.whatsapp') })
        const text = new URL((await whatsapp.getAttribute('href'))!).searchParams.get('text')!
        return new URL(text.split('\n').at(-1)!)
      }
      const pictureOf = async (link: URL) => {
        const html = await (await page.request.get(link.pathname + link.search)).text()
        const address = /property="og:image" content="([^"]+)"/.exec(html)![1]!
        return new URL(address).pathname
      }
      expect(await pictureOf(await linkNow())).toBe('/share/page/kundli-details.png')
      await page.getByLabel(say('kundli.share.drawn')).check()
      await expect(page.getByText(say('kundli.share.drawnNote'))).toBeVisible()
      const link = await linkNow()
      expect(link.search).not.toMatch(/1991|23\.18|75\.7/)
      const picture = await pictureOf(link)
      expect(picture).toMatch(/^\/share\/kundli\/n[a-l-][a-lA-L]{9}\.png$/)
      expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png')
    })
  },
)

for (const [late, scripts] of Object.entries({
  'the script of the form': '**/assets/kundli-form-*.js',
  'any script': '**/assets/*.js',
})) {
  test(`what is typed and pressed before ${late} has come is not lost`, async ({ page, say, language }) => {
    const letCome = await holdScripts(page, scripts)
    await openEarly(page, '/freekundli')
    const { name, typed } = people[language]
    await page.getByLabel(say('kundli.form.name'), { exact: true }).fill(name)
    await page.getByLabel(say('kundli.form.genders.female'), { exact: true }).check()
    for (const [field, value] of Object.entries({
      day: '21',
      month: '10',
      year: '1991',
      hour: '5',
      minute: '25',
      ampm: 'AM',
    })) {
      await choice(page, field).selectOption(value)
    }
    await page.locator('input[name=place]').fill(typed)
    await submit(page, say).click()
    await expect(page.getByText(say('shell.pressedEarly'))).toBeVisible()
    letCome()
    await expectChart(page, say, language)
  })
}

test(
  'a guest signs in to save, finds the chart again, renames it and deletes it',
  { tag: '@phone' },
  async ({ page, say, language }) => {
    await makeChart(page, say, language)
    await page.getByRole('link', { name: say('kundli.saved.signIn') }).click()
    await expect(page).toHaveURL('/login?redirect=%2Fkundli-details')
    await askForCode(page, say, freshPhone())
    await enterCode(page, say, await readCode(page, say))
    // A new account is asked for its profile first, and may return by itself.
    await expect(page).not.toHaveURL(/\/otp/)
    await visit(page, '/kundli-details')
    await expectChart(page, say, language)
    await page.getByRole('button', { name: say('kundli.saved.save') }).click()
    await expectToast(page, say('kundli.saved.done'))
    await expect(page.getByText(say('kundli.saved.isSaved'))).toBeVisible()

    await visit(page, '/kundli-form')
    const saved = part(page, say, 'kundli.saved.title')
    const { name } = people[language]
    const newName = language === 'hin' ? 'माताजी' : 'Mother'
    await saved.getByRole('button', { name: say('kundli.saved.renameOf', { name }) }).click()
    const dialog = page.getByRole('dialog', { name: say('kundli.saved.renameTitle') })
    await dialog.getByLabel(say('kundli.saved.newName')).fill('12')
    await dialog.getByRole('button', { name: say('kundli.saved.renameSave') }).click()
    await expect(dialog.getByText(say('kundli.form.problems.name'))).toBeVisible()
    await dialog.getByLabel(say('kundli.saved.newName')).fill(newName)
    await dialog.getByRole('button', { name: say('kundli.saved.renameSave') }).click()
    await expectToast(page, say('kundli.saved.renamed'))
    await saved
      .getByRole('button', { name: new RegExp(newName) })
      .first()
      .click()
    await expect(
      page.getByRole('heading', { level: 1, name: say('kundli.details.titleOf', { name: newName }) }),
    ).toBeVisible()

    await page.goBack()
    await saved.getByRole('button', { name: say('kundli.saved.deleteOf', { name: newName }) }).click()
    await page
      .getByRole('dialog', { name: say('kundli.saved.deleteTitle') })
      .getByRole('button', { name: say('kundli.saved.deleteYes') })
      .click()
    await expect(saved.getByText(say('kundli.saved.none'))).toBeVisible()
    await reload(page)
    await expect(saved.getByText(say('kundli.saved.none'))).toBeVisible()
  },
)

test('a chart is shared manually and by the system’s sheet, and nothing of it is left after a logout', async ({
  page,
  say,
  language,
  signIn,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
    Object.defineProperty(navigator, 'share', {
      value: async (shared: ShareData) => void Object.assign(window, { shared }),
    })
  })
  await signIn(profiles[language])
  await makeChart(page, say, language)
  await test.step('a link that cannot be copied is shown for manual copying, and the system’s sheet gets it complete', async () => {
    await page.getByRole('button', { name: say('shell.share.copy') }).click()
    const link = page.getByLabel(say('shell.share.link'), { exact: true })
    await expect(link).toHaveValue(/\/kundli-details(\?lng=hin)?#k1\.[\w-]+\.\w+$/)
    await part(page, say, 'kundli.share.title')
      .getByRole('button', { name: say('shell.share.share'), exact: true })
      .click()
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
    expect(shared).toEqual({
      title: say('kundli.share.text', { name: people[language].name }),
      url: await link.inputValue(),
    })
  })
  await test.step('after a logout neither the back button nor a refresh shows a chart', async () => {
    await logOut(page, say)
    await page.goBack()
    await expect(page).toHaveURL('/kundli-details')
    const nothing = page.getByRole('heading', { level: 1, name: say('kundli.details.none') })
    await expect(nothing).toBeVisible()
    await reload(page)
    await expect(nothing).toBeVisible()
    expect(await page.content()).not.toContain(people[language].name)
  })
})

test('an unknown time gives a chart from the Moon and says what would need the time', async ({
  page,
  say,
  language,
}) => {
  await visit(page, '/kundli-form')
  await fillForm(page, say, language)
  await page.getByLabel(say('birth.timeUnknown')).check()
  await expect(choice(page, 'hour')).toBeDisabled()
  await submit(page, say).click()
  await expectChart(page, say, language)
  const needs = part(page, say, 'kundli.needs.title')
  await expect(needs.getByText(say('chart-words.timeDependent.ascendant'), { exact: true })).toBeVisible()
  await expect(page.getByText(say('kundli-reading.fromMoon'))).toHaveCount(1)
  await expect(part(page, say, 'kundli-reading.sections.periods')).toHaveCount(0)
  await expect(part(page, say, 'kundli.dashas.title')).toHaveCount(0)
  // A name begins with the syllable of a pada, which the Moon passes in six hours.
  await expect(page.getByText(say('chart-words.timeDependent.moon-pada'))).toBeVisible()
  await expect(
    part(page, say, 'kundli.birth.title').getByText(say('chart-words.details.nameSyllable.name')),
  ).toHaveCount(0)
  await needs.getByRole('link', { name: say('kundli.needs.add') }).click()
  await expect(page.getByLabel(say('kundli.form.name'), { exact: true })).toHaveValue(people[language].name)
})

test(
  'errors are shown at their fields, and nothing is lost or sent',
  { tag: '@phone' },
  async ({ page, say, language }) => {
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('generateKundali') && sent.push(request.url()))
    await visit(page, '/freekundli')
    await submit(page, say).click()
    await submit(page, say).click()
    await expect(page.getByText(say('kundli.form.problems.required.name'))).toBeVisible()
    await expect(page.getByLabel(say('kundli.form.name'), { exact: true })).toBeFocused()
    await fillForm(page, say, language, { day: '31', month: '2' })
    await submit(page, say).click()
    await expect(page.getByText(say('birth.problems.dayNotInMonth'))).toBeVisible()
    await choice(page, 'day').selectOption('28')
    await expect(page.getByText(say('birth.problems.dayNotInMonth'))).toHaveCount(0)
    await placeField(page, say).fill('Xyzzyqwerty')
    await submit(page, say).click()
    await expect(page.getByText(say('places.notFound'))).toBeVisible()
    expect(sent).toEqual([])
    await reload(page)
    await expect(page.getByLabel(say('kundli.form.name'), { exact: true }), 'a refresh loses nothing').toHaveValue(
      people[language].name,
    )
    await expect(choice(page, 'day')).toHaveValue('28')
  },
)

test('the chart is made on the device when the server is down, and the recent search restores it', async ({
  page,
  say,
  language,
  faults,
}) => {
  faults.announce(/request failed: POST .*generateKundali/, /console error: .*ERR_INTERNET_DISCONNECTED/)
  await visit(page, '/freekundli')
  await fillForm(page, say, language)
  await page.route('**/api/user/generateKundali', (route) => route.abort('internetdisconnected'))
  await submit(page, say).click()
  await expectChart(page, say, language)
  await expect(page.getByText(say('kundli.details.onDevice'))).toBeVisible()

  await visit(page, '/freekundli')
  const recent = part(page, say, 'kundli.recent.title')
  await recent.getByRole('button', { name: new RegExp(people[language].name) }).click()
  await expectChart(page, say, language)
  await page.goBack()
  await recent.getByRole('button', { name: say('kundli.recent.clear') }).click()
  await expect(recent).toHaveCount(0)
})

test('without the engine the basics stay, with a retry', async ({ page, say, language, faults }) => {
  faults.announce(/request failed: GET .*\.sky/, /console error: .*ERR_FAILED/)
  await page.route('**/*.sky', (route) => route.abort())
  await visit(page, '/freekundli')
  await fillForm(page, say, language)
  await submit(page, say).click()
  await expect(page.getByText(say('kundli.details.failed'))).toBeVisible()
  await expect(
    part(page, say, 'kundli.planets.title')
      .getByText(say('jyotish.nakshatras.purva-bhadrapada'))
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await expect(
    part(page, say, 'kundli.birth.title').getByText(say('jyotish.rashis.kanya'), { exact: true }),
  ).toBeVisible()
  await page.unroute('**/*.sky')
  await page.getByRole('button', { name: say('shell.tryAgain') }).click()
  await waitUntilLive(page)
  await expectChart(page, say, language)
})

test('the page can be read without JavaScript', async ({ browser, baseURL, say, contextOptions }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/freekundli')
  await expect(page.getByLabel(say('kundli.form.name'), { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: say('kundli.page.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: say('kundli.page.chat') })).toBeVisible()
  await context.close()
})

test(
  'a prashna opens the chart of this moment, with the lagna of the number that the asker named',
  { tag: '@phone' },
  async ({ page, say }) => {
    await visit(page, '/kundli-form')
    await page.getByText(say('kundli.prashna.entry'), { exact: true }).click()
    const number = page.getByLabel(say('kundli.prashna.number'), { exact: true })
    const open = page.getByRole('button', { name: say('kundli.prashna.open') })
    await number.fill('250')
    await open.click()
    await expect(page.getByText(say('kundli.prashna.wrongNumber'))).toBeVisible()
    await number.fill('145')
    await open.click()

    await expect(page).toHaveURL(/\/kundli-details(\?lng=hin)?$/)
    await expect(page.getByRole('heading', { level: 1, name: say('kundli.prashna.title') })).toBeVisible()
    const lagna = (asked: number, sign: Parameters<Words>[0], degree: string) =>
      page.getByText(say('kp.prashna.byNumber', { number: asked, sign: say(sign), degree }))
    await expect(lagna(145, 'jyotish.rashis.tula', '29°26′40″')).toBeVisible()
    const cusps = part(page, say, 'kp.title').getByRole('table').first()
    await expect(cusps.getByRole('row').nth(1)).toContainText('29°26′40″')
    // A question has no life to read.
    await expect(part(page, say, 'kundli.doshas.title')).toHaveCount(0)

    await page.getByLabel(say('kp.prashna.changeNumber')).fill('1')
    await page.getByRole('button', { name: say('kp.prashna.apply') }).click()
    await expect(lagna(1, 'jyotish.rashis.mesha', '0°00′00″')).toBeVisible()
    await reload(page)
    await expect(lagna(1, 'jyotish.rashis.mesha', '0°00′00″')).toBeVisible()
    expect(await fitsTheScreen(page)).toBe(true)

    await visit(page, '/kundli-form')
    await expect(part(page, say, 'kundli.recent.title'), 'a question is nobody’s birth').toHaveCount(0)
  },
)
