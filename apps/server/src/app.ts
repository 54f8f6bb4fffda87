import { type Articles, openArticles } from '@sankalp/content/articles/open-articles'
import { demoEmails } from '@sankalp/content/company-texts'
import type { Endpoint } from '@sankalp/contract/endpoint'
import { endpoints } from '@sankalp/contract/endpoints'
import type { Sky } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import type { Gazetteer } from '@sankalp/places'
import { readGazetteer } from '@sankalp/places/node'
import type { FastifyInstance } from 'fastify'
import { type DemoSessions, createDemoSessions } from './app/demo-sessions.ts'
import { createFeatures, noteSiteChange } from './app/features.ts'
import * as fold from './app/fold.ts'
import { tidyJob } from './app/tidy.job.ts'
import { countVerifications, verifyJob } from './app/verify.job.ts'
import type { ConsultationTimes } from './features/consultations/sweep.ts'
import type { NoticeOutbox } from './features/notices/notice-outbox.ts'
import type { Movements } from './features/wallet/movements.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Db } from './platform/db/db.ts'
import { installDocs } from './platform/docs/docs.ts'
import { createMail } from './platform/gateways/mail/create-mail.ts'
import type { MailGateway } from './platform/gateways/mail/mail.ts'
import { createPush } from './platform/gateways/push/create-push.ts'
import type { PushGateway } from './platform/gateways/push/push.ts'
import { createSms } from './platform/gateways/sms/create-sms.ts'
import type { SmsGateway } from './platform/gateways/sms/sms.ts'
import { openStorage } from './platform/gateways/storage/open-storage.ts'
import { servePublicFiles } from './platform/gateways/storage/public-files.routes.ts'
import { serveSignedFiles } from './platform/gateways/storage/signed-files.routes.ts'
import { installHealth } from './platform/health.ts'
import { insertAuditEntry } from './platform/http/audit.ts'
import { createIdempotency } from './platform/http/idempotency.ts'
import { createMount } from './platform/http/mount.ts'
import { installNoSuchCall } from './platform/http/no-such-call.ts'
import { type Route, collectRoutes } from './platform/http/routes.ts'
import { serveSmallPageFont } from './platform/http/small-page.ts'
import { createHttp } from './platform/http/server.ts'
import { stopListening } from './platform/http/stop-listening.ts'
import { type Jobs, createJobs } from './platform/jobs/jobs.ts'
import { type Limits, createLimits } from './platform/limits.ts'
import { type Live, createLive } from './platform/live/live.ts'
import { createOnlineBoard } from './platform/live/online-board.ts'
import type { LiveTimes } from './platform/live/times.ts'
import type { Log } from './platform/log.ts'
import { createMetrics, installMetrics } from './platform/metrics.ts'
import { createPdfThread } from './platform/pdf/pdf-thread.ts'
import type { RedisClient } from './platform/redis.ts'
import { createSiteChanges } from './platform/site/site-changes.ts'
import { type OtherSecret, createSecrets } from './platform/secrets.ts'
import { createSessionEnds } from './platform/session-ends.ts'
import type { Settings } from './platform/settings.ts'
import { type SharedClock, databaseClock } from './platform/shared-clock.ts'
import { installSite } from './platform/site/site.ts'
import type { WebApp } from './platform/site/web-app.ts'

export type AppNeeds = {
  settings: Settings
  /** The key of all keyed hashes. */
  secret: string
  /** The second accepted secret, if the settings do not name one. */
  otherSecret?: OtherSecret | null
  log: Log
  /** A migrated database that includes the job tables. */
  db: Db
  redis: RedisClient | null
  /** The site. If null, the app serves only the API and the live channel. */
  webApp: WebApp | null
  clock?: Clock
  /** The clock shared by all processes. Default: the database's clock. */
  sharedClock?: SharedClock
  sms?: SmsGateway
  mail?: MailGateway
  push?: PushGateway | null
  limits?: Limits
  articles?: Articles
  /** How often the live channel checks its connections. */
  liveTimes?: LiveTimes
  /** How often the app checks consultations. */
  consultationTimes?: ConsultationTimes
  /** The ephemeris tables, if the caller has already read them. */
  sky?: Sky
  gazetteer?: Gazetteer
}

export type App = {
  http: FastifyInstance
  live: Live
  /** Not started yet: the caller starts them (tests run due jobs by hand). */
  jobs: Jobs
  /** Moves money without an API call. Used by tests and by code that runs beside the server. */
  movements: Movements
  /** Sends notices without an API call. Used by tests and by code that runs beside the server. */
  notices: NoticeOutbox
  /** Checks consultations now, as every process does each second. */
  tickConsultations(): Promise<unknown>
  /** All routes, for the tests that check access to them. */
  routes: readonly Route[]
  /** Loads ahead what would otherwise slow down the first visitor's request. */
  warm(): Promise<void>
  /** Deletes data that is no longer needed. */
  tidy(): Promise<void>
  /** Sends `Connection: close` with every further answer and makes /readyz fail. */
  drain(): void
  /** Stops accepting new connections. Open connections stay open. */
  stopListening(): Promise<void>
  /** Set only in demo mode: the only way to sign in without a code. */
  demoSessions: DemoSessions | null
  close(): Promise<void>
}

/** Builds the platform, creates the features and mounts the parts of each. */
export async function createApp(needs: AppNeeds): Promise<App> {
  const { settings, log, db, redis, webApp } = needs
  const clock = needs.clock ?? systemClock
  const limits = needs.limits ?? createLimits(redis)
  const secrets = createSecrets(needs.secret, needs.otherSecret ?? settings.otherSecret, clock)
  const storage = await openStorage(settings, { secrets, clock })
  let draining = false

  const metrics = createMetrics()
  const http = await createHttp(settings, log, metrics)
  const routes = collectRoutes(http)
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })

  const board = await createOnlineBoard(redis, log, needs.liveTimes)
  const siteChanges = await createSiteChanges(redis, log, noteSiteChange)
  const pdfs = createPdfThread()
  const jobs = createJobs({ db, clock, log, registry: metrics.registry })
  const idempotency = createIdempotency({ db, clock })
  const { features, auth, movements, notices, tickConsultations } = createFeatures({
    settings,
    db,
    clock,
    sharedClock: needs.sharedClock ?? databaseClock,
    log,
    limits,
    secrets,
    jobs,
    registry: metrics.registry,
    board,
    liveTimes: needs.liveTimes,
    consultationTimes: needs.consultationTimes,
    idempotency,
    pdfs,
    storage,
    sms: needs.sms ?? createSms(settings.sms, log),
    mail: needs.mail ?? createMail(settings.mail, log),
    push: needs.push === undefined ? await createPush(settings, `mailto:${demoEmails.support}`, log) : needs.push,
    articles: needs.articles ?? openArticles(),
    sky: needs.sky ?? readSky(),
    gazetteer: needs.gazetteer ?? readGazetteer(),
    countSiteChanges: siteChanges.count,
    siteChanged: (tx) => tx.afterCommit(siteChanges.announce),
    announceEnd(sessionIds) {
      live.endSessionsHere(sessionIds)
      sessionEnds.announce(sessionIds)
    },
  })
  const { identify } = auth
  const live = await createLive({
    http: http.server,
    log,
    publicUrl: settings.publicUrl,
    trustedProxies: settings.trustedProxies,
    limits,
    redis,
    identify,
    findRunningSessions: auth.findRunningSessions,
    times: needs.liveTimes,
  })
  const sessionEnds = await createSessionEnds(redis, log, (sessionIds) => {
    // Keep this order: a disconnected client reconnects at once, and its session must be refused by then.
    auth.forget(sessionIds)
    live.endSessionsHere(sessionIds)
  })

  const mount = createMount(http, {
    limits,
    identify,
    clock,
    idempotency,
    audit: (tx, entry) => insertAuditEntry(tx ?? db, entry, clock.now()),
  })
  for (const feature of features) {
    feature.mount?.({ mount, http })
    feature.live?.(live)
  }
  countVerifications(metrics.registry, db)
  await jobs.register([
    tidyJob(features),
    verifyJob({ db, settings, clock, log }),
    ...features.flatMap((feature) => feature.jobs ?? []),
  ])

  installHealth(http, {
    db,
    redis,
    turnUrls: settings.ice.turn?.urls ?? [],
    storageAnswers: storage.publicFolder === null ? () => storage.answers() : null,
    folders: [
      ...(settings.databaseUrl === null ? [settings.dataDir] : []),
      ...(storage.publicFolder === null ? [] : [storage.publicFolder]),
    ],
    isDraining: () => draining,
  })
  installMetrics(http, metrics, settings)
  serveSmallPageFont(http)
  serveSignedFiles(http, { storage, clock })
  if (storage.publicFolder === null) servePublicFiles(http, storage)
  const served: readonly Endpoint[] = endpoints.filter(
    (endpoint: Endpoint) => !endpoint.demoOnly || settings.payment.provider === 'demo',
  )
  installDocs(http, served, settings.publicUrl)
  installNoSuchCall(http, served)
  if (webApp)
    await installSite(http, webApp, {
      settings,
      clock,
      mediaFolder: storage.publicFolder,
      countChanges: siteChanges.count,
    })

  return {
    http,
    live,
    jobs,
    movements,
    notices,
    tickConsultations,
    routes,
    warm: () => fold.warm(features),
    tidy: () => fold.tidy(features),
    drain: () => void (draining = true),
    stopListening: () => stopListening(http.server),
    demoSessions: settings.mode === 'demo' ? createDemoSessions(db, auth) : null,
    async close() {
      draining = true
      await live.close()
      await board.close()
      await http.close()
      await jobs.close()
      await fold.close(features)
      await sessionEnds.close()
      await siteChanges.close()
      await pdfs.close()
      await webApp?.close()
    },
  }
}
