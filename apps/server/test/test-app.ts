import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { type Articles, openArticles } from '@sankalp/content/articles/open-articles'
import { readSky } from '@sankalp/jyotish/node'
import { readGazetteer } from '@sankalp/places/node'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type AppNeeds, createApp } from '../src/app.ts'
import type { Db } from '../src/platform/db/db.ts'
import type { MailGateway } from '../src/platform/gateways/mail/mail.ts'
import type { PushGateway } from '../src/platform/gateways/push/push.ts'
import type { CodeMessage, SmsGateway } from '../src/platform/gateways/sms/sms.ts'
import type { ConsultationTimes } from '../src/features/consultations/sweep.ts'
import { type LiveTimes, liveTimes } from '../src/platform/live/times.ts'
import { createLog } from '../src/platform/log.ts'
import { type RedisClient } from '../src/platform/redis.ts'
import { type Settings, readSettings } from '../src/platform/settings.ts'
import type { SharedClock } from '../src/platform/shared-clock.ts'
import type { WebApp } from '../src/platform/site/web-app.ts'
import { TestClient } from './test-client.ts'
import { openTestDb } from './test-db.ts'

export const testSecret = 'a secret for tests, long enough to be one'

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

type Options = {
  env?: Record<string, string>
  db?: Db
  redis?: RedisClient
  sms?: Partial<SmsGateway>
  mail?: MailGateway
  push?: PushGateway | null
  secret?: string
  webApp?: WebApp
  articles?: Articles
  liveTimes?: Partial<LiveTimes>
  consultationTimes?: ConsultationTimes
  /** If missing, the app's own movable clock is used. */
  sharedClock?: SharedClock
}

let files: Pick<AppNeeds, 'sky' | 'gazetteer' | 'articles'> | undefined
/** Read once for all apps of this worker: no test writes to them. */
const readFiles = () => (files ??= { sky: readSky(), gazetteer: readGazetteer(), articles: openArticles() })

/** Starts the whole server on its own port, with a movable clock, a readable outbox and a readable log. */
export async function startTestApp(options: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sankalp-test-'))
  const settings: Settings = readSettings({
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    PORT: '0',
    ...options.env,
  })
  const db = options.db ?? (await openTestDb())
  const outbox: CodeMessage[] = []
  const logLines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logLines.push(String(chunk))
      done()
    },
  })
  let aheadMs = 0
  let stoppedMs: number | null = null
  const clock = { now: () => new Date((stoppedMs ?? Date.now()) + aheadMs) }
  const app = await createApp({
    settings,
    secret: options.secret ?? testSecret,
    log: createLog('debug', destination),
    db,
    redis: options.redis ?? null,
    webApp: options.webApp ?? null,
    clock,
    sharedClock: options.sharedClock ?? { now: async () => clock.now(), given: () => clock.now() },
    ...readFiles(),
    ...(options.mail && { mail: options.mail }),
    ...(options.push !== undefined && { push: options.push }),
    ...(options.articles && { articles: options.articles }),
    ...(options.consultationTimes && { consultationTimes: options.consultationTimes }),
    ...(options.liveTimes && { liveTimes: { ...liveTimes, ...options.liveTimes } }),
    sms: { name: 'outbox', sendCode: async (message) => void outbox.push(message), ...options.sms },
  })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const address = app.http.server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  return {
    ...app,
    url,
    db,
    settings,
    outbox,
    logLines,
    clock,
    /** Moves the server's clock forward. */
    pass: (seconds: number) => void (aheadMs += seconds * 1000),
    /** Stops the clock: from now on only `pass` moves it, for tests that count seconds. */
    stopClock: () => void (stoppedMs = Date.now()),
    /** Runs a scheduled job now. */
    runJob: (name: string) => app.jobs.runNow(name),
    /** Creates a new browser with its own IP address. */
    newClient: () => new TestClient(url, outbox),
    async stop() {
      await app.close()
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the server for one test and stops it when the test is over. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const app = await startTestApp(options)
  onTestFinished(() => app.stop())
  return app
}

/** Starts one server for all tests of a file, for tests that need neither its clock nor its limits to themselves. */
export function fileApp(options: Options = {}): () => TestApp {
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await startTestApp(options)
  })
  afterAll(() => app?.stop())
  return () => app!
}
