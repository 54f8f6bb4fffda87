import { type Chart, makeChart } from '../kundli/chart.ts'
import type { MoonOverDay } from '../kundli/moon-over-day.ts'
import { type Match, matchCharts } from './match.ts'

/** The parts of a birth chart or kundli that matching needs. */
export type MatchedBirth =
  | { timeKnown: true; chart: Chart }
  | { timeKnown: false; chart: Chart; moonOverDay: MoonOverDay }

/** At least one, and exactly one if nothing depends on an unknown hour. */
export type MatchCases = readonly [Match, ...Match[]]

/**
 * Returns every match that the hours allow, for births whose times may be unknown: the Moon moves through the whole
 * day, and nothing that needs a lagna is computed. What is the same in all of them is certain.
 */
export function matchOverDay(groom: MatchedBirth, bride: MatchedBirth): MatchCases {
  const found = new Map<string, Match>()
  for (const groomChart of chartsOverDay(groom)) {
    for (const brideChart of chartsOverDay(bride)) {
      const match = matchCharts(groomChart, brideChart)
      found.set(JSON.stringify(match), match)
    }
  }
  const [first, ...others] = found.values()
  if (!first) throw new Error('a day must have at least one hour')
  return [first, ...others]
}

/**
 * Everything that a match derives from a Moon changes at multiples of this: padas at 3°20′, and two signs change their
 * vashya at 15°.
 */
const STEP_DEG = 5 / 3

function chartsOverDay(made: MatchedBirth): Chart[] {
  if (made.timeKnown) return [made.chart]
  const { fromDeg, toDeg } = made.moonOverDay
  const first = Math.floor(fromDeg / STEP_DEG)
  const last = Math.floor((toDeg < fromDeg ? toDeg + 360 : toDeg) / STEP_DEG)
  // Use the middle of each step, so that rounding cannot move it into the next one.
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const moon = ((first + index + 0.5) * STEP_DEG) % 360
    return makeChart({ ...made.chart.lonDeg, moon }, null)
  })
}
