const knownZones = new Set<unknown>()

/** Whether the time zone data of this browser has this name. Looking takes a millisecond, and the same zone comes again and again. */
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
