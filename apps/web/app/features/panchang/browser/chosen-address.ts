import { defaultPlace, readChosenPlace } from '../../../shared/places/chosen-place.ts'
import type { PickedPlace } from '../../../shared/places/picked-place.ts'

/** The page of a place: of its own where it has one, else by its point. `pattern` is an address with {city} in it. */
export function addressOf({ slug, latDeg, lonDeg, zone }: PickedPlace, pattern = '/panchang/{city}'): string {
  if (slug !== null) return pattern.replace('{city}', slug)
  return `/panchang?${new URLSearchParams({ lat: String(latDeg), lon: String(lonDeg), zone })}`
}

/** The page of the place that the visitor has chosen; null for none. */
export function chosenPlaceAddress(): string | null {
  const place = readChosenPlace()
  return place.slug === defaultPlace.slug ? null : addressOf(place)
}
