import { lunarMonthKey, purnimantaIndex } from '../calendar/lunar-month.ts'
import type { AmantaMonth } from '../calendar/lunar-month.ts'
import { samvatsOf } from '../calendar/samvat.ts'
import { ayanaOf, rituOf } from '../calendar/season.ts'
import { dayNumberToCivilDate } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { nakshatras, rashis } from '../zodiac/keys.ts'
import { dishaShool, moonNivas } from './day-signs.ts'
import type { LimbDay, NakshatraSpan, RashiSpan } from './day-types.ts'
import type { DayFrame } from './frame.ts'
import { karanaKey, pakshaOf, tithiKey, varas, yogas } from './keys.ts'
import type { Interval } from './spans.ts'
import type { Track, Tracks } from './tracks.ts'

export type LimbDayFacts = {
  frame: DayFrame
  moonriseAt: EpochMs | null
  moonsetAt: EpochMs | null
  /** At the day's start. */
  startJd: number
  lunation: AmantaMonth
  tropicalSunDeg: number
}

/** Builds one day from the tracks, without further computations of the sky. */
export function buildLimbDay(tracks: Tracks, facts: LimbDayFacts): LimbDay {
  const { frame, lunation } = facts
  const { startsAt, endsAt, sunriseAt, sunsetAt } = frame
  const weekday = weekdayOf(frame)
  const day: Interval = { startsAt, endsAt }
  const tithis = spansWithin(tracks.tithis, 30, day, (index, startsAt, endsAt) => {
    return { key: tithiKey(index + 1), number: index + 1, paksha: pakshaOf(index + 1), startsAt, endsAt }
  })
  const moonSigns = spansWithin(tracks.moonRashis, 12, day, rashiSpan)
  const paksha = tithis[0]!.paksha
  return {
    date: dayNumberToCivilDate(frame.dayNumber),
    basis: frame.sunriseAt === null || frame.nextSunriseAt === null ? 'civil' : 'sunrise',
    startsAt,
    endsAt,
    sunriseAt,
    sunsetAt,
    moonriseAt: facts.moonriseAt,
    moonsetAt: facts.moonsetAt,
    vara: varas[weekday]!,
    paksha,
    month: {
      amanta: lunarMonthKey(lunation.index),
      purnimanta: lunarMonthKey(purnimantaIndex(lunation, paksha)),
      adhika: lunation.adhika,
      kshaya: lunation.kshayaIndex === null ? null : lunarMonthKey(lunation.kshayaIndex),
    },
    samvats: samvatsOf(facts.startJd, { monthIndex: lunation.index, paksha, adhika: lunation.adhika }),
    ritu: rituOf(facts.tropicalSunDeg),
    ayana: ayanaOf(facts.tropicalSunDeg),
    tithis,
    nakshatras: spansWithin(tracks.nakshatras, 27, day, (index, startsAt, endsAt): NakshatraSpan => {
      return { key: nakshatras[index]!, index, startsAt, endsAt }
    }),
    yogas: spansWithin(tracks.yogas, 27, day, (index, startsAt, endsAt) => {
      return { key: yogas[index]!, index, startsAt, endsAt }
    }),
    karanas: spansWithin(tracks.karanas, 60, day, (index, startsAt, endsAt) => {
      return { key: karanaKey(index + 1), number: index + 1, startsAt, endsAt }
    }),
    moonSigns,
    sunSigns: spansWithin(tracks.sunRashis, 12, day, rashiSpan),
    dishaShool: dishaShool(weekday),
    moonNivas: moonNivas(moonSigns[0]!.key),
  }
}

/** Returns 0 for Sunday … 6 for Saturday. */
export function weekdayOf({ dayNumber }: DayFrame): number {
  return (((dayNumber + 4) % 7) + 7) % 7
}

function rashiSpan(index: number, startsAt: EpochMs, endsAt: EpochMs): RashiSpan {
  return { key: rashis[index]!, index, startsAt, endsAt }
}

/** Returns the parts of a track within a day, beginning with the one at its start. */
function spansWithin<T>(
  track: Track,
  parts: number,
  day: Interval,
  make: (index: number, startsAt: EpochMs, endsAt: EpochMs) => T,
): T[] {
  const spans: T[] = []
  const { firstPart, edgesMs } = track
  let at = lastEdgeAtOrBefore(edgesMs, day.startsAt)
  for (; at < edgesMs.length - 1 && edgesMs[at]! < day.endsAt; at++) {
    spans.push(make((firstPart + at) % parts, edgesMs[at]!, edgesMs[at + 1]!))
  }
  return spans
}

function lastEdgeAtOrBefore(edgesMs: readonly number[], instant: number): number {
  let low = 0
  let high = edgesMs.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (edgesMs[middle]! <= instant) low = middle
    else high = middle - 1
  }
  return low
}
