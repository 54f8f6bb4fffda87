import * as contract from '@sankalp/contract/cod-editing'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { getKeptLimit, saveLimit } from './cod-limits.ts'

/** Mounts the routes on which an operator edits the limits of cash on delivery. */
export function mountCodEditing(mount: Mount, { db, clock }: { db: Db; clock: Clock }): void {
  mount(contract.getKeptCodLimit, async ({ params }) => ({ limit: await getKeptLimit(db, params.limitId) }))
  mount(contract.saveCodLimit, async ({ tx, params, body }) => ({
    limit: await saveLimit(tx, params.limitId, body, clock.now()),
  }))
}
