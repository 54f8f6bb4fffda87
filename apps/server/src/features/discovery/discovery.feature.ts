import type { Feature } from '../../platform/feature.ts'
import { type DiscoveryNeeds, serveDiscovery } from './discovery.routes.ts'

export function createDiscoveryFeature(needs: DiscoveryNeeds) {
  return { name: 'discovery', mount: ({ http }) => serveDiscovery(http, needs) } satisfies Feature
}
