export type { Place } from '@sankalp/contract/places'
export { type Gazetteer, loadGazetteer } from './gazetteer.ts'
export { nearestPlace, placeById, placeBySlug, similarSlugs } from './lookup.ts'
export { type SearchOptions, searchPlaces } from './search.ts'
