import type { Feature } from '../../platform/feature.ts'
import { mountMatching } from './matching.routes.ts'
import { type MatchingNeeds, createMatching } from './matching.service.ts'

export function createMatchingFeature(needs: MatchingNeeds) {
  const matching = createMatching(needs)
  return { name: 'matching', mount: ({ mount }) => mountMatching(mount, matching) } satisfies Feature
}
