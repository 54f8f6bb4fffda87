import { type EpochMs, MS_PER_DAY, type Nakshatra, type Rashi, type Sky } from '@sankalp/jyotish'
import { degInRashi, epochMsToJdTt, rashiOf, rashis, siderealLonDeg } from '@sankalp/jyotish'
import { type Cause, type Span, isKind } from './causes.ts'
import { houseFrom } from './day-causes.ts'
import type { DaySky } from './day-sky.ts'
import { phaseOfWeek } from './moon-phase.ts'
import type { Period } from './india-time.ts'
import { fullMoonHeadlines, moonHeadlines, newMoonHeadlines, weekHeadlines } from './headline-book.ts'
import type { Sentence } from './sentence-book.ts'
import { natureOf } from './star-natures.ts'

/** The Moon in a nakshatra, in a house from the reader's sign. Decides the headline of most days. */
export type MoonPlaceCause = Span & { kind: 'moon-place'; facts: { nakshatra: Nakshatra; house: number } }
/** The Moon at its first or last quarter. Decides the headline of many weeks. */
export type HalfMoonCause = Span & { kind: 'waxing-half' | 'waning-half'; facts: { house: number } }
export type HeadlineCause = MoonPlaceCause | HalfMoonCause | Cause

/** One line that a reader would read to somebody else, with the event in the sky that it follows from. */
export type Headline = { text: Sentence; cause: HeadlineCause }

/**
 * Returns the headline of a day for a sign. The Moon's house is different for each of the twelve signs, so no two of
 * them share a headline (docs/decisions/0099).
 */
export function headlineOfDay(day: DaySky, sign: Rashi): Headline {
  return syzygyHeadline(day, sign) ?? placeHeadline(day, sign)
}

function syzygyHeadline({ syzygy }: DaySky, sign: Rashi): Headline | null {
  if (!syzygy || syzygy.isSecondInRashi) return null
  const { kind, at, rashi } = syzygy
  const house = houseFrom(sign, rashi)
  const texts = kind === 'full-moon' ? fullMoonHeadlines : newMoonHeadlines
  return { text: texts[house]!, cause: { kind, facts: { house }, from: at, until: at } }
}

/** Returns the headline of a week: from the quarter of the Moon in it, else from the Sun's house in its middle. */
export function headlineOfWeek(sky: Sky, week: Period, causes: readonly Cause[], sign: Rashi): Headline {
  const phase = phaseOfWeek(sky, week)
  if (phase && !phase.isSecondInRashi) {
    const { kind, at, rashi } = phase
    const house = houseFrom(sign, rashi)
    return { text: weekHeadlines[kind][house]!, cause: { kind, facts: { house }, from: at, until: at } }
  }
  const sunDeg = siderealLonDeg(sky, 'sun', epochMsToJdTt(((week.from + week.until) / 2) as EpochMs))
  const house = houseFrom(sign, rashiOf(sunDeg))
  const cause = causes.find(
    (one) => isKind(one, 'graha-house') && one.facts.graha === 'sun' && one.facts.house === house,
  )
  if (!cause) throw new Error('the house of the Sun is not a cause of the week')
  return { text: weekHeadlines[degInRashi(sunDeg) < 15 ? 'sun-early' : 'sun-late'][house]!, cause }
}

function placeHeadline({ moonPlace, period }: DaySky, sign: Rashi): Headline {
  const { nakshatra, rashi, from, until, enteredRashiAt } = moonPlace
  const house = houseFrom(sign, rashi)
  const texts = moonHeadlines[`${house}.${natureOf(nakshatra)}`]!
  // The first half of the list is for one revolution of the Moon, the second half for the next.
  const half = texts.length / 2
  const index = (dayOfStay(enteredRashiAt, period) % half) + half * (revolutionOfMoon(from, rashi) % 2)
  return { text: texts[index]!, cause: { kind: 'moon-place', facts: { nakshatra, house }, from, until } }
}

/** Before this hour of its first day, the Moon has enough of the waking hours in a sign to give the headline. */
const LATEST_ENTRY_MS = 17 * 3_600_000

/** Returns 0 on the first day of the Moon's stay in a sign, then 1, then 2: it stays for two and a half days at most. */
function dayOfStay(enteredAt: number, period: { from: number }): number {
  return Math.max(0, Math.floor((period.from + LATEST_ENTRY_MS - enteredAt) / MS_PER_DAY))
}

const J2000_MS = Date.UTC(2000, 0, 1, 12)
/** The Moon's mean sidereal longitude at J2000 in degrees (Lahiri), and its mean motion per day. */
const MEAN_AT_J2000_DEG = 194.46
const MEAN_DEG_PER_DAY = 360 / 27.321662

/**
 * Counts the Moon's revolutions since 2000, from Aries to Aries. The mean Moon is never more than 10° from the true one,
 * and the middle of a sign 15° from its ends, so rounding always finds the right revolution.
 */
export function revolutionOfMoon(at: EpochMs, rashi: Rashi): number {
  const meanDeg = MEAN_AT_J2000_DEG + ((at - J2000_MS) / MS_PER_DAY) * MEAN_DEG_PER_DAY
  const count = Math.round((meanDeg - (rashis.indexOf(rashi) * 30 + 15)) / 360)
  return Math.abs(count)
}
