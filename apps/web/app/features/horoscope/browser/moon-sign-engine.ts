import { type Sign, signOfRashi } from '@sankalp/contract/horoscope-keys'
import { type EpochMs, addDays, civilToEpochMs, epochMsToJdTt, epochMsToLocal, moonCourse, rashiOf, siderealLonDeg } from '@sankalp/jyotish'
import type { Sky } from '@sankalp/jyotish'
import type { Birth } from '../../../lib/birth/birth.ts'
import { skyOf } from '../../../lib/sky/engine.ts'
import { decadesOf, toEngineBirth } from '../../../lib/sky/reading.ts'

/** Two signs where the time is not known and the Moon went from one to the other at `clock` that day. */
export type MoonSign = { sign: Sign; isSure: boolean } | { one: Sign; other: Sign; clock: string }

/** Worked out on this device; only the tables of the decade are fetched. */
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
  if (!first) throw new Error('the Moon is always somewhere')
  const one = signOfRashi(first.where)
  return second ? { one, other: signOfRashi(second.where), clock: clockText(place.zone, second.startsAt) } : { sign: one, isSure: true }
}

const minuteMs = 60_000

function clockText(zone: string, at: EpochMs): string {
  const { hour, minute } = epochMsToLocal(zone, (Math.round(at / minuteMs) * minuteMs) as EpochMs)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
