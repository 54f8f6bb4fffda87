import type { Language } from '@sankalp/contract'
import { expect, test } from './support/fixtures.ts'
import { readHead } from './support/page-source.ts'
import { reload, visit } from './support/visit.ts'
import { wordsOf } from './support/words.ts'

const names: Record<Language, string> = { en: 'English', hin: 'हिन्दी' }
const htmlLang: Record<Language, string> = { en: 'en', hin: 'hi' }

test(
  'the language switch works at once and persists over navigation and reload',
  { tag: '@phone' },
  async ({ page, language }) => {
    const other: Language = language === 'en' ? 'hin' : 'en'
    const say = wordsOf(other)
    await visit(page, '/panchang')
    await page.getByRole('banner').getByRole('link', { name: names[other], exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[other])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('panchang.heading.today'))
    await expect(page).toHaveTitle(new RegExp(say('panchang.heading.today')))
    await expect(page).toHaveURL('/panchang')

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shell.nav.about') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('about.title'))
    await reload(page)
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[other])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('about.title'))
  },
)

test('the switch keeps what was being typed', async ({ page, language, say }) => {
  const other: Language = language === 'en' ? 'hin' : 'en'
  await visit(page, '/login?redirect=%2Fcart')
  await page.getByLabel(say('auth.phone'), { exact: true }).fill('98765')
  await page.getByRole('banner').getByRole('link', { name: names[other], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(other)('auth.login.title'))
  await expect(page.getByLabel(wordsOf(other)('auth.phone'), { exact: true })).toHaveValue('98765')
  await expect(page).toHaveURL('/login?redirect=%2Fcart')
})

test('the very first HTML is in the requested language: by cookie, by address, by the browser', async ({ baseURL }) => {
  const ask = async (path: string, headers: Record<string, string>) =>
    readHead(await (await fetch(new URL(path, baseURL), { headers })).text())
  const title = (language: Language) => wordsOf(language)('home.heading')
  const hindi = { lang: 'hi', headings: [title('hin')] }
  const english = { lang: 'en', headings: [title('en')] }
  expect(await ask('/', { Cookie: 'language=hin', 'Accept-Language': 'en' })).toMatchObject(hindi)
  expect(await ask('/', { Cookie: 'language=en', 'Accept-Language': 'hi' })).toMatchObject(english)
  expect(await ask('/?lng=hin', { Cookie: 'language=en' })).toMatchObject(hindi)
  expect(await ask('/', { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.8' })).toMatchObject(hindi)
  expect(await ask('/', { 'Accept-Language': 'fr' })).toMatchObject(english)
  expect(await ask('/?lng=xx', { Cookie: 'language=<script>' })).toMatchObject(english)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch is a plain link, and the choice persists', async ({ page }) => {
    await page.goto('/panchang')
    await page.getByRole('banner').getByRole('link', { name: names.hin, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await page.goto('/shop')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })
})
