import type { Db } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import { mountPoojas } from './poojas.routes.ts'
import { type Poojas, createPoojas } from './poojas.service.ts'

export function createPoojasFeature({ db }: { db: Db }) {
  const service = createPoojas(db)
  return { name: 'poojas', service, mount: ({ mount }) => mountPoojas(mount, service) } satisfies Feature & { service: Poojas }
}
