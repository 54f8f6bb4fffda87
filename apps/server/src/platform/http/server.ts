import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type RequestListener, createServer } from 'node:http'
import cookie from '@fastify/cookie'
import { DomainError, type Language, languageCookie, livePath, notFound, pickLanguage } from '@sankalp/contract'
import type { Access } from '@sankalp/contract/endpoint'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { type Log, withoutRedaction } from '../log.ts'
import { type Metrics, createMetrics } from '../metrics.ts'
import { withRequestId } from '../request-id.ts'
import type { Settings } from '../settings.ts'
import { addressKey } from './address.ts'
import { watchAnswers } from './answers-under-way.ts'
import { watchBodies } from './bodies-under-way.ts'
import { namesTwoHosts, refuseExpectations, refuseUnreadable, refuseUnroutable } from './broken-requests.ts'
import { installErrorHandler, sendRefusal } from './error-handler.ts'
import { limitRequests } from './limit-requests.ts'
import { type LocalCalls, createLocalCalls } from './local-calls.ts'
import { headersOfAnswers, securityHeaders } from './security-headers.ts'
import { shutOutFlooders } from './shut-out.ts'
import { createProxyTrust } from './trusted-proxies.ts'
import { createTurns } from './turns.ts'
import { warnOfUnnamedProxy } from './unnamed-proxy.ts'
import type { Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    language: Language
    /** The network address by which this caller is counted. */
    addressKey: string
  }
  interface FastifyInstance {
    localCalls: LocalCalls
  }
  interface FastifyContextConfig {
    access?: Access
    endpoint?: string
  }
}

/** As long as Node allows: the rule of its field decides whether a part of a URL is too long, not the router. */
const maxAddressLength = 16 * 1024

/** As long as Fastify keeps an idle connection open: longer than the proxies in front of us do. */
const keptAliveMs = 72_000

/** Time limits for slow clients. Fastify's own defaults would wait for ever. */
export type Patience = {
  headersMs: number
  headersCheckMs: number
  bodyGraceMs: number
  bodyCheckMs: number
  /** Limit for a response of which nothing is read. */
  silentMs: number
  /**
   * Limit until a response is read completely. At 3 kB a second, the slowest network, it suffices for our largest file.
   */
  answerMs: number
}

export const usualPatience: Patience = {
  headersMs: 10_000,
  headersCheckMs: 2000,
  bodyGraceMs: 10_000,
  bodyCheckMs: 5000,
  silentMs: 25_000,
  answerMs: 150_000,
}

export async function createHttp(
  settings: Settings,
  log: Log,
  { requestSeconds }: Pick<Metrics, 'requestSeconds'> = createMetrics(),
  patience: Patience = usualPatience,
): Promise<FastifyInstance> {
  const isProxy = settings.trustedProxies.length > 0 ? createProxyTrust(settings.trustedProxies) : () => false
  const app = fastify({
    serverFactory: (handle: RequestListener) =>
      createServerFor(
        limitRequests(handle, (socket) => shutOut(socket)),
        patience,
      ),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // Share one log: a child log for each request costs as much as finding its route. The few lines about a request
    // name its id.
    childLoggerFactory: (shared) => shared,
    trustProxy: settings.trustedProxies.length > 0 ? isProxy : false,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: refuseUnroutable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxAddressLength },
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    // Requests that are already on their way get a response; see shutdown.ts.
    return503OnClosing: false,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  }) as unknown as FastifyInstance
  refuseExpectations(app.server)
  const shutOut = shutOutFlooders(app.server, { isExempt: isProxy })
  if (settings.mode === 'production') warnOfUnnamedProxy(app, isProxy, log)
  watchBodies(app, { graceMs: patience.bodyGraceMs, checkEveryMs: patience.bodyCheckMs })
  const stopWatching = watchAnswers(app.server, log, {
    silentMs: patience.silentMs,
    withinMs: patience.answerMs,
    checkEveryMs: patience.bodyCheckMs,
  })
  app.addHook('onClose', async () => stopWatching())

  const inTurn = createTurns()
  app.addHook('onRequest', (request, _reply, done) => inTurn(request.addressKey, done))
  app.addHook('preHandler', (request, _reply, done) => inTurn(request.addressKey, done))
  app.decorate('localCalls', createLocalCalls(log))
  app.decorateRequest('viewer', null)
  app.decorateRequest('language', {
    getter(this) {
      const query = this.query as Record<string, unknown> | undefined
      return pickLanguage({
        query: typeof query?.lng === 'string' ? query.lng : null,
        cookie: this.cookies?.[languageCookie] ?? null,
        acceptLanguage: this.headers['accept-language'] ?? null,
      })
    },
  })
  app.decorateRequest('addressKey', {
    getter(this) {
      return addressKey(this.ip)
    },
  })

  await app.register(cookie)
  const security = securityHeaders({
    // The website sets its own policy with a nonce per page. An API response is never a page.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: settings.mode === 'production' ? undefined : false,
    // 'no-referrer' would remove the Origin header from plain form posts.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  const permissions = 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()'
  const ofDocuments = Object.entries({ ...security, 'permissions-policy': permissions })
  const ofAnswers = Object.entries(headersOfAnswers(security))
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of isCall(request.url) ? ofAnswers : ofDocuments) reply.header(name, value)
    reply.header('x-request-id', request.id)
    if (namesTwoHosts(request.raw)) return done(new DomainError('MALFORMED_REQUEST', {}))
    done()
  })
  // Set the id after the body was read: reading continues in the async context of the connection, which carries many
  // requests.
  app.addHook('preHandler', (request, _reply, done) => withRequestId(request.id, done))
  const requestLines = withoutRedaction(log)
  // Log before the response is sent, so that every response has its line, even if the process is killed at that moment.
  // Use one hook for the log and the metrics: Fastify rebuilds a route's options on every access.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { url: route = 'unknown', logLevel } = request.routeOptions
    const { method, id: requestId } = request
    const { statusCode, elapsedTime } = reply
    // The caller left before the response, so its result is not our failure: log 499, as nginx does.
    const status = request.socket.destroyed ? 499 : statusCode
    requestSeconds.labels(method, route, String(status)).observe(elapsedTime / 1000)
    if (logLevel !== 'warn')
      requestLines.info({ requestId, method, route, status, ms: Math.round(elapsedTime) }, 'request')
    done()
  })
  installErrorHandler(app)
  app.setNotFoundHandler((request, reply) => sendRefusal(notFound(), request, reply))
  return app
}

/** Creates the server without a request timeout; `watchBodies` limits slow requests. */
function createServerFor(handle: RequestListener, { headersCheckMs, headersMs }: Patience) {
  const options = {
    connectionsCheckingInterval: headersCheckMs,
    headersTimeout: headersMs,
    requestTimeout: 0,
    keepAliveTimeout: keptAliveMs,
    shouldUpgradeCallback: isLiveChannel,
  }
  return createServer(options, handle)
}

/** Returns whether the request is an upgrade to the live channel. Any other upgrade is answered in HTTP. */
function isLiveChannel({ headers, url = '' }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith(`${livePath}/`)
}

/** Returns whether the URL is an API call. Below /api only the documentation page is a document. */
function isCall(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/docs')
}
