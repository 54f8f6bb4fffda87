import { createBoundedCache } from '../bounded-cache.ts'
import { type CachedPage, sizeOfCached } from './cached-page.ts'
import { type PageAddress, type ReadParameters, relevantQuery } from './page-address.ts'

/** Longer addresses are nobody's bookmark. */
const maxKeyLength = 500
/** Of so many paths it is known which parameters their pages read. */
const knownPaths = 10_000
/** Clocks of machines that are set right now and then jump by less than this. */
const jumpMs = 5000

/** What a rendering came to, if it may be cached, and which parameters it has read. */
export type RenderedPage = { page: CachedPage; read: ReadParameters }

/** Rendered pages by who sees them (`visit`: language, signed in or not, city) and their address. */
export type PageCache = {
  /** The page, if it is cached and has not expired. */
  find(visit: string, address: PageAddress): CachedPage | null
  /** Whether `find` would give one. To ask this is not to ask for the page. */
  has(visit: string, address: PageAddress): boolean
  /**
   * Renders a page, and caches it if `render` gives one to cache. Of the requests for a cached page that has expired, the
   * first renders it and the others wait for that: at midnight a city's page is rendered once.
   */
  renderOnce(
    visit: string,
    address: PageAddress,
    render: () => Promise<RenderedPage | null>,
  ): Promise<CachedPage | null>
}

/**
 * Parameters that a page does not read make no other page of it: which it reads is learned from its renderings. The same
 * values of those lead to the same page, since nothing else reaches what renders it. A page belongs to the number of changes of the site
 * that were known when its rendering began: after the next one nobody finds it any more, also when it was ready only then.
 */
export function createPageCache(now: () => number, bytes: number, countChanges: () => number = () => 0): PageCache {
  const pages = createBoundedCache<CachedPage>(bytes, sizeOfCached)
  const readBy = createBoundedCache<{ parameters: ReadParameters }>(knownPaths)
  const rendering = new Map<string, Promise<CachedPage | null>>()

  const keyOf = (visit: string, address: PageAddress, read: ReadParameters, changes = countChanges()) =>
    `${changes} ${visit} ${address.path}?${relevantQuery(address, read)}`

  /** The key as far as it is known: of a path that was never rendered, every parameter may count. */
  function findKey(visit: string, address: PageAddress): string {
    return keyOf(visit, address, address.query === '' ? null : (readBy.get(address.path)?.parameters ?? null))
  }

  function isTrue(page: CachedPage): boolean {
    const time = now()
    // A clock that was set back would show tomorrow's page until tomorrow is over.
    return page.until > time && page.madeAt <= time + jumpMs
  }

  function learn(path: string, read: ReadParameters): ReadParameters {
    const known = readBy.get(path)?.parameters
    const parameters = read === null || known === null ? null : [...new Set([...(known ?? []), ...read])]
    readBy.set(path, { parameters })
    return parameters
  }

  async function renderAndCache(
    visit: string,
    address: PageAddress,
    render: () => Promise<RenderedPage | null>,
  ): Promise<CachedPage | null> {
    const changes = countChanges()
    const rendered = await render()
    if (!rendered) {
      pages.delete(findKey(visit, address))
      return null
    }
    const key = keyOf(visit, address, learn(address.path, rendered.read), changes)
    if (key.length <= maxKeyLength) pages.set(key, rendered.page)
    return rendered.page
  }

  return {
    find(visit, address) {
      const page = pages.get(findKey(visit, address))
      return page && isTrue(page) ? page : null
    },
    has(visit, address) {
      const page = pages.peek(findKey(visit, address))
      return page !== undefined && isTrue(page)
    },
    async renderOnce(visit, address, render) {
      const key = findKey(visit, address)
      // Whether a page may be cached is known only once it was rendered: until then every request renders its own.
      if (!pages.get(key)) return renderAndCache(visit, address, render)
      const others = rendering.get(key)
      // Should that fail (its visitor may have left), those who waited render it for themselves.
      if (others) return others.catch(() => renderAndCache(visit, address, render))
      const own = renderAndCache(visit, address, render)
      rendering.set(key, own)
      try {
        return await own
      } finally {
        rendering.delete(key)
      }
    },
  }
}
