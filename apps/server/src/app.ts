import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Articles, openArticles } from '@sankalp/content/articles/open-articles'
import { demoEmails } from '@sankalp/content/company-texts'
import { endpoints } from '@sankalp/contract/endpoints'
import { readSky } from '@sankalp/jyotish/node'
import { slugsOfCountry } from '@sankalp/places'
import { readGazetteer } from '@sankalp/places/node'
import type { FastifyInstance } from 'fastify'
import { serveOnlineAcharyas } from './features/acharyas/acharyas.live.ts'
import { mountAcharyas } from './features/acharyas/acharyas.routes.ts'
import { createAcharyas } from './features/acharyas/acharyas.service.ts'
import { mountAuth } from './features/auth/auth.routes.ts'
import { type SignedIn, createAuth } from './features/auth/auth.service.ts'
import { mountBlog } from './features/blog/blog.routes.ts'
import { createBlog } from './features/blog/blog.service.ts'
import { mountCompany } from './features/company/company.routes.ts'
import { createContactOutbox } from './features/contact/contact-outbox.ts'
import { mountContact } from './features/contact/contact.routes.ts'
import { createContact } from './features/contact/contact.service.ts'
import { serveDiscovery } from './features/discovery/discovery.routes.ts'
import { mountHoroscope } from './features/horoscope/horoscope.routes.ts'
import { createHoroscope } from './features/horoscope/horoscope.service.ts'
import { mountKundli } from './features/kundli/kundli.routes.ts'
import { createKundli } from './features/kundli/kundli.service.ts'
import { mountMatching } from './features/matching/matching.routes.ts'
import { createMatching } from './features/matching/matching.service.ts'
import { mountPanchang } from './features/panchang/panchang.routes.ts'
import { createPanchang, spotOf } from './features/panchang/panchang.service.ts'
import { servePublicFiles } from './features/panchang/public-files.routes.ts'
import { findPlace, mountPlaces } from './features/places/places.routes.ts'
import { mountPoojas } from './features/poojas/poojas.routes.ts'
import { createPoojas } from './features/poojas/poojas.service.ts'
import { mountShop } from './features/shop/shop.routes.ts'
import { createShop } from './features/shop/shop.service.ts'
import { countUsers, findByPhone } from './features/users/users.repository.ts'
import { mountUsers } from './features/users/users.routes.ts'
import { createUsers } from './features/users/users.service.ts'
import { openWallet, readBalance } from './features/wallet/wallet.repository.ts'
import { mountWallet } from './features/wallet/wallet.routes.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Db } from './platform/db/db.ts'
import { installDocs } from './platform/docs/docs.ts'
import { createMail } from './platform/gateways/mail/create-mail.ts'
import type { MailGateway } from './platform/gateways/mail/mail.ts'
import { createSms } from './platform/gateways/sms/create-sms.ts'
import type { SmsGateway } from './platform/gateways/sms/sms.ts'
import { createDiskStorage } from './platform/gateways/storage/disk.ts'
import { installHealth } from './platform/health.ts'
import { createMount } from './platform/http/mount.ts'
import { installNoSuchCall } from './platform/http/no-such-call.ts'
import { type Route, collectRoutes } from './platform/http/routes.ts'
import { createHttp } from './platform/http/server.ts'
import { type Limits, createLimits } from './platform/limits.ts'
import { type Live, createLive } from './platform/live.ts'
import type { Log } from './platform/log.ts'
import { installMetrics } from './platform/metrics.ts'
import { createOnlineBoard } from './platform/online-board.ts'
import { createPdfThread } from './platform/pdf/pdf-thread.ts'
import type { RedisClient } from './platform/redis.ts'
import { createRequestTimes } from './platform/request-times.ts'
import { createSecrets } from './platform/secrets.ts'
import { createSessionEnds } from './platform/session-ends.ts'
import type { Settings } from './platform/settings.ts'
import { installSite } from './platform/site/site.ts'
import type { WebApp } from './platform/site/web-app.ts'

export type AppNeeds = {
  settings: Settings
  /** The key of all keyed hashes. */
  secret: string
  log: Log
  db: Db
  redis: RedisClient | null
  /** The site; without it only the API and the live channel are served. */
  webApp: WebApp | null
  clock?: Clock
  sms?: SmsGateway
  mail?: MailGateway
  limits?: Limits
  articles?: Articles
}

/** How those acharyas of the demo sign in whom the server itself plays. */
export type DemoSessions = {
  open(phone: string): Promise<SignedIn>
  renew(refresh: string): Promise<SignedIn>
  end(token: string): Promise<void>
}

export type App = {
  http: FastifyInstance
  live: Live
  /** Every route there is, for the tests that ask who may call it. */
  routes: readonly Route[]
  /** Reads ahead what would keep the first visitor waiting. */
  warm(): Promise<void>
  /** Removes what is no longer needed. */
  tidy(): Promise<void>
  /** Sends what waits to be sent. */
  deliver(): Promise<void>
  /** From now on every answer asks for its connection to be closed, and /readyz says no. */
  drain(): void
  /** Only in demo mode: nobody else is let in without a code. */
  demoSessions: DemoSessions | null
  close(): Promise<void>
}

/** Joins every feature with the platform and with what it needs from the others. The one file that knows them all. */
export async function createApp(needs: AppNeeds): Promise<App> {
  const { settings, log, db, redis, webApp } = needs
  const clock = needs.clock ?? systemClock
  const limits = needs.limits ?? createLimits(redis)
  const secrets = createSecrets(needs.secret)
  const mediaFolder = join(resolve(settings.dataDir), 'media')
  await mkdir(mediaFolder, { recursive: true })
  let draining = false

  const times = createRequestTimes()
  const http = await createHttp(settings, log, times)
  const routes = collectRoutes(http)
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })

  const auth = createAuth({
    db,
    clock,
    log,
    limits,
    secrets,
    sms: needs.sms ?? createSms(settings.sms, log),
    codesPerDay: settings.codesPerDay,
    codeFailuresPerHour: settings.codeFailuresPerHour,
    openAccount: (...args) => users.openAccount(...args),
    announceEnd(sessionIds) {
      live.endSessions(sessionIds)
      sessionEnds.announce(sessionIds)
    },
  })
  const sky = readSky()
  const gazetteer = readGazetteer()
  const placeBySlug = (slug: string) => findPlace(gazetteer, slug)
  const panchang = createPanchang({ sky, clock, findPlace: placeBySlug })
  const blog = createBlog({ db, clock, sky, secrets, articles: needs.articles ?? openArticles(), delhi: spotOf(placeBySlug('delhi')) })
  const pdfs = createPdfThread()
  const kundli = createKundli({ db, clock, sky, pdfs })
  const board = await createOnlineBoard(redis, log)
  const acharyas = createAcharyas({ db, clock, onlineUserIds: () => board.online() })
  const outbox = createContactOutbox({
    db,
    clock,
    log,
    mail: needs.mail ?? createMail(settings.mail, log),
    to: settings.company.supportEmail ?? demoEmails.support,
    host: new URL(settings.publicUrl).hostname,
  })
  const contact = createContact({ db, clock, limits, outbox })
  const users = createUsers({
    db,
    clock,
    log,
    storage: createDiskStorage(mediaFolder),
    onOpen: openWallet,
    async onErase(tx, userId) {
      await kundli.eraseFor(tx, userId)
      await acharyas.eraseFor(tx, userId)
      await contact.eraseFor(tx, userId)
      return auth.endSessionsOf(tx, userId)
    },
    exporters: {
      acharya: acharyas.exportFor,
      sessions: auth.exportFor,
      kundalis: kundli.listSaved,
      messages: contact.exportFor,
      wallet: async (userId) => ({ balancePaise: await readBalance(db, userId) }),
    },
  })
  const { identify } = auth
  const live = await createLive({
    http: http.server,
    log,
    publicUrl: settings.publicUrl,
    redis,
    identify,
    findRunningSessions: auth.findRunningSessions,
  })
  serveOnlineAcharyas({ live, board, acharyas, log })
  const sessionEnds = await createSessionEnds(redis, log, auth.forget)

  const mount = createMount(http, { limits, identify })
  mountAuth(mount, auth, { publicUrl: settings.publicUrl, showCodes: settings.sms.provider === 'demo' && settings.mode === 'demo' })
  mountPlaces(mount, gazetteer)
  mountPanchang(mount, panchang, clock)
  mountHoroscope(mount, createHoroscope({ sky, clock }), clock)
  mountBlog(mount, blog, clock)
  mountUsers(mount, users)
  mountKundli(mount, kundli)
  mountMatching(mount, createMatching({ sky, clock, pdfs }))
  mountWallet(mount, db)
  mountAcharyas(mount, acharyas)
  mountPoojas(mount, createPoojas(db))
  mountShop(mount, createShop(db))
  mountContact(mount, contact)
  mountCompany(mount, { settings, clock, countUsers: () => countUsers(db) })

  servePublicFiles(http, { panchang, findPlace: placeBySlug, limits, publicUrl: settings.publicUrl })
  serveDiscovery(http, {
    clock,
    limits,
    publicUrl: settings.publicUrl,
    towns: slugsOfCountry(gazetteer, 'IN'),
    listArticles: async (language) => blog.listAll(language),
    drawing: async (name) => (webApp ? webApp.drawing(name) : null),
  })
  installHealth(http, { db, redis, isDraining: () => draining })
  installMetrics(http, times)
  installDocs(http, endpoints, settings.publicUrl)
  installNoSuchCall(http, endpoints)
  if (webApp) await installSite(http, webApp, { settings, clock, mediaFolder })

  async function openDemoSession(phone: string): Promise<SignedIn> {
    const account = await findByPhone(db, phone)
    if (account?.role !== 'ROLE_ACHARYA') throw new Error('this account of the demo is no acharya')
    return auth.openSession(account.id)
  }

  return {
    http,
    live,
    routes,
    warm: () => blog.warm(),
    async tidy() {
      await auth.tidy()
      await blog.tidy()
      await contact.tidy()
    },
    deliver: () => outbox.deliver(),
    drain: () => void (draining = true),
    demoSessions: settings.mode === 'demo' ? { open: openDemoSession, renew: auth.renew, end: (token) => auth.logout(token, undefined) } : null,
    async close() {
      draining = true
      await live.close()
      await board.close()
      await http.close()
      await outbox.close()
      await sessionEnds.close()
      await pdfs.close()
      await webApp?.close()
    },
  }
}
