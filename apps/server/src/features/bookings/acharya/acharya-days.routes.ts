import * as contract from '@sankalp/contract/acharya-days'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import type { AvailabilityService } from './availability.service.ts'

type Needs = {
  db: Db
  availability: AvailabilityService
  /** Has every process render its pages anew. */ siteChanged: (tx: Tx) => void
}

/** Mounts the routes on which an operator reads and closes an acharya's days. */
export function mountAcharyaDays(mount: Mount, { db, availability, siteChanged }: Needs): void {
  mount(contract.getAcharyaDays, ({ params, request }) =>
    availability.getDays(db, params.acharyaEntry, request.language),
  )
  mount(contract.setAcharyaDayClosed, async ({ tx, params, body, request }) => {
    await availability.setDayClosed(tx, params.acharyaEntry, body)
    // Pages show the next free slots.
    siteChanged(tx)
    return availability.getDays(tx, params.acharyaEntry, request.language)
  })
}
