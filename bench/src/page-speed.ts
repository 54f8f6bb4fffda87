import { startServer } from '@sankalp/server/test/server-process.ts'
import { type Shot, type Speed, measureInTurns, startHelper } from './turns.ts'

/** Enough that the limit of calls from one address is not met. */
export const addresses = 4000
export const headersOf = (at: number) => ({ 'x-forwarded-for': `198.51.${100 + Math.floor(at / 250)}.${at % 250}` })

/** With a token a page is drawn for its visitor alone. */
const drawnAnew = { authorization: 'Bearer of-nobody' }

/** A page drawn for each visitor, and the same page when it is kept, beside React streaming a page of as many bytes. */
export async function measurePage(path: string): Promise<{ kilobytes: number } & Record<'drawn' | 'kept' | 'bare', Speed>> {
  const ours = await startServer({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' }, { keepsLog: false })
  const bare = await startHelper('./bare-page.ts')
  try {
    const answer = await fetch(ours.url + path, { headers: drawnAnew })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    const html = await answer.text()
    await bare.tell({ html })
    const bareBytes = (await (await fetch(bare.url)).arrayBuffer()).byteLength
    const bytes = Buffer.byteLength(html)
    if (Math.abs(bareBytes / bytes - 1) > 0.1) throw new Error(`the page has ${bytes} bytes and the other ${bareBytes}`)
    const speeds = await measureInTurns({
      drawn: { url: ours.url, requests: pageShots(path, drawnAnew), cpuSeconds: () => ours.cpuSeconds() },
      kept: { url: ours.url, requests: pageShots(path, {}), cpuSeconds: () => ours.cpuSeconds() },
      bare: { url: bare.url, requests: pageShots(path, {}), cpuSeconds: bare.cpuSeconds },
    })
    return { kilobytes: Math.round(bytes / 1000), ...speeds }
  } finally {
    await bare.stop()
    await ours.end()
  }
}

function pageShots(path: string, headers: Record<string, string>): Shot[] {
  let at = 0
  const setupRequest = (shot: Shot): Shot => ({ ...shot, headers: { ...headers, ...headersOf(at++ % addresses) } })
  return [{ method: 'GET', path, headers, setupRequest }]
}
