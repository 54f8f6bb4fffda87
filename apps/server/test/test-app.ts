import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Articles } from '@sankalp/content/articles/open-articles'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { createApp } from '../src/app.ts'
import type { Db } from '../src/platform/db/db.ts'
import type { MailGateway } from '../src/platform/gateways/mail/mail.ts'
import type { CodeMessage, SmsGateway } from '../src/platform/gateways/sms/sms.ts'
import { createLog } from '../src/platform/log.ts'
import { type RedisClient } from '../src/platform/redis.ts'
import { type Settings, readSettings } from '../src/platform/settings.ts'
import type { WebApp } from '../src/platform/site/web-app.ts'
import { TestClient } from './test-client.ts'
import { openTestDb } from './test-db.ts'

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

type Options = {
  env?: Record<string, string>
  db?: Db
  redis?: RedisClient
  sms?: Partial<SmsGateway>
  mail?: MailGateway
  secret?: string
  webApp?: WebApp
  articles?: Articles
}

/** The whole server on a port of its own, with a clock to move, an outbox to read and a log to look into. */
export async function startTestApp(options: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sankalp-test-'))
  const settings: Settings = readSettings({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', PORT: '0', ...options.env })
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
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  const app = await createApp({
    settings,
    secret: options.secret ?? 'a secret for tests, long enough to be one',
    log: createLog('debug', destination),
    db,
    redis: options.redis ?? null,
    webApp: options.webApp ?? null,
    clock,
    ...(options.mail && { mail: options.mail }),
    ...(options.articles && { articles: options.articles }),
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
    /** Moves the server's clock on. */
    pass: (seconds: number) => void (aheadMs += seconds * 1000),
    /** A browser of its own, at an address of its own. */
    newClient: () => new TestClient(url, outbox),
    async stop() {
      await app.close()
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same for one test, stopped when the test is over. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const app = await startTestApp(options)
  onTestFinished(() => app.stop())
  return app
}

/** One for all tests of a file, for those that need neither its clock nor its limits to themselves. */
export function fileApp(options: Options = {}): () => TestApp {
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await startTestApp(options)
  })
  afterAll(() => app?.stop())
  return () => app!
}
