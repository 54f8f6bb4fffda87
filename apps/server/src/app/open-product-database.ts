import type { fillNewDemo } from '../demo-history/fill-new-demo.ts'
import type { Db } from '../platform/db/db.ts'
import { migrate, readMigrations } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { installJobs } from '../platform/jobs/boss.ts'
import type { Log } from '../platform/log.ts'
import { type OtherSecret, readOrMakeSecret, readOtherMadeSecret } from '../platform/secrets.ts'
import type { Settings } from '../platform/settings.ts'

export type ProductDatabase = { db: Db; secret: string; otherSecret: OtherSecret | null }

/** Opens the database with the tables of this release, and gives a new demo its history. */
export async function openProductDatabase(settings: Settings, log: Log): Promise<ProductDatabase> {
  const db = await openDatabase(settings, log)
  const ran = await migrate(db, await readMigrations())
  if (ran.length > 0) log.info({ migrations: ran }, 'database prepared')
  await installJobs(db)
  const secret = settings.secret ?? (await readOrMakeSecret(settings.dataDir))
  const otherSecret = settings.secret === null ? await readOtherMadeSecret(settings.dataDir) : settings.otherSecret
  if (settings.demoHistory) await fillNewDatabase({ settings, secret, otherSecret, log, db })
  return { db, secret, otherSecret }
}

/** Import it here only: production has no such past, and a second start needs none. */
async function fillNewDatabase(needs: Parameters<typeof fillNewDemo>[0]): Promise<void> {
  const { fillNewDemo } = await import('../demo-history/fill-new-demo.ts')
  await fillNewDemo(needs)
}
