import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import { type Language, isLanguage, languageCookie, notFound } from '@sankalp/contract'
import { type Answered, cityCookie, ownCityPages } from '@sankalp/contract/visit'
import { listNamespaces, readMessages } from '@sankalp/content/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, secondsUntil } from '../clock.ts'
import { createPackedBody, sendPacked } from '../http/packed-body.ts'
import { refreshCookie } from '../http/refresh-cookie.ts'
import type { Settings } from '../settings.ts'
import { type Drawn, type KeptPage, keptUntil, makeKeptPage, pageCacheHeader } from './kept-page.ts'
import { createPageCache } from './page-cache.ts'
import { type KeptFile, keepFile, sendFile, variesByReader } from './public-file.ts'
import { contentSecurityPolicy, nonceSource } from './security-policy.ts'
import type { WebApp } from './web-app.ts'

const yearSeconds = 365 * 24 * 3600
/** Short, so that a new version of the product reaches everybody soon. */
const keptByBrowserSeconds = 60
/** Tells the service worker that a page is everybody's and until when it is true: it may keep a copy for use without a network. */
const pageUntilHeader = 'x-page-until'
const serviceWorker = 'sw.js'
/** A worker lives by the policy it came with: it may fetch from us, and that is all. */
const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'"

export type SiteNeeds = { settings: Settings; clock: Clock; mediaFolder: string }

/** Serves the site: its built files, the translations, uploaded pictures, and every page, rendered here. */
export async function installSite(app: FastifyInstance, webApp: WebApp, { settings, clock, mediaFolder }: SiteNeeds): Promise<void> {
  const anyone = { config: { access: 'anyone' as const } }
  await app.register((files) => serveFiles(files, webApp, mediaFolder))
  serveMessages(app, settings.dev)
  if (webApp.middleware) app.addHook('onRequest', webApp.middleware)

  const messages = createMessageReader(settings.dev)
  const cache = createPageCache(() => clock.now().getTime())

  function draw(request: FastifyRequest, reply: FastifyReply, nonce: string): Promise<Drawn> {
    return webApp.render(toWebRequest(request, reply, settings.publicUrl), {
      nonce,
      language: request.language,
      signedIn: isSignedIn(request),
      demo: settings.mode === 'demo',
      city: ownCityOf(request),
      origin: settings.publicUrl,
      messages,
      call: (path, headers = {}) => callInProcess(app, path, headers, request.ip),
      report: (error) => request.log.error({ err: error }, 'a page could not be drawn'),
    })
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    ...anyone,
    handler: async (request, reply) => {
      keepLanguage(request, reply, settings.publicUrl.startsWith('https:'))
      const key = settings.dev ? null : keyOf(request)
      const kept = key && cache.find(key)
      if (kept) return sendKept(request, reply, kept)
      const nonce = randomBytes(16).toString('base64url')
      let drawn: Drawn | undefined
      const page = await drawOrKeep()
      if (page) return sendKept(request, reply, page)
      // Drawn for somebody else and not to be shared, or known to be for nobody but this visitor.
      drawn ??= await draw(request, reply, nonce)
      reply.header('content-security-policy', contentSecurityPolicy(nonceSource(nonce), settings.dev))
      return sendDrawn(request, reply, drawn)

      async function drawOrKeep(): Promise<KeptPage | null> {
        if (!key || request.method === 'HEAD') return null
        return cache.drawOnce(key, async () => {
          drawn = await draw(request, reply, nonce)
          const until = keptUntil(drawn, clock.now().getTime())
          if (until === null) return null
          const kept = makeKeptPage(drawn, nonce, until)
          if (!kept) request.log.warn('a page to be kept names its nonce beside its scripts')
          return kept
        })
      }
    },
  })

  async function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
    for (const [name, value] of page.headers) reply.header(name, value)
    reply.header('etag', page.etag).header('vary', variesByReader)
    // As seen with a session: asked for again each time, for a logout must show, and not to be kept for the next on this device.
    if (isSignedIn(request)) reply.header('cache-control', 'private, no-cache')
    else {
      const seconds = Math.min(keptByBrowserSeconds, secondsUntil(new Date(page.until), clock.now()))
      reply.header('cache-control', `private, max-age=${seconds}`).header(pageUntilHeader, page.until)
    }
    if (page.scripts !== null) reply.header('content-security-policy', contentSecurityPolicy(page.scripts, settings.dev))
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
    return sendPacked(request, reply, page.body)
  }
}

/**
 * Under what a page is kept: all that the web app is told of a visit, so that whoever asks for the same is shown the same.
 * Null for a program with a token, which has no business with pages.
 */
function keyOf(request: FastifyRequest): string | null {
  if (request.headers.authorization) return null
  return `${request.language} ${isSignedIn(request) ? 'signed-in' : ''} ${ownCityOf(request) ?? ''} ${request.url}`
}

/** The chosen city, on the pages that show it or lead on to it and nowhere else. */
function ownCityOf({ cookies, url }: FastifyRequest): string | undefined {
  const city = cookies[cityCookie]
  return city && /^[a-z\d-]{1,80}$/.test(city) && ownCityPages.includes(url.split('?')[0]!) ? city : undefined
}

function isSignedIn(request: FastifyRequest): boolean {
  return request.cookies[refreshCookie] !== undefined
}

/** Apart from the rest, because the plugin registers routes of its own: these are for anyone. */
async function serveFiles(app: FastifyInstance, webApp: WebApp, mediaFolder: string): Promise<void> {
  app.addHook('onRoute', (route) => void (route.config = { ...route.config, access: 'anyone' }))
  await app.register(fastifyStatic, {
    root: mediaFolder,
    prefix: '/media/',
    decorateReply: false,
    immutable: true,
    maxAge: yearSeconds * 1000,
    index: false,
    dotfiles: 'ignore',
  })
  if (!webApp.assetsFolder) return
  await app.register(fastifyStatic, {
    root: webApp.assetsFolder,
    prefix: '/assets/',
    // The files at the root are sent by it too, as small as the build has packed them.
    decorateReply: true,
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1000,
    index: false,
  })
  for (const name of webApp.publicFiles) {
    app.get(`/${name}`, (_request, reply) => {
      if (name === serviceWorker) reply.header('content-security-policy', serviceWorkerPolicy)
      // A browser asks for its service worker anew on every visit; an old one would keep an old site alive.
      return reply.sendFile(name, webApp.publicFolder, { maxAge: name === serviceWorker ? 0 : 3_600_000 })
    })
  }
}

/** The words of each page, for those who reach it without a page load. In development they are read anew each time. */
function serveMessages(app: FastifyInstance, dev: boolean): void {
  const kept = new Map<string, KeptFile>()
  app.get<{ Params: { language: string; namespace: string } }>('/locales/:language/:namespace.json', { config: { access: 'anyone' } }, (request, reply) => {
    const { language, namespace } = request.params
    const key = `${language}/${namespace}`
    let file = dev ? undefined : kept.get(key)
    if (!file) {
      if (!isLanguage(language) || !listNamespaces(language).includes(namespace)) throw notFound()
      kept.set(key, (file = keepFile(Buffer.from(JSON.stringify(readMessages(language, namespace))))))
    }
    return sendFile(request, reply, file, { type: 'application/json; charset=utf-8', seconds: keptByBrowserSeconds })
  })
}

/** `?lng=` is a choice: it is kept, so that the next page is in that language too. */
function keepLanguage(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const { lng } = request.query as Record<string, unknown>
  if (!isLanguage(lng) || request.cookies[languageCookie] === lng) return
  reply.setCookie(languageCookie, lng, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })
}

/** Without any header: who asks is not told to what draws pages, so that no page can hold what is one person's own. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const abort = new AbortController()
  // The visitor left before the page was whole: stop drawing it.
  reply.raw.once('close', () => !reply.raw.writableFinished && abort.abort())
  return new Request(new URL(request.raw.url ?? '/', publicUrl), { method: request.method, signal: abort.signal })
}

async function sendDrawn(request: FastifyRequest, reply: FastifyReply, { status, headers, bytes }: Drawn): Promise<FastifyReply> {
  reply.code(status)
  for (const [name, value] of headers) if (name !== 'set-cookie' && name !== pageCacheHeader) reply.header(name, value)
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
  // What is drawn depends on both, so a shared cache must keep the variants apart.
  reply.header('vary', variesByReader)
  if (!headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
  return bytes.length > 0 ? sendPacked(request, reply, createPackedBody(bytes)) : reply.send(null)
}

/** An API call of a page's loader, without the way over the network. */
async function callInProcess(app: FastifyInstance, url: string, headers: Record<string, string>, visitorIp: string): Promise<Answered> {
  // Counted as the visitor's own call: were they all this machine's, a busy minute would meet one visitor's limit.
  const { statusCode, payload } = await app.inject({ remoteAddress: visitorIp, method: 'GET', url, headers })
  return { status: statusCode, text: payload }
}

function createMessageReader(dev: boolean): (language: Language, namespace: string) => Record<string, unknown> {
  const read = new Map<string, Record<string, unknown>>()
  return (language, namespace) => {
    const key = `${language}/${namespace}`
    let found = dev ? undefined : read.get(key)
    if (!found) read.set(key, (found = readMessages(language, namespace)))
    return found
  }
}
