export type { Place } from '@sankalp/contract/places'
export { type Gazetteer, loadGazetteer } from './gazetteer.ts'
export { nearestPlace, placeById, placeBySlug, similarSlugs, slugsOfCountry } from './lookup.ts'
export { type SearchOptions, searchPlaces, searchWithGuesses } from './search.ts'
