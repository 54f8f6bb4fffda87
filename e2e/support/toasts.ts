import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test'

type ShownToast = { type: string; text: string }

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })

/** Records every notification of a page: each disappears after three seconds, which a slow machine may miss. */
export async function rememberToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: ShownToast[] = []
    Object.assign(window, { shownToasts: shown })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue
        const toasts = [node, ...node.querySelectorAll<HTMLElement>('[data-sonner-toast]')].filter((one) =>
          one.matches('[data-sonner-toast]'),
        )
        shown.push(...toasts.map(({ dataset, textContent }) => ({ type: dataset.type ?? '', text: textContent })))
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Expects a notification with this text, now or since the page was opened. */
export async function expectToast(page: Page, wanted: string | RegExp | { type: string }): Promise<void> {
  const isWanted = ({ type, text }: ShownToast) => {
    if (typeof wanted === 'string') return text.includes(wanted)
    return wanted instanceof RegExp ? wanted.test(text) : type === wanted.type
  }
  await expect
    .poll(async () => (await readToasts(page)).filter(isWanted).length, 'the notification that was waited for')
    .toBeGreaterThan(0)
}

async function readToasts(page: Page): Promise<ShownToast[]> {
  try {
    return await page.evaluate(() => (window as unknown as { shownToasts?: ShownToast[] }).shownToasts ?? [])
  } catch (error) {
    // Between two pages there is no document to query.
    if (error instanceof Error && error.message.includes('Execution context was destroyed')) return []
    throw error
  }
}
