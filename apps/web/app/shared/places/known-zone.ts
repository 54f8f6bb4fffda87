const knownZones = new Set<unknown>()

/**
 * Returns whether this browser's time zone data has this name. The result is cached, since a lookup takes a millisecond
 * and the same zones recur.
 */
export function isKnownZone(value: unknown): value is string {
  if (knownZones.has(value)) return true
  if (typeof value !== 'string' || !/^[A-Za-z][\w+/-]{0,63}$/.test(value)) return false
  try {
    Intl.DateTimeFormat('en', { timeZone: value })
    knownZones.add(value)
    return true
  } catch {
    return false
  }
}
