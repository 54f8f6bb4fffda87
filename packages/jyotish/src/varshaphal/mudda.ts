import { divideDasha, makeDasha } from '../dasha/periods.ts'
import type { DashaPeriod } from '../dasha/periods.ts'
import { vimshottariSystem } from '../dasha/vimshottari.ts'
import { JyotishError, requireFinite, requireInteger } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import { nakshatraElapsed, nakshatraIndex } from '../zodiac/division.ts'
import type { Graha } from '../zodiac/keys.ts'
import { vimshottariLords } from '../zodiac/keys.ts'

export type MuddaYear = { years: number; startsAt: EpochMs; endsAt: EpochMs }

/** A period of the year with its antardashas. */
export type MuddaPeriod = DashaPeriod<Graha> & { parts: DashaPeriod<Graha>[] }

/**
 * Computes the mudda (varsha Vimshottari) dasha: the 120 years of Vimshottari within one year of life. It begins with
 * the lord of as many nakshatras after the birth's as years are complete, and with the same part of the period left (P.
 * V. R. Narasimha Rao, An Integrated Approach, 30.3; K. S. Charak). The first lord also ends the year. The books count
 * three days for a year of Vimshottari; here the periods fill the year exactly, which moves no date by more than five
 * days.
 */
export function makeMudda(moonDeg: number, { years, startsAt, endsAt }: MuddaYear): MuddaPeriod[] {
  requireFinite(moonDeg, 'moonDeg')
  requireInteger(years, 0, Number.MAX_SAFE_INTEGER, 'years')
  if (!(endsAt > startsAt)) throw new JyotishError('OUT_OF_RANGE', 'endsAt', 'the year ends before it begins')
  const { mahadashas } = makeDasha(vimshottariSystem, {
    lord: vimshottariLords[(nakshatraIndex(moonDeg) + years) % vimshottariLords.length]!,
    elapsed: nakshatraElapsed(moonDeg),
    birthMs: startsAt,
    yearDays: (endsAt - startsAt) / MS_PER_DAY / vimshottariSystem.totalYears,
    cycles: 2,
  })
  const inYear = (periods: readonly DashaPeriod<Graha>[]) =>
    periods.filter(({ startMs, endMs }) => endMs > startsAt && startMs < endsAt)
  const clipped = (period: DashaPeriod<Graha>): DashaPeriod<Graha> => ({
    ...period,
    startMs: Math.max(period.startMs, startsAt) as EpochMs,
    endMs: Math.min(period.endMs, endsAt) as EpochMs,
  })
  return inYear(mahadashas).map((whole) => ({
    ...clipped(whole),
    // Of the whole period, because the year has only the end of the first one and the beginning of the last.
    parts: inYear(divideDasha({ system: vimshottariSystem }, whole)).map(clipped),
  }))
}
