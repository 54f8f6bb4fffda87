import { type EpochMs, MS_PER_DAY, type Rashi, type Sky } from '@sankalp/jyotish'
import { epochMsToJdTt, meetingsBetween, rashiOf, siderealLonDeg } from '@sankalp/jyotish'
import type { Period } from './india-time.ts'

/** A full or a new Moon within a period. */
export type Syzygy = {
  kind: 'full-moon' | 'new-moon'
  at: EpochMs
  rashi: Rashi
  /** The one before was in the same rashi: 29 days apart, both may fit into it. */
  isSecondInRashi: boolean
}

const angleDeg = { 'full-moon': 180, 'new-moon': 0 } as const
/** More than the longest month of the Moon. */
const MONTH_MS = 30 * MS_PER_DAY

/** Returns the full or new Moon of a period no longer than a week, or null. */
export function syzygyOf(sky: Sky, { from, until }: Period): Syzygy | null {
  for (const kind of ['full-moon', 'new-moon'] as const) {
    const [found] = meetingsBetween(sky, 'sun', 'moon', angleDeg[kind], from, until)
    if (!found) continue
    const rashi = moonRashiAt(sky, found.at)
    const [before] = meetingsBetween(sky, 'sun', 'moon', angleDeg[kind], (found.at - MONTH_MS) as EpochMs, from)
    return { kind, at: found.at, rashi, isSecondInRashi: before !== undefined && moonRashiAt(sky, before.at) === rashi }
  }
  return null
}

function moonRashiAt(sky: Sky, at: EpochMs): Rashi {
  return rashiOf(siderealLonDeg(sky, 'moon', epochMsToJdTt(at)))
}
