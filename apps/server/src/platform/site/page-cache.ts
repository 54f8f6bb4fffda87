import { createBoundedCache } from '../bounded-cache.ts'
import { type KeptPage, sizeOfKept } from './kept-page.ts'

const maxBytes = 64 * 1024 * 1024
/** Longer addresses are nobody's bookmark. */
const maxKeyLength = 500

/** What somebody asks for and drawing it once may answer for all: an address in a language. */
export type PageCache = {
  /** The page if it is kept and still true. */
  find(key: string): KeptPage | null
  /**
   * Draws a page and keeps it if `draw` gives one to keep. Those who ask for a page that was kept before, while
   * somebody draws it anew, wait for that drawing: at midnight a city's page is drawn once.
   */
  drawOnce(key: string, draw: () => Promise<KeptPage | null>): Promise<KeptPage | null>
}

export function createPageCache(now: () => number, bytes = maxBytes): PageCache {
  const pages = createBoundedCache<KeptPage>(bytes, sizeOfKept)
  const drawing = new Map<string, Promise<KeptPage | null>>()

  async function drawAndKeep(key: string, draw: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
    const page = await draw()
    if (!page) pages.delete(key)
    else if (key.length <= maxKeyLength) pages.set(key, page)
    return page
  }

  return {
    find(key) {
      const page = pages.get(key)
      return page && page.until > now() ? page : null
    },
    async drawOnce(key, draw) {
      // Of a page never kept nobody knows yet whether it can be: it is drawn for each who asks.
      if (!pages.get(key)) return drawAndKeep(key, draw)
      const others = drawing.get(key)
      // Where the one who draws leaves before it is done, whoever waits draws for themselves.
      if (others) return others.catch(() => drawAndKeep(key, draw))
      const own = drawAndKeep(key, draw)
      drawing.set(key, own)
      try {
        return await own
      } finally {
        drawing.delete(key)
      }
    },
  }
}
