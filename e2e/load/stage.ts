import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { openPostgres } from '@sankalp/server/src/platform/db/postgres.ts'
import { type ServerProcess, findFreePort, startServer } from '@sankalp/server/test/server-process.ts'
import { type Cluster, withCluster } from '../proofs/cluster.ts'
import { behindProxy, closing, noCeilings, secret, withFolder } from '../proofs/ground.ts'
import { type Used, usedBy } from '@sankalp/server/test/machine.ts'
import { type OwnRedis, withRedis } from './redis.ts'

export const troubles = ['node', 'redis', 'postgres'] as const
export type Trouble = (typeof troubles)[number]
export const parts = ['node 1', 'node 2', 'PostgreSQL', 'Redis', 'this script'] as const
export type Part = (typeof parts)[number]

/** Two nodes with their own PostgreSQL and Redis, without other load. */
export type Stage = {
  /** The addresses; users choose one themselves, like a proxy that balances evenly. */
  urls: readonly string[]
  db: Db
  databaseUrl: string
  used(): Record<Part, Used>
  /** Stops a part and restarts it after this time. */
  trouble(kind: Trouble, awayMs: number): Promise<void>
  /** Returns what both nodes logged at level error. */
  troubleInLogs(): string[]
}

export function withStage<Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> {
  return withCluster((cluster) =>
    withRedis((redis) => withFolder((dataDir) => withNodes({ cluster, redis, dataDir }, work))),
  )
}

type Ground = { cluster: Cluster; redis: OwnRedis; dataDir: string }

async function withNodes<Result>(
  { cluster, redis, dataDir }: Ground,
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const env = {
    SECRET: secret,
    DATABASE_URL: cluster.url,
    REDIS_URL: redis.url,
    DEMO_ACHARYAS: 'off',
    LOG_LEVEL: 'warn',
    ...behindProxy,
    ...noCeilings,
  }
  const ports = [await findFreePort(), await findFreePort()]
  const logs: string[][] = []
  const start = async (index: number) => {
    const node = await startServer(env, { dataDir, port: ports[index]! })
    logs.push(node.log)
    return node
  }
  // Start one after the other: the first creates the tables.
  const nodes: ServerProcess[] = [await start(0), await start(1)]
  const db = openPostgres(cluster.url, () => undefined, {
    connect: 30_000,
    lock: 30_000,
    statement: 600_000,
    idleInTransaction: 600_000,
  })
  const pidOf = (index: number) => nodes[index]!.child.pid!

  const change: Record<Trouble, (awayMs: number) => Promise<void>> = {
    async node(awayMs) {
      await nodes[1]!.end('SIGKILL')
      await wait(awayMs)
      nodes[1] = await start(1)
    },
    async redis(awayMs) {
      await redis.kill()
      await wait(awayMs)
      await redis.start()
    },
    async postgres(awayMs) {
      await cluster.stop()
      await wait(awayMs)
      await cluster.start()
    },
  }
  const close = async () => {
    await db.close()
    for (const node of nodes) if (node.child.exitCode === null) await node.end()
  }
  return closing({ close }, () =>
    work({
      urls: ports.map((port) => `http://127.0.0.1:${port}`),
      db,
      databaseUrl: cluster.url,
      used: () => ({
        'node 1': usedBy(pidOf(0)),
        'node 2': usedBy(pidOf(1)),
        PostgreSQL: usedBy(cluster.pid()),
        Redis: usedBy(redis.pid()),
        'this script': ofThisScript(),
      }),
      trouble: (kind, awayMs) => change[kind](awayMs),
      troubleInLogs: () => logs.flat().filter((line) => /unhandled|uncaught|"level":(50|60)/i.test(line)),
    }),
  )
}

/** Excludes the servers, which are child processes. */
function ofThisScript(): Used {
  const { user, system } = process.cpuUsage()
  return { cpuSeconds: (user + system) / 1e6, megabytes: process.memoryUsage.rss() / 1e6 }
}
