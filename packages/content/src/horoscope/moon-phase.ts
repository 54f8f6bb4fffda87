import { type EpochMs, MS_PER_DAY, type Rashi, type Sky } from '@sankalp/jyotish'
import { epochMsToJdTt, meetingsBetween, rashiOf, siderealLonDeg } from '@sankalp/jyotish'
import type { Period } from './india-time.ts'

/** How far the Moon is ahead of the Sun in each of its quarters. The first two decide before the others. */
const angleDeg = { 'full-moon': 180, 'new-moon': 0, 'waxing-half': 90, 'waning-half': -90 } as const
export type PhaseKind = keyof typeof angleDeg

/** A quarter of the Moon within a period. */
export type MoonPhase<K extends PhaseKind = PhaseKind> = {
  kind: K
  at: EpochMs
  rashi: Rashi
  /** The one before was in the same rashi: 29 days apart, both may fit into it. */
  isSecondInRashi: boolean
}

/** More than the longest month of the Moon. */
const MONTH_MS = 30 * MS_PER_DAY

/** Returns the full or new Moon of a day, or null. */
export function syzygyOf(sky: Sky, day: Period): MoonPhase<'full-moon' | 'new-moon'> | null {
  return firstOf(sky, ['full-moon', 'new-moon'], day)
}

/** Returns the full or new Moon of a week, else its half Moon; null in the rare week that has no quarter. */
export function phaseOfWeek(sky: Sky, week: Period): MoonPhase | null {
  return firstOf(sky, ['full-moon', 'new-moon', 'waxing-half', 'waning-half'], week)
}

function firstOf<K extends PhaseKind>(sky: Sky, kinds: readonly K[], { from, until }: Period): MoonPhase<K> | null {
  for (const kind of kinds) {
    const [meeting] = meetingsBetween(sky, 'sun', 'moon', angleDeg[kind], from, until)
    if (!meeting) continue
    const rashi = moonRashiAt(sky, meeting.at)
    const earliest = (meeting.at - MONTH_MS) as EpochMs
    const [before] = meetingsBetween(sky, 'sun', 'moon', angleDeg[kind], earliest, from)
    return {
      kind,
      at: meeting.at,
      rashi,
      isSecondInRashi: before !== undefined && moonRashiAt(sky, before.at) === rashi,
    }
  }
  return null
}

function moonRashiAt(sky: Sky, at: EpochMs): Rashi {
  return rashiOf(siderealLonDeg(sky, 'moon', epochMsToJdTt(at)))
}
