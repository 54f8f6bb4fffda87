import { firstWordSeconds, readySeconds } from './consultation-life.ts'

/**
 * The price of a consultation, computed from its rows alone, so that every computation gives the same result. All
 * instants are milliseconds of the database's clock. No schema library here, so that a page can import it.
 */

/** A period during which a connection of the acharya was open. */
export type Span = { fromMs: number; toMs: number }

export type MeterRows = {
  acceptedMs: number
  /**
   * When each side had the chat open, or its call connected. Null for the call of a booked pooja and for consultations
   * from before this was recorded: those are metered from the acceptance.
   */
  readyMs: { user: number | null; acharya: number | null } | null
  /** Null while it runs: it is then metered up to the given instant. */
  endedMs: number | null
  /** When the acharya first spoke, by a message or picture of their own; null if they never did. */
  spokeMs: number | null
  /** All connections of the acharya, in any order. They may overlap. */
  acharyaSpans: readonly Span[]
  ratePaisePerMinute: number
  /** The minutes that were set aside, all extensions included. */
  minutes: number
}

export type Metered = {
  /** How long the acharya was connected between the start and the end. */
  talkedMs: number
  /** The charged part of it: the first minute in full, then every full second. 0 when nothing is charged. */
  chargedSeconds: number
  chargePaise: number
  /** When the acharya was away. This time is free. */
  pauses: Span[]
}

const firstMinuteSeconds = 60

export function meter(rows: MeterRows, nowMs: number): Metered {
  const { ratePaisePerMinute, minutes } = rows
  const startMs = meterStart(rows)
  if (startMs === null) return { talkedMs: 0, chargedSeconds: 0, chargePaise: 0, pauses: [] }
  const endMs = Math.max(startMs, rows.endedMs ?? nowMs)
  const present = joinSpans(rows.acharyaSpans, startMs, endMs)
  const talkedMs = present.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)
  const pauses = gapsBetween(present, startMs, endMs)
  if (!wasHeld(rows) || talkedMs === 0) return { talkedMs, chargedSeconds: 0, chargePaise: 0, pauses }
  const seconds = Math.max(firstMinuteSeconds, Math.floor(talkedMs / 1000))
  const chargedSeconds = Math.min(seconds, minutes * 60)
  return { talkedMs, chargedSeconds, chargePaise: priceOf(chargedSeconds, ratePaisePerMinute), pauses }
}

/**
 * Returns when metering begins: the instant at which the second side was ready. Null while, or because, the two were
 * not both ready in time.
 */
export function meterStart({ acceptedMs, readyMs }: Pick<MeterRows, 'acceptedMs' | 'readyMs'>): number | null {
  if (readyMs === null) return acceptedMs
  if (readyMs.user === null || readyMs.acharya === null) return null
  const startMs = Math.max(acceptedMs, readyMs.user, readyMs.acharya)
  return startMs <= acceptedMs + readySeconds * 1000 ? startMs : null
}

/**
 * Returns whether the acharya held the consultation. One who sends or says nothing within the first metered minute has
 * not.
 */
export function wasHeld(rows: Pick<MeterRows, 'acceptedMs' | 'readyMs' | 'spokeMs'>): boolean {
  const startMs = meterStart(rows)
  return startMs !== null && rows.spokeMs !== null && rows.spokeMs <= startMs + firstWordSeconds * 1000
}

/** Returns the price, rounded once to the paisa, half a paisa up. */
export function priceOf(seconds: number, ratePaisePerMinute: number): number {
  return Math.floor((ratePaisePerMinute * seconds * 2 + 60) / 120)
}

/** Returns how many whole minutes a wallet can pay for. */
export function affordableMinutes(availablePaise: number, ratePaisePerMinute: number): number {
  if (ratePaisePerMinute <= 0) throw new RangeError('a rate must be greater than zero')
  return Math.max(0, Math.floor(availablePaise / ratePaisePerMinute))
}

/** Returns the instant at which this much time was talked; null if it was not reached. */
export function instantOfTalk(rows: MeterRows, talkedMs: number, nowMs: number): number | null {
  const startMs = meterStart(rows)
  if (startMs === null) return null
  let left = talkedMs
  for (const { fromMs, toMs } of joinSpans(rows.acharyaSpans, startMs, nowMs)) {
    if (toMs - fromMs >= left) return fromMs + left
    left -= toMs - fromMs
  }
  return null
}

/** Merges overlapping spans, sorts them, and clips them to the two instants. */
export function joinSpans(spans: readonly Span[], startMs: number, endMs: number): Span[] {
  const joined: Span[] = []
  const cut = spans
    .map(({ fromMs, toMs }) => ({ fromMs: Math.max(fromMs, startMs), toMs: Math.min(toMs, endMs) }))
    .filter(({ fromMs, toMs }) => toMs > fromMs)
  for (const span of cut.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = joined.at(-1)
    if (last && span.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, span.toMs)
    else joined.push(span)
  }
  return joined
}

function gapsBetween(present: readonly Span[], startMs: number, endMs: number): Span[] {
  const gaps: Span[] = []
  let fromMs = startMs
  for (const span of present) {
    if (span.fromMs > fromMs) gaps.push({ fromMs, toMs: span.fromMs })
    fromMs = span.toMs
  }
  if (endMs > fromMs) gaps.push({ fromMs, toMs: endMs })
  return gaps
}

/** Splits a price that includes tax into the tax, the acharya's share of the rest, and ours, in whole paise. */
export function splitPrice(
  chargePaise: number,
  gstPercent: number,
  sharePercent: number,
): { netPaise: number; taxPaise: number; acharyaPaise: number } {
  const netPaise = Math.round((chargePaise * 100) / (100 + gstPercent))
  return { netPaise, taxPaise: chargePaise - netPaise, acharyaPaise: Math.floor((netPaise * sharePercent) / 100) }
}
