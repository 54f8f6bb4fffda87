import { call } from './call.ts'

export const searchPlaces = call('GET', '/api/places/search')
export const findNearestPlace = call('GET', '/api/places/nearest')
export const getPlace = call('GET', '/api/places/{slug}')
