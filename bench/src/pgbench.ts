import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** PostgreSQL's own bench comes with its server, which Debian keeps out of the path. */
export function findPgbench(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : []
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  const found = places.map((place) => join(place, 'pgbench')).find((file) => existsSync(file))
  if (!found) throw new Error('pgbench is not installed; on Debian it comes with the package postgresql')
  return found
}
