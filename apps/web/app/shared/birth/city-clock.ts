import type { BirthPlace } from './birth.ts'

/**
 * Two cities kept their own mean time beside Indian Standard Time; the zone database has one clock for all of India.
 */
const cityClocks = [
  { key: 'bombay', latDeg: 19.08, lonDeg: 72.88, hours: 4 + 51 / 60, lastYear: 1955 },
  { key: 'calcutta', latDeg: 22.57, lonDeg: 88.36, hours: 5 + 53 / 60 + 20 / 3600, lastYear: 1948 },
] as const
export type CityClock = (typeof cityClocks)[number]

/** Standard time came in 1906; before that the zone has the old local time anyway. */
const firstYear = 1906
/** The reach of the city and the towns that used its clock. */
const reachDeg = 0.6

/** Returns the clock that may have been used at this place in this year besides the zone's. */
export function cityClockOf(place: Pick<BirthPlace, 'lat' | 'lon' | 'zone'> | null, year: number): CityClock | null {
  if (place?.zone !== 'Asia/Kolkata' || year < firstYear) return null
  const isNear = ({ latDeg, lonDeg }: CityClock) =>
    Math.abs(place.lat - latDeg) < reachDeg && Math.abs(place.lon - lonDeg) < reachDeg
  return cityClocks.find((clock) => isNear(clock) && year <= clock.lastYear) ?? null
}

/** Returns the text for the offset field, to the second, which a decimal could not express. */
export function offsetOf({ hours }: CityClock): string {
  const total = Math.round(hours * 3600)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(total / 3600)}:${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`
}
