import { type Sign, signOfRashi } from '@sankalp/contract/horoscope-keys'
import {
  type EpochMs,
  addDays,
  civilToEpochMs,
  epochMsToJdTt,
  epochMsToLocal,
  moonCourse,
  rashiOf,
  siderealLonDeg,
} from '@sankalp/jyotish'
import type { Sky } from '@sankalp/jyotish'
import type { Birth } from '../../../shared/birth/birth.ts'
import { skyOf } from '../../../shared/sky/engine.ts'
import { decadesOf, toEngineBirth } from '../../../shared/sky/reading.ts'

/** Two signs if the time is unknown and the Moon changed its sign at `minutes` after midnight of that day. */
export type MoonSign = { sign: Sign; isSure: boolean } | { one: Sign; other: Sign; minutes: number }

/** Calculates the Moon sign on this device; only the tables of the decade are fetched. */
export async function findMoonSign(birth: Birth): Promise<MoonSign> {
  return moonSignOf(await skyOf(decadesOf(birth)), birth)
}

export function moonSignOf(sky: Sky, birth: Birth): MoonSign {
  const { date, time, place } = toEngineBirth(birth)
  if (time) {
    const lonDeg = siderealLonDeg(sky, 'moon', epochMsToJdTt(civilToEpochMs(date, time, place.zone)))
    return { sign: signOfRashi(rashiOf(lonDeg)), isSure: false }
  }
  const midnight = { hour: 0, minute: 0 }
  const from = civilToEpochMs(date, midnight, place.zone)
  const until = civilToEpochMs(addDays(date, 1), midnight, place.zone)
  const [first, second] = moonCourse(sky, from, until).rashis
  if (!first) throw new Error('the Moon was not found in any sign')
  const one = signOfRashi(first.where)
  return second
    ? { one, other: signOfRashi(second.where), minutes: clockMinutes(place.zone, second.startsAt) }
    : { sign: one, isSure: true }
}

const minuteMs = 60_000

function clockMinutes(zone: string, at: EpochMs): number {
  const { hour, minute } = epochMsToLocal(zone, (Math.round(at / minuteMs) * minuteMs) as EpochMs)
  return hour * 60 + minute
}
