import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import type { Words } from './support/words.ts'
import { visit } from './support/visit.ts'

/** Opens the place field of the design page; the forms and the panchang use the same one. */
async function openField(page: Page, say: Words) {
  await visit(page, '/design')
  const field = page.getByRole('combobox', { name: say('design.fields.place') })
  await field.scrollIntoViewIfNeeded()
  return field
}

test('a tap chooses, and every option is high enough for a thumb', { tag: '@phone' }, async ({ page, say }) => {
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
  'an unknown place: the text stays, and latitude and longitude can be given instead',
  { tag: '@phone' },
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
  'a point that is written but not taken yet is taken when the form is sent',
  { tag: '@phone' },
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
