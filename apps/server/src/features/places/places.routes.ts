import { DomainError } from '@sankalp/contract'
import * as contract from '@sankalp/contract/places'
import { type Gazetteer, nearestPlace, placeBySlug, searchPlaces, similarSlugs } from '@sankalp/places'
import type { Mount } from '../../platform/http/mount.ts'

/** The gazetteer changes with a new version of the product only. */
const aDay = 'public, max-age=86400'

export function mountPlaces(mount: Mount, gazetteer: Gazetteer): void {
  mount(contract.searchPlaces, async ({ query, reply }) => {
    reply.header('cache-control', aDay)
    return { places: searchPlaces(gazetteer, query.q, { limit: query.limit }) }
  })
  mount(contract.findNearestPlace, async ({ query, reply }) => {
    // Where somebody stands is theirs: no proxy on the way keeps it.
    reply.header('cache-control', 'private, max-age=3600')
    return { place: nearestPlace(gazetteer, query.lat, query.lon) }
  })
  mount(contract.getPlace, async ({ params, reply }) => {
    const place = placeBySlug(gazetteer, params.slug)
    if (!place) {
      const suggestions = similarSlugs(gazetteer, params.slug).map(({ slug, name }) => ({ slug, name }))
      throw new DomainError('PLACE_NOT_FOUND', { suggestions })
    }
    reply.header('cache-control', aDay)
    return { place }
  })
}
