import { RAD_PER_DEG, sinDeg, wrap360 } from '../../angles.ts'
import { horaLord } from '../../panchang/hora.ts'
import type { Chart, SevenGraha } from '../chart.ts'
import { sevenGrahas } from '../chart.ts'
import { isMalefic } from '../nature.ts'

/** The position of a birth in its day. */
export type BirthClock = {
  /** Hours of true solar time: 12 at the Sun's upper culmination, in [0, 24). */
  solarHours: number
  isDay: boolean
  /** The elapsed share of the day, or of the night, in [0, 1). */
  passed: number
  /** 0 is Sunday … 6 is Saturday, for the day that began with the last sunrise. */
  weekday: number
  /** The number of that day since 1970-01-01. */
  dayNumber: number
}

/** Strength of time and its parts, in virupas. */
export type KalaBala = {
  natonnata: number
  paksha: number
  tribhaga: number
  abda: number
  masa: number
  vara: number
  hora: number
  ayana: number
  /** Won or lost in a planetary war. Set after all others are known. */
  yuddha: number
  total: number
}

/** `tropicalDeg` and `obliquityDeg` give the declination. */
export type KalaFacts = { clock: BirthClock; tropicalDeg: Record<SevenGraha, number>; obliquityDeg: number }

export function kalaBala(chart: Chart, graha: SevenGraha, facts: KalaFacts): KalaBala {
  const { clock } = facts
  const natonnata = natonnataBala(graha, clock.solarHours)
  const paksha = pakshaBala(chart, graha)
  const tribhaga = tribhagaBala(graha, clock)
  const abda = graha === yearLord(clock.dayNumber) ? 15 : 0
  const masa = graha === monthLord(clock.dayNumber) ? 30 : 0
  const vara = graha === sevenGrahas[clock.weekday] ? 45 : 0
  const hora = graha === horaLord(clock.weekday, horaNumber(clock)) ? 60 : 0
  const ayana = ayanaBala(graha, facts.tropicalDeg[graha], facts.obliquityDeg)
  const total = natonnata + paksha + tribhaga + abda + masa + vara + hora + ayana
  return { natonnata, paksha, tribhaga, abda, masa, vara, hora, ayana, yuddha: 0, total }
}

/**
 * Returns the strength by time of day: midnight strengthens the Moon, Mars and Saturn, noon the Sun, Jupiter and Venus.
 * Mercury is never weak.
 */
function natonnataBala(graha: SevenGraha, solarHours: number): number {
  if (graha === 'mercury') return 60
  const byDay = 60 - Math.abs(12 - solarHours) * 5
  return graha === 'moon' || graha === 'mars' || graha === 'saturn' ? 60 - byDay : byDay
}

/**
 * Returns the strength by fortnight: full moon strengthens benefics, new moon malefics. The Moon's own share always
 * grows with its light and is doubled, as a substitute for a strength of motion, which the Moon does not have.
 */
function pakshaBala(chart: Chart, graha: SevenGraha): number {
  const apartDeg = wrap360(chart.lonDeg.moon - chart.lonDeg.sun)
  const light = (apartDeg > 180 ? 360 - apartDeg : apartDeg) / 3
  if (graha === 'moon') return light * 2
  return isMalefic(chart, graha) ? 60 - light : light
}

const dayThirds = ['mercury', 'sun', 'saturn'] as const
const nightThirds = ['moon', 'venus', 'mars'] as const

function tribhagaBala(graha: SevenGraha, { isDay, passed }: BirthClock): number {
  const lord = (isDay ? dayThirds : nightThirds)[Math.floor(passed * 3)]
  return graha === 'jupiter' || graha === lord ? 60 : 0
}

/** Returns the hora number from sunrise, 0…23: twelve horas in the day and twelve in the night. */
function horaNumber({ isDay, passed }: BirthClock): number {
  return Math.floor(passed * 12) + (isDay ? 0 : 12)
}

/** Civil days from the creation of the Surya Siddhanta to 1970-01-01. Only its remainder modulo 2,520 matters. */
const CREATION_TO_1970 = 714_402_296_627 + 1_852_122

/** Returns the lord of the year. Years have 360 and months 30 days, and are named by the weekday they begin with. */
function yearLord(dayNumber: number): SevenGraha {
  const years = Math.floor((CREATION_TO_1970 + dayNumber) / 360)
  return sevenGrahas[(years * 3) % 7]!
}

function monthLord(dayNumber: number): SevenGraha {
  const months = Math.floor((CREATION_TO_1970 + dayNumber) / 30)
  return sevenGrahas[(months * 2) % 7]!
}

/**
 * Returns the strength by declination, as if on the ecliptic: north for most, south for the Moon and Saturn, either for
 * Mercury. The Sun's is doubled, as a substitute for a strength of motion. The traditional 24° of obliquity sets the
 * scale.
 */
function ayanaBala(graha: SevenGraha, tropicalDeg: number, obliquityDeg: number): number {
  const declinationDeg = Math.asin(sinDeg(obliquityDeg) * sinDeg(tropicalDeg)) / RAD_PER_DEG
  const southern = graha === 'moon' || graha === 'saturn'
  const leaning = graha === 'mercury' ? Math.abs(declinationDeg) : southern ? -declinationDeg : declinationDeg
  const bala = ((24 + leaning) / 48) * 60
  return graha === 'sun' ? bala * 2 : bala
}
