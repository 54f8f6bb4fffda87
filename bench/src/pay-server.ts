import { tmpdir } from 'node:os'
import { giveConsultationDakshina } from '@sankalp/contract/consultations'
import { createDakshina } from '@sankalp/server/src/features/consultations/dakshina.ts'
import { openPostgres } from '@sankalp/server/src/platform/db/postgres.ts'
import { createIdempotency } from '@sankalp/server/src/platform/http/idempotency.ts'
import { createMount } from '@sankalp/server/src/platform/http/mount.ts'
import { createHttp } from '@sankalp/server/src/platform/http/server.ts'
import { createLimits } from '@sankalp/server/src/platform/limits.ts'
import { createLog } from '@sankalp/server/src/platform/log.ts'
import { readSettings } from '@sankalp/server/src/platform/settings.ts'
import { databaseClock } from '@sankalp/server/src/platform/shared-clock.ts'
import { movements } from '@sankalp/server/test/ledger.ts'

/**
 * A paid call of the product in a server with nothing else: a dakshina after a consultation, with its contract, limits,
 * validation, Idempotency-Key and the ledger. The token is the id of the user, and the limit is too high for the bench
 * to reach.
 */
const give = { ...giveConsultationDakshina, limit: { max: 10_000_000, windowSeconds: 60 } }

const db = openPostgres(process.env.DATABASE_URL!, () => undefined)
const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), createLog('silent'))
const mount = createMount(http, {
  limits: createLimits(null),
  identify: (token) => ({ userId: token, role: 'ROLE_USER', sessionId: token }),
  idempotency: createIdempotency({ db, clock: { now: () => new Date() } }),
})
const dakshina = createDakshina({ sharedClock: databaseClock, wallet: movements })
mount(give, ({ tx, viewer, params, body }) => dakshina.give(tx, params.consultationId, viewer.userId, body.amount))

await http.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', () => process.send?.(0))
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
