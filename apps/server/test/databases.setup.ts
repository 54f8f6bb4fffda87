import type { TestProject } from 'vitest/node'
import { readMigrations } from '../src/platform/db/migrate.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { findTemplate, testDatabasePrefix, testPatience } from './test-db.ts'

/**
 * Prepares, before the workers start, what each of them would otherwise create for itself. Afterwards drops what they
 * left.
 */
export async function setup({ config }: TestProject): Promise<(() => Promise<void>) | void> {
  const { TEST_DB, TEST_RUN } = config.env as Record<string, string>
  if (TEST_DB === 'postgres') return () => dropDatabases(TEST_RUN!)
  await findTemplate(await readMigrations())
}

async function dropDatabases(run: string): Promise<void> {
  const admin = openPostgres(process.env.TEST_DATABASE_URL!, () => {}, testPatience)
  const names = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [testDatabasePrefix(run)],
  )
  for (const { datname } of names) await admin.query(`drop database ${datname} with (force)`)
  await admin.close()
}
