import { defaultPlace, readChosenPlace } from '../../../shared/places/chosen-place.ts'
import type { PickedPlace } from '../../../shared/places/picked-place.ts'

/**
 * Returns the page of a place: its own page if it has one, else that of its coordinates. `pattern` is an address with
 * {city} in it.
 */
export function addressOf({ slug, latDeg, lonDeg, zone }: PickedPlace, pattern = '/panchang/{city}'): string {
  if (slug !== null) return pattern.replace('{city}', slug)
  return `/panchang?${new URLSearchParams({ lat: String(latDeg), lon: String(lonDeg), zone })}`
}

/** Returns the page of the user's chosen place; null if none or the default one is chosen. */
export function chosenPlaceAddress(): string | null {
  const place = readChosenPlace()
  return place.slug === defaultPlace.slug ? null : addressOf(place)
}
