import { createApp } from './app.ts'
import type { DemoSessions } from './app/demo-sessions.ts'
import { openProductDatabase } from './app/open-product-database.ts'
import type { DemoConsoles } from './demo-acharyas.ts'
import { loadDemoCatalogue } from './demo-catalogue.ts'
import { DatabaseStopped } from './platform/db/embedded.ts'
import { FolderUnusable } from './platform/db/folder-check.ts'
import { FolderInUse } from './platform/db/folder-lock.ts'
import { type Log, createLog } from './platform/log.ts'
import { openRedis } from './platform/redis.ts'
import { type Settings, SettingsError, readSettings } from './platform/settings.ts'
import { stopOnSignal } from './platform/shutdown.ts'
import { openBuiltWebApp, openDevWebApp } from './platform/site/web-app.ts'

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const { db, secret, otherSecret } = await openProductDatabase(settings, log)
  const redis = settings.redisUrl
    ? await openRedis(settings.redisUrl, (error) => log.warn({ err: error }, 'redis'))
    : null
  const webApp = await (settings.dev ? openDevWebApp() : openBuiltWebApp())
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
