import { tmpdir } from 'node:os'
import { endpoint } from '@sankalp/contract/endpoint'
import { createMovements } from '@sankalp/server/src/features/wallet/movements.ts'
import { demoSupplier } from '@sankalp/server/src/features/wallet/supplier.ts'
import { openPostgres } from '@sankalp/server/src/platform/db/postgres.ts'
import { createIdempotency } from '@sankalp/server/src/platform/http/idempotency.ts'
import { createMount } from '@sankalp/server/src/platform/http/mount.ts'
import { createHttp } from '@sankalp/server/src/platform/http/server.ts'
import { createLimits } from '@sankalp/server/src/platform/limits.ts'
import { createLog } from '@sankalp/server/src/platform/log.ts'
import { readSettings } from '@sankalp/server/src/platform/settings.ts'
import { bill } from '@sankalp/server/test/ledger.ts'
import { z } from 'zod'

/**
 * A call that pays, as the product's own will be made: contract, limits, checks, Idempotency-Key and the ledger, without
 * what it is paid for. The token is the id of the user.
 */
const pay = endpoint({
  name: 'pay',
  feature: 'bench',
  summary: 'For the bench alone.',
  method: 'POST',
  path: '/api/pay',
  access: 'signed-in',
  idempotent: true,
  body: z.object({ paise: z.int() }),
  reply: z.object({ transferId: z.uuid() }),
  errors: [],
  limit: { max: 10_000_000, windowSeconds: 60 },
})

const db = openPostgres(process.env.DATABASE_URL!, () => undefined)
const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), createLog('silent'))
const movements = createMovements(() => undefined, demoSupplier)
const mount = createMount(http, {
  limits: createLimits(null),
  identify: (token) => ({ userId: token, role: 'ROLE_USER', sessionId: token }),
  idempotency: createIdempotency({ db, clock: { now: () => new Date() } }),
})
mount(pay, async ({ viewer, body, tx }) => {
  const { transferId } = await movements.payForPooja(tx, bill(viewer.userId, body.paise, { taxPaise: 18 }))
  return { transferId }
})

await http.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', () => process.send?.(0))
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
