import { expect, test } from './support/fixtures.ts'
import { reload, visit } from './support/visit.ts'

const birth = {
  gender: 'female',
  year: 1991,
  month: 10,
  day: 21,
  hour: 5,
  min: 25,
  lat: 23.18,
  lon: 75.78,
  zone: 'Asia/Kolkata',
  place: 'Ujjain, Madhya Pradesh',
}

test(
  'a reader says which chart is theirs, and their day stands first at home and among the horoscopes',
  { tag: '@both' },
  async ({ page, say, signIn }) => {
    const { token } = await signIn()
    const saved = await page.context().request.post('/api/user/saveKundali', {
      headers: { Authorization: `Bearer ${token}` },
      data: { ...birth, name: 'Savita' },
    })
    expect(saved.status()).toBe(200)

    await visit(page, '/')
    await expect(page.getByRole('heading', { name: say('your-day.which.title') })).toBeVisible()
    await page.getByRole('button', { name: 'Savita' }).click()
    const day = page.getByRole('region', { name: say('your-day.title') })
    await expect(day.getByText(say('your-day.from', { name: 'Savita' }))).toBeVisible()
    await expect(day.getByRole('listitem')).toHaveCount(3)
    const first = (await day.getByRole('listitem').first().innerText()).split('\n')[0]!
    await expect(day.locator('details p').first()).toBeHidden()
    await day.locator('summary').first().click()
    await expect(day.locator('details p').first()).toBeVisible()

    await reload(page)
    await expect(day.getByText(first)).toBeVisible()

    await visit(page, '/horoscopePage')
    await expect(day.getByText(first)).toBeVisible()
    const signs = page.getByRole('navigation', { name: say('horoscope.page.signs') })
    const [above, below] = [await day.boundingBox(), await signs.boundingBox()]
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  },
)

test('a visitor’s pages keep no space for it', async ({ page, say }) => {
  for (const path of ['/', '/horoscopePage']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: say('your-day.title') })).toHaveCount(0)
    await expect(page.locator('main [data-island], main .breathing')).toHaveCount(0)
  }
})
