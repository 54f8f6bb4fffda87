import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '@sankalp/server/test/server-process.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'
import type { Row } from './table.ts'
import { warmUp } from './warm-up.ts'

const limitsMb = { embedded: 450, postgres: 300 }
const idleMs = 60_000

/** Measures the resident set of a server that has had visitors and was then idle for a minute, on either database. */
export async function measureMemory(add: (row: Row) => void): Promise<void> {
  add(below('memory, idle after warm-up, embedded database', await measureIdle({}), limitsMb.embedded))
  if (!process.env.TEST_DATABASE_URL)
    throw new Error('NO POSTGRESQL: the memory of a server on PostgreSQL was not measured')
  const { db, url } = await openTestPostgres()
  try {
    add(below('memory, idle after warm-up, PostgreSQL', await measureIdle({ DATABASE_URL: url }), limitsMb.postgres))
  } finally {
    await db.close()
  }
}

async function measureIdle(env: Record<string, string>): Promise<number> {
  const server = await startServer(env, { keepsLog: false })
  try {
    await warmUp(server.url)
    await wait(idleMs)
    return await server.memoryMb()
  } finally {
    await server.end()
  }
}

function below(what: string, mb: number, limitMb: number): Row {
  return { what, measured: `${mb.toFixed(0)} MB`, aim: `≤ ${limitMb} MB`, reached: mb <= limitMb }
}
