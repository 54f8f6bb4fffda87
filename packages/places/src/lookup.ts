import type { Place } from '@sankalp/contract/places'
import { foldedKey, plainKey } from './fold.ts'
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

/** The slugs of a country's places, the likeliest to be meant first. */
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

/** The place nearest to a point, however far: there is always one. */
export function nearestPlace(gazetteer: Gazetteer, latDeg: number, lonDeg: number): Place {
  const { lats, lons } = gazetteer
  const toRad = Math.PI / 180
  const cosLat = Math.cos(latDeg * toRad)
  let nearest = 0
  let least = Infinity
  for (let place = 0; place < lats.length; place += 1) {
    const otherLat = (lats[place]! / DEGREE_PARTS) * toRad
    const north = Math.sin((otherLat - latDeg * toRad) / 2)
    // Latitude alone is already farther than the best: most of the world is passed over here.
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

/** How many of the likeliest places are compared letter by letter. */
const COMPARED = 12_000

/** Places an unknown slug may have been meant for: names that begin like it, then names a slip or two away. */
export function similarSlugs(gazetteer: Gazetteer, text: string, limit = 5): Place[] {
  const wanted = plainKey(text).slice(0, 40)
  if (!wanted) return []
  const found = new Map(searchPlaces(gazetteer, wanted, { limit }).map((place) => [place.id, place]))
  for (const { place } of nearlySpelled(gazetteer, foldedKey(wanted))) {
    if (found.size >= limit) break
    const whole = placeAt(gazetteer, place)
    found.set(whole.id, whole)
  }
  return [...found.values()]
}

/** The likeliest places with a name a slip or two away; the first letter is seldom the wrong one. */
function nearlySpelled(gazetteer: Gazetteer, wanted: string): { place: number; slips: number }[] {
  const reach = wanted.length < 5 ? 1 : 2
  const { keyStarts, keyTargets, keyTexts } = gazetteer
  const [from, to] = keyRange(gazetteer, wanted.slice(0, 1))
  const near: { place: number; slips: number }[] = []
  for (let key = from; key < to; key += 1) {
    const place = keyTargets[key]! >> 2
    if (place >= COMPARED || Math.abs(keyStarts[key + 1]! - keyStarts[key]! - wanted.length) > reach) continue
    const slips = slipsBetween(wanted, keyTexts.slice(keyStarts[key], keyStarts[key + 1]), reach)
    if (slips <= reach) near.push({ place, slips })
  }
  return near.toSorted((a, b) => a.slips - b.slips || a.place - b.place)
}

/** Letters left out, added or changed between two words; counting stops once it is more than `reach`. */
function slipsBetween(a: string, b: string, reach: number): number {
  if (Math.abs(a.length - b.length) > reach) return reach + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    if (Math.min(...next) > reach) return reach + 1
    row = next
  }
  return row[b.length]!
}
