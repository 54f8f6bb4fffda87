import { RAD_PER_DEG } from '../angles.ts'
import { requireFinite } from '../errors.ts'
import type { Samvatsara } from './keys.ts'
import { samvatsaras } from './keys.ts'

const DAYS_PER_MONTH = 30.4
const JD_OF_YEAR_ZERO = 1_721_059.5
const DAYS_PER_YEAR = 365.2425
const SHAKA_ZERO_YEAR = 78
const VIKRAM_MINUS_SHAKA = 135
/** The Gregorian year in which a Vikram year begins. */
const VIKRAM_MINUS_GREGORIAN = 57
/** Kartika, the month with which the Gujarati year begins. */
const KARTIKA = 7
const PHALGUNA = 11

/**
 * Jupiter's mean stay in a rashi, in days, by the Surya Siddhanta: 364,220 revolutions in 1,577,917,828 days, minus the
 * later correction (bija) of eight. The first year of the Kali age was the 27th, Vijaya.
 */
const DAYS_PER_SAMVATSARA = 1_577_917_828 / (364_212 * 12)
const JD_OF_KALI = 588_465.5
const FIRST_OF_KALI = 26

// The Sun's mean year and the Moon's mean month. They are precise enough, because the start of a Vikram year is only
// needed for its name.
const JD_OF_MESHA_2023 = 2_460_048.9
const DAYS_PER_SIDEREAL_YEAR = 365.256363
const JD_OF_A_NEW_MOON = 2_451_550.0977
const DAYS_PER_LUNATION = 29.530589

export type Samvat = { year: number; samvatsara: Samvatsara }
export type Samvats = {
  /** From Chaitra Shukla 1. */
  shaka: Samvat
  /** The northern reckoning, from the first day of Purnimanta Chaitra. */
  vikram: Samvat
  /** From Kartika Shukla 1. */
  gujarati: Samvat
}

export type LunarDate = { monthIndex: number; paksha: 'shukla' | 'krishna'; adhika: boolean }

/** Returns the Shaka year of a day, from its Julian day, within a day or two, and its Amanta month 0…11. */
export function shakaYear(jd: number, monthIndex: number): number {
  // Move the day to the middle of its lunar year, in August or September, well inside a Gregorian year.
  const middleJd = jd + (5 - monthIndex) * DAYS_PER_MONTH
  return Math.floor((middleJd - JD_OF_YEAR_ZERO) / DAYS_PER_YEAR) - SHAKA_ZERO_YEAR
}

/** Returns the year of Jupiter at a Julian day. It does not begin with a civil or lunar year. */
export function jovianYearAt(jd: number): Samvatsara {
  requireFinite(jd, 'jd')
  const years = Math.floor((jd - JD_OF_KALI) / DAYS_PER_SAMVATSARA) + FIRST_OF_KALI
  return samvatsaras[((years % 60) + 60) % 60]!
}

/**
 * Returns approximately when a Vikram year begins: at the full moon before the new moon before the Sun enters Mesha.
 */
export function vikramYearStartJd(vikramYear: number): number {
  const meshaJd = JD_OF_MESHA_2023 + (vikramYear - VIKRAM_MINUS_GREGORIAN - 2023) * DAYS_PER_SIDEREAL_YEAR
  const newMoons = Math.floor((meshaJd - JD_OF_A_NEW_MOON) / DAYS_PER_LUNATION)
  const fullMoons = newMoons - 0.5
  // The two largest of Meeus' terms bring the mean full moon to within an hour and a half of the true one.
  const moonAnomaly = (201.5643 + 385.81693528 * fullMoons) * RAD_PER_DEG
  const sunAnomaly = (2.5534 + 29.1053567 * fullMoons) * RAD_PER_DEG
  const fromMean = -0.40614 * Math.sin(moonAnomaly) + 0.17302 * Math.sin(sunAnomaly)
  return JD_OF_A_NEW_MOON + fullMoons * DAYS_PER_LUNATION + fromMean
}

/**
 * Returns the three years of a day. The southern name advances with the Shaka year. The northern name is the year of
 * Jupiter at the beginning of the Vikram year, and a Gujarati year has the name of the previous Vikram year. Drik
 * Panchang prints them this way.
 */
export function samvatsOf(jd: number, date: LunarDate): Samvats {
  const shaka = shakaYear(jd, date.monthIndex)
  const inPurnimantaChaitra = date.monthIndex === PHALGUNA && date.paksha === 'krishna' && !date.adhika
  const vikram = shaka + VIKRAM_MINUS_SHAKA + (inPurnimantaChaitra ? 1 : 0)
  const gujarati = shaka + VIKRAM_MINUS_SHAKA - (date.monthIndex < KARTIKA ? 1 : 0)
  return {
    shaka: { year: shaka, samvatsara: samvatsaras[(shaka + 11) % 60]! },
    vikram: { year: vikram, samvatsara: vikramName(vikram) },
    gujarati: { year: gujarati, samvatsara: vikramName(gujarati - 1) },
  }
}

function vikramName(vikramYear: number): Samvatsara {
  return jovianYearAt(vikramYearStartJd(vikramYear))
}
