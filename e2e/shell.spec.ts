import { toastMs } from '@sankalp/contract'
import { lastingToday, stopClock } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { accountButton, accountCard } from './support/pages.ts'
import { profiles } from './support/person.ts'
import { guardedRoutes, openRoutes } from './support/routes.ts'
import { toast } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const navigation = [
  ['consult', '/chatwithastrologer'],
  ['pooja', '/pooja'],
  ['horoscope', '/horoscopePage'],
  ['kundli', '/freekundli'],
  ['matchmaking', '/Kundlimatchmaking'],
  ['panchang', '/panchang'],
  ['blog', '/blog'],
  ['shop', '/shop'],
  ['about', '/aboutus'],
] as const

const almanac = [
  ['calendar', '/calendar'],
  ['festivals', '/festivals'],
  ['choghadiya', '/choghadiya'],
  ['rahuKaal', '/rahu-kaal'],
] as const

/** Returns the texts of the links; one of them contains the year. */
async function linkNames(say: Words): Promise<string[]> {
  const year = (await lastingToday()).slice(0, 4)
  return navigation.map(([key]) => say(`shell.nav.${key}`, { year }))
}

test('the second row holds the navigation in its order on a large screen', async ({ page, say }) => {
  const names = await linkNames(say)
  await visit(page, '/blog')
  const row = page.getByRole('navigation', { name: say('shell.menu.label') })
  const links = row.getByRole('link')
  await expect(links).toHaveText(names)
  for (const [at, [, path]] of navigation.entries()) await expect(links.nth(at)).toHaveAttribute('href', path)
  await expect(row.getByRole('link', { name: say('shell.nav.blog'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('button', { name: say('shell.menu.open') })).toBeHidden()
  // The rest of the almanac is one press away.
  const more = row.getByRole('button', { name: say('shell.menu.almanac') })
  await more.click()
  const menu = page.getByRole('dialog', { name: say('shell.menu.almanac') })
  await expect(menu.getByRole('link')).toHaveText(almanac.map(([key]) => say(`shell.nav.${key}`)))
  await menu.getByRole('link', { name: say('shell.nav.rahuKaal') }).click()
  await expect(page).toHaveURL(/\/rahu-kaal\/delhi$/)
  await expect(menu).toBeHidden()
})

test(
  'a drawer holds the same links and the almanac on a small screen; the button, a press outside and Escape close it and restore the focus',
  { tag: '@phone' },
  async ({ page, say }) => {
    const names = await linkNames(say)
    await visit(page, '/')
    const open = page.getByRole('button', { name: say('shell.menu.open') })
    const drawer = page.getByRole('dialog', { name: say('shell.menu.label') })
    await expect(drawer).toBeHidden()
    await open.click()
    const ofAlmanac = almanac.map(([key]) => say(`shell.nav.${key}`))
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText([
      say('shell.search'),
      ...names.slice(0, 6),
      ...ofAlmanac,
      ...names.slice(6),
    ])

    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await page.mouse.click(350, 400)
    await expect(drawer).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await drawer.getByRole('button', { name: say('shell.menu.close') }).click()
    await expect(drawer).toBeHidden()
    await open.click()
    await drawer.getByRole('link', { name: say('shell.nav.panchang') }).click()
    await expect(page).toHaveURL('/panchang')
    await expect(drawer).toBeHidden()

    // The search of everything, with a spelling that no text has.
    await open.click()
    await drawer.getByRole('link', { name: say('shell.search') }).click()
    await page.getByRole('searchbox').fill('सत्यनारायन')
    await page.getByRole('searchbox').press('Enter')
    const poojas = page.getByRole('region', { name: say('search.kind.poojas') })
    await expect(poojas.getByRole('link').first()).toHaveText('सत्यनारायण पूजा')
  },
)

test(
  'the top bar stays in sight down to the footer, which has its columns',
  { tag: '@phone' },
  async ({ page, say }) => {
    await visit(page, '/')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('banner')).toBeInViewport()
    const footer = page.getByRole('contentinfo')
    for (const key of ['services', 'almanac', 'company', 'social']) {
      await expect(footer.getByRole('heading', { name: say(`shell.footer.${key}`), exact: true })).toBeVisible()
    }
    for (const [key, path] of almanac)
      await expect(footer.getByRole('link', { name: say(`shell.nav.${key}`) })).toHaveAttribute('href', path)
    await expect(footer.getByRole('link', { name: say('shell.nav.privacy') })).toHaveAttribute('href', '/privacy')
  },
)

test(
  'the profile card shows the signed-in user and the wallet balance',
  { tag: '@phone' },
  async ({ page, say, language, signIn }) => {
    const { phone } = await signIn(profiles[language])
    await visit(page, '/')
    const card = accountCard(page, say)
    await expect(card).toBeHidden()
    await accountButton(page, say).click()
    await expect(card.getByText(`${profiles[language].first_name} ${profiles[language].last_name}`)).toBeVisible()
    await expect(card.getByText(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)).toBeVisible()
    await expect(card.getByText('₹0.00')).toBeVisible()
    const targets = {
      profile: '/profile',
      poojas: '/bookedpooja',
      cart: '/cart',
      orders: '/getmyOrders',
      wallet: '/mywallet',
    }
    for (const [key, path] of Object.entries(targets)) {
      await expect(card.getByRole('link', { name: say(`shell.account.${key}`) })).toHaveAttribute('href', path)
    }

    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(accountButton(page, say)).toBeFocused()
    await accountButton(page, say).click()
    await accountButton(page, say).click()
    await expect(card, 'the icon closes it too').toBeHidden()
    await accountButton(page, say).click()
    await page.mouse.click(8, 600)
    await expect(card, 'a click outside closes it').toBeHidden()
    await accountButton(page, say).click()
    await card.getByRole('link', { name: say('shell.account.wallet') }).click()
    await expect(page).toHaveURL('/mywallet')
    await expect(card).toBeHidden()
  },
)

test('the first press of Tab offers to skip to the content', async ({ page, say }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: say('shell.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a navigation moves focus to the new heading and scrolls up', { tag: '@phone' }, async ({ page, say }) => {
  await visit(page, '/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.nav.shop') })
    .click()
  await expect(page).toHaveURL('/shop')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveTitle(new RegExp(say('shop.title')))
})

test('an unknown address answers 404 with a link to continue', async ({ page, say, faults }) => {
  faults.announce(/404.*no-such-page/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell.notFound.title'))
  await page
    .getByRole('main')
    .getByRole('link', { name: say('shell.goHome') })
    .click()
  await expect(page).toHaveURL('/')
})

test(
  'a page that cannot be rendered leads to the error page, and a retry repairs it',
  { tag: '@phone' },
  async ({ page, say, faults }) => {
    faults.announce(/500.*auth\.json/, /Could not load the texts of auth/)
    await visit(page, '/')
    await page.route('**/locales/*/auth.json', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.login') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell.error.title'))
    await expect(page.getByRole('alert')).toContainText(say('shell.error.text'))
    await page.unroute('**/locales/*/auth.json')
    await page.getByRole('button', { name: say('shell.tryAgain') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth.login.title'))
  },
)

test('a notification shows at the top right and disappears after about three seconds', async ({
  page,
  context,
  say,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await visit(page, '/')
  await stopClock(page)
  await page.getByRole('button', { name: say('shell.share.button') }).click()
  const message = toast(page, say('shell.share.copied'))
  // Advance the clock in small steps until it appears: its rendering waits for timers too.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(message).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [100] })
  const box = (await message.boundingBox())!
  const { width } = page.viewportSize()!
  expect(box.x + box.width, 'right').toBeGreaterThan(width - 40)
  expect(box.y, 'top').toBeLessThan(200)
  await page.clock.runFor(toastMs - 1000)
  await expect(message).toBeVisible()
  await page.clock.runFor(2000)
  await expect(message).toBeHidden()
})

test('the night theme follows the system', async ({ page }) => {
  const lightness = () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 3 / 255
    })
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/')
  await expect.poll(lightness).toBeGreaterThan(0.85)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(lightness).toBeLessThan(0.25)
})

test('a signed-in user’s page does not flicker to Login on a reload', async ({ page, context, say, signIn }) => {
  await signIn(profiles.en)
  const html = await (await context.request.get('/')).text()
  expect(html).toContain(say('shell.account.open'))
  await visit(page, '/')
  await reload(page)
  await expect(accountButton(page, say)).toBeVisible()
})

test('no server-rendered page contains the name of the signed-in user', async ({ context, signIn }) => {
  const profile = { ...profiles.en, first_name: 'Yashodhara', last_name: 'Quraishi' }
  const { phone, id, token } = await signIn(profile)
  const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value)
  for (const route of [...openRoutes, ...guardedRoutes]) {
    const html = await (await context.request.get(route)).text()
    const named = [phone, id, token, ...cookies, profile.first_name, profile.last_name].filter((word) =>
      html.includes(word),
    )
    expect(named, route).toEqual([])
  }
})
