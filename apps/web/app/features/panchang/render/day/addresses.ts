import type { PanchangDayReply } from '@sankalp/contract/panchang'

/** The addresses of the days of a place: its own pages, or those of a point. */
export function addressesOf({ place, spot, today }: PanchangDayReply) {
  if (place) {
    const base = `/panchang/${place.slug}`
    return { today: base, date: (date: string) => (date === today ? base : `${base}/${date}`) }
  }
  // Written out and not by URLSearchParams, which would write the braces of a pattern in percent signs.
  const base = `/panchang?lat=${spot.latDeg}&lon=${spot.lonDeg}&zone=${encodeURIComponent(spot.zone)}`
  return { today: base, date: (date: string) => (date === today ? base : `${base}&date=${date}`) }
}
