import {
  type Kundli,
  type SadeSati,
  type SaturnSky,
  type Sky,
  civilToEpochMs,
  decadesFor,
  findLifeSadeSati,
  fixedZone,
  makeKundli,
} from '@sankalp/jyotish'
import type { Birth } from '../birth/birth.ts'
import type { ChartSettings } from '../birth/chart-settings.ts'

/** Everything that the pages show about a birth. */
export type Reading = {
  birth: Birth
  settings: ChartSettings
  kundli: Kundli
  sadeSati: SadeSati
}

/** Saturn returns three times in these years, and few people live longer. */
const lifeYears = 100

/** Converts a birth for the engine; an offset chosen manually takes precedence over the zone. */
export function toEngineBirth({ year, month, day, time, lat, lon, zone, tzone }: Birth) {
  const clock = tzone === null ? zone : fixedZone(Math.round(tzone * 3600))
  if (clock === null) throw new Error('a birth must have a zone or an offset')
  return { date: { year, month, day }, time, place: { latDeg: lat, lonDeg: lon, zone: clock } }
}

export function decadesOf(birth: Birth): number[] {
  const { date, place } = toEngineBirth(birth)
  const noon = civilToEpochMs(date, { hour: 12, minute: 0 }, place.zone)
  return decadesFor(noon, noon)
}

export function makeReading(sky: Sky, saturn: SaturnSky, birth: Birth, settings: ChartSettings): Reading {
  const kundli = makeKundli(sky, toEngineBirth(birth), settings)
  const sadeSati = findLifeSadeSati(saturn, kundli.chart.rashi.moon, kundli.birth.epochMs, {
    years: lifeYears,
    ayanamsa: settings.ayanamsa,
  })
  return { birth, settings, kundli, sadeSati }
}
