import { JyotishError, requireInteger } from '../errors.ts'

/** More than any clock on Earth was ever set: local mean times ranged from -15:56 (Manila) to +15:14 (Metlakatla). */
const MOST_SECONDS = 16 * 3600

/**
 * Makes a zone whose clocks are always the same number of seconds ahead of UTC, as "+05:53:28": for a birth whose
 * offset the user corrected, or that was recorded in local mean time. It has no history, so a place that has its own
 * zone should use that one.
 */
export function fixedZone(offsetSeconds: number): string {
  requireInteger(offsetSeconds, -MOST_SECONDS, MOST_SECONDS, 'offsetSeconds')
  const size = Math.abs(offsetSeconds)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${offsetSeconds < 0 ? '-' : '+'}${two(size / 3600)}:${two((size / 60) % 60)}:${two(size % 60)}`
}

const MINUS = 45
const PLUS = 43
const COLON = 58
const ZERO = 48

/** Returns the offset of a zone made by fixedZone; null for a name. Any other notation of an offset is refused. */
export function fixedZoneSeconds(zone: string, field = 'zone'): number | null {
  const sign = zone.charCodeAt(0)
  if (sign !== PLUS && sign !== MINUS) return null
  const isWritten = zone.length === 9 && zone.charCodeAt(3) === COLON && zone.charCodeAt(6) === COLON
  const minutes = twoDigits(zone, 4)
  const seconds = twoDigits(zone, 7)
  const size = twoDigits(zone, 1) * 3600 + minutes * 60 + seconds
  if (!(isWritten && minutes < 60 && seconds < 60 && size <= MOST_SECONDS)) {
    throw new JyotishError('UNKNOWN_ZONE', field, `expected an offset such as +05:53:28, got ${zone}`)
  }
  return sign === MINUS ? -size : size
}

/**
 * Returns NaN if none exist. It is called several times for each chart, and a regular expression would take as long as
 * the rest of it.
 */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO
  const ones = text.charCodeAt(at + 1) - ZERO
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}
