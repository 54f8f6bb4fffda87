import { DomainError } from '@sankalp/contract'
import * as contract from '@sankalp/contract/places'
import { type Gazetteer, type Place, nearestPlace, placeBySlug, searchWithGuesses, similarSlugs } from '@sankalp/places'
import type { Mount } from '../../platform/http/mount.ts'

/** The gazetteer changes with a new version of the product only. */
const aDay = 'public, max-age=86400'

export function mountPlaces(mount: Mount, gazetteer: Gazetteer): void {
  mount(contract.searchPlaces, async ({ query, reply }) => {
    reply.header('cache-control', aDay)
    return searchWithGuesses(gazetteer, query.q, { limit: query.limit })
  })
  mount(contract.findNearestPlace, async ({ query, reply }) => {
    // Where somebody stands is theirs: no proxy on the way may store it.
    reply.header('cache-control', 'private, max-age=3600')
    return { place: nearestPlace(gazetteer, query.lat, query.lon) }
  })
  mount(contract.getPlace, async ({ params, reply }) => {
    const place = findPlace(gazetteer, params.slug)
    reply.header('cache-control', aDay)
    return { place }
  })
}

/** A place by its slug; an unknown one is refused with the names it may have been meant for. */
export function findPlace(gazetteer: Gazetteer, slug: string): Place {
  const place = placeBySlug(gazetteer, slug)
  if (place) return place
  const suggestions = similarSlugs(gazetteer, slug).map(({ slug: meant, name }) => ({ slug: meant, name }))
  throw new DomainError('PLACE_NOT_FOUND', { suggestions })
}
