import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import { DomainError, errorStatus, isLanguage, languageCookie, notFound } from '@sankalp/contract'
import { type Visit, cityCookie, isOwnCityPage } from '@sankalp/contract/visit'
import { listNamespaces, readMessages } from '@sankalp/content/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, secondsUntil } from '../clock.ts'
import { createCompressedBody, sendCompressed } from '../http/compressed-body.ts'
import { sendRefusal } from '../http/error-handler.ts'
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
import { servePictures } from './site-pictures.ts'
import { contentSecurityPolicy, nonceSource } from './security-policy.ts'
import type { WebApp } from './web-app.ts'

const yearSeconds = 365 * 24 * 3600
/** Short, so that a new release reaches all users soon. */
const cachedByBrowserSeconds = 60
/**
 * Tells the service worker that a page is not personal and until when it is valid, so that it may store an offline
 * copy.
 */
const pageUntilHeader = 'x-page-until'
const serviceWorker = 'sw.js'
/** A service worker uses the policy that it was loaded with: it may fetch from our server, and nothing else. */
const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'"

/** All paths without a route share one page. */
const nowhere: PageAddress = { path: '/404', query: '' }

export type SiteNeeds = {
  settings: Settings
  clock: Clock
  /** Null: pictures are served from elsewhere. */ mediaFolder: string | null
  /** Of the site, as far as this process knows. */ countChanges?: () => number
}

/** Serves the site: its built files, the translations, uploaded pictures, and every page, rendered on the server. */
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

  const inTurn = createRenderer()

  /** Renders a page. If a call of its loaders failed, the page is incomplete and is for this visitor only. */
  async function render(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, query }: PageAddress,
    nonce: string,
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
      call: async (endpoint, asked) => {
        const answered = await app.localCalls.call(endpoint, asked, {
          language: request.language,
          requestId: request.id,
        })
        if (answered.status === 429 || answered.status >= 500) isWhole = false
        // What was found may have taken as long as the page will: others are heard in between.
        await nextTurn()
        return answered
      },
      report: (error) => {
        isWhole = false
        request.log.error({ err: error, requestId: request.id }, 'could not render a page')
      },
    }
    const rendered = await webApp.render(
      toWebRequest(reply, new URL(query ? `${path}?${query}` : path, settings.publicUrl)),
      visit,
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
      // Create it only when needed: most requests of a flood are refused before.
      let madeNonce: string | undefined
      const ownNonce = () => (madeNonce ??= randomBytes(16).toString('base64url'))
      let rendered: Rendered | undefined
      try {
        const page = settings.dev ? null : await cache.renderOnce(visit, address, renderForAll)
        if (page) return await sendCached(request, reply, page)
        // The page may not be cached. Render it for this request alone, unless that has just happened.
        rendered ??= await inTurn(request, () => render(request, reply, address, ownNonce()))
      } catch (error) {
        if (error instanceof DomainError) return refusePage(error, request, reply)
        throw error
      }
      reply.header('content-security-policy', contentSecurityPolicy(nonceSource(ownNonce()), settings.dev))
      return sendRendered(request, reply, rendered)

      async function renderForAll(): Promise<RenderedPage | null> {
        const begunAt = clock.now().getTime()
        const own = await inTurn(request, () => render(request, reply, address, ownNonce()))
        rendered = own
        // If the clock was set back meanwhile, the page may be older.
        const madeAt = Math.max(begunAt, clock.now().getTime())
        const until = own.isWhole ? cachedUntil(own, madeAt) : null
        if (until === null) return null
        const page = makeCachedPage(own, ownNonce(), { madeAt, until })
        if (!page)
          request.log.warn(
            { requestId: request.id },
            'did not cache a page that contains its nonce outside the nonce attributes',
          )
        return page && { page, read: readParameters(own) }
      }
    },
  })

  async function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
    for (const [name, value] of page.headers) reply.header(name, value)
    reply.code(page.status).header('etag', page.etag).header('vary', variesByReader)
    // With a session the browser revalidates each time: a logout must take effect, and the next user of this device
    // must not see the page.
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
 * Returns the visit, which is the cache key of a page together with its URL. It is all that the web app learns about a
 * visit, so that two visits with the same key see the same page.
 */
function visitOf(asking: Asking): string {
  return `${asking.language} ${isSignedIn(asking) ? 'signed-in' : ''} ${ownCityOf(asking) ?? ''}`
}

/** The parts of a request that determine the visit and the URL. */
type Asking = Pick<FastifyRequest, 'language' | 'cookies' | 'url'>

/** Returns the chosen city on pages that show it or link to it, and undefined elsewhere. */
function ownCityOf({ cookies, url }: Pick<Asking, 'cookies' | 'url'>): string | undefined {
  const city = cookies[cityCookie]
  return city && /^[a-z\d-]{1,80}$/.test(city) && isOwnCityPage(url) ? city : undefined
}

function isSignedIn({ cookies }: Pick<Asking, 'cookies'>): boolean {
  return cookies[refreshCookie] !== undefined
}

/** Serves files in a separate plugin scope, because fastify-static registers its own routes, which are public. */
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
    // Its own routes would read the whole folder for each request to check the spelling of the name.
    serve: false,
    // It also sends the files at the root, in the form that the build has compressed.
    decorateReply: true,
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1000,
    index: false,
  })
  // The build does not change while it is served, so look up names in memory: otherwise a missing file takes four disk
  // lookups per request.
  const assets = new Set(readdirSync(webApp.assetsFolder).map((name) => `/assets/${name}`))
  app.get('/assets/*', (request, reply) => {
    const { path } = splitAddress(request.url)
    return assets.has(path) ? reply.sendFile(path.slice('/assets/'.length)) : reply.callNotFound()
  })
  servePictures(app, webApp.publicFolder)
  for (const name of webApp.publicFiles) {
    app.get(`/${name}`, (_request, reply) => {
      if (name === serviceWorker) reply.header('content-security-policy', serviceWorkerPolicy)
      // A browser checks its service worker on every visit. A cached one would show an old site.
      return reply.sendFile(name, webApp.publicFolder, { maxAge: name === serviceWorker ? 0 : 3_600_000 })
    })
  }
}

/** Serves the texts of each page for navigation without a page load. In development they are read anew each time. */
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

/** Stores the choice of `?lng=` in a cookie, so that the next page uses that language too. */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const { lng } = request.query as Record<string, unknown>
  if (!isLanguage(lng) || request.cookies[languageCookie] === lng) return
  reply.setCookie(languageCookie, lng, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })
}

/**
 * Creates a request without headers: the renderer does not learn who the visitor is, so no page can contain personal
 * data. HEAD is rendered as GET and may be cached like it.
 */
function toWebRequest(reply: FastifyReply, url: URL): Request {
  const abort = new AbortController()
  // The visitor left before the page was complete or its turn came: stop rendering it.
  if (reply.raw.destroyed) abort.abort()
  else reply.raw.once('close', () => !reply.raw.writableFinished && abort.abort())
  return new Request(url, { signal: abort.signal })
}

/** Sends a refusal: as a page to a browser, and in the format of the API to other clients. */
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
  // A page depends on the cookie and the language, so a shared cache must not mix the variants.
  reply.header('vary', variesByReader)
  if (!headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
  return bytes.length > 0 ? sendCompressed(request, reply, createCompressedBody(bytes)) : reply.send(null)
}
