import { panchangPlace } from '@sankalp/contract'
import { cityCookie } from '@sankalp/contract/visit'
import { parseStored, readLocal, writeLocal } from '../../lib/storage.ts'
import { type PickedPlace, isPicked } from './picked-place.ts'

/** The place of the panchang (docs/requirements N-3), for who has not chosen another. */
export const defaultPlace: PickedPlace = {
  slug: 'delhi',
  label: { en: 'Delhi', hin: 'दिल्ली' },
  latDeg: panchangPlace.lat,
  lonDeg: panchangPlace.lon,
  zone: 'Asia/Kolkata',
}

let lastRead: { text: string | null; place: PickedPlace } | null = null

/** The place the visitor chose last; Delhi before that. The same object until another is chosen. */
export function readChosenPlace(): PickedPlace {
  const text = readLocal('place')
  if (lastRead?.text !== text || !lastRead) {
    const stored = parseStored(text)
    lastRead = { text, place: isPicked(stored) ? stored : defaultPlace }
  }
  return lastRead.place
}

export function savePlace(place: PickedPlace): void {
  writeLocal('place', JSON.stringify(place))
  sendToServer(place)
}

const yearSeconds = 365 * 24 * 3600

/** By its slug alone, so that the next first view is of this city. A point is nobody's business but the reader's. */
function sendToServer({ slug }: PickedPlace): void {
  const isSent = slug !== null && slug !== defaultPlace.slug
  document.cookie = `${cityCookie}=${isSent ? slug : ''}; path=/; max-age=${isSent ? yearSeconds : 0}; samesite=lax`
}
