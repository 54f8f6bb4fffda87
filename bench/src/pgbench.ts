import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Creates tables with one branch per client, as the manual of pgbench recommends, so that clients do not wait for one
 * row.
 */
export const openBank = (url: string, clients: number) => run(findPgbench(), ['-i', '-q', '-s', String(clients), url])

/** Returns TPC-B transactions per second. */
export async function bankRate(url: string, clients: number, seconds: number): Promise<number> {
  const { stdout } = await run(findPgbench(), ['-n', '-c', String(clients), '-j', '2', '-T', String(seconds), url])
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

/** pgbench comes with the PostgreSQL server, whose programs Debian does not put into the path. */
function findPgbench(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : []
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  const found = places.map((place) => join(place, 'pgbench')).find((file) => existsSync(file))
  if (!found) throw new Error('pgbench is not installed; on Debian it is part of the package postgresql')
  return found
}
