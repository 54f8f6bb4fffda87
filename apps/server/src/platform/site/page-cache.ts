import { createBoundedCache } from '../bounded-cache.ts'
import { type CachedPage, sizeOfCached } from './cached-page.ts'
import { type PageAddress, type ReadParameters, relevantQuery } from './page-address.ts'

/** No real link has a longer address. */
const maxKeyLength = 500
/** The number of paths whose read parameters are remembered. */
const knownPaths = 10_000
/** Smaller jumps of the clock are normal corrections. */
const jumpMs = 5000

/** The result of a rendering that may be cached, and the parameters that it has read. */
export type RenderedPage = { page: CachedPage; read: ReadParameters }

/** Rendered pages by visit (`visit`: language, signed in or not, city) and URL. */
export type PageCache = {
  /** Returns the page if it is cached and has not expired. */
  find(visit: string, address: PageAddress): CachedPage | null
  /**
   * Renders a page, and caches it if `render` returns one. For a page that is not cached, the first request renders it
   * and the others wait. If it may not be cached, they get null, and each renders its own.
   */
  renderOnce(
    visit: string,
    address: PageAddress,
    render: () => Promise<RenderedPage | null>,
  ): Promise<CachedPage | null>
}

/**
 * Creates the cache. Parameters that a page does not read do not create another entry: the cache learns from each
 * rendering which ones it reads. Equal values of those lead to the same page, because nothing else reaches the
 * renderer. A page is stored with the number of site changes known when its rendering began, so that it is no longer
 * found after the next change, even if it was finished later.
 */
export function createPageCache(now: () => number, bytes: number, countChanges: () => number = () => 0): PageCache {
  const pages = createBoundedCache<CachedPage>(bytes, sizeOfCached)
  const readBy = createBoundedCache<{ parameters: ReadParameters }>(knownPaths)
  const rendering = new Map<string, Promise<CachedPage | null>>()

  const keyOf = (visit: string, address: PageAddress, read: ReadParameters, changes = countChanges()) =>
    `${changes} ${visit} ${address.path}?${relevantQuery(address, read)}`

  /** Returns the key as far as it is known: for a path that was never rendered, every parameter counts. */
  function findKey(visit: string, address: PageAddress): string {
    return keyOf(visit, address, address.query === '' ? null : (readBy.get(address.path)?.parameters ?? null))
  }

  function isTrue(page: CachedPage): boolean {
    const time = now()
    // After the clock was set back, tomorrow's page would be shown until tomorrow is over.
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

  const cache: PageCache = {
    find(visit, address) {
      const page = pages.get(findKey(visit, address))
      return page && isTrue(page) ? page : null
    },
    async renderOnce(visit, address, render) {
      const key = findKey(visit, address)
      const others = rendering.get(key)
      // If the rendering fails (its visitor may have left), the next waiting request renders the page.
      if (others) return others.catch(() => cache.renderOnce(visit, address, render))
      const own = renderAndCache(visit, address, render)
      rendering.set(key, own)
      try {
        return await own
      } finally {
        rendering.delete(key)
      }
    },
  }
  return cache
}
