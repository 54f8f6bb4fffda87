import type { Birth } from './birth.ts'

/** How a wall-clock time fits its zone, and its possible offsets (hours ahead of UTC). */
export type ClockReading = {
  fit: 'once' | 'skipped' | 'repeated'
  /** One for a time that occurred once; otherwise the offsets before and after the change. */
  offsets: [number] | [number, number]
}

type WallTime = Pick<Birth, 'year' | 'month' | 'day' | 'time'>

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Reads a birth's clock by the browser's time zone data, the same that the engine uses: India at +06:30 in the war
 * years, hours skipped and repeated. Returns null for a zone that the browser does not know. Without a time, uses noon.
 */
export function readZoneClock(zone: string, { year, month, day, time }: WallTime): ClockReading | null {
  const offsetAt = offsetsOf(zone)
  if (!offsetAt) return null
  const wall = Date.UTC(year, month - 1, day, time?.hour ?? 12, time?.minute ?? 0)
  const before = offsetAt(wall - dayMs)
  const after = offsetAt(wall + dayMs)
  const fits = (offset: number) => offsetAt(wall - offset * hourMs) === offset
  const fitting = [...new Set([before, after])].filter(fits)
  if (before !== after && fitting.length === 2) return { fit: 'repeated', offsets: [before, after] }
  if (fitting.length === 0 && before !== after) return { fit: 'skipped', offsets: [before, after] }
  return { fit: 'once', offsets: [fitting[0] ?? before] }
}

/** Returns a function for the hours ahead of UTC at an instant, read off a clock of that zone. */
function offsetsOf(zone: string): ((epochMs: number) => number) | null {
  let clock: Intl.DateTimeFormat
  try {
    clock = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
  return (epochMs) => {
    const parts = Object.fromEntries(clock.formatToParts(epochMs).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    return (Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(epochMs / 1000) * 1000) / hourMs
  }
}
