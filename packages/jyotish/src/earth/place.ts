import { JyotishError, requireFinite } from '../errors.ts'
import { requireZone } from '../time/zones.ts'

/** A place at sea level: degrees north, degrees east, and its IANA time zone (or a `fixedZone`). */
export type Place = { latDeg: number; lonDeg: number; zone: string }

export function requirePlace(place: Place, field = 'place'): Place {
  requireCoordinates(place.latDeg, place.lonDeg, field)
  requireZone(place.zone, `${field}.zone`)
  return place
}

export function requireCoordinates(latDeg: number, lonDeg: number, field = 'place'): void {
  requireFinite(latDeg, `${field}.latDeg`)
  requireFinite(lonDeg, `${field}.lonDeg`)
  if (Math.abs(latDeg) > 90) {
    throw new JyotishError('INVALID_LATITUDE', `${field}.latDeg`, `expected -90 to 90, got ${latDeg}`)
  }
  if (Math.abs(lonDeg) > 180) {
    throw new JyotishError('INVALID_LONGITUDE', `${field}.lonDeg`, `expected -180 to 180, got ${lonDeg}`)
  }
}
