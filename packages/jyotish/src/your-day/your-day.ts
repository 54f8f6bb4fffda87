import { positionsAt } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { chandraBala, taraBala } from '../panchang/bala.ts'
import type { Tara } from '../panchang/bala.ts'
import type { PanchangDay } from '../panchang/day-types.ts'
import { horaLords } from '../panchang/hora.ts'
import type { Interval } from '../panchang/spans.ts'
import { MS_PER_DAY, epochMsToJdTt } from '../time/instants.ts'
import { isGoodHouse } from '../transits/gochara.ts'
import { countRashis, rashiIndex } from '../zodiac/division.ts'
import type { Graha, Nakshatra, Rashi } from '../zodiac/keys.ts'
import { nakshatras, rashiLord, rashis } from '../zodiac/keys.ts'
import type { GoodHour, OwnLord } from './good-hours.ts'
import { goodHours } from './good-hours.ts'
import type { OwnStars } from './own-stars.ts'

/** From a sunrise to the next, where people live. */
const LONGEST_DAY_MS = MS_PER_DAY + 60_000

/** How the Moon's nakshatra of the day stands to that of the birth. `own`: it is the first from it, janma. */
export type DayKind = 'carried' | 'own' | 'strained'

/** A day as it concerns one person. The Moon is that of sunrise: almanacs count a day by it. */
export type YourDay = {
  moon: { nakshatra: Nakshatra; rashi: Rashi }
  /**
   * `count`: the Moon's nakshatra from that of the birth, 1…27. `round`: which of the three rounds of nine. `isAgain`: the
   * day before had the same one, because it covers two sunrises.
   */
  tara: { key: Tara; count: number; round: number; kind: DayKind; isAgain: boolean }
  /** The Moon's house from the Moon sign of the birth. */
  chandra: { house: number; good: boolean }
  /** The field of life that the Moon passes: its house from the lagna, or from the Moon sign without a lagna. */
  field: { house: number; from: 'lagna' | 'moon' }
  /** The lord of the running antardasha, or else of the Moon sign, in its house from the Moon sign of the birth. */
  guide: { graha: Graha; of: 'antardasha' | 'moon-sign'; house: number; supports: boolean }
  /** The best first; empty near the poles. */
  hours: GoodHour[]
  rahuKalam: Interval | null
}

export function yourDay(sky: Sky, own: OwnStars, day: PanchangDay): YourDay {
  const moon = { nakshatra: day.nakshatras[0]!.key, rashi: day.moonSigns[0]!.key }
  const chandra = chandraBala(own.moonRashi, moon.rashi)
  return {
    moon,
    tara: taraOf(own.nakshatra, day),
    chandra,
    field: own.lagna
      ? { house: houseFrom(own.lagna, rashis.indexOf(moon.rashi)), from: 'lagna' }
      : { house: chandra.house, from: 'moon' },
    guide: guideOf(sky, own, day),
    hours: goodHours(day, ownLords(own)),
    rahuKalam: day.muhurtas?.rahuKalam ?? null,
  }
}

function taraOf(birth: Nakshatra, { startsAt, nakshatras: [running] }: PanchangDay): YourDay['tara'] {
  const today = running!.key
  const { tara: key, good } = taraBala(birth, today)
  const count = ((nakshatras.indexOf(today) - nakshatras.indexOf(birth) + 27) % 27) + 1
  const kind = key === 'janma' ? 'own' : good ? 'carried' : 'strained'
  return { key, count, round: Math.ceil(count / 9), kind, isAgain: running!.startsAt < startsAt - LONGEST_DAY_MS }
}

function guideOf(sky: Sky, { dasha, moonRashi }: OwnStars, day: PanchangDay): YourDay['guide'] {
  const graha = dasha?.antar ?? rashiLord(moonRashi)
  const { lonDeg } = positionsAt(sky, epochMsToJdTt(day.startsAt))[graha]
  const house = houseFrom(moonRashi, rashiIndex(lonDeg))
  return { graha, of: dasha ? 'antardasha' : 'moon-sign', house, supports: isGoodHouse(graha, house) }
}

function houseFrom(rashi: Rashi, index: number): number {
  return countRashis(rashis.indexOf(rashi), index)
}

/** Returns the lords whose horas suit a person, the nearest first. Rahu and Ketu rule no hora. */
function ownLords({ dasha, lagna, moonRashi }: OwnStars): OwnLord[] {
  const lords: (OwnLord | null)[] = [
    dasha && { graha: dasha.antar, of: 'antardasha' },
    lagna && { graha: rashiLord(lagna), of: 'lagna' },
    { graha: rashiLord(moonRashi), of: 'moon-sign' },
  ]
  return lords.filter((lord) => lord !== null && (horaLords as readonly Graha[]).includes(lord.graha)) as OwnLord[]
}
