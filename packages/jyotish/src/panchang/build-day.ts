import type { EpochMs } from '../time/instants.ts'
import { choghadiyaSpans } from './choghadiya.ts'
import { bhadraLoka, isGandaMoola, isPanchaka } from './day-signs.ts'
import type { BhadraSpan, Muhurtas, PanchangDay, RashiSpan } from './day-types.ts'
import { horaSpans } from './hora.ts'
import type { LimbDayFacts } from './build-limb-day.ts'
import { buildLimbDay, weekdayOf } from './build-limb-day.ts'
import { amritKalamOf, varjyamOf } from './nakshatra-times.ts'
import { partsOfDay } from './parts-of-day.ts'
import type { Interval } from './spans.ts'
import { intersect } from './spans.ts'
import type { Tracks } from './tracks.ts'

export type DayFacts = LimbDayFacts & { sunsetBeforeAt: EpochMs | null }

/** Builds a day and its hours, without further computations of the sky. */
export function buildDay(tracks: Tracks, facts: DayFacts): PanchangDay {
  const limbDay = buildLimbDay(tracks, facts)
  const { startsAt, endsAt, nakshatras, karanas, moonSigns } = limbDay
  const day: Interval = { startsAt, endsAt }
  return {
    ...limbDay,
    varjyam: beginningIn(
      day,
      nakshatras.flatMap((span) => varjyamOf(span.index, span)),
    ),
    amritKalam: beginningIn(
      day,
      nakshatras.map((span) => amritKalamOf(span.index, span)),
    ),
    bhadra: karanas.filter(({ key }) => key === 'vishti').flatMap((span) => bhadraIn(day, span, moonSigns)),
    panchaka: panchakaIn(day, moonSigns),
    gandaMoola: within(
      day,
      nakshatras.filter(({ key }) => isGandaMoola(key)),
    ),
    muhurtas: muhurtasOf(facts),
  }
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

/** Returns Panchaka. Kumbha and Meena follow each other, so their visible parts are merged into one. */
function panchakaIn(day: Interval, moonSigns: RashiSpan[]): Interval[] {
  const seen = within(
    day,
    moonSigns.filter(({ key }) => isPanchaka(key)),
  )
  return seen.length < 2 ? seen : [{ startsAt: seen[0]!.startsAt, endsAt: seen.at(-1)!.endsAt }]
}

function muhurtasOf({ frame, sunsetBeforeAt }: DayFacts): Muhurtas | null {
  const weekday = weekdayOf(frame)
  const { sunriseAt, sunsetAt, nextSunriseAt } = frame
  if (sunriseAt === null || sunsetAt === null || nextSunriseAt === null || sunsetBeforeAt === null) return null
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
