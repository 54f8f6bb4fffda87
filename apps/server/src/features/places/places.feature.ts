import type { Gazetteer } from '@sankalp/places'
import type { Feature } from '../../platform/feature.ts'
import { mountPlaces } from './places.routes.ts'

export function createPlacesFeature({ gazetteer }: { gazetteer: Gazetteer }) {
  return { name: 'places', mount: ({ mount }) => mountPlaces(mount, gazetteer) } satisfies Feature
}
