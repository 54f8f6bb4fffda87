import { DomainError } from '@sankalp/contract'
import * as contract from '@sankalp/contract/places'
import { type Gazetteer, type Place, nearestPlace, placeBySlug, searchWithGuesses, similarSlugs } from '@sankalp/places'
import type { Mount } from '../../platform/http/mount.ts'

/** The gazetteer changes only with a new release. */
const aDay = 'public, max-age=86400'

export function mountPlaces(mount: Mount, gazetteer: Gazetteer): void {
  mount(contract.searchPlaces, async ({ query, reply }) => {
    reply.header('cache-control', aDay)
    return searchWithGuesses(gazetteer, query.q, { limit: query.limit })
  })
  mount(contract.findNearestPlace, async ({ query, reply }) => {
    // A user's position is private: shared proxies must not store the answer.
    reply.header('cache-control', 'private, max-age=3600')
    return { place: nearestPlace(gazetteer, query.lat, query.lon) }
  })
  mount(contract.getPlace, async ({ params, reply }) => {
    const place = findPlace(gazetteer, params.slug)
    reply.header('cache-control', aDay)
    return { place }
  })
}

/** Returns a place by its slug. For an unknown slug, throws an error with similar names. */
export function findPlace(gazetteer: Gazetteer, slug: string): Place {
  const place = placeBySlug(gazetteer, slug)
  if (place) return place
  const suggestions = similarSlugs(gazetteer, slug).map(({ slug: meant, name }) => ({ slug: meant, name }))
  throw new DomainError('PLACE_NOT_FOUND', { suggestions })
}
