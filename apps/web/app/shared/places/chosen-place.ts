import { panchangPlace } from '@sankalp/contract'
import { cityCookie } from '@sankalp/contract/visit'
import { parseStored, readLocal, writeLocal } from '../../lib/storage.ts'
import { type PickedPlace, isPicked } from './picked-place.ts'

/** The default place of the panchang (docs/requirements N-3). */
export const defaultPlace: PickedPlace = {
  slug: 'delhi',
  label: { en: 'Delhi', hin: 'दिल्ली' },
  latDeg: panchangPlace.lat,
  lonDeg: panchangPlace.lon,
  zone: 'Asia/Kolkata',
}

let lastRead: { text: string | null; place: PickedPlace } | null = null

/**
 * Returns the visitor's last chosen place, or Delhi by default. It is the same object until another place is chosen.
 */
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

/**
 * Sends only the slug, so that the next first view shows this city. Coordinates entered by the reader are private and
 * not sent.
 */
function sendToServer({ slug }: PickedPlace): void {
  const isSent = slug !== null && slug !== defaultPlace.slug
  document.cookie = `${cityCookie}=${isSent ? slug : ''}; path=/; max-age=${isSent ? yearSeconds : 0}; samesite=lax`
}
