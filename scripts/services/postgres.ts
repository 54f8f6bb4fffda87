import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { capture, exitCode, start } from '../setup/run.mjs'
import { findFreePort, findProgram, installDebianPackage, waitUntil } from './machine.ts'
import { foundService } from './service.ts'
import type { Missing, Service } from './service.ts'

const name = 'PostgreSQL'
const variable = 'TEST_DATABASE_URL'
/** The folder of initdb, postgres and pg_dump, for proofs that kill their own cluster or restore a backup. */
const programsVariable = 'TEST_POSTGRES_PROGRAMS'
const oldestVersion = 15

/** Finds PostgreSQL for tests: the configured one, a running one, or a temporary cluster of our own. */
export async function findPostgres(): Promise<Service | Missing> {
  const named = process.env[variable]
  if (named) {
    if (await canCreateDatabases(named)) return foundService(name, variable, { [variable]: named, ...programs() })
    return {
      name,
      variable,
      reason: 'TEST_DATABASE_URL does not point to a PostgreSQL server on which databases can be created',
    }
  }
  for (const url of [
    'postgres://postgres@127.0.0.1:5432/postgres',
    'postgres://postgres:postgres@127.0.0.1:5432/postgres',
  ]) {
    if (await canCreateDatabases(url))
      return foundService(name, 'running on port 5432', { [variable]: url, ...programs() })
  }
  const installed = findBinaries() ?? ((await installDebianPackage('postgresql')) ? findBinaries() : undefined)
  if (!installed)
    return {
      name,
      variable,
      reason: `PostgreSQL ${oldestVersion} or later is not running here or installed, and could not be installed`,
    }
  return startCluster(installed)
}

async function canCreateDatabases(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  // An idle connection may break at any time. Without a listener the error would end the program.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ can: boolean }>(
      `select (rolsuper or rolcreatedb) and current_setting('server_version_num')::int >= $1 as can
         from pg_roles where rolname = current_user`,
      [oldestVersion * 10_000],
    )
    return rows[0]?.can === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Returns the folder with initdb and postgres. Debian installs them outside the PATH, in one folder per version. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).filter((version) => Number(version) >= oldestVersion) : []
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
    .concat('/opt/homebrew/bin', '/usr/local/bin')
  const folder = folders.find(
    (candidate) => existsSync(join(candidate, 'initdb')) && existsSync(join(candidate, 'postgres')),
  )
  const inPath = findProgram(['initdb'])
  return folder ?? (inPath && join(inPath, '..'))
}

function programs(): Record<string, string> {
  const folder = findBinaries()
  return folder ? { [programsVariable]: folder } : {}
}

async function startCluster(binaries: string): Promise<Service | Missing> {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const owner = await findOwner()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const options = { ...owner, cwd: folder }
  const data = join(folder, 'data')
  const made = await capture(
    [join(binaries, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )
  if (made.code !== 0) {
    remove()
    return { name, variable, reason: `initdb failed: ${made.output.trim()}` }
  }

  const port = await findFreePort()
  // No data outlives the run, so nothing needs to be written to disk.
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
    .concat('max_connections=200', 'shared_buffers=64MB', 'log_min_messages=fatal')
    .flatMap((setting) => ['-c', setting])
  const server = start([join(binaries, 'postgres'), '-D', data, '-p', String(port), '-k', folder, ...settings], {
    ...options,
    stdio: 'ignore',
  })
  const ended = exitCode(server)
  const stop = async () => {
    server.kill('SIGINT') // "fast": does not wait for clients to leave
    await ended
    remove()
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  if (await waitUntil(() => canCreateDatabases(url), 30_000)) {
    return { name, from: `a throw-away cluster on port ${port}`, env: { [variable]: url, ...programs() }, stop }
  }
  await stop()
  return { name, variable, reason: 'the temporary cluster did not start' }
}

/** PostgreSQL refuses to run as root, so run it as its own user or as `nobody`. */
async function findOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    const uid = await capture(['id', '-u', user])
    const gid = await capture(['id', '-g', user])
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  return undefined
}
