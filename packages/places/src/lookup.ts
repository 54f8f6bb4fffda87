import type { Place } from '@sankalp/contract/places'
import { plainKey } from '@sankalp/contract/search/fold'
import { DEGREE_PARTS } from './format.ts'
import { type Gazetteer, placeAt, slugAt } from './gazetteer.ts'
import { keyRange } from './key-range.ts'
import { searchPlaces } from './search.ts'

export function placeBySlug(gazetteer: Gazetteer, slug: string): Place | null {
  const listed = gazetteer.placeOfSlug.get(slug)
  if (listed !== undefined) return placeAt(gazetteer, listed)
  const name = plainKey(slug)
  const [from, to] = keyRange(gazetteer, name)
  for (let key = from; key < to; key += 1) {
    if (gazetteer.keyStarts[key + 1]! - gazetteer.keyStarts[key]! !== name.length) continue
    const place = gazetteer.keyTargets[key]! >> 2
    if (slugAt(gazetteer, place) === slug) return placeAt(gazetteer, place)
  }
  return null
}

/** Returns the slugs of a country's places, in order of rank. */
export function slugsOfCountry(gazetteer: Gazetteer, code: string): string[] {
  const { regions, regionOf, countries, ids } = gazetteer
  const slugs: string[] = []
  for (let place = 0; place < ids.length; place += 1) {
    if (countries[regions[regionOf[place]!]!.country]!.code === code) slugs.push(slugAt(gazetteer, place))
  }
  return slugs
}

export function placeById(gazetteer: Gazetteer, id: number): Place | null {
  const place = gazetteer.ids.indexOf(id)
  return place < 0 ? null : placeAt(gazetteer, place)
}

/** Returns the place nearest to a point, at any distance. */
export function nearestPlace(gazetteer: Gazetteer, latDeg: number, lonDeg: number): Place {
  const { lats, lons } = gazetteer
  const toRad = Math.PI / 180
  const cosLat = Math.cos(latDeg * toRad)
  let nearest = 0
  let least = Infinity
  for (let place = 0; place < lats.length; place += 1) {
    const otherLat = (lats[place]! / DEGREE_PARTS) * toRad
    const north = Math.sin((otherLat - latDeg * toRad) / 2)
    // Skip places whose latitude alone is farther than the best so far, which is most of the world.
    if (north * north > least) continue
    const east = Math.sin(((lons[place]! / DEGREE_PARTS - lonDeg) * toRad) / 2)
    const haversine = north * north + cosLat * Math.cos(otherLat) * east * east
    if (haversine < least) {
      least = haversine
      nearest = place
    }
  }
  return placeAt(gazetteer, nearest)
}

/**
 * Returns places that an unknown slug may stand for: names with the same beginning, then names with one or two typing
 * errors.
 */
export function similarSlugs(gazetteer: Gazetteer, text: string, limit = 5): Place[] {
  const wanted = plainKey(text).slice(0, 40)
  return wanted ? searchPlaces(gazetteer, wanted, { limit, near: true }) : []
}
