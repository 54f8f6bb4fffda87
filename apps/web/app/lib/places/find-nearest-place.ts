import type { Place, findNearestPlace as endpoint } from '@sankalp/contract/places'
import { callApi } from '../api.ts'

// Written out, not imported: the schemas are heavy.
const route = { method: 'GET', path: '/api/places/nearest' } as const

export async function findNearestPlace(latDeg: number, lonDeg: number, signal?: AbortSignal): Promise<Place> {
  // A hundredth of a degree is a kilometre: enough for a town, and less than where somebody lives.
  const query = { lat: latDeg.toFixed(2), lon: lonDeg.toFixed(2) }
  const { place } = await callApi<typeof endpoint>(route, { query, signal })
  return place
}
