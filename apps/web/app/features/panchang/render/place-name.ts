import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { toPoint } from '../../../shared/places/picked-place.ts'
import type { AlmanacArgs } from './render-almanac.server.tsx'

/** Returns the name of a page's place; a point between places is named by its coordinates. */
export function placeName(
  { language }: Pick<AlmanacArgs, 'language'>,
  { place, spot }: Pick<PanchangDayReply, 'place' | 'spot'>,
): string {
  return place ? place.name[language] : toPoint(spot.latDeg, spot.lonDeg, spot.zone).label[language]
}
