import type { Place, findNearestPlace as nearestEndpoint, searchPlaces as searchEndpoint } from '@sankalp/contract/places'
import { callApi } from '../api.ts'

// Written out, not imported: the schemas are heavy, and forms on landing pages call these.
const searchRoute = { method: 'GET', path: '/api/places/search' } as const
const nearestRoute = { method: 'GET', path: '/api/places/nearest' } as const

const shownAtOnce = '8'

export async function searchPlaces(q: string, signal?: AbortSignal): Promise<Place[]> {
  const { places } = await callApi<typeof searchEndpoint>(searchRoute, { query: { q: q.slice(0, 80), limit: shownAtOnce }, signal })
  return places
}

export async function findNearestPlace(latDeg: number, lonDeg: number, signal?: AbortSignal): Promise<Place> {
  // A hundredth of a degree is a kilometre: enough for a town, and less than where somebody lives.
  const query = { lat: latDeg.toFixed(2), lon: lonDeg.toFixed(2) }
  const { place } = await callApi<typeof nearestEndpoint>(nearestRoute, { query, signal })
  return place
}
