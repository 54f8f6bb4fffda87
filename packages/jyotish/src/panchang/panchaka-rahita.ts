import { requireInteger } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import type { LimbDay, RashiSpan } from './day-types.ts'
import { varas } from './keys.ts'
import type { Interval } from './spans.ts'

/** 'rahita' means free of all five. */
export const panchakas = ['rahita', 'mrityu', 'agni', 'raja', 'chora', 'roga'] as const
export type Panchaka = (typeof panchakas)[number]
export type PanchakaSpan = Interval & { key: Panchaka }

/** By the remainder when the sum of the four is divided by nine. */
const byRemainder = [
  'rahita',
  'mrityu',
  'agni',
  'rahita',
  'raja',
  'rahita',
  'chora',
  'rahita',
  'roga',
] as const satisfies Panchaka[]

/** The four numbers as almanacs count them, from 1. */
export type PanchakaNumbers = {
  /** 1…15 from the beginning of the fortnight. */
  tithi: number
  /** 1 is Sunday. */
  vara: number
  /** 1 is Ashwini. */
  nakshatra: number
  /** 1 is Mesha. */
  lagna: number
}

/**
 * Returns the panchaka of a moment. The verse (tithi-vara-udu … navabhis) does not say from where tithis are counted.
 * Telugu almanacs, whose custom it is, explain it as "paksha-adi", from the beginning of the fortnight. Programs that
 * count on to 30 name no source for it, and differ in the dark fortnight.
 */
export function panchakaOf({ tithi, vara, nakshatra, lagna }: PanchakaNumbers): Panchaka {
  requireInteger(tithi, 1, 15, 'tithi')
  requireInteger(vara, 1, 7, 'vara')
  requireInteger(nakshatra, 1, 27, 'nakshatra')
  requireInteger(lagna, 1, 12, 'lagna')
  return byRemainder[(tithi + vara + nakshatra + lagna) % byRemainder.length]!
}

/** Divides a day wherever its tithi, its nakshatra or its lagna changes. */
export function panchakaSpans(
  { startsAt, endsAt, vara, tithis, nakshatras }: Pick<LimbDay, keyof Interval | 'vara' | 'tithis' | 'nakshatras'>,
  lagnas: readonly RashiSpan[],
): PanchakaSpan[] {
  const changes = [tithis, nakshatras, lagnas].flatMap((spans) => spans.map((span) => span.startsAt))
  const edges = [...new Set([startsAt, ...changes.filter((at) => at > startsAt)])].toSorted((a, b) => a - b)
  return edges.map((from, index) => ({
    key: panchakaOf({
      tithi: ((runningAt(tithis, from).number - 1) % 15) + 1,
      vara: varas.indexOf(vara) + 1,
      nakshatra: runningAt(nakshatras, from).index + 1,
      lagna: runningAt(lagnas, from).index + 1,
    }),
    startsAt: from,
    endsAt: edges[index + 1] ?? endsAt,
  }))
}

/** Returns the span running at an instant. Lists of a day begin with the one at its start, so there is always one. */
function runningAt<S extends Interval>(spans: readonly S[], at: EpochMs): S {
  return spans.findLast((span) => span.startsAt <= at)!
}
