import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { type Language, languageCookie, notFound, pickLanguage } from '@sankalp/contract'
import type { Access } from '@sankalp/contract/endpoint'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Log } from '../log.ts'
import { type RequestTimes, createRequestTimes } from '../request-times.ts'
import type { Settings } from '../settings.ts'
import { addressKey } from './address.ts'
import { watchBodies } from './bodies-under-way.ts'
import { refuseExpectations, refuseUnreadable, refuseUnroutable } from './broken-requests.ts'
import { installErrorHandler, sendRefusal } from './error-handler.ts'
import { makeRequestLog } from './request-log.ts'
import { headersOfAnswers, securityHeaders } from './security-headers.ts'
import { createProxyTrust } from './trusted-proxies.ts'
import type { Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    language: Language
    /** The network address under which this caller is counted. */
    addressKey: string
  }
  interface FastifyContextConfig {
    access?: Access
    endpoint?: string
  }
}

/** Fastify's own defaults hold a slow client for ever. */
const timeouts = { connectionsCheckingInterval: 2000, headersTimeout: 10_000, requestTimeout: 120_000 }

export async function createHttp(settings: Settings, log: Log, times: RequestTimes = createRequestTimes()): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    childLoggerFactory: makeRequestLog,
    trustProxy: settings.trustedProxies.length > 0 ? createProxyTrust(settings.trustedProxies) : false,
    http: timeouts,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: refuseUnroutable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    // What is already on its way gets its answer; see shutdown.ts.
    return503OnClosing: false,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  }) as unknown as FastifyInstance
  refuseExpectations(app.server)
  watchBodies(app)

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
  // One hook for the log and the metrics: Fastify puts a route's description together anew whenever it is asked for.
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown', logLevel } = request.routeOptions
    const { method, id: requestId } = request
    const { statusCode: status, elapsedTime } = reply
    times.add(method, route, status, elapsedTime / 1000)
    if (logLevel !== 'warn') log.answered({ requestId, method, route, status, ms: Math.round(elapsedTime) })
    done()
  })
  installErrorHandler(app)
  app.setNotFoundHandler((request, reply) => sendRefusal(notFound(), request, reply))
  return app
}

/** Below /api only the page that describes the calls is a document. */
function isCall(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/docs')
}
