import { defaultPlace, readKeptPlace } from '../../../lib/places/kept-place.ts'
import type { PickedPlace } from '../../../lib/places/picked-place.ts'

/** The page of a place: of its own where it has one, else by its point. `pattern` is an address with {city} in it. */
export function addressOf({ slug, latDeg, lonDeg, zone }: PickedPlace, pattern = '/panchang/{city}'): string {
  if (slug !== null) return pattern.replace('{city}', slug)
  return `/panchang?${new URLSearchParams({ lat: String(latDeg), lon: String(lonDeg), zone })}`
}

/** Where the visitor's own place is shown, if they have chosen one. */
export function keptPlaceAddress(): string | null {
  const place = readKeptPlace()
  return place.slug === defaultPlace.slug ? null : addressOf(place)
}
