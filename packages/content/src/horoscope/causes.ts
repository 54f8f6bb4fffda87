import type { EpochMs, Graha, Nakshatra, Paksha, Tara, TithiKey, Vara, Yoga } from '@sankalp/jyotish'

/** Houses are counted from the reader's Moon sign, 1…12. */
type House = number

/** Every kind of cause in the sky that a sentence may have, and the facts of each. */
export type CauseFacts = {
  /** The days of a stay alternate, so that the second day of two and a half does not repeat the first. */
  'moon-house': { house: House; turn: 'first' | 'second' }
  'moon-nakshatra': { nakshatra: Nakshatra }
  /** The Moon's nakshatra counted from one of the birth nakshatras of the sign. */
  tara: { tara: Tara; birthStar: Nakshatra; paksha: Paksha }
  /** The nitya yoga of Sun and Moon. */
  yoga: { yoga: Yoga }
  tithi: { tithi: TithiKey; paksha: Paksha }
  vara: { vara: Vara; paksha: Paksha }
  bhadra: Record<never, never>
  /**
   * `because` says why this graha speaks on this day: it rules the weekday or the Moon's star, or it is its turn; over a month or a year it needs no reason, but may go back to a
   * house it has left: `stays` are all of them within the period.
   */
  'graha-house':
    | { graha: Graha; house: House; because: 'weekday' | 'star' | 'turn' }
    | { graha: Graha; house: House; because: 'period'; stays: readonly Partial<Span>[] }
  'moon-with': { graha: Graha }
  /** The graha's full drishti falls on the Moon's sign. */
  'moon-seen': { graha: Graha }
  ingress: { graha: Graha; house: House }
  station: { graha: Graha; turns: 'retrograde' | 'direct' }
  /** Each retrograde span within a period; an end outside the period is missing. */
  retrograde: { graha: Graha; spans: readonly Partial<Span>[] }
  /** Each time the Moon passes a house within a month. */
  'moon-pass': { house: House; passes: readonly Span[] }
  'full-moon': { house: House }
  'new-moon': { house: House }
  /** `nth` of its kind within the period; a third in one year is omitted. */
  eclipse: { of: 'sun' | 'moon'; house: House; nth: 1 | 2 }
}
export type CauseKind = keyof CauseFacts

export type Span = { from: EpochMs; until: EpochMs }

/**
 * The cause of a sentence. For an instant, `from` and `until` are the same. A missing end is outside the searched time.
 */
export type Cause<K extends CauseKind = CauseKind> = {
  [Kind in K]: { kind: Kind; facts: CauseFacts[Kind]; from?: EpochMs; until?: EpochMs }
}[K]

export function isKind<K extends CauseKind>(cause: Cause, kind: K): cause is Extract<Cause, { kind: K }> {
  return cause.kind === kind
}
