import type { FastifyInstance } from 'fastify'
import type { Db } from './db/db.ts'
import type { RedisClient } from './redis.ts'

/** `/healthz`: the process runs. `/readyz`: it can do its work, so send it visitors. */
export function installHealth(app: FastifyInstance, needs: { db: Db; redis: RedisClient | null; isDraining: () => boolean }): void {
  const anyone = { config: { access: 'anyone' as const }, logLevel: 'warn' as const }
  app.get('/healthz', anyone, async () => ({ status: 'ok' }))
  app.get('/readyz', anyone, async (_request, reply) => {
    const checks = {
      shutdown: !needs.isDraining(),
      database: await succeeds(needs.db.query('select 1')),
      ...(needs.redis && { redis: await succeeds(needs.redis.ping()) }),
    }
    const ready = Object.values(checks).every(Boolean)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks })
  })
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
