import type { Page } from '@playwright/test'
import { stopClock } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import type { Words } from './support/words.ts'
import { visit } from './support/visit.ts'

/** The place field as the design page shows it; the forms and the panchang use the same one. */
async function openField(page: Page, say: Words) {
  await visit(page, '/design')
  const field = page.getByRole('combobox', { name: say('design.fields.place') })
  await field.scrollIntoViewIfNeeded()
  return field
}

/** Somebody who is still typing is not searched for. */
const searchAfterMs = 500

const searches = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/places/search') asked.push(url.searchParams.get('q') ?? '')
  })
  return asked
}

test(
  'a place is found by its beginning and chosen with the keyboard',
  { tag: '@phone-hin' },
  async ({ page, say, language }) => {
    const asked = searches(page)
    await page.clock.install()
    const field = await openField(page, say)
    await stopClock(page)
    const typed = language === 'hin' ? 'वारा' : 'varan'
    await field.pressSequentially(typed)
    await page.clock.runFor(searchAfterMs - 1)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    const list = page.getByRole('listbox', { name: say('design.fields.place') })
    await expect(list.getByRole('option').first()).toContainText(language === 'hin' ? 'वाराणसी' : 'Varanasi')
    expect(asked).toEqual([typed])
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await field.press('ArrowDown')
    const marked = await field.getAttribute('aria-activedescendant')
    await expect(list.getByRole('option', { selected: true })).toHaveAttribute('id', marked!)
    await field.press('Escape')
    await expect(list).toBeHidden()
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue(language === 'hin' ? 'वाराणसी, उत्तर प्रदेश' : 'Varanasi, Uttar Pradesh')
  },
)

test(
  'whoever leaves without choosing gets the first match, even before the search has begun',
  { tag: '@once' },
  async ({ page, say, language }) => {
    const field = await openField(page, say)
    await field.pressSequentially('ujjain')
    await field.press('Tab')
    await expect(field).toHaveValue(language === 'hin' ? 'उज्जैन, मध्य प्रदेश' : 'Ujjain, Madhya Pradesh')
  },
)

test('a tap chooses, and every option is tall enough for a thumb', { tag: '@phone-hin' }, async ({ page, say }) => {
  const field = await openField(page, say)
  await field.pressSequentially('हरि')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText('हरिद्वार')
  for (const box of await Promise.all((await options.all()).map((option) => option.boundingBox())))
    expect(box!.height).toBeGreaterThanOrEqual(48)
  await options.first().tap()
  await expect(field).toHaveValue('हरिद्वार, उत्तराखंड')
})

test(
  'a place nobody knows: the text stays, and latitude and longitude can be given instead',
  { tag: '@phone-hin' },
  async ({ page, say, language }) => {
    const field = await openField(page, say)
    await field.pressSequentially('qqxxzz')
    await field.press('Tab')
    await expect(page.getByText(say('places.notFound'))).toBeVisible()
    await expect(field).toHaveValue('qqxxzz')
    await page.getByRole('button', { name: say('places.byHand.open') }).click()
    await page.getByLabel(say('places.byHand.lat')).fill('95')
    await page.getByRole('button', { name: say('places.byHand.take') }).click()
    await expect(page.getByText(say('places.byHand.latRange'))).toBeVisible()
    await page.getByLabel(say('places.byHand.lat')).fill('25.3176 N, 82.9739 E')
    await expect(page.getByLabel(say('places.byHand.lon'))).toHaveValue('82.9739 E')
    await page.getByRole('button', { name: say('places.byHand.take') }).click()
    await expect(field).toHaveValue(language === 'hin' ? '25.3176° उत्तर, 82.9739° पूर्व' : '25.3176° N, 82.9739° E')
  },
)

test(
  'a point that is written but not yet taken is taken when the form is sent',
  { tag: '@phone-hin' },
  async ({ page, say }) => {
    await visit(page, '/freekundli')
    const field = page.getByRole('combobox', { name: say('kundli.form.place'), exact: true })
    await page.getByRole('button', { name: say('places.byHand.open') }).click()
    await page.getByLabel(say('places.byHand.lat')).fill('25.3176')
    await page.getByLabel(say('places.byHand.lon')).fill('82.9739')
    await page.getByRole('button', { name: say('kundli.form.submit') }).click()
    await expect(field).toHaveValue('25.3176° उत्तर, 82.9739° पूर्व')
    await expect(page.getByText(say('kundli.form.problems.required.place'))).toHaveCount(0)
  },
)
