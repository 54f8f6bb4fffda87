import type { Feature } from '../../platform/feature.ts'
import { type SearchNeeds, mountSearch } from './search.routes.ts'

export function createSearchFeature(needs: SearchNeeds) {
  return { name: 'search', mount: ({ mount }) => mountSearch(mount, needs) } satisfies Feature
}
