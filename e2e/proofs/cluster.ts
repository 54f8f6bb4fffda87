import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '@sankalp/server/src/platform/db/postgres.ts'
import { findFreePort } from '@sankalp/server/test/server-process.ts'
import { closing, withFolder } from './ground.ts'

/** A separate PostgreSQL with full durability: no setting is relaxed for speed. */
export type Cluster = {
  url: string
  /** Sends kill -9 to its first process; the others notice and exit. */
  kill(): Promise<void>
  /** Stops it as a restart does: without waiting for clients, but with a clean shutdown. */
  stop(): Promise<void>
  /** Resolves when it accepts connections. */
  start(): Promise<void>
  /** The id of its first process. */
  pid(): number
}

/** Returns the path of a PostgreSQL program. */
export const programOf = (name: string) => join(process.env.TEST_POSTGRES_PROGRAMS!, name)

export function withCluster<Result>(work: (cluster: Cluster) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    const owner = findOwner()
    if (owner) chownSync(folder, owner.uid, owner.gid)
    const as = { ...owner, cwd: folder }
    const data = join(folder, 'data')
    execFileSync(programOf('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
      ...as,
      stdio: 'ignore',
    })
    const port = await findFreePort()
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    let child: ChildProcess | undefined

    function launch(): ChildProcess {
      return spawn(
        programOf('postgres'),
        ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
        { ...as, stdio: 'ignore' },
      )
    }
    const hasEnded = () => child === undefined || child.exitCode !== null || child.signalCode !== null

    async function start(): Promise<void> {
      do {
        // It refuses to start while processes of the previous one still exist.
        if (hasEnded()) child = launch()
        await wait(20)
      } while (!(await letsIn(url)))
    }

    async function end(signal: NodeJS.Signals): Promise<void> {
      const ended = new Promise((resolve) => child!.once('exit', resolve))
      if (hasEnded()) return
      child!.kill(signal)
      await ended
    }

    await start()
    try {
      return await work({ url, start, kill: () => end('SIGKILL'), stop: () => end('SIGINT'), pid: () => child!.pid! })
    } finally {
      await end('SIGINT')
    }
  })
}

async function letsIn(url: string): Promise<boolean> {
  const db = openPostgres(url, () => undefined)
  return closing(db, () =>
    db.query('select 1').then(
      () => true,
      () => false,
    ),
  )
}

/** PostgreSQL refuses to run as root. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
