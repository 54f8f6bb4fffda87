import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Db } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { checkFolder } from './folder-check.ts'
import { lockFolder } from './folder-lock.ts'
import { makeFolder } from './make-folder.ts'
import { openPostgres } from './postgres.ts'

/** Opens the database that the settings name: PostgreSQL, or the embedded one, which only one process may open. */
export async function openDatabase(settings: Settings, log: Log): Promise<Db> {
  if (settings.databaseUrl) {
    return openPostgres(settings.databaseUrl, (error) => log.warn({ err: error }, 'a database connection was lost'))
  }
  const folder = join(resolve(settings.dataDir), 'database')
  mkdirSync(folder, { recursive: true })
  await lockFolder(folder)
  checkFolder(folder)
  await makeFolder(folder)
  return openEmbedded({ folder })
}
