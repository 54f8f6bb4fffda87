import type { BrowserContext } from '@playwright/test'

type Announcement = { pattern: RegExp; count: number }

/**
 * Collects everything that must not happen while a page is used: console errors and warnings (including hydration's),
 * thrown errors, requests without a reply, replies of 400 and above. A journey announces what it causes on purpose; an
 * announcement that does not occur is a fault too.
 */
export class Faults {
  readonly #seen: string[] = []
  readonly #announced: Announcement[] = []

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      // Journeys block the service worker, except its own; this message is expected.
      if (message.text().startsWith('Service Worker registration blocked by Playwright')) return
      // The browser's own time limit: on a slow machine a font in use is used late.
      if (/was preloaded using link preload but not used within a few seconds/.test(message.text())) return
      this.#seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#seen.push(`page error: ${error.error().stack ?? error.error().message}`))
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown'
      // Aborted by the page or a navigation, as when a reader leaves.
      if (reason === 'net::ERR_ABORTED') return
      this.#seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
    })
    context.on('response', (response) => {
      if (response.status() < 400) return
      this.#seen.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
    })
    await context.addInitScript(sayCauses)
  }

  /** Matches the patterns against the whole line of a fault: its status, its method and its address. */
  announce(...patterns: RegExp[]): void {
    this.#announced.push(...patterns.map((pattern) => ({ pattern, count: 0 })))
  }

  list(): string[] {
    const unexpected = this.#seen.filter((line) => {
      const matching = this.#announced.filter(({ pattern }) => pattern.test(line))
      for (const announcement of matching) announcement.count++
      return matching.length === 0
    })
    const missing = this.#announced.filter(({ count }) => count === 0)
    return [...unexpected, ...missing.map(({ pattern }) => `announced, but it did not happen: ${pattern}`)]
  }
}

/** React wraps errors that it recovers from; the cause is the useful one. */
function sayCauses(): void {
  window.addEventListener('error', ({ error }) => {
    const cause: unknown = error instanceof Error ? error.cause : null
    if (cause instanceof Error) reportError(cause)
  })
}
