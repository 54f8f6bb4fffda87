import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import { type Language, languageCookie, livePath, notFound, pickLanguage } from '@sankalp/contract'
import type { Access } from '@sankalp/contract/endpoint'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { type Log, withoutRedaction } from '../log.ts'
import { type Metrics, createMetrics } from '../metrics.ts'
import { withRequestId } from '../request-id.ts'
import type { Settings } from '../settings.ts'
import { addressKey } from './address.ts'
import { watchAnswers } from './answers-under-way.ts'
import { watchBodies } from './bodies-under-way.ts'
import { refuseExpectations, refuseUnreadable, refuseUnroutable } from './broken-requests.ts'
import { installErrorHandler, sendRefusal } from './error-handler.ts'
import { type RequestTurns, takeTurns } from './request-turns.ts'
import { headersOfAnswers, securityHeaders } from './security-headers.ts'
import { shutOutFlooders } from './shut-out.ts'
import { createAddressReader, createProxyTrust } from './trusted-proxies.ts'
import { warnOfUnnamedProxy } from './unnamed-proxy.ts'
import type { Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    language: Language
    /** The network address under which this caller is counted. */
    addressKey: string
  }
  interface FastifyInstance {
    requestTurns: RequestTurns
  }
  interface FastifyContextConfig {
    access?: Access
    endpoint?: string
  }
}

/** As long as Node takes: whether a part of an address is too long is for its field's rule to say, and not for the router. */
const maxAddressLength = 16 * 1024

/** How long a slow client is waited for: Fastify's own defaults would wait for ever. */
export type Patience = {
  headersMs: number
  headersCheckMs: number
  bodyGraceMs: number
  bodyCheckMs: number
  /** Nothing read of an answer for so long. */
  silentMs: number
  /** Until an answer is read: at 3 kB a second, the slowest network, that is more than our largest file. */
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
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // A log of its own for each request would cost it as much as finding its route; the few lines about one name its id.
    childLoggerFactory: (shared) => shared,
    trustProxy: settings.trustedProxies.length > 0 ? isProxy : false,
    http: {
      connectionsCheckingInterval: patience.headersCheckMs,
      headersTimeout: patience.headersMs,
      requestTimeout: 120_000,
      shouldUpgradeCallback: isLiveChannel,
    },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: refuseUnroutable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxAddressLength },
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    // What is already on its way gets its answer; see shutdown.ts.
    return503OnClosing: false,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  }) as unknown as FastifyInstance
  refuseExpectations(app.server)
  const readAddress = createAddressReader(settings.trustedProxies)
  const shutOut = shutOutFlooders(app.server, { isExempt: isProxy })
  app.decorate(
    'requestTurns',
    takeTurns(app.server, { callerOf: (request) => addressKey(readAddress(request)), onFlood: shutOut }),
  )
  if (settings.mode === 'production') warnOfUnnamedProxy(app, isProxy, log)
  watchBodies(app, { graceMs: patience.bodyGraceMs, checkEveryMs: patience.bodyCheckMs })
  const stopWatching = watchAnswers(app.server, log, {
    silentMs: patience.silentMs,
    withinMs: patience.answerMs,
    checkEveryMs: patience.bodyCheckMs,
  })
  app.addHook('onClose', async () => stopWatching())

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
    // The site sets its own with a nonce per page; an API answer is never a page.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: settings.mode === 'production' ? undefined : false,
    // 'no-referrer' would take the Origin header off plain form posts.
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
    done()
  })
  // After the body: what reads one goes on in the name of its connection, which carries many requests.
  app.addHook('preHandler', (request, _reply, done) => withRequestId(request.id, done))
  const requestLines = withoutRedaction(log)
  // Before the answer leaves: whoever has one finds its line in the log, though the process was killed at that moment. One
  // hook for the log and the metrics: Fastify puts a route's description together anew whenever it is asked for.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { url: route = 'unknown', logLevel } = request.routeOptions
    const { method, id: requestId } = request
    const { statusCode, elapsedTime } = reply
    // Whoever has left before their answer gets none, and what was made of it meanwhile is no failure of ours: 499, as nginx has it.
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

/** Anything else that asks for another protocol is answered in this one. */
function isLiveChannel({ headers, url = '' }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith(`${livePath}/`)
}

/** Below /api only the page that describes the calls is a document. */
function isCall(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/docs')
}
