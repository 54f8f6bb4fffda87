import type { Place } from '@sankalp/contract/places'
import * as calls from '@sankalp/contract/places.calls'
import { callApi } from '../../lib/api/api.ts'

export async function findNearestPlace(latDeg: number, lonDeg: number, signal?: AbortSignal): Promise<Place> {
  // A hundredth of a degree is a kilometre: enough to find a town, and too coarse to reveal an address.
  const query = { lat: latDeg.toFixed(2), lon: lonDeg.toFixed(2) }
  const { place } = await callApi(calls.findNearestPlace, { query, signal })
  return place
}
