import type { PanchangDayReply } from '@sankalp/contract/panchang'

/** Returns the addresses of the days of a place: its own pages, or those of its coordinates. */
export function addressesOf({ place, spot, today }: PanchangDayReply) {
  if (place) {
    const base = `/panchang/${place.slug}`
    return { today: base, date: (date: string) => (date === today ? base : `${base}/${date}`) }
  }
  // Not built with URLSearchParams, which would percent-encode the braces of a pattern.
  const base = `/panchang?lat=${spot.latDeg}&lon=${spot.lonDeg}&zone=${encodeURIComponent(spot.zone)}`
  return { today: base, date: (date: string) => (date === today ? base : `${base}&date=${date}`) }
}
