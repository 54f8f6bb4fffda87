import { anglesAt, bhavasFrom } from '../earth/houses.ts'
import type { Angles, BhavaSystem } from '../earth/houses.ts'
import { meanObliquityDeg } from '../earth/nutation.ts'
import type { Place } from '../earth/place.ts'
import { requirePlace } from '../earth/place.ts'
import type { Node, Positions } from '../ephemeris/positions.ts'
import { nodes, positionsAt } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { requireKey } from '../errors.ts'
import type { Dasha } from '../dasha/periods.ts'
import { DASHA_YEAR_DAYS } from '../dasha/periods.ts'
import { makeVimshottari } from '../dasha/vimshottari.ts'
import type { Yogini } from '../dasha/yogini.ts'
import { makeYogini } from '../dasha/yogini.ts'
import type { CivilDate, ClockTime } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdUt, jdUtToJdTt } from '../time/instants.ts'
import type { ClockFit, Disambiguation } from '../time/zones.ts'
import { civilToEpochMs, locateCivilTime } from '../time/zones.ts'
import type { Ayanamsa } from '../zodiac/ayanamsa-keys.ts'
import { ayanamsaDeg } from '../zodiac/ayanamsa.ts'
import type { Graha } from '../zodiac/keys.ts'
import type { Ashtakavarga } from './ashtakavarga/ashtakavarga.ts'
import { makeAshtakavarga } from './ashtakavarga/ashtakavarga.ts'
import { findSunDay, ghatisSince, makeBirthClock, sunHourAngleDeg, sunOfDate } from './birth-clock.ts'
import type { SunDay } from './birth-clock.ts'
import type { Chart, SevenGraha } from './chart.ts'
import { makeChart, mapGrahas, mapSevenGrahas } from './chart.ts'
import type { AstroDetails, Bhava, PlanetDetail, ZodiacPlace } from './details.ts'
import { describeBhavas, describeMoon, describePlanets, zodiacPlace } from './details.ts'
import type { KaalSarpDosha } from './doshas/kaal-sarp.ts'
import { findKaalSarp } from './doshas/kaal-sarp.ts'
import type { MangalDosha } from './doshas/mangal.ts'
import { findMangalDosha } from './doshas/mangal.ts'
import type { PitraDosha } from './doshas/pitra.ts'
import { findPitraDosha } from './doshas/pitra.ts'
import type { Maitri } from './friendship.ts'
import { panchadhaMaitri } from './friendship.ts'
import type { MoonOverDay } from './moon-over-day.ts'
import { findMoonOverDay } from './moon-over-day.ts'
import type { Shadbala } from './shadbala/shadbala.ts'
import { makeShadbala } from './shadbala/shadbala.ts'
import type { Varga } from './vargas/varga-rules.ts'
import type { VargaChart } from './vargas/vargas.ts'
import { makeVarga, makeVargas } from './vargas/vargas.ts'
import type { FoundYoga } from './yogas/yogas.ts'
import { findYogas } from './yogas/yogas.ts'

/** `time` is null when nobody knows it; nothing is then invented in its place. */
export type Birth = { date: CivilDate; time: ClockTime | null; place: Place }

export type KundliOptions = {
  ayanamsa?: Ayanamsa
  node?: Node
  bhavaSystem?: BhavaSystem
  dashaYearDays?: number
  /** Which instant is meant by a clock time that came twice or was skipped. */
  disambiguation?: Disambiguation
}

export type BirthDetails = {
  /** The instant of birth; local noon when the time is unknown. */
  epochMs: EpochMs
  /** Of the zone at that instant: India's was not always 5:30. */
  zoneOffsetSeconds: number
  clockFit: ClockFit
  ayanamsa: Ayanamsa
  ayanamsaDeg: number
  node: Node
  /** Of the civil date; null near the poles. */
  sunriseAt: EpochMs | null
  sunsetAt: EpochMs | null
}

type KundliBase = {
  birth: BirthDetails
  positions: Positions
  chart: Chart
  astro: AstroDetails
  planets: Record<Graha, PlanetDetail>
  maitri: Maitri
  doshas: { mangal: MangalDosha; kaalSarp: KaalSarpDosha; pitra: PitraDosha }
  yogas: FoundYoga[]
}

export type TimedKundli = KundliBase & {
  timeKnown: true
  ascendant: ZodiacPlace
  midheavenDeg: number
  bhavas: Bhava[]
  vargas: Record<Varga, VargaChart>
  vimshottari: Dasha<Graha>
  yogini: Dasha<Yogini>
  ashtakavarga: Ashtakavarga
  /** Null near the poles on a day without sunrise or sunset, whose hours have no lords. */
  shadbala: Record<SevenGraha, Shadbala> | null
}

/** What a birth without its time cannot have. */
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
] as const
export type TimeDependent = (typeof timeDependent)[number]

export type UntimedKundli = KundliBase & {
  timeKnown: false
  /** The signs at noon, counted from the Moon. */
  moonChart: VargaChart
  moonOverDay: MoonOverDay
  /** The Moon's rashi and nakshatra are in it only if they change on that day. */
  needsTime: TimeDependent[]
}

export type Kundli = TimedKundli | UntimedKundli

const NOON: ClockTime = { hour: 12, minute: 0 }

/** Everything of one birth that needs no further dates. Sade Sati and transits take a span of their own. */
export function makeKundli(sky: Sky, birth: Birth, options: KundliOptions = {}): Kundli {
  const { ayanamsa = 'lahiri', node = 'mean', disambiguation } = options
  requirePlace(birth.place)
  requireKey(node, nodes, 'node')
  const located = locateCivilTime(birth.date, birth.time ?? NOON, birth.place.zone, disambiguation)
  const { epochMs } = located
  const jdUt = epochMsToJdUt(epochMs)
  const jdTt = jdUtToJdTt(jdUt)
  const positions = positionsAt(sky, jdTt, { ayanamsa, node })
  const details: BirthDetails = {
    epochMs,
    zoneOffsetSeconds: located.offsetSeconds,
    clockFit: located.fit,
    ayanamsa,
    ayanamsaDeg: ayanamsaDeg(ayanamsa, jdTt),
    node,
    ...sunOfDate(sky, birth.place, birth.date),
  }
  if (birth.time === null) return makeUntimed(sky, birth, details, positions)
  const angles = anglesAt(jdUt, birth.place, ayanamsa)
  return makeTimed(sky, birth.place, details, positions, angles, options)
}

function makeTimed(
  sky: Sky,
  place: Place,
  birth: BirthDetails,
  positions: Positions,
  angles: Angles,
  { bhavaSystem, dashaYearDays = DASHA_YEAR_DAYS }: KundliOptions,
): TimedKundli {
  const lonDeg = mapGrahas((graha) => positions[graha].lonDeg)
  const chart = makeChart(lonDeg, angles.ascendantDeg)
  const cusps = bhavasFrom(angles, bhavaSystem)
  const day = findSunDay(sky, place, birth.epochMs)
  const planets = describePlanets(chart, positions, cusps, day && ghatisSince(day.sunriseAt, birth.epochMs))
  return {
    timeKnown: true,
    ...makeBase(birth, positions, chart, planets),
    ascendant: zodiacPlace(angles.ascendantDeg),
    midheavenDeg: angles.midheavenDeg,
    bhavas: describeBhavas(cusps, planets),
    vargas: makeVargas(lonDeg, angles.ascendantDeg),
    vimshottari: makeVimshottari(lonDeg.moon, birth.epochMs, dashaYearDays),
    yogini: makeYogini(lonDeg.moon, birth.epochMs, dashaYearDays),
    ashtakavarga: makeAshtakavarga({ ...chart.rashi, ascendant: chart.lagnaRashi }),
    shadbala: day && strengths(chart, place, birth, positions, angles, day),
  }
}

function strengths(
  chart: Chart,
  place: Place,
  birth: BirthDetails,
  positions: Positions,
  angles: Angles,
  day: SunDay,
): Record<SevenGraha, Shadbala> {
  const jdTt = jdUtToJdTt(epochMsToJdUt(birth.epochMs))
  const obliquityDeg = meanObliquityDeg(jdTt)
  const tropical = (siderealDeg: number) => siderealDeg + birth.ayanamsaDeg
  const hourAngleDeg = sunHourAngleDeg(
    tropical(positions.sun.lonDeg),
    tropical(angles.midheavenDeg),
    obliquityDeg,
  )
  return makeShadbala({
    chart,
    ...angles,
    latDeg: mapSevenGrahas((graha) => positions[graha].latDeg),
    jdTt,
    ayanamsaDeg: birth.ayanamsaDeg,
    obliquityDeg,
    clock: makeBirthClock(birth.epochMs, day, place.zone, hourAngleDeg),
  })
}

function makeUntimed(
  sky: Sky,
  { date, place }: Birth,
  birth: BirthDetails,
  positions: Positions,
): UntimedKundli {
  const lonDeg = mapGrahas((graha) => positions[graha].lonDeg)
  const chart = makeChart(lonDeg, null)
  const startMs = civilToEpochMs(date, { hour: 0, minute: 0 }, place.zone)
  const endMs = civilToEpochMs(date, { hour: 23, minute: 59, second: 59.999 }, place.zone, 'later')
  const moonOverDay = findMoonOverDay(sky, startMs, endMs, birth.ayanamsa)
  const isSure: Partial<Record<TimeDependent, boolean>> = {
    'moon-rashi': moonOverDay.rashis.length === 1,
    'moon-nakshatra': moonOverDay.nakshatras.length === 1,
  }
  return {
    timeKnown: false,
    ...makeBase(birth, positions, chart, describePlanets(chart, positions, null, null)),
    moonChart: makeVarga('d1', lonDeg, null),
    moonOverDay,
    needsTime: timeDependent.filter((key) => !isSure[key]),
  }
}

function makeBase(
  birth: BirthDetails,
  positions: Positions,
  chart: Chart,
  planets: Record<Graha, PlanetDetail>,
): KundliBase {
  return {
    birth,
    positions,
    chart,
    astro: describeMoon(chart),
    planets,
    maitri: panchadhaMaitri(chart),
    doshas: { mangal: findMangalDosha(chart), kaalSarp: findKaalSarp(chart), pitra: findPitraDosha(chart) },
    yogas: findYogas(chart),
  }
}
