import type { Place, searchPlaces as endpoint } from '@sankalp/contract/places'
import { callApi } from '../api.ts'

// Written out, not imported: the schemas are heavy, and forms on landing pages call this.
const route = { method: 'GET', path: '/api/places/search' } as const

const shownAtOnce = '8'

export async function searchPlaces(q: string, signal?: AbortSignal): Promise<Place[]> {
  const { places } = await callApi<typeof endpoint>(route, { query: { q: q.slice(0, 80), limit: shownAtOnce }, signal })
  return places
}
