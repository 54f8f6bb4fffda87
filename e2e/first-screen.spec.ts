import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { profiles } from './support/person.ts'
import { visit } from './support/visit.ts'

const screen = { width: 360, height: 760 }

/** Returns how far down an element ends, in pixels from the top of the screen. */
async function endOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Infinity
}

test(
  'the first screen of a small phone has two acharyas to talk to, the first pooja, the first product and the cart',
  { tag: '@both' },
  async ({ page, say, language, signIn }) => {
    await page.setViewportSize(screen)
    await visit(page, '/pooja')
    const pooja = page.locator('[data-pooja]').first()
    await expect(pooja).toBeVisible()
    expect(await endOf(pooja.getByRole('link').first())).toBeLessThanOrEqual(screen.height)

    await visit(page, '/shop')
    const product = page.locator('[data-product]').first()
    await expect(product.getByRole('button', { name: say('shop.card.add') })).toBeVisible()
    expect(await endOf(product.getByRole('button', { name: say('shop.card.add') }))).toBeLessThanOrEqual(screen.height)
    const cart = page.getByRole('banner').getByRole('link', { name: say('shell.account.cart') })
    expect(await endOf(cart)).toBeLessThan(screen.height / 4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)

    await signIn(profiles[language])
    await visit(page, '/chatwithastrologer')
    const second = page.getByRole('article').nth(1)
    await expect(second).toBeVisible()
    expect(await endOf(second.getByRole('button').last())).toBeLessThanOrEqual(screen.height)
  },
)
