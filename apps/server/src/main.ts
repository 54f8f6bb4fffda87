import { createApp } from './app.ts'
import type { DemoSessions } from './app/demo-sessions.ts'
import type { DemoConsoles } from './demo-acharyas.ts'
import { loadDemoCatalogue } from './demo-catalogue.ts'
import type { fillNewDemo } from './demo-history/fill-new-demo.ts'
import { DatabaseStopped } from './platform/db/embedded.ts'
import { FolderUnusable } from './platform/db/folder-check.ts'
import { FolderInUse } from './platform/db/folder-lock.ts'
import { migrate, readMigrations } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { installJobs } from './platform/jobs/boss.ts'
import { type Log, createLog } from './platform/log.ts'
import { openRedis } from './platform/redis.ts'
import { readOrMakeSecret, readOtherMadeSecret } from './platform/secrets.ts'
import { type Settings, SettingsError, readSettings } from './platform/settings.ts'
import { stopOnSignal } from './platform/shutdown.ts'
import { openBuiltWebApp, openDevWebApp } from './platform/site/web-app.ts'

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const db = await openDatabase(settings, log)
  const ran = await migrate(db, await readMigrations())
  if (ran.length > 0) log.info({ migrations: ran }, 'database prepared')
  await installJobs(db)
  const redis = settings.redisUrl
    ? await openRedis(settings.redisUrl, (error) => log.warn({ err: error }, 'redis'))
    : null
  const webApp = await (settings.dev ? openDevWebApp() : openBuiltWebApp())
  const secret = settings.secret ?? (await readOrMakeSecret(settings.dataDir))
  const otherSecret = settings.secret === null ? await readOtherMadeSecret(settings.dataDir) : settings.otherSecret

  if (settings.demoHistory) await fillNewDatabase({ settings, secret, otherSecret, log, db })
  if (settings.mode === 'demo') await loadDemoCatalogue(db, new Date())

  const app = await createApp({ settings, secret, otherSecret, log, db, redis, webApp })
  const started = Promise.withResolvers<DemoConsoles | null>()
  const close = async () => {
    const consoles = await started.promise
    // Acharyas that cannot sign off now expire by themselves. This must not stop the rest from closing.
    await consoles?.close().catch((error: unknown) => log.warn({ err: error }, 'could not sign off the demo acharyas'))
    await app.close()
  }
  // Install the handler before listening, so that even an early signal does not cut off a server that answers.
  stopOnSignal(
    log,
    { drain: () => app.drain(), stopListening: () => app.stopListening(), close },
    async () => {
      await redis?.close()
      await db.close()
    },
    settings.stopWithinSeconds * 1000,
  )
  await app.http.listen({ host: settings.host, port: settings.port })
  void app.warm().catch((error: unknown) => log.error({ err: error }, 'could not read the articles'))
  await app.jobs.start()
  const address = app.http.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  started.resolve(
    app.demoSessions && settings.demoAcharyas ? await openConsoles(settings, port, app.demoSessions, log) : null,
  )
  announce(settings, port)
}

/** Import it here only: production has no such past, and a second start needs none. */
async function fillNewDatabase(needs: Parameters<typeof fillNewDemo>[0]): Promise<void> {
  const { fillNewDemo } = await import('./demo-history/fill-new-demo.ts')
  await fillNewDemo(needs)
}

/** Import it here only: production never needs a client of its own live channel. */
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
  if (
    error instanceof SettingsError ||
    error instanceof FolderInUse ||
    error instanceof FolderUnusable ||
    error instanceof DatabaseStopped
  )
    return error.message
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port is in use by another program. Set PORT to another one.'
  return error.stack ?? error.message
}

main().catch((error: unknown) => {
  // Prints errors that the user who starts the server can fix as plain text, and others with their stack.
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
