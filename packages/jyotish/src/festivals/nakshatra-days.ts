import type { Interval } from '../panchang/spans.ts'
import { contains } from '../panchang/spans.ts'
import { crossingJd, jdToMs, karanaCourse, moonNakshatraCourse } from '../panchang/courses.ts'
import { wrap180 } from '../angles.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import { nakshatras, rashis } from '../zodiac/keys.ts'
import type { Almanac, FullDay } from './almanac.ts'
import { fullDay, lunationsBetween, tithiIn } from './almanac.ts'
import { dayHolding, meetings } from './kaala.ts'
import type { NakshatraRule } from './rule-types.ts'
import { sankrantiDay, sankrantiIn } from './sankrantis.ts'

const SIX_NAZHIKAS_MS = 144 * 60_000
const PURNIMA = 15
const NAKSHATRA_DEG = moonNakshatraCourse.stepDeg
const DAYS_PER_NAKSHATRA = NAKSHATRA_DEG / moonNakshatraCourse.meanDegPerDay

type Found = { day: FullDay; limb: Interval }

/**
 * Returns the day of a nakshatra in the solar month that begins in a Gregorian year. The Moon returns to a nakshatra
 * after 27.3 days, so a month may have it twice, at its beginning and at its end. Tamil almanacs place the festivals of
 * the full moon on the star that goes with the full moon inside the month: a full moon hours before the month begins
 * belongs to the previous month (Thai Pusam 2025 is on 11 February, not on 15 January).
 */
export function nakshatraDay(almanac: Almanac, year: number, rule: NakshatraRule): Found | null {
  const begins = sankrantiIn(almanac, year, rule.rashi)
  const nextRashi = rashis[(rashis.indexOf(rule.rashi) + 1) % 12]!
  const endYear = rule.rashi === 'dhanu' ? year + 1 : year
  const ends = sankrantiIn(almanac, endYear, nextRashi)
  const firstDay = sankrantiDay(almanac, begins, rule.rashi, 'tamil')
  const lastDay = sankrantiDay(almanac, ends, nextRashi, 'tamil') - 1
  const found: Found[] = []
  let searchFrom = epochMsToJdTt(begins) - 2
  const endJd = epochMsToJdTt(ends) + 2
  while (searchFrom < endJd) {
    const { limb, endedJd } = nextNakshatra(almanac, searchFrom, nakshatras.indexOf(rule.nakshatra))
    const day = dayOf(almanac, limb, rule)
    if (day && day.dayNumber >= firstDay && day.dayNumber <= lastDay) found.push({ day, limb })
    searchFrom = endedJd + 1
  }
  if (found.length === 0) return null
  if (rule.of === 'last') return found.at(-1)!
  const fullMoonAt = lastFullMoonIn(almanac, { startsAt: begins, endsAt: ends })
  if (fullMoonAt === null)
    return found.reduce((a, b) => (fromFullMoonDeg(almanac, b) < fromFullMoonDeg(almanac, a) ? b : a))
  return found.reduce((a, b) => (awayMs(b.limb, fullMoonAt) < awayMs(a.limb, fullMoonAt) ? b : a))
}

/**
 * Returns the full moon of a solar month, and the later one if it has two, as Vaikasi of 2022 had. Null if it has none,
 * which is possible in the short months from Karthigai to Thai.
 */
function lastFullMoonIn(almanac: Almanac, month: Interval): EpochMs | null {
  const fullMoons = lunationsBetween(almanac, month.startsAt, month.endsAt)
    .map((lunation) => tithiIn(almanac, lunation, PURNIMA).endsAt)
    .filter((at) => contains(month, at))
  return fullMoons.at(-1) ?? null
}

function awayMs({ startsAt, endsAt }: Interval, at: EpochMs): number {
  return Math.abs((startsAt + endsAt) / 2 - at)
}

function dayOf(almanac: Almanac, limb: Interval, { kaala, both }: NakshatraRule): FullDay | null {
  if (kaala !== 'six-nazhikas')
    return meetings(almanac, limb, kaala).at(both === 'first' ? 0 : -1)?.day ?? dayHolding(almanac, limb.startsAt)
  const day = meetings(almanac, limb, 'udaya').at(-1)?.day
  if (!day) return dayHolding(almanac, limb.startsAt)
  return limb.endsAt >= day.sunriseAt + SIX_NAZHIKAS_MS ? day : fullDay(almanac, day.dayNumber - 1)
}

/** Returns the next whole stay of the Moon in a nakshatra (0…26) that ends after a Julian day. */
export function nextNakshatra(
  { sky, ayanamsa }: Almanac,
  fromJd: number,
  index: number,
): { limb: Interval; endedJd: number } {
  const endDeg = (index + 1) * NAKSHATRA_DEG
  const aheadDeg = endDeg - moonNakshatraCourse.angleDeg(sky, fromJd, ayanamsa)
  const ahead = (((aheadDeg % 360) + 360) % 360) / moonNakshatraCourse.meanDegPerDay
  const endedJd = crossingJd(sky, moonNakshatraCourse, endDeg, fromJd + ahead, ayanamsa)
  const beganJd = crossingJd(sky, moonNakshatraCourse, endDeg - NAKSHATRA_DEG, endedJd - DAYS_PER_NAKSHATRA, ayanamsa)
  return { limb: { startsAt: jdToMs(beganJd), endsAt: jdToMs(endedJd) }, endedJd }
}

function fromFullMoonDeg({ sky, ayanamsa }: Almanac, { limb }: Found): number {
  return Math.abs(wrap180(karanaCourse.angleDeg(sky, epochMsToJdTt(limb.startsAt), ayanamsa) - 180))
}
