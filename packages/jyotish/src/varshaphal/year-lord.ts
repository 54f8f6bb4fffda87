import type { Chart, SevenGraha } from '../kundli/chart.ts'
import { lordOfRashi } from '../kundli/chart.ts'
import type { PanchaVargiya } from './pancha-vargiya.ts'
import { tajikaTieOfRashis } from './tajika-aspects.ts'
import type { TajikaPair } from './tajika-pairs.ts'

/** The five offices of a year: the lords of the muntha, of both lagnas, of the trirashi, and of its day or night. */
export const yearOffices = ['muntha', 'birth-lagna', 'year-lagna', 'trirashi', 'day-night'] as const
export type YearOffice = (typeof yearOffices)[number]
export type YearOfficers = Record<YearOffice, SevenGraha>

/** The lords of the trirashi of each rashi, by day and by night (Tajika Neelakanthi, Samjna Tantra). */
const trirashiLords: readonly (readonly [day: SevenGraha, night: SevenGraha])[] = [
  ['sun', 'jupiter'],
  ['venus', 'moon'],
  ['saturn', 'mercury'],
  ['venus', 'mars'],
  ['jupiter', 'sun'],
  ['moon', 'venus'],
  ['mercury', 'saturn'],
  ['mars', 'venus'],
  ['saturn', 'saturn'],
  ['mars', 'mars'],
  ['jupiter', 'jupiter'],
  ['moon', 'moon'],
]

export type YearSigns = {
  /** Rashis, 0…11. */
  birthLagna: number
  muntha: number
  /** Whether the year begins between sunrise and sunset. */
  isDay: boolean
}

export function findYearOfficers(chart: Chart, { birthLagna, muntha, isDay }: YearSigns): YearOfficers {
  const [day, night] = trirashiLords[chart.lagnaRashi]!
  return {
    muntha: lordOfRashi(muntha),
    'birth-lagna': lordOfRashi(birthLagna),
    'year-lagna': lordOfRashi(chart.lagnaRashi),
    trirashi: isDay ? day : night,
    'day-night': lordOfRashi(isDay ? chart.rashi.sun : chart.rashi.moon),
  }
}

/** Why a graha is the lord of the year. */
export type YearLordReason =
  /** The strongest of the five that see the lagna. */
  | 'strongest-seeing'
  /** None of the five sees the lagna, and it is the strongest. */
  | 'strongest'
  /** All five are weak, so the lord of the muntha rules. */
  | 'all-weak'
  /** The Moon would be, and passes the office on. */
  | 'for-moon'

export type YearLord = { graha: SevenGraha; reason: YearLordReason }

/** Below this a graha is weak in pancha-vargiya bala. */
const WEAK = 5

/** Returns whether a graha sees the lagna. From the 2nd, 6th, 8th and 12th sign it is blind. */
export function seesLagna(chart: Chart, graha: SevenGraha): boolean {
  return tajikaTieOfRashis(chart.rashi[graha], chart.lagnaRashi) !== 'neutral'
}

/**
 * Returns the lord of the year (Tajika Neelakanthi): of the five officers that see the lagna the
 * strongest, of two equal ones the one with more offices. P. V. R. Narasimha Rao first asks for a friendly aspect, but
 * of his two examples the second has none, and both follow this rule.
 */
export function findYearLord(
  chart: Chart,
  officers: YearOfficers,
  strengths: Record<SevenGraha, PanchaVargiya>,
  pairs: readonly TajikaPair[],
): YearLord {
  const all = yearOffices.map((office) => officers[office])
  if (all.every((graha) => strengths[graha].total < WEAK)) {
    return forMoon(chart, { graha: officers.muntha, reason: 'all-weak' }, strengths, pairs)
  }
  const officesOf = (graha: SevenGraha) => all.filter((other) => other === graha).length
  const byStrength = all.toSorted(
    (one, other) => strengths[other].total - strengths[one].total || officesOf(other) - officesOf(one),
  )
  const seeing = byStrength.find((graha) => seesLagna(chart, graha))
  const found: YearLord = seeing
    ? { graha: seeing, reason: 'strongest-seeing' }
    : { graha: byStrength[0]!, reason: 'strongest' }
  return forMoon(chart, found, strengths, pairs)
}

/**
 * The Moon does not rule a year itself. It gives the office to the graha with which it has an itthasala, the strongest
 * of several, or else to the lord of its sign; only in karka it stays.
 */
function forMoon(
  chart: Chart,
  found: YearLord,
  strengths: Record<SevenGraha, PanchaVargiya>,
  pairs: readonly TajikaPair[],
): YearLord {
  if (found.graha !== 'moon') return found
  const [heir] = pairs
    .filter(({ faster, yoga, stage }) => faster === 'moon' && yoga === 'itthasala' && stage !== 'bhavishya')
    .map(({ slower }) => slower)
    .toSorted((one, other) => strengths[other].total - strengths[one].total)
  const graha = heir ?? lordOfRashi(chart.rashi.moon)
  return graha === 'moon' ? found : { graha, reason: 'for-moon' }
}
