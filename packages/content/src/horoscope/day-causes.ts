import type { Graha, Nakshatra, Rashi, Vara } from '@sankalp/jyotish'
import { MS_PER_DAY, countRashis, grahas, nakshatraLord, nakshatras, rashis, taraBala } from '@sankalp/jyotish'
import type { Cause } from './causes.ts'
import type { DaySky } from './day-sky.ts'
import { longestIn, overlapMs } from './stays.ts'

const weekdayLords: Record<Vara, Graha> = {
  ravi: 'sun',
  soma: 'moon',
  mangala: 'mars',
  budha: 'mercury',
  guru: 'jupiter',
  shukra: 'venus',
  shani: 'saturn',
}

/** A shorter stay of the Moon in a sign gets no sentence. */
const LEAST_STAY_MS = 3 * 3_600_000

/** Returns all causes of a day for one Moon sign. */
export function dayCauses(day: DaySky, sign: Rashi): Cause[] {
  return [
    ...moonCauses(day, sign),
    ...limbCauses(day),
    ...taraCauses(day, sign),
    ...focusCauses(day, sign),
    ...contactCauses(day),
    ...changeCauses(day, sign),
  ]
}

export function houseFrom(sign: Rashi, rashi: Rashi): number {
  return countRashis(rashis.indexOf(sign), rashis.indexOf(rashi))
}

function moonCauses({ moonStays, moon, period, waking }: DaySky, sign: Rashi): Cause[] {
  return moonStays
    .filter((stay) => stay === moon || overlapMs(stay, waking) >= LEAST_STAY_MS)
    .map(({ rashi, from, until }) => {
      const turn = dayOfStay(from, period) % 2 === 0 ? ('first' as const) : ('second' as const)
      return { kind: 'moon-house', facts: { house: houseFrom(sign, rashi), turn }, from, until }
    })
}

/** Returns 0 on the first day that the Moon spends mostly in a sign, -1 on the evening before it. */
export function dayOfStay(from: number, period: { from: number }): number {
  return Math.round((period.from - from) / MS_PER_DAY)
}

function limbCauses({ nakshatra, tithi, yoga, vara, bhadra }: DaySky): Cause[] {
  const { paksha } = tithi
  return [
    { kind: 'moon-nakshatra', facts: { nakshatra: nakshatra.key }, from: nakshatra.from, until: nakshatra.until },
    { kind: 'yoga', facts: { yoga: yoga.key }, from: yoga.from, until: yoga.until },
    { kind: 'tithi', facts: { tithi: tithi.key, paksha }, from: tithi.from, until: tithi.until },
    { kind: 'vara', facts: { vara, paksha } },
    ...bhadra.map(({ from, until }) => ({ kind: 'bhadra' as const, facts: {}, from, until })),
  ]
}

/** Returns the nakshatras of a rashi, which contains nine quarters: two whole nakshatras and a part, or three parts. */
export function birthStarsOf(sign: Rashi): Nakshatra[] {
  const firstPada = rashis.indexOf(sign) * 9
  const stars = Array.from({ length: 9 }, (_, step) => nakshatras[Math.floor((firstPada + step) / 4)]!)
  return [...new Set(stars)]
}

function taraCauses({ nakshatra, tithi }: DaySky, sign: Rashi): Cause[] {
  const { from, until } = nakshatra
  return birthStarsOf(sign).map((birthStar) => {
    const { tara } = taraBala(birthStar, nakshatra.key)
    return { kind: 'tara', facts: { tara, birthStar, paksha: tithi.paksha }, from, until }
  })
}

/** The lord of the weekday and the lord of the Moon's star come first; the others speak when it is their turn. */
function focusCauses(day: DaySky, sign: Rashi): Cause[] {
  const lords = [
    { graha: weekdayLords[day.vara], because: 'weekday' as const },
    { graha: nakshatraLord(day.nakshatra.key), because: 'star' as const },
  ]
  const turns = grahas.map((graha) => ({ graha, because: 'turn' as const }))
  return [...lords, ...turns]
    .filter(({ graha }, index, all) => graha !== 'moon' && index === all.findIndex((other) => other.graha === graha))
    .map(({ graha, because }) => {
      const { rashi, from, until } = longestIn(day.stays[graha], day.period)
      return { kind: 'graha-house', facts: { graha, house: houseFrom(sign, rashi), because }, from, until }
    })
}

function contactCauses({ moonWith, moonSeen }: DaySky): Cause[] {
  return [
    ...moonWith.map(({ graha, from, until }) => ({ kind: 'moon-with' as const, facts: { graha }, from, until })),
    ...moonSeen.map(({ graha, from, until }) => ({ kind: 'moon-seen' as const, facts: { graha }, from, until })),
  ]
}

function changeCauses({ ingresses, stations }: DaySky, sign: Rashi): Cause[] {
  return [
    ...ingresses.map(({ graha, into, at }) => {
      return { kind: 'ingress' as const, facts: { graha, house: houseFrom(sign, into) }, from: at, until: at }
    }),
    ...stations.map(({ graha, turns, at }) => {
      return { kind: 'station' as const, facts: { graha, turns }, from: at, until: at }
    }),
  ]
}
