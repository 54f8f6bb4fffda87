import { createRequire } from 'node:module'
import { type Page, expect } from '@playwright/test'

/** The part of axe that is called in the page. */
type Axe = {
  run: (context: object, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

// axe's Playwright builder would load the half megabyte of axe into the page four times per check; here it is loaded
// once.
const resolveHere = createRequire(import.meta.url)
const { source } = createRequire(resolveHere.resolve('@axe-core/playwright'))('axe-core') as { source: string }

/**
 * The top bar and the footer are the same on every page: they are checked on the home page, and where a part of them is
 * open.
 */
const frame = ['body > header', 'body > footer']

/** Fails with what axe finds in the page, or only `within` a part of it: its time grows with what it looks at. */
export async function expectAccessible(page: Page, where: string, within = 'html'): Promise<void> {
  expect(await findFaults(page, within), where).toEqual([])
}

/** Everything axe knows in the light; in the dark only the colours are others. */
export async function findFaults(page: Page, within = 'html'): Promise<string[]> {
  const isWhole = within !== 'html' || new URL(page.url()).pathname === '/'
  const parts = { include: [[within]], exclude: isWhole ? [] : frame.map((selector) => [selector]) }
  const faults: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await waitUntilStill(page)
    if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
    const found = await page.evaluate(findViolations, { parts, rules: theme === 'light' ? null : ['color-contrast'] })
    faults.push(...found.map((fault) => `${theme}: ${fault}`))
  }
  return faults
}

/** During a transition, axe would measure intermediate colours. */
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

/** Request only violations: without passed rules and element positions, axe takes half the time. */
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
 * Checks for duplicate ids, which axe does not fail on. A part labelled by its heading's id gets the name of the first
 * element with that id. Where that was the whole page, axe took seconds to read it.
 */
export async function expectOwnIds(page: Page, where: string): Promise<void> {
  const shared = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
  expect(shared, `${where}: ids of more than one element`).toEqual([])
}

/**
 * Hides rows, list items and cards of a long page, except two of each kind: the time of axe grows faster than the page,
 * and it finds the same in the fifth row of a table as in the second. The page is useless for other checks afterwards.
 * The elements stay in the document, since React may still hydrate a part whose script is late, and would miss them.
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
    const hidden = new Set<Element>()
    const isHidden = (part: Element | null): boolean =>
      part !== null && (hidden.has(part) || isHidden(part.parentElement))
    for (const parent of document.querySelectorAll('main *')) {
      // Skip elements inside a hidden part.
      if (isHidden(parent)) continue
      const counts = new Map<string, number>()
      const isSpare = (part: Element): boolean => {
        const make = makeOf(part)
        const count = (counts.get(make) ?? 0) + 1
        counts.set(make, count)
        // Each field has its own name, and an element with an id may label another one.
        return count > 2 && part.id === '' && !part.querySelector('input, select, textarea, [id]')
      }
      for (const part of [...parent.children].filter(isSpare) as HTMLElement[]) {
        hidden.add(part)
        part.style.setProperty('display', 'none', 'important')
      }
    }
  })
}
