import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { toPoint } from '../../../lib/places/picked-place.ts'
import type { Asking } from './draw-page.server.tsx'

/** What the place of a page is called; a point between places by its coordinates. */
export function placeName({ language }: Pick<Asking, 'language'>, { place, spot }: Pick<PanchangDayReply, 'place' | 'spot'>): string {
  return place ? place.name[language] : toPoint(spot.latDeg, spot.lonDeg, spot.zone).label[language]
}
