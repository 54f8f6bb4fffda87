import type { Place } from '@sankalp/contract/places'
import * as calls from '@sankalp/contract/places.calls'
import { callApi } from '../../lib/api/api.ts'

const shownAtOnce = '8'

/** `isGuess`: spelled differently from what was typed. */
export type FoundPlace = Place & { isGuess: boolean }

export async function searchPlaces(q: string, signal?: AbortSignal): Promise<FoundPlace[]> {
  const { places, guesses } = await callApi(calls.searchPlaces, {
    query: { q: q.slice(0, 80), limit: shownAtOnce },
    signal,
  })
  return places.map((place) => ({ ...place, isGuess: guesses.includes(place.id) }))
}
