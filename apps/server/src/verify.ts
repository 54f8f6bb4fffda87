import { sayFound, verify, withLongReads } from './app/verify.ts'
import { FolderUnusable } from './platform/db/folder-check.ts'
import { FolderInUse } from './platform/db/folder-lock.ts'
import { migrate, readMigrations } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createLog } from './platform/log.ts'
import { SettingsError, readSettings } from './platform/settings.ts'

/**
 * `npm run verify`: checks the stored data by its rows alone. Exits 1 and names the rows when a rule is broken, 2 when
 * it could not check. Reads the same settings as the server (DATABASE_URL, or DATA_DIR with the server stopped).
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const db = await openDatabase(settings, createLog('warn'))
  try {
    await migrate(db, await readMigrations())
    const broken = await withLongReads(db, settings, verify)
    if (!sayFound(broken, (line) => process.stdout.write(`${line}\n`))) process.exitCode = 1
  } finally {
    await db.close()
  }
}

main().catch((error: unknown) => {
  const known = error instanceof SettingsError || error instanceof FolderInUse || error instanceof FolderUnusable
  process.stderr.write(`${known ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(2)
})
