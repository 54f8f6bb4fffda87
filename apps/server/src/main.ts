import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type DemoSessions, createApp } from './app.ts'
import type { DemoConsoles } from './demo-acharyas.ts'
import { loadDemoCatalogue } from './demo-catalogue.ts'
import type { Db } from './platform/db/db.ts'
import { openEmbedded } from './platform/db/embedded.ts'
import { FolderInUse, lockFolder } from './platform/db/folder-lock.ts'
import { migrate, readMigrations } from './platform/db/migrate.ts'
import { openPostgres } from './platform/db/postgres.ts'
import { type Log, createLog } from './platform/log.ts'
import { openRedis } from './platform/redis.ts'
import { keepSecret } from './platform/secrets.ts'
import { type Settings, SettingsError, readSettings } from './platform/settings.ts'
import { stopOnSignal } from './platform/shutdown.ts'
import { openBuiltWebApp, openDevWebApp } from './platform/site/web-app.ts'

const tidyEveryMs = 3_600_000
const deliverEveryMs = 15_000

async function openDatabase(settings: Settings, log: Log): Promise<Db> {
  if (settings.databaseUrl) {
    return openPostgres(settings.databaseUrl, (error) => log.warn({ err: error }, 'a database connection was lost'))
  }
  const folder = join(resolve(settings.dataDir), 'database')
  mkdirSync(folder, { recursive: true })
  await lockFolder(folder)
  return openEmbedded({ folder })
}

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const db = await openDatabase(settings, log)
  const ran = await migrate(db, await readMigrations())
  if (ran.length > 0) log.info({ migrations: ran }, 'database prepared')
  if (settings.mode === 'demo') await loadDemoCatalogue(db, new Date())
  const redis = settings.redisUrl ? await openRedis(settings.redisUrl, (error) => log.warn({ err: error }, 'redis')) : null
  const webApp = await (settings.dev ? openDevWebApp() : openBuiltWebApp())
  const secret = settings.secret ?? (await keepSecret(settings.dataDir))

  const app = await createApp({ settings, secret, log, db, redis, webApp })
  await app.http.listen({ host: settings.host, port: settings.port })
  void app.warm().catch((error: unknown) => log.error({ err: error }, 'the articles could not be read'))
  const tidy = setInterval(() => void app.tidy().catch((error: unknown) => log.warn({ err: error }, 'tidying failed')), tidyEveryMs)
  tidy.unref()
  const deliver = setInterval(() => void app.deliver().catch((error: unknown) => log.warn({ err: error }, 'delivering failed')), deliverEveryMs)
  deliver.unref()
  const address = app.http.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  const consoles = app.demoSessions && settings.demoAcharyas ? await openConsoles(settings, port, app.demoSessions, log) : null
  const close = async () => {
    // What cannot be signed off now runs out by itself; it must not keep the rest from closing.
    await consoles?.close().catch((error: unknown) => log.warn({ err: error }, 'the acharyas of the demo could not sign off'))
    await app.close()
  }
  stopOnSignal(log, { drain: () => app.drain(), close }, async () => {
    await redis?.close()
    await db.close()
  })
  announce(settings, port)
}

/** Loaded only here: production never needs a client of its own channel. */
async function openConsoles({ host }: Settings, port: number, sessions: DemoSessions, log: Log): Promise<DemoConsoles> {
  const { openDemoConsoles } = await import('./demo-acharyas.ts')
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return openDemoConsoles(`http://${near.includes(':') ? `[${near}]` : near}:${port}`, sessions, log)
}

function announce({ mode, host }: Settings, port: number): void {
  const shown = host === '0.0.0.0' || host === '127.0.0.1' || host === '::' ? 'localhost' : host
  process.stdout.write(`\n  Sankalp is ready (${mode}): http://${shown}:${port}\n\n`)
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof FolderInUse) return error.message
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') return 'The port is in use by another program. Set PORT to another one.'
  return error.stack ?? error.message
}

main().catch((error: unknown) => {
  // What the person who starts it can put right is told in their words; anything else with its stack.
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
