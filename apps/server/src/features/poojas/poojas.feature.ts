import type { Feature } from '../../platform/feature.ts'
import { type EditingNeeds, createPoojaEditing } from './editing/editing.service.ts'
import { mountPoojaEditing, mountPoojas } from './poojas.routes.ts'
import { type Poojas, createPoojas } from './poojas.service.ts'

export function createPoojasFeature(needs: EditingNeeds) {
  const service = createPoojas(needs.db)
  return {
    name: 'poojas',
    service,
    mount({ mount }) {
      mountPoojas(mount, service)
      mountPoojaEditing(mount, createPoojaEditing(needs))
    },
  } satisfies Feature & { service: Poojas }
}
