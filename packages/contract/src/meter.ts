import { firstWordSeconds } from './consultation-life.ts'

/**
 * What a consultation costs, from its rows alone: whoever computes it, wherever and however often, gets the same. All instants
 * are milliseconds of one clock, the database's. Without a schema library, so that a page may import it.
 */

/** A connection of the acharya was there from one instant to the other. */
export type Span = { fromMs: number; toMs: number }

export type MeterRows = {
  acceptedMs: number
  /** Null while it runs: then it is metered up to the instant that is asked about. */
  endedMs: number | null
  /** The acharya's first word or picture of themselves; null when there was none. */
  spokeMs: number | null
  /** Of every connection of the acharya, in any order; they may overlap. */
  acharyaSpans: readonly Span[]
  ratePaisePerMinute: number
  /** What was set aside, all extensions included. */
  minutes: number
}

export type Metered = {
  /** How long the acharya was there between the start and the end. */
  talkedMs: number
  /** What of it is charged: the first minute whole, then every full second. 0 when nothing is. */
  chargedSeconds: number
  chargePaise: number
  /** When the acharya was not there: free. */
  pauses: Span[]
}

const firstMinuteSeconds = 60

export function meter(rows: MeterRows, nowMs: number): Metered {
  const { acceptedMs, ratePaisePerMinute, minutes } = rows
  const endMs = Math.max(acceptedMs, rows.endedMs ?? nowMs)
  const present = joinSpans(rows.acharyaSpans, acceptedMs, endMs)
  const talkedMs = present.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)
  const pauses = gapsBetween(present, acceptedMs, endMs)
  if (!wasHeld(rows) || talkedMs === 0) return { talkedMs, chargedSeconds: 0, chargePaise: 0, pauses }
  const seconds = Math.max(firstMinuteSeconds, Math.floor(talkedMs / 1000))
  const chargedSeconds = Math.min(seconds, minutes * 60)
  return { talkedMs, chargedSeconds, chargePaise: priceOf(chargedSeconds, ratePaisePerMinute), pauses }
}

/** An acharya who did not say a word within the first minute has not held the consultation. */
export function wasHeld({ acceptedMs, spokeMs }: Pick<MeterRows, 'acceptedMs' | 'spokeMs'>): boolean {
  return spokeMs !== null && spokeMs <= acceptedMs + firstWordSeconds * 1000
}

/** Rounded to the paisa once, half a paisa up. */
export function priceOf(seconds: number, ratePaisePerMinute: number): number {
  return Math.floor((ratePaisePerMinute * seconds * 2 + 60) / 120)
}

/** How many minutes a wallet pays for: whole ones. */
export function affordableMinutes(availablePaise: number, ratePaisePerMinute: number): number {
  if (ratePaisePerMinute <= 0) throw new RangeError('a rate is more than nothing')
  return Math.max(0, Math.floor(availablePaise / ratePaisePerMinute))
}

/** The instant at which so much of the talk had passed; null when it has not. */
export function instantOfTalk(rows: MeterRows, talkedMs: number, nowMs: number): number | null {
  let left = talkedMs
  for (const { fromMs, toMs } of joinSpans(rows.acharyaSpans, rows.acceptedMs, nowMs)) {
    if (toMs - fromMs >= left) return fromMs + left
    left -= toMs - fromMs
  }
  return null
}

/** The same time without overlaps, in order, and only what lies between two instants. */
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

/** Prices include the tax: what of them is tax, and what of the rest the acharya earns, in whole paise. */
export function splitPrice(
  chargePaise: number,
  gstPercent: number,
  sharePercent: number,
): { netPaise: number; taxPaise: number; acharyaPaise: number } {
  const netPaise = Math.round((chargePaise * 100) / (100 + gstPercent))
  return { netPaise, taxPaise: chargePaise - netPaise, acharyaPaise: Math.floor((netPaise * sharePercent) / 100) }
}
