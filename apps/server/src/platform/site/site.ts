import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import { type Language, isLanguage, languageCookie } from '@sankalp/contract'
import { localesFolder, readMessages } from '@sankalp/content/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refreshCookie } from '../http/refresh-cookie.ts'
import type { Settings } from '../settings.ts'
import type { WebApp } from './web-app.ts'

const yearSeconds = 365 * 24 * 3600

/** Serves the site: its built files, the translations, uploaded pictures, and every page, rendered here. */
export async function installSite(app: FastifyInstance, webApp: WebApp, settings: Settings, mediaFolder: string): Promise<void> {
  const anyone = { config: { access: 'anyone' as const } }
  await app.register((files) => serveFiles(files, webApp, mediaFolder))
  if (webApp.middleware) app.addHook('onRequest', webApp.middleware)

  const messages = createMessageReader(settings.dev)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    ...anyone,
    handler: async (request, reply) => {
      const nonce = randomBytes(16).toString('base64url')
      keepLanguage(request, reply, settings.publicUrl.startsWith('https:'))
      const response = await webApp.render(toWebRequest(request, reply, settings.publicUrl), {
        nonce,
        language: request.language,
        signedIn: request.cookies[refreshCookie] !== undefined,
        demo: settings.mode === 'demo',
        origin: settings.publicUrl,
        messages,
        call: (call) => callInProcess(app, call),
        report: (error) => request.log.error({ err: error }, 'a page could not be drawn'),
      })
      reply.header('content-security-policy', contentSecurityPolicy(nonce, settings.dev))
      return sendResponse(reply, response)
    },
  })
}

/** Apart from the rest, because the plugin registers routes of its own: these are for anyone. */
async function serveFiles(app: FastifyInstance, webApp: WebApp, mediaFolder: string): Promise<void> {
  app.addHook('onRoute', (route) => void (route.config = { ...route.config, access: 'anyone' }))
  await app.register(fastifyStatic, {
    root: mediaFolder,
    prefix: '/media/',
    decorateReply: true,
    immutable: true,
    maxAge: yearSeconds * 1000,
    index: false,
    dotfiles: 'ignore',
  })
  await app.register(fastifyStatic, { root: localesFolder, prefix: '/locales/', decorateReply: false, index: false, maxAge: 60_000 })
  if (!webApp.assetsFolder) return
  await app.register(fastifyStatic, {
    root: webApp.assetsFolder,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1000,
    index: false,
  })
  for (const name of webApp.publicFiles) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, webApp.publicFolder, { maxAge: 3_600_000 }))
  }
}

/** `?lng=` is a choice: it is kept, so that the next page is in that language too. */
function keepLanguage(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const { lng } = request.query as Record<string, unknown>
  if (!isLanguage(lng) || request.cookies[languageCookie] === lng) return
  reply.setCookie(languageCookie, lng, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })
}

/** No inline script runs without this page's nonce; nothing comes from another host. */
function contentSecurityPolicy(nonce: string, dev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const abort = new AbortController()
  // The visitor left before the page was whole: stop drawing it.
  reply.raw.once('close', () => !reply.raw.writableFinished && abort.abort())
  return new Request(new URL(request.raw.url ?? '/', publicUrl), { method: request.method, headers, signal: abort.signal })
}

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  // What is drawn depends on both, so a shared cache must keep the variants apart.
  reply.header('vary', 'Cookie, Accept-Language, Accept-Encoding')
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
  return reply.send(response.body ? Readable.fromWeb(response.body) : null)
}

/** An API call of a page's loader, without the way over the network. */
async function callInProcess(app: FastifyInstance, call: Request): Promise<Response> {
  const { pathname, search } = new URL(call.url)
  const answer = await app.inject({
    method: call.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(call.headers),
    ...(call.body && { payload: Buffer.from(await call.arrayBuffer()) }),
  })
  return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
    status: answer.statusCode,
    headers: { 'content-type': answer.headers['content-type'] ?? '' },
  })
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
