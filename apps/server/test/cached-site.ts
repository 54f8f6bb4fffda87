import { tmpdir } from 'node:os'
import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Visit } from '@sankalp/contract/visit'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { fakeWebApp } from './fake-web-app.ts'
import { createHttp } from '../src/platform/http/server.ts'
import { createLog } from '../src/platform/log.ts'
import { readSettings } from '../src/platform/settings.ts'
import { installSite } from '../src/platform/site/site.ts'

export const hour = 3_600_000

type SiteOptions = {
  until?: () => number
  reads?: string
  delayMs?: number
  body?: (visit: Visit) => string | Promise<string>
  headers?: Record<string, string>
  hasPage?: (path: string) => boolean
  /** Adds endpoints that the page's loaders may call. */
  addCalls?: (http: FastifyInstance) => void
}

/**
 * Starts a site that counts its renderings and marks paths that begin with /panchang as cacheable until midnight in
 * India.
 */
export async function startSite(options: SiteOptions = {}) {
  const drawn: string[] = []
  const headersSeen: [string, string][][] = []
  const logLines: string[] = []
  let aheadMs = 0
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logLines.push(String(chunk))
      done()
    },
  })
  const settings = readSettings({ DATA_DIR: tmpdir() })
  const http = await createHttp(settings, createLog('info', destination))
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  await installSite(
    http,
    {
      ...fakeWebApp,
      ...(options.hasPage && { hasPage: options.hasPage }),
      async render(request, visit) {
        const { pathname } = new URL(request.url)
        headersSeen.push([...request.headers])
        drawn.push(`${visit.language} ${pathname}`)
        await wait(options.delayMs ?? 0)
        const isKnown = pathname.startsWith('/panchang/delhi')
        const html =
          (await options.body?.(visit)) ??
          `<!doctype html><p>${visit.language} ${drawn.length} ${'दिन '.repeat(500)}</p><script nonce="${visit.nonce}">go(1)</script><script type="application/ld+json" nonce="${visit.nonce}">{}</script><script src="/assets/a.js" nonce="${visit.nonce}"></script>`
        return {
          status: isKnown || pathname === '/' ? 200 : 404,
          bytes: Buffer.from(request.method === 'HEAD' ? '' : html),
          headers: new Headers({
            'content-type': 'text/html; charset=utf-8',
            ...(pathname.startsWith('/panchang') && {
              'x-page-cache': `until=${options.until?.() ?? Date.now() + hour}${options.reads === undefined ? '' : `; reads=${options.reads}`}`,
            }),
            ...options.headers,
          }),
        }
      },
    },
    { settings, clock, mediaFolder: tmpdir() },
  )
  options.addCalls?.(http)
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { 'accept-language': 'en-IN', ...headers } })
  const read = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text()
  return {
    http,
    url,
    logLines,
    drawn,
    headersSeen,
    get,
    read,
    pass: (seconds: number) => void (aheadMs += seconds * 1000),
  }
}
