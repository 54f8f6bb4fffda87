import { createRequire } from 'node:module'
import { type Page, expect } from '@playwright/test'

/** The part of axe that is called inside of the page. */
type Axe = {
  run: (context: object, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

// Its builder for Playwright would put the half megabyte of axe into the page four times for each look; here it goes in once.
const resolveHere = createRequire(import.meta.url)
const { source } = createRequire(resolveHere.resolve('@axe-core/playwright'))('axe-core') as { source: string }

/** The top bar and the foot are the same on every page: they are looked at on the home page, and where something of them is open. */
const frame = ['body > header', 'body > footer']

/**
 * Everything axe knows in the light; in the dark only the colours are others. Its time grows with the page: of one that is
 * looked at elsewhere as well, a part can be named to look `within`.
 */
export async function expectAccessible(page: Page, where: string, within = 'html'): Promise<void> {
  const isWhole = within !== 'html' || new URL(page.url()).pathname === '/'
  const parts = { include: [[within]], exclude: isWhole ? [] : frame.map((selector) => [selector]) }
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await waitUntilStill(page)
    if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
    const found = await page.evaluate(findViolations, { parts, rules: theme === 'light' ? null : ['color-contrast'] })
    expect(found, `${where}, ${theme}`).toEqual([])
  }
}

/** While something fades in or changes its colour, what axe would measure is not yet what anybody reads. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    for (let animations = moving(); animations.length > 0; animations = moving()) {
      await Promise.allSettled(animations.map(({ finished }) => finished))
    }
  })
}

/** Nobody reads what is right, or where each element stands: told of what is wrong only, axe takes half of the time. */
async function findViolations({ parts, rules }: { parts: object; rules: string[] | null }): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe }
  const { violations } = await axe.run(parts, {
    resultTypes: ['violations'],
    selectors: false,
    ...(rules && { runOnly: rules }),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/**
 * Axe leaves it to a person: a part that is named by its heading's id has the name of whatever has that id first. Where that was the
 * whole page, axe itself took seconds to read it out.
 */
export async function expectOwnIds(page: Page, where: string): Promise<void> {
  const shared = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
  expect(shared, `${where}: ids of more than one element`).toEqual([])
}

/**
 * Takes rows, list items and cards out of a long page, but for two of each make: axe needs a time that grows faster than the
 * page, and finds in the fifth row of a table what it found in the second. The page is of no use for anything else afterwards.
 */
export async function leaveTwoOfEachKind(page: Page): Promise<void> {
  await page.evaluate(() => {
    const makeOf = ({ tagName, attributes, childNodes, children }: Element): string => {
      const names = [...attributes].map(({ name, value }) =>
        name === 'class' ? value : `${name}${value === '' ? '' : '='}`,
      )
      const hasText = [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      return `${tagName}[${names.join()}]${hasText ? 'text' : ''}(${[...children].map(makeOf).join()})`
    }
    for (const parent of document.querySelectorAll('main *')) {
      // What stands in a part that was taken out need not be looked at.
      if (!parent.isConnected) continue
      const counts = new Map<string, number>()
      const isSpare = (part: Element): boolean => {
        const make = makeOf(part)
        const count = (counts.get(make) ?? 0) + 1
        counts.set(make, count)
        // Each field has a name of its own, and something else may be named by an element with an id.
        return count > 2 && part.id === '' && !part.querySelector('input, select, textarea, [id]')
      }
      for (const part of [...parent.children].filter(isSpare)) part.remove()
    }
  })
}
