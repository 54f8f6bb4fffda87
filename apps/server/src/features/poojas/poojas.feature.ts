import type { Feature } from '../../platform/feature.ts'
import { type KeepingNeeds, createPoojaKeeping } from './keeping/keeping.service.ts'
import { mountPoojaKeeping, mountPoojas } from './poojas.routes.ts'
import { type Poojas, createPoojas } from './poojas.service.ts'

export function createPoojasFeature(needs: KeepingNeeds) {
  const service = createPoojas(needs.db)
  return {
    name: 'poojas',
    service,
    mount({ mount }) {
      mountPoojas(mount, service)
      mountPoojaKeeping(mount, createPoojaKeeping(needs))
    },
  } satisfies Feature & { service: Poojas }
}
