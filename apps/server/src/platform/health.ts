import type { FastifyInstance } from 'fastify'
import type { Db } from './db/db.ts'
import { hasRoom } from './disk-room.ts'
import type { RedisClient } from './redis.ts'
import { createRedisPatience } from './redis-patience.ts'
import { answersStun } from './stun-check.ts'

/**
 * `/healthz`: the process runs. `/readyz`: it can do its work and may receive visitors. Missing Redis, relay or storage
 * are reported but do not make a healthy site unready: without Redis each process counts and notifies by itself,
 * without a relay most calls still connect, and without the storage only pictures are missing. A full disk does: user
 * data would be lost.
 */
type Needs = {
  db: Db
  redis: RedisClient | null
  turnUrls: readonly string[]
  /** Null when files are on this machine's disk. */
  storageAnswers: (() => Promise<boolean>) | null
  /**
   * Local folders that we write to: that of the embedded database, and that of the pictures unless they are in a
   * bucket.
   */
  folders: readonly string[]
  isDraining: () => boolean
}

export function installHealth(app: FastifyInstance, needs: Needs): void {
  const anyone = { config: { access: 'anyone' as const }, logLevel: 'warn' as const }
  app.get('/healthz', anyone, async () => ({ status: 'ok' }))
  const patience = createRedisPatience()
  async function look() {
    const database = await succeeds(needs.db.query('select 1'))
    const disk = (await Promise.all(needs.folders.map((folder) => hasRoom(folder).catch(() => false)))).every(Boolean)
    const useful = {
      ...(needs.redis && { redis: !patience.isSilent() && (await succeeds(patience.wait(needs.redis.ping()))) }),
      ...(needs.storageAnswers && { storage: await needs.storageAnswers() }),
      ...(needs.turnUrls.length > 0 && { turn: (await Promise.all(needs.turnUrls.map(answersStun))).includes(true) }),
    }
    return { needed: { database, ...(needs.folders.length > 0 && { disk }) }, useful }
  }
  /**
   * Anyone may ask, and a check takes a database connection and contacts a bucket and a relay. So simultaneous requests
   * share one check.
   */
  let underWay: ReturnType<typeof look> | null = null

  app.get('/readyz', anyone, async (_request, reply) => {
    underWay ??= look().finally(() => (underWay = null))
    const { needed: found, useful } = await underWay
    const needed = { shutdown: !needs.isDraining(), ...found }
    const isReady = Object.values(needed).every(Boolean)
    const isWhole = Object.values(useful).every(Boolean)
    const status = isReady ? (isWhole ? 'ready' : 'degraded') : 'not ready'
    return reply.code(isReady ? 200 : 503).send({ status, checks: { ...needed, ...useful } })
  })
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
