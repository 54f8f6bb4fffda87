import type { Language } from '@sankalp/contract/language'
import type { PickedPlace } from '../places/picked-place.ts'
import type { BirthPlace } from './birth.ts'

export function toBirthPlace({ label, latDeg, lonDeg, zone }: PickedPlace, language: Language): BirthPlace {
  return { label: label[language], lat: latDeg, lon: lonDeg, zone }
}

/** Converts a birth's place. It keeps its original label in every language of the page. */
export function toPickedPlace({ label, lat, lon, zone }: BirthPlace): PickedPlace {
  return { slug: null, label: { en: label, hin: label }, latDeg: lat, lonDeg: lon, zone }
}
