import type { Language } from '@sankalp/contract/language'
import type { Place } from '@sankalp/contract/places'
import { isKnownZone } from './known-zone.ts'

/** A place chosen by a visitor: one of the gazetteer, or a point with coordinates. */
export type PickedPlace = {
  /** Null for a point entered as latitude and longitude. */
  slug: string | null
  /** As shown in a field: "Varanasi, Uttar Pradesh". */
  label: Record<Language, string>
  latDeg: number
  lonDeg: number
  zone: string
}

export function toPicked(place: Place): PickedPlace {
  const { slug, latDeg, lonDeg, zone } = place
  const label = (language: Language) => [place.name[language], detailOf(place, language)].filter(Boolean).join(', ')
  return { slug, label: { en: label('en'), hin: label('hin') }, latDeg, lonDeg, zone }
}

/** Returns what distinguishes a place from its namesakes: the state in India, elsewhere the country too. */
export function detailOf({ name, district, region, country }: Place, language: Language): string {
  const parts = [district?.[language], region[language], country.code === 'IN' ? '' : country[language]]
  return parts.filter((part) => part && part !== name[language]).join(', ')
}

/** Returns a point with its coordinates as its name and the zone of the nearest place. */
export function toPoint(latDeg: number, lonDeg: number, zone: string): PickedPlace {
  const text = (north: string, south: string, east: string, west: string) =>
    `${Math.abs(latDeg)}° ${latDeg < 0 ? south : north}, ${Math.abs(lonDeg)}° ${lonDeg < 0 ? west : east}`
  return {
    slug: null,
    label: { en: text('N', 'S', 'E', 'W'), hin: text('उत्तर', 'दक्षिण', 'पूर्व', 'पश्चिम') },
    latDeg,
    lonDeg,
    zone,
  }
}

/** Returns whether a stored value is a place: it may be of an older version or edited manually. */
export function isPicked(value: unknown): value is PickedPlace {
  if (typeof value !== 'object' || value === null) return false
  const { slug, label, latDeg, lonDeg, zone } = value as Partial<Record<keyof PickedPlace, unknown>>
  const isLabel =
    typeof label === 'object' &&
    label !== null &&
    ['en', 'hin'].every((name) => typeof (label as Record<string, unknown>)[name] === 'string')
  const isOnEarth =
    typeof latDeg === 'number' && Math.abs(latDeg) <= 90 && typeof lonDeg === 'number' && Math.abs(lonDeg) <= 180
  return isLabel && isOnEarth && isKnownZone(zone) && (slug === null || typeof slug === 'string')
}
