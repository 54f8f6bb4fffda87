import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import { deleteAddressesOf, findAddress } from './addresses.repository.ts'
import { mountAddresses } from './addresses.routes.ts'
import { createAddresses } from './addresses.service.ts'

export function createAddressesFeature({ db, clock }: { db: Db; clock: Clock }) {
  const addresses = createAddresses({ db, clock })
  return {
    name: 'addresses',
    /** Finds a user's own address, for features that ship something to it. */
    findAddress,
    mount: ({ mount }) => mountAddresses(mount, addresses),
    eraseFor: deleteAddressesOf,
    exportFor: async (userId) => ({ addresses: await addresses.getAllAddress(userId) }),
  } satisfies Feature & Record<string, unknown>
}
