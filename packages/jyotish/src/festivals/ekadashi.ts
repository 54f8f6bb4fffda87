import type { Lunation } from '../calendar/lunar-month.ts'
import type { Interval } from '../panchang/spans.ts'
import type { EpochMs } from '../time/instants.ts'
import type { Almanac, FullDay } from './almanac.ts'
import { fullDay, tithiIn } from './almanac.ts'
import { dayHolding, kaalaOn, meetings } from './kaala.ts'

// By Amanta month, beginning with Chaitra.
const shuklaNames = [
  'kamada',
  'mohini',
  'nirjala',
  'devshayani',
  'shravana-putrada',
  'parsva',
  'papankusha',
  'devutthana',
  'mokshada',
  'pausha-putrada',
  'jaya',
  'amalaki',
] as const
const krishnaNames = [
  'varuthini',
  'apara',
  'yogini',
  'kamika',
  'aja',
  'indira',
  'rama',
  'utpanna',
  'saphala',
  'shattila',
  'vijaya',
  'papmochani',
] as const

export type Ekadashi = {
  key: string
  tithi: Interval
  smarta: FullDay
  vaishnava: FullDay
}

export function ekadashiKey(lunation: Lunation, paksha: 'shukla' | 'krishna'): string {
  if (lunation.adhika) return paksha === 'shukla' ? 'padmini-ekadashi' : 'parama-ekadashi'
  return `${(paksha === 'shukla' ? shuklaNames : krishnaNames)[lunation.index]!}-ekadashi`
}

/** Returns the fast of one fortnight, or null where the Sun does not rise. */
export function ekadashiOf(almanac: Almanac, lunation: Lunation, paksha: 'shukla' | 'krishna'): Ekadashi | null {
  const number = paksha === 'shukla' ? 11 : 26
  const tithi = tithiIn(almanac, lunation, number)
  const dwadashi = tithiIn(almanac, lunation, number + 1)
  const smarta = smartaDay(almanac, tithi, dwadashi)
  const vaishnava = vaishnavaDay(almanac, tithi, dwadashi)
  return smarta && vaishnava && { key: ekadashiKey(lunation, paksha), tithi, smarta, vaishnava }
}

/**
 * Returns the day of householders: the day at whose sunrise Ekadashi runs, or the second of two such days. It is a day
 * earlier when Dwadashi is lost, because the fast must be broken while Dwadashi runs. An Ekadashi that includes no
 * sunrise is observed on the day it begins in.
 */
function smartaDay(almanac: Almanac, tithi: Interval, dwadashi: Interval): FullDay | null {
  const last = meetings(almanac, tithi, 'udaya').at(-1)?.day
  if (!last) return dayHolding(almanac, tithi.startsAt)
  const dwadashiMeetsSunrise = meetings(almanac, dwadashi, 'udaya').length > 0
  return dwadashiMeetsSunrise ? last : fullDay(almanac, last.dayNumber - 1)
}

/**
 * Returns the day of Vaishnavas: they require an Ekadashi without Dashami from dawn (arunodaya) on, and otherwise fast
 * on the next day. They also do so when Dwadashi runs at two sunrises.
 */
function vaishnavaDay(almanac: Almanac, tithi: Interval, dwadashi: Interval): FullDay | null {
  const last = meetings(almanac, tithi, 'udaya').at(-1)?.day
  const dwadashiDays = meetings(almanac, dwadashi, 'udaya')
  if (!last) return dwadashiDays[0]?.day ?? null
  const dawn = kaalaOn(almanac, last, 'arunodaya')!
  const pure = tithi.startsAt <= dawn.startsAt
  return pure && dwadashiDays.length < 2 ? last : fullDay(almanac, last.dayNumber + 1)
}

/**
 * Returns when the fast may be broken, on the day after it: in the first fifth of the daytime, within Dwadashi, but not
 * in its first quarter, Hari Vasara. If that lasts longer, the fast is broken after midday.
 */
export function paranaAfter(almanac: Almanac, fast: FullDay, ekadashi: Interval, dwadashi: Interval): Interval | null {
  const day = fullDay(almanac, fast.dayNumber + 1)
  if (!day) return null
  const dayMs = day.sunsetAt - day.sunriseAt
  const at = (fifths: number) => Math.round(day.sunriseAt + (dayMs * fifths) / 5) as EpochMs
  const morning: Interval = { startsAt: day.sunriseAt, endsAt: at(1) }
  // If Dwadashi ends before sunrise, there is no reason to wait.
  if (dwadashi.endsAt <= day.sunriseAt) return morning
  const hariVasaraEndsAt = Math.round(dwadashi.startsAt + (dwadashi.endsAt - ekadashi.endsAt) / 4) as EpochMs
  const startsAt = Math.max(morning.startsAt, hariVasaraEndsAt) as EpochMs
  if (startsAt < morning.endsAt) return { startsAt, endsAt: Math.min(morning.endsAt, dwadashi.endsAt) as EpochMs }
  const afternoon = {
    startsAt: Math.max(startsAt, at(3)) as EpochMs,
    endsAt: Math.min(at(4), dwadashi.endsAt) as EpochMs,
  }
  return afternoon.startsAt < afternoon.endsAt ? afternoon : { startsAt, endsAt: dwadashi.endsAt }
}
