import { lunarMonthKey, purnimantaIndex } from '../calendar/lunar-month.ts'
import type { Lunation } from '../calendar/lunar-month.ts'
import { samvatsOf } from '../calendar/samvat.ts'
import { ayanaOf, rituOf } from '../calendar/season.ts'
import { dayNumberToCivilDate } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { nakshatras, rashis } from '../zodiac/keys.ts'
import { choghadiyaSpans } from './choghadiya.ts'
import { bhadraLoka, dishaShool, isGandaMoola, isPanchaka, moonNivas } from './day-signs.ts'
import type { BhadraSpan, Muhurtas, NakshatraSpan, PanchangDay, RashiSpan } from './day-types.ts'
import type { DayFrame } from './frame.ts'
import { horaSpans } from './hora.ts'
import { karanaKey, pakshaOf, tithiKey, varas, yogas } from './keys.ts'
import { amritKalamOf, varjyamOf } from './nakshatra-times.ts'
import { partsOfDay } from './parts-of-day.ts'
import type { Interval } from './spans.ts'
import { intersect } from './spans.ts'
import type { Track } from './tracks.ts'

/** The limbs of a stretch of days, tracked once for all of them. */
export type Tracks = {
  karanas: Track
  tithis: Track
  nakshatras: Track
  moonRashis: Track
  yogas: Track
  sunRashis: Track
}

export type DayFacts = {
  frame: DayFrame
  sunsetBeforeAt: EpochMs | null
  moonriseAt: EpochMs | null
  moonsetAt: EpochMs | null
  /** At the day's start. */
  startJd: number
  lunation: Lunation
  tropicalSunDeg: number
}

/** One day out of the tracks; nothing is computed here that needs the sky. */
export function buildDay(tracks: Tracks, facts: DayFacts): PanchangDay {
  const { frame, lunation } = facts
  const { startsAt, endsAt, sunriseAt, sunsetAt } = frame
  const weekday = (((frame.dayNumber + 4) % 7) + 7) % 7
  const day: Interval = { startsAt, endsAt }
  const tithis = spansWithin(tracks.tithis, 30, day, (index, startsAt, endsAt) => {
    return { key: tithiKey(index + 1), number: index + 1, paksha: pakshaOf(index + 1), startsAt, endsAt }
  })
  const nakshatraSpans = spansWithin(tracks.nakshatras, 27, day, (index, startsAt, endsAt): NakshatraSpan => {
    return { key: nakshatras[index]!, index, startsAt, endsAt }
  })
  const karanas = spansWithin(tracks.karanas, 60, day, (index, startsAt, endsAt) => {
    return { key: karanaKey(index + 1), number: index + 1, startsAt, endsAt }
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
    nakshatras: nakshatraSpans,
    yogas: spansWithin(tracks.yogas, 27, day, (index, startsAt, endsAt) => {
      return { key: yogas[index]!, index, startsAt, endsAt }
    }),
    karanas,
    moonSigns,
    sunSigns: spansWithin(tracks.sunRashis, 12, day, rashiSpan),
    varjyam: beginningIn(
      day,
      nakshatraSpans.flatMap((span) => varjyamOf(span.index, span)),
    ),
    amritKalam: beginningIn(
      day,
      nakshatraSpans.map((span) => amritKalamOf(span.index, span)),
    ),
    bhadra: karanas.filter(({ key }) => key === 'vishti').flatMap((span) => bhadraIn(day, span, moonSigns)),
    panchaka: panchakaIn(day, moonSigns),
    gandaMoola: within(
      day,
      nakshatraSpans.filter(({ key }) => isGandaMoola(key)),
    ),
    dishaShool: dishaShool(weekday),
    moonNivas: moonNivas(moonSigns[0]!.key),
    muhurtas: muhurtasOf(facts, weekday),
  }
}

function rashiSpan(index: number, startsAt: EpochMs, endsAt: EpochMs): RashiSpan {
  return { key: rashis[index]!, index, startsAt, endsAt }
}

/** The parts of a track that run within a day, beginning with the one at its start. */
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

function beginningIn(day: Interval, intervals: Interval[]): Interval[] {
  return intervals.filter(({ startsAt }) => startsAt >= day.startsAt && startsAt < day.endsAt)
}

function within(day: Interval, intervals: Interval[]): Interval[] {
  return intervals.flatMap((interval) => intersect(interval, day) ?? [])
}

function bhadraIn(day: Interval, vishti: Interval, moonSigns: RashiSpan[]): BhadraSpan[] {
  const seen = intersect(vishti, day)
  if (seen === null) return []
  const moonAtStart = moonSigns.find(({ endsAt }) => endsAt > seen.startsAt)!
  return [{ ...seen, loka: bhadraLoka(moonAtStart.key) }]
}

/** Kumbha and Meena follow each other: what is seen of both is one stretch. */
function panchakaIn(day: Interval, moonSigns: RashiSpan[]): Interval[] {
  const seen = within(
    day,
    moonSigns.filter(({ key }) => isPanchaka(key)),
  )
  return seen.length < 2 ? seen : [{ startsAt: seen[0]!.startsAt, endsAt: seen.at(-1)!.endsAt }]
}

function muhurtasOf({ frame, sunsetBeforeAt }: DayFacts, weekday: number): Muhurtas | null {
  const { sunriseAt, sunsetAt, nextSunriseAt } = frame
  if (sunriseAt === null || sunsetAt === null || nextSunriseAt === null || sunsetBeforeAt === null)
    return null
  const daytime = { startsAt: sunriseAt, endsAt: sunsetAt }
  const night = { startsAt: sunsetAt, endsAt: nextSunriseAt }
  const nightBefore = { startsAt: sunsetBeforeAt, endsAt: sunriseAt }
  return {
    ...partsOfDay({ daytime, night, nightBefore }, weekday),
    choghadiya: {
      day: choghadiyaSpans(daytime, weekday, 'day'),
      night: choghadiyaSpans(night, weekday, 'night'),
    },
    horas: horaSpans(daytime, night, weekday),
  }
}
