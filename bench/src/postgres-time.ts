import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { postgresOf, usedBy } from '@sankalp/server/test/machine.ts'

/** Returns a function that reads the processor time that all PostgreSQL processes have used so far. */
export async function openPostgresTime(db: Db): Promise<() => number> {
  const [row] = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
  const first = postgresOf(row!.pid)
  if (first === null) throw new Error('PostgreSQL runs on another machine, so its processor time cannot be read')
  return () => usedBy(first).cpuSeconds
}
