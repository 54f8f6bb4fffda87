import type { FastifyInstance } from 'fastify'
import type { Db } from './db/db.ts'
import type { RedisClient } from './redis.ts'
import { createRedisPatience } from './redis-patience.ts'
import { answersStun } from './stun-check.ts'

/**
 * `/healthz`: the process runs. `/readyz`: it can do its work, so send it visitors. Without Redis each process counts and tells
 * for itself, so that nothing a visitor does fails, without a relay most calls still find a way, and without the storage only pictures are
 * missing: that is said, and no reason to take a healthy site away.
 */
export function installHealth(
  app: FastifyInstance,
  needs: {
    db: Db
    redis: RedisClient | null
    turnUrls: readonly string[]
    /** Null: on this machine's disk. */ storageAnswers: (() => Promise<boolean>) | null
    isDraining: () => boolean
  },
): void {
  const anyone = { config: { access: 'anyone' as const }, logLevel: 'warn' as const }
  app.get('/healthz', anyone, async () => ({ status: 'ok' }))
  const patience = createRedisPatience()
  async function look() {
    const database = await succeeds(needs.db.query('select 1'))
    const useful = {
      ...(needs.redis && { redis: !patience.isSilent() && (await succeeds(patience.wait(needs.redis.ping()))) }),
      ...(needs.storageAnswers && { storage: await needs.storageAnswers() }),
      ...(needs.turnUrls.length > 0 && { turn: (await Promise.all(needs.turnUrls.map(answersStun))).includes(true) }),
    }
    return { database, useful }
  }
  /** Anybody may ask, and a look takes a connection of the database and goes to a bucket and a relay: whoever asks meanwhile shares it. */
  let underWay: ReturnType<typeof look> | null = null

  app.get('/readyz', anyone, async (_request, reply) => {
    underWay ??= look().finally(() => (underWay = null))
    const { database, useful } = await underWay
    const needed = { shutdown: !needs.isDraining(), database }
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
