import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import { DomainError, errorStatus, isLanguage, languageCookie, notFound, pickLanguage } from '@sankalp/contract'
import { type Visit, cityCookie, isOwnCityPage } from '@sankalp/contract/visit'
import { listNamespaces, readMessages } from '@sankalp/content/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, secondsUntil } from '../clock.ts'
import { createCompressedBody, sendCompressed } from '../http/compressed-body.ts'
import { sendRefusal } from '../http/error-handler.ts'
import { callOurselves } from '../http/own-calls.ts'
import { refreshCookie } from '../http/refresh-cookie.ts'
import type { Settings } from '../settings.ts'
import {
  type CachedPage,
  type Rendered,
  cachedUntil,
  makeCachedPage,
  pageCacheHeader,
  readParameters,
} from './cached-page.ts'
import { createMessageReader } from './message-reader.ts'
import { type PageAddress, splitAddress, withoutExtraSlashes } from './page-address.ts'
import { type RenderedPage, createPageCache } from './page-cache.ts'
import { type PublicFile, makePublicFile, sendFile, variesByReader } from './public-file.ts'
import { refusalPage } from './refusal-page.ts'
import { createRenderer } from './renderer.ts'
import { contentSecurityPolicy, nonceSource } from './security-policy.ts'
import type { WebApp } from './web-app.ts'

const yearSeconds = 365 * 24 * 3600
/** Short, so that a new version of the product reaches everybody soon. */
const cachedByBrowserSeconds = 60
/** Tells the service worker that a page is everybody's and until when it is true: it may store a copy for use without a network. */
const pageUntilHeader = 'x-page-until'
const serviceWorker = 'sw.js'
/** A worker lives by the policy it came with: it may fetch from us, and that is all. */
const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'"

/** Whatever no route knows has one page for all of it. */
const nowhere: PageAddress = { path: '/404', query: '' }

export type SiteNeeds = {
  settings: Settings
  clock: Clock
  /** Null: pictures are served from elsewhere. */ mediaFolder: string | null
  /** Of the site, as far as this process knows. */ countChanges?: () => number
}

/** Serves the site: its built files, the translations, uploaded pictures, and every page, rendered here. */
export async function installSite(
  app: FastifyInstance,
  webApp: WebApp,
  { settings, clock, mediaFolder, countChanges }: SiteNeeds,
): Promise<void> {
  const anyone = { config: { access: 'anyone' as const } }
  await app.register((files) => serveFiles(files, webApp, mediaFolder))
  serveMessages(app, settings.dev)
  if (webApp.middleware) app.addHook('onRequest', webApp.middleware)

  const messages = createMessageReader(settings)
  const cache = createPageCache(() => clock.now().getTime(), settings.pageCacheMb * 1024 * 1024, countChanges)

  const takeTurn = createRenderer()

  // What is cached goes before what must be made, also where hundreds of requests have come in together.
  app.requestTurns.prefer(({ headers, url = '/' }) => {
    if (url.startsWith('/api/')) return false
    const cookies = headers.cookie === undefined ? {} : app.parseCookie(headers.cookie)
    const asked = splitAddress(url)
    const language = pickLanguage({
      query: new URLSearchParams(asked.query).get('lng'),
      cookie: cookies[languageCookie],
      acceptLanguage: headers['accept-language'],
    })
    return cache.has(visitOf({ language, cookies, url }), asked)
  })

  /** Renders a page. Where a call of its loaders had no answer, the page lacks something: it is this visitor's only. */
  async function render(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, query }: PageAddress,
    { nonce, waiting }: { nonce: string; waiting: number },
  ): Promise<Rendered & { isWhole: boolean }> {
    let isWhole = true
    const visit: Visit = {
      nonce,
      language: request.language,
      signedIn: isSignedIn(request),
      demo: settings.mode === 'demo',
      city: ownCityOf(request),
      origin: settings.publicUrl,
      messages,
      call: async (url, headers = {}) => {
        const answered = await callOurselves(app, url, headers)
        if (answered.status === 429 || answered.status >= 500) isWhole = false
        return answered
      },
      report: (error) => {
        isWhole = false
        request.log.error({ err: error, requestId: request.id }, 'a page could not be rendered')
      },
    }
    const rendered = await webApp.render(
      toWebRequest(reply, new URL(query ? `${path}?${query}` : path, settings.publicUrl)),
      visit,
      waiting,
    )
    return { ...rendered, isWhole }
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    ...anyone,
    handler: async (request, reply) => {
      rememberLanguage(request, reply, settings.publicUrl.startsWith('https:'))
      const visit = visitOf(request)
      const asked = splitAddress(request.url)
      const plain = withoutExtraSlashes(asked)
      if (plain !== null) return reply.redirect(plain, 308)
      const cached = settings.dev ? null : cache.find(visit, asked)
      if (cached) return sendCached(request, reply, cached)
      const address = webApp.hasPage(asked.path) ? asked : nowhere
      const missing = address === nowhere ? cache.find(visit, nowhere) : null
      if (missing) return sendCached(request, reply, missing)
      // Made when there is something to render: most of a flood is refused.
      let madeNonce: string | undefined
      const ownNonce = () => (madeNonce ??= randomBytes(16).toString('base64url'))
      let rendered: Rendered | undefined
      try {
        const page = settings.dev ? null : await cache.renderOnce(visit, address, renderForAll)
        if (page) return await sendCached(request, reply, page)
        // Not to be cached: unless it was rendered just now, for this very request, it is rendered for it alone.
        rendered ??= await takeTurn(request, (waiting) =>
          render(request, reply, address, { nonce: ownNonce(), waiting }),
        )
      } catch (error) {
        if (error instanceof DomainError) return refusePage(error, request, reply)
        throw error
      }
      reply.header('content-security-policy', contentSecurityPolicy(nonceSource(ownNonce()), settings.dev))
      return sendRendered(request, reply, rendered)

      async function renderForAll(): Promise<RenderedPage | null> {
        const begunAt = clock.now().getTime()
        const own = await takeTurn(request, (waiting) =>
          render(request, reply, address, { nonce: ownNonce(), waiting }),
        )
        rendered = own
        // Where the clock was set back meanwhile, the page may be of before.
        const madeAt = Math.max(begunAt, clock.now().getTime())
        const until = own.isWhole ? cachedUntil(own, madeAt) : null
        if (until === null) return null
        const page = makeCachedPage(own, ownNonce(), { madeAt, until })
        if (!page) request.log.warn({ requestId: request.id }, 'a page to be cached names its nonce beside its scripts')
        return page && { page, read: readParameters(own) }
      }
    },
  })

  async function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
    for (const [name, value] of page.headers) reply.header(name, value)
    reply.code(page.status).header('etag', page.etag).header('vary', variesByReader)
    // With a session the browser asks again each time: a logout must show, and the next person at this device must not see it.
    if (isSignedIn(request) || page.status !== 200) reply.header('cache-control', 'private, no-cache')
    else {
      const seconds = Math.min(cachedByBrowserSeconds, secondsUntil(new Date(page.until), clock.now()))
      reply.header('cache-control', `private, max-age=${seconds}`).header(pageUntilHeader, page.until)
    }
    if (page.scripts !== null)
      reply.header('content-security-policy', contentSecurityPolicy(page.scripts, settings.dev))
    if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
    return sendCompressed(request, reply, page.body)
  }
}

/**
 * Who sees a page, beside its address the other half of its cache key: all that the web app learns of a visit, so that two
 * visits with the same key see the same page.
 */
function visitOf(asking: Asking): string {
  return `${asking.language} ${isSignedIn(asking) ? 'signed-in' : ''} ${ownCityOf(asking) ?? ''}`
}

/** What a request says of who asks for which address. */
type Asking = Pick<FastifyRequest, 'language' | 'cookies' | 'url'>

/** The chosen city, on the pages that show it or lead on to it and nowhere else. */
function ownCityOf({ cookies, url }: Pick<Asking, 'cookies' | 'url'>): string | undefined {
  const city = cookies[cityCookie]
  return city && /^[a-z\d-]{1,80}$/.test(city) && isOwnCityPage(url) ? city : undefined
}

function isSignedIn({ cookies }: Pick<Asking, 'cookies'>): boolean {
  return cookies[refreshCookie] !== undefined
}

/** Apart from the rest, because the plugin registers routes of its own: these are for anyone. */
async function serveFiles(app: FastifyInstance, webApp: WebApp, mediaFolder: string | null): Promise<void> {
  app.addHook('onRoute', (route) => void (route.config = { ...route.config, access: 'anyone' }))
  if (mediaFolder !== null) {
    await app.register(fastifyStatic, {
      root: mediaFolder,
      prefix: '/media/',
      decorateReply: false,
      immutable: true,
      maxAge: yearSeconds * 1000,
      index: false,
      dotfiles: 'ignore',
    })
  }
  if (!webApp.assetsFolder) return
  await app.register(fastifyStatic, {
    root: webApp.assetsFolder,
    // Its own routes would read the whole folder for each request, to see how the name is spelt.
    serve: false,
    // The files at the root are sent by it too, as the build has compressed them.
    decorateReply: true,
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1000,
    index: false,
  })
  // The build does not change while it is served: what is not in it need not be looked for on the disk, four times for each request.
  const assets = new Set(readdirSync(webApp.assetsFolder).map((name) => `/assets/${name}`))
  app.get('/assets/*', (request, reply) => {
    const { path } = splitAddress(request.url)
    return assets.has(path) ? reply.sendFile(path.slice('/assets/'.length)) : reply.callNotFound()
  })
  for (const name of webApp.publicFiles) {
    app.get(`/${name}`, (_request, reply) => {
      if (name === serviceWorker) reply.header('content-security-policy', serviceWorkerPolicy)
      // A browser asks for its service worker anew on every visit; an old one would show an old site.
      return reply.sendFile(name, webApp.publicFolder, { maxAge: name === serviceWorker ? 0 : 3_600_000 })
    })
  }
}

/** The words of each page, for those who reach it without a page load. In development they are read anew each time. */
function serveMessages(app: FastifyInstance, dev: boolean): void {
  const cached = new Map<string, PublicFile>()
  app.get<{ Params: { language: string; namespace: string } }>(
    '/locales/:language/:namespace.json',
    { config: { access: 'anyone' } },
    (request, reply) => {
      const { language, namespace } = request.params
      const key = `${language}/${namespace}`
      let file = dev ? undefined : cached.get(key)
      if (!file) {
        if (!isLanguage(language) || !listNamespaces(language).includes(namespace)) throw notFound()
        cached.set(key, (file = makePublicFile(Buffer.from(JSON.stringify(readMessages(language, namespace))))))
      }
      return sendFile(request, reply, file, {
        type: 'application/json; charset=utf-8',
        seconds: cachedByBrowserSeconds,
      })
    },
  )
}

/** `?lng=` is a choice: a cookie remembers it, so that the next page is in that language too. */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const { lng } = request.query as Record<string, unknown>
  if (!isLanguage(lng) || request.cookies[languageCookie] === lng) return
  reply.setCookie(languageCookie, lng, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })
}

/**
 * Without any header: what renders pages does not learn who asks, so that no page can hold what is one person's own. HEAD is
 * rendered as GET, and may be cached like it.
 */
function toWebRequest(reply: FastifyReply, url: URL): Request {
  const abort = new AbortController()
  // The visitor left before the page was whole, or before it was their turn: stop rendering it.
  if (reply.raw.destroyed) abort.abort()
  else reply.raw.once('close', () => !reply.raw.writableFinished && abort.abort())
  return new Request(url, { signal: abort.signal })
}

/** A person is told in a page, a program in the way of our calls. */
function refusePage(refusal: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) return sendRefusal(refusal, request, reply)
  const { facts } = refusal
  if ('retryAfterSeconds' in facts) reply.header('retry-after', facts.retryAfterSeconds)
  return reply
    .code(errorStatus[refusal.code])
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy('', false))
    .type('text/html; charset=utf-8')
    .send(refusalPage(refusal, request.language))
}

async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, bytes }: Rendered,
): Promise<FastifyReply> {
  reply.code(status)
  for (const [name, value] of headers) if (name !== 'set-cookie' && name !== pageCacheHeader) reply.header(name, value)
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
  // A page depends on both, so a shared cache must not mix the variants.
  reply.header('vary', variesByReader)
  if (!headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
  return bytes.length > 0 ? sendCompressed(request, reply, createCompressedBody(bytes)) : reply.send(null)
}
