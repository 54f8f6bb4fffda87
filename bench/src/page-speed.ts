import { startServer } from '@sankalp/server/test/server-process.ts'
import { type Shot, type Speed, measureInTurns, startHelper } from './turns.ts'

/** Enough addresses to stay below the limit of calls per address. */
export const addresses = 4000
export const headersOf = (at: number) => ({ 'x-forwarded-for': `198.51.${100 + Math.floor(at / 250)}.${at % 250}` })

/**
 * Measures a page rendered for each visitor, and the same page from the cache, against React streaming a page of as
 * many bytes.
 */
export async function measurePage(
  path: string,
): Promise<{ kilobytes: number } & Record<'rendered' | 'cached' | 'bare', Speed>> {
  const settings = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' }
  const ours = await startServer(settings, { keepsLog: false })
  const withoutCache = await startServer({ ...settings, PAGE_CACHE_MB: '0' }, { keepsLog: false })
  const bare = await startHelper('./bare-page.ts')
  try {
    const answer = await fetch(withoutCache.url + path)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    const html = await answer.text()
    await bare.tell({ html })
    const bareBytes = (await (await fetch(bare.url)).arrayBuffer()).byteLength
    const bytes = Buffer.byteLength(html)
    if (Math.abs(bareBytes / bytes - 1) > 0.1)
      throw new Error(`the page has ${bytes} bytes but the bare page has ${bareBytes}`)
    const speeds = await measureInTurns({
      rendered: { url: withoutCache.url, requests: pageShots(path), cpuSeconds: () => withoutCache.cpuSeconds() },
      cached: { url: ours.url, requests: pageShots(path), cpuSeconds: () => ours.cpuSeconds() },
      bare: { url: bare.url, requests: pageShots(path), cpuSeconds: bare.cpuSeconds },
    })
    return { kilobytes: Math.round(bytes / 1000), ...speeds }
  } finally {
    await bare.stop()
    await ours.end()
    await withoutCache.end()
  }
}

function pageShots(path: string): Shot[] {
  let at = 0
  const setupRequest = (shot: Shot): Shot => ({ ...shot, headers: headersOf(at++ % addresses) })
  return [{ method: 'GET', path, headers: {}, setupRequest }]
}
