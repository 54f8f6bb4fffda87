import { wrap360 } from '../angles.ts'
import { anglesAt } from '../earth/houses.ts'
import { hasPlacidusHouses, placidusCusps, placidusCuspsFrom } from '../earth/placidus.ts'
import { mapGrahas } from '../kundli/chart.ts'
import type { TimedKundli } from '../kundli/kundli.ts'
import { dayLords } from '../panchang/hora.ts'
import { varas } from '../panchang/keys.ts'
import { epochMsToJdUt, jdUtToJdTt } from '../time/instants.ts'
import { ayanamsaDeg, shiftFromLahiriDeg } from '../zodiac/ayanamsa.ts'
import type { RulingPlanets } from './ruling-planets.ts'
import { findRulingPlanets } from './ruling-planets.ts'
import type { KpChart } from './significators.ts'
import { makeKpChart } from './significators.ts'
import { kpSubOfNumber } from './subs.ts'

export type Kp = KpChart & {
  ayanamsaDeg: number
  /** The number, 1…249, that gave the lagna; null if it is the one that rose. */
  number: number | null
  /** Of the moment itself, also if a number gave the lagna. */
  ruling: RulingPlanets
}

/**
 * Reads a chart by Krishnamurti's paddhati: his ayanamsa, whichever the chart has, and cusps by Placidus. With a number
 * the first cusp is where that part of the zodiac begins, and the others follow from it at the same latitude (KP Reader
 * VI). Returns null inside the polar circles, where Placidus has no houses.
 */
export function makeKp(kundli: TimedKundli, place: { latDeg: number; lonDeg: number }, number: number | null = null) {
  const { birth, positions, tradition } = kundli
  const jdUt = epochMsToJdUt(birth.epochMs)
  if (!hasPlacidusHouses(jdUt, place)) return null
  const jdTt = jdUtToJdTt(jdUt)
  const shiftDeg = shiftFromLahiriDeg('kp', jdTt) - shiftFromLahiriDeg(birth.ayanamsa, jdTt)
  const lonDeg = mapGrahas((graha) => wrap360(positions[graha].lonDeg + shiftDeg))
  const cusps =
    number === null
      ? placidusCusps(jdUt, place, 'kp')
      : placidusCuspsFrom(kpSubOfNumber(number).startDeg, jdUt, place, 'kp')
  const { day } = tradition.panchang
  const kp: Kp = {
    ...makeKpChart(cusps, lonDeg),
    ayanamsaDeg: ayanamsaDeg('kp', jdTt),
    number,
    ruling: findRulingPlanets({
      ascendantDeg: anglesAt(jdUt, place, 'kp').ascendantDeg,
      lonDeg,
      dayLord: day && dayLords[varas.indexOf(day.vara)]!,
    }),
  }
  return kp
}
