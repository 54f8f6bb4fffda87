import type { BhavaSystem } from '../earth/houses.ts'
import { bhavasFrom } from '../earth/houses.ts'
import { meanObliquityDeg } from '../earth/nutation.ts'
import type { Place } from '../earth/place.ts'
import type { Positions } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import type { Dasha } from '../dasha/periods.ts'
import { DASHA_YEAR_DAYS } from '../dasha/periods.ts'
import { makeVimshottari } from '../dasha/vimshottari.ts'
import type { Yogini } from '../dasha/yogini.ts'
import { makeYogini } from '../dasha/yogini.ts'
import { epochMsToJdUt, jdUtToJdTt } from '../time/instants.ts'
import type { Graha } from '../zodiac/keys.ts'
import type { Ashtakavarga } from './ashtakavarga/ashtakavarga.ts'
import { makeAshtakavarga } from './ashtakavarga/ashtakavarga.ts'
import type {
  Birth,
  BirthChart,
  BirthChartOptions,
  BirthDetails,
  TimeDependent,
  TimedBirthChart,
  UntimedBirthChart,
} from './birth-chart.ts'
import { makeBirthChart } from './birth-chart.ts'
import { findSunDay, ghatisSince, makeBirthClock, sunHourAngleDeg } from './birth-clock.ts'
import type { SunDay } from './birth-clock.ts'
import type { Chart, SevenGraha } from './chart.ts'
import { mapSevenGrahas } from './chart.ts'
import type { AstroDetails, Bhava, PlanetDetail, ZodiacPlace } from './details.ts'
import { describeBhavas, describePlanets } from './details.ts'
import type { KaalSarpDosha } from './doshas/kaal-sarp.ts'
import { findKaalSarp } from './doshas/kaal-sarp.ts'
import type { MangalDosha } from './doshas/mangal.ts'
import { findMangalDosha } from './doshas/mangal.ts'
import type { PitraDosha } from './doshas/pitra.ts'
import { findPitraDosha } from './doshas/pitra.ts'
import type { Maitri } from './friendship.ts'
import { panchadhaMaitri } from './friendship.ts'
import type { MoonOverDay } from './moon-over-day.ts'
import type { NearEdge } from './near-edges.ts'
import { findNearEdges } from './near-edges.ts'
import type { BhavaBala } from './shadbala/bhava-bala.ts'
import { makeBhavaBala } from './shadbala/bhava-bala.ts'
import type { Shadbala } from './shadbala/shadbala.ts'
import { makeShadbala } from './shadbala/shadbala.ts'
import type { Tradition } from './tradition/tradition.ts'
import { makeTradition } from './tradition/tradition.ts'
import type { Varga } from './vargas/varga-rules.ts'
import type { VargaChart } from './vargas/vargas.ts'
import { makeVarga, makeVargas } from './vargas/vargas.ts'
import type { FoundYoga } from './yogas/yogas.ts'
import { findYogas } from './yogas/yogas.ts'

export type KundliOptions = BirthChartOptions & {
  bhavaSystem?: BhavaSystem
  dashaYearDays?: number
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
  /** Null near the poles on a day without sunrise or sunset, because its hours have no lords. */
  shadbala: Record<SevenGraha, Shadbala> | null
  /** The houses in order; null together with shadbala. */
  bhavaBala: BhavaBala[] | null
  tradition: Tradition
  /** The values that a birth a few minutes earlier or later would not have; empty for most births. */
  nearEdges: NearEdge[]
}

export type UntimedKundli = KundliBase & {
  timeKnown: false
  /** The signs at noon, counted from the Moon. */
  moonChart: VargaChart
  moonOverDay: MoonOverDay
  /** Includes the Moon's rashi and nakshatra only if they change on that day. */
  needsTime: TimeDependent[]
}

export type Kundli = TimedKundli | UntimedKundli

/** Computes everything about a birth that needs no further dates. Sade Sati and transits take their own span. */
export function makeKundli(sky: Sky, birth: Birth, options: KundliOptions = {}): Kundli {
  const made = makeBirthChart(sky, birth, options)
  return made.timeKnown ? makeTimed(sky, birth.place, made, options) : makeUntimed(made)
}

function makeTimed(
  sky: Sky,
  place: Place,
  made: TimedBirthChart,
  { bhavaSystem, dashaYearDays = DASHA_YEAR_DAYS }: KundliOptions,
): TimedKundli {
  const { birth, chart, angles } = made
  const cusps = bhavasFrom(angles, bhavaSystem)
  const day = findSunDay(sky, place, birth.epochMs)
  const planets = describePlanets(chart, made.planets, cusps, day && ghatisSince(day.sunriseAt, birth.epochMs))
  const shadbala = day && strengths(made, place, day)
  return {
    timeKnown: true,
    ...makeBase(made, planets),
    ascendant: made.ascendant,
    midheavenDeg: angles.midheavenDeg,
    bhavas: describeBhavas(cusps, planets),
    vargas: makeVargas(chart.lonDeg, angles.ascendantDeg),
    vimshottari: makeVimshottari(chart.lonDeg.moon, birth.epochMs, dashaYearDays),
    yogini: makeYogini(chart.lonDeg.moon, birth.epochMs, dashaYearDays),
    ashtakavarga: makeAshtakavarga({ ...chart.rashi, ascendant: chart.lagnaRashi }),
    shadbala,
    bhavaBala: shadbala && makeBhavaBala(chart, cusps.middleDeg, shadbala),
    tradition: makeTradition(sky, place, made, day),
    nearEdges: findNearEdges(place, made),
  }
}

function strengths(
  { birth, positions, chart, angles }: TimedBirthChart,
  place: Place,
  day: SunDay,
): Record<SevenGraha, Shadbala> {
  const jdTt = jdUtToJdTt(epochMsToJdUt(birth.epochMs))
  const obliquityDeg = meanObliquityDeg(jdTt)
  const tropical = (siderealDeg: number) => siderealDeg + birth.ayanamsaDeg
  const hourAngleDeg = sunHourAngleDeg(tropical(positions.sun.lonDeg), tropical(angles.midheavenDeg), obliquityDeg)
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

function makeUntimed(made: UntimedBirthChart): UntimedKundli {
  const { chart, moonOverDay, needsTime } = made
  return {
    timeKnown: false,
    ...makeBase(made, describePlanets(chart, made.planets, null, null)),
    moonChart: makeVarga('d1', chart.lonDeg, null),
    moonOverDay,
    needsTime,
  }
}

function makeBase({ birth, positions, chart, astro }: BirthChart, planets: Record<Graha, PlanetDetail>): KundliBase {
  return {
    birth,
    positions,
    chart,
    astro,
    planets,
    maitri: panchadhaMaitri(chart),
    doshas: { mangal: findMangalDosha(chart), kaalSarp: findKaalSarp(chart), pitra: findPitraDosha(chart) },
    yogas: findYogas(chart),
  }
}
