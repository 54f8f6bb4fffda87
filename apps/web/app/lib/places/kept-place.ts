import { panchangPlace } from '@sankalp/contract'
import { cityCookie } from '@sankalp/contract/visit'
import { useSyncExternalStore } from 'react'
import { parseStored, readLocal, writeLocal } from '../storage.ts'
import type { PickedPlace } from './picked-place.ts'

/** S1's place of the panchang, for who has not chosen another. */
export const defaultPlace: PickedPlace = {
  slug: 'delhi',
  label: { en: 'Delhi', hin: 'दिल्ली' },
  latDeg: panchangPlace.lat,
  lonDeg: panchangPlace.lon,
  zone: 'Asia/Kolkata',
}

const listeners = new Set<() => void>()
let lastRead: { text: string | null; place: PickedPlace } | null = null

/** The place the visitor chose last; Delhi before that. The same object until another is kept. */
export function readKeptPlace(): PickedPlace {
  const text = readLocal('place')
  if (lastRead?.text !== text || !lastRead) {
    const stored = parseStored(text)
    lastRead = { text, place: isPicked(stored) ? stored : defaultPlace }
  }
  return lastRead.place
}

export function keepPlace(place: PickedPlace): void {
  writeLocal('place', JSON.stringify(place))
  tellServer(place)
  for (const tell of listeners) tell()
}

const yearSeconds = 365 * 24 * 3600

/** By its slug alone, so that the next first view is of this city. A point is nobody's business but the reader's. */
export function tellServer({ slug }: PickedPlace): void {
  const isTold = slug !== null && slug !== defaultPlace.slug
  document.cookie = `${cityCookie}=${isTold ? slug : ''}; path=/; max-age=${isTold ? yearSeconds : 0}; samesite=lax`
}

/** On the server, and while a page is taken over, it is Delhi: what is kept is known in the browser only. */
export function useKeptPlace(): [place: PickedPlace, keep: (place: PickedPlace) => void] {
  const place = useSyncExternalStore(subscribe, readKeptPlace, () => defaultPlace)
  return [place, keepPlace]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab may choose too.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What is stored may be of an older version, or changed by hand. */
export function isPicked(value: unknown): value is PickedPlace {
  if (typeof value !== 'object' || value === null) return false
  const { slug, label, latDeg, lonDeg, zone } = value as Partial<Record<keyof PickedPlace, unknown>>
  const isLabel = typeof label === 'object' && label !== null && ['en', 'hin'].every((name) => typeof (label as Record<string, unknown>)[name] === 'string')
  const isOnEarth = typeof latDeg === 'number' && Math.abs(latDeg) <= 90 && typeof lonDeg === 'number' && Math.abs(lonDeg) <= 180
  return isLabel && isOnEarth && typeof zone === 'string' && isZone(zone) && (slug === null || typeof slug === 'string')
}

function isZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
