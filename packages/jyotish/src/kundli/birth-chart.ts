import type { Angles } from '../earth/houses.ts'
import { anglesAt } from '../earth/houses.ts'
import type { Place } from '../earth/place.ts'
import { requirePlace } from '../earth/place.ts'
import type { Node, Positions } from '../ephemeris/positions.ts'
import { nodes, positionsAt } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { requireKey } from '../errors.ts'
import type { CivilDate, ClockTime } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdUt, jdUtToJdTt } from '../time/instants.ts'
import type { ClockFit, Disambiguation } from '../time/zones.ts'
import { civilToEpochMs, locateCivilTime } from '../time/zones.ts'
import type { Ayanamsa } from '../zodiac/ayanamsa-keys.ts'
import { ayanamsaDeg } from '../zodiac/ayanamsa.ts'
import type { Graha } from '../zodiac/keys.ts'
import { sunOfDate } from './birth-clock.ts'
import type { Chart } from './chart.ts'
import { makeChart, mapGrahas } from './chart.ts'
import type { AstroDetails, PlanetPlace, ZodiacPlace } from './details.ts'
import { describeMoon, placePlanets, zodiacPlace } from './details.ts'
import type { MoonOverDay } from './moon-over-day.ts'
import { findMoonOverDay } from './moon-over-day.ts'

/** `time` is null when it is unknown. Values that depend on it are then left out. */
export type Birth = { date: CivilDate; time: ClockTime | null; place: Place }

export type BirthChartOptions = {
  ayanamsa?: Ayanamsa
  node?: Node
  /** Which instant to use for a clock time that occurred twice or was skipped. */
  disambiguation?: Disambiguation
}

export type BirthDetails = {
  /** The instant of birth; local noon when the time is unknown. */
  epochMs: EpochMs
  /** The offset of the zone at that instant: India's was not always 5:30. */
  zoneOffsetSeconds: number
  clockFit: ClockFit
  ayanamsa: Ayanamsa
  ayanamsaDeg: number
  node: Node
  /** On the civil date; null near the poles. */
  sunriseAt: EpochMs | null
  sunsetAt: EpochMs | null
}

type BirthChartBase = {
  birth: BirthDetails
  positions: Positions
  chart: Chart
  planets: Record<Graha, PlanetPlace>
  astro: AstroDetails
}

export type TimedBirthChart = BirthChartBase & { timeKnown: true; angles: Angles; ascendant: ZodiacPlace }

/** The values that a birth without a time cannot have. */
export const timeDependent = [
  'ascendant',
  'houses',
  'bhava-chalit',
  'vargas',
  'vimshottari',
  'yogini',
  'ashtakavarga',
  'shadbala',
  'mangal-from-lagna',
  'kaal-sarp-type',
  'pitra-of-ninth-house',
  'yogas-from-lagna',
  'shayanadi-avastha',
  'moon-rashi',
  'moon-nakshatra',
  'moon-pada',
] as const
export type TimeDependent = (typeof timeDependent)[number]

export type UntimedBirthChart = BirthChartBase & {
  timeKnown: false
  moonOverDay: MoonOverDay
  /** Includes the Moon's rashi and nakshatra only if they change on that day. */
  needsTime: TimeDependent[]
}

export type BirthChart = TimedBirthChart | UntimedBirthChart

const NOON: ClockTime = { hour: 12, minute: 0 }

/**
 * Computes the positions at a birth: the first part of makeKundli, at a tenth of its cost. No vargas, strengths,
 * dashas, doshas or yogas.
 */
export function makeBirthChart(sky: Sky, birth: Birth, options: BirthChartOptions = {}): BirthChart {
  const { ayanamsa = 'lahiri', node = 'mean', disambiguation } = options
  requirePlace(birth.place)
  requireKey(node, nodes, 'node')
  const located = locateCivilTime(birth.date, birth.time ?? NOON, birth.place.zone, disambiguation)
  const jdUt = epochMsToJdUt(located.epochMs)
  const jdTt = jdUtToJdTt(jdUt)
  const positions = positionsAt(sky, jdTt, { ayanamsa, node })
  const { sunriseAt, sunsetAt } = sunOfDate(sky, birth.place, birth.date)
  const details: BirthDetails = {
    epochMs: located.epochMs,
    zoneOffsetSeconds: located.offsetSeconds,
    clockFit: located.fit,
    ayanamsa,
    ayanamsaDeg: ayanamsaDeg(ayanamsa, jdTt),
    node,
    sunriseAt,
    sunsetAt,
  }
  if (birth.time === null) return makeUntimed(sky, birth, details, positions)
  const angles = anglesAt(jdUt, birth.place, ayanamsa)
  const base = makeBase(details, positions, angles.ascendantDeg)
  return { ...base, timeKnown: true, angles, ascendant: zodiacPlace(angles.ascendantDeg) }
}

function makeUntimed(sky: Sky, { date, place }: Birth, birth: BirthDetails, positions: Positions): UntimedBirthChart {
  const startMs = civilToEpochMs(date, { hour: 0, minute: 0 }, place.zone)
  const endMs = civilToEpochMs(date, { hour: 23, minute: 59, second: 59.999 }, place.zone, 'later')
  const moonOverDay = findMoonOverDay(sky, startMs, endMs, birth.ayanamsa)
  const isSure: Partial<Record<TimeDependent, boolean>> = {
    'moon-rashi': moonOverDay.rashis.length === 1,
    'moon-nakshatra': moonOverDay.nakshatras.length === 1,
  }
  return {
    ...makeBase(birth, positions, null),
    timeKnown: false,
    moonOverDay,
    needsTime: timeDependent.filter((key) => !isSure[key]),
  }
}

function makeBase(birth: BirthDetails, positions: Positions, ascendantDeg: number | null): BirthChartBase {
  const chart = makeChart(
    mapGrahas((graha) => positions[graha].lonDeg),
    ascendantDeg,
  )
  return { birth, positions, chart, planets: placePlanets(chart, positions), astro: describeMoon(chart) }
}
