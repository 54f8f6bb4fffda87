import type { BrowserContext } from '@playwright/test'

type Announcement = { pattern: RegExp; count: number }

/**
 * Everything that must not happen while a page is used: console errors and warnings (hydration's among them),
 * thrown errors, requests without an answer, answers of 400 and above. What a journey causes on purpose it
 * announces; an announcement that never comes true is a fault as well.
 */
export class Faults {
  readonly #seen: string[] = []
  readonly #announced: Announcement[] = []

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      // Journeys do without the service worker, but for its own; that it was kept out is as it should be.
      if (message.text().startsWith('Service Worker registration blocked by Playwright')) return
      // The browser's own stopwatch: on a slow machine a font that is used is used late.
      if (/was preloaded using link preload but not used within a few seconds/.test(message.text())) return
      this.#seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#seen.push(`page error: ${error.error().stack ?? error.error().message}`))
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown'
      // The page, or a navigation, has lost interest: that is how a reader leaves.
      if (reason === 'net::ERR_ABORTED') return
      this.#seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
    })
    context.on('response', (response) => {
      if (response.status() < 400) return
      this.#seen.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
    })
    await context.addInitScript(sayCauses)
  }

  /** The pattern is held against the whole line of a fault: its status, its method and its address. */
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

/** React wraps what it recovers from; the error inside is the one to read. */
function sayCauses(): void {
  window.addEventListener('error', ({ error }) => {
    const cause: unknown = error instanceof Error ? error.cause : null
    if (cause instanceof Error) reportError(cause)
  })
}
