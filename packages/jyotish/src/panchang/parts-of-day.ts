import { requireInteger } from '../errors.ts'
import type { Interval } from './spans.ts'
import { nthPart, partOf } from './spans.ts'

/**
 * The daytime and the two nights around it. All parts are shares of their true lengths, not of twelve hours: a muhurta
 * is a fifteenth of the daytime by day and of the night by night.
 */
export type DayAndNight = { daytime: Interval; night: Interval; nightBefore: Interval }

// The index among the eight (or fifteen) parts of the daytime, from Sunday to Saturday.
const rahuEighth = [8, 2, 7, 5, 6, 4, 3] as const
const gulikaEighth = [7, 6, 5, 4, 3, 2, 1] as const
const yamagandaEighth = [5, 4, 3, 2, 1, 7, 6] as const
const durMuhurtaFifteenths = [[14], [9, 12], [4], [8], [6, 12], [4, 9], [1, 2]] as const
const TUESDAY = 2
const WEDNESDAY = 3
/** On Tuesday a second Dur Muhurta is in the night: the seventh of its fifteen muhurtas. */
const TUESDAY_NIGHT_DUR_MUHURTA = 7

/** The parts that depend on the daytime alone. */
export type PartsOfDaytime = {
  rahuKalam: Interval
  gulikaKalam: Interval
  yamaganda: Interval
  /** The eighth muhurta of the day. On Wednesday it is not auspicious and is left out. */
  abhijit: Interval | null
}

export type PartsOfDay = PartsOfDaytime & {
  durMuhurtas: Interval[]
  brahmaMuhurta: Interval
  pratahSandhya: Interval
  vijayaMuhurta: Interval
  godhuliMuhurta: Interval
  sayahnaSandhya: Interval
  nishita: Interval
}

/** Returns the parts of a day. `weekday` is 0 for Sunday … 6 for Saturday, of the day that begins at this sunrise. */
export function partsOfDay({ daytime, night, nightBefore }: DayAndNight, weekday: number): PartsOfDay {
  return {
    ...partsOfDaytime(daytime, weekday),
    durMuhurtas: durMuhurtas(daytime, night, weekday),
    // The second-last muhurta of the night that ends at this sunrise.
    brahmaMuhurta: nthPart(nightBefore, 14, 15),
    // The twilights of prayer last a muhurta and a half, before sunrise and after sunset.
    pratahSandhya: partOf(nightBefore, 13.5 / 15, 1),
    vijayaMuhurta: nthPart(daytime, 11, 15),
    godhuliMuhurta: partOf(night, 0, 0.5 / 15),
    sayahnaSandhya: partOf(night, 0, 1.5 / 15),
    nishita: nthPart(night, 8, 15),
  }
}

export function partsOfDaytime(daytime: Interval, weekday: number): PartsOfDaytime {
  requireInteger(weekday, 0, 6, 'weekday')
  return {
    rahuKalam: nthPart(daytime, rahuEighth[weekday]!, 8),
    gulikaKalam: nthPart(daytime, gulikaEighth[weekday]!, 8),
    yamaganda: nthPart(daytime, yamagandaEighth[weekday]!, 8),
    abhijit: weekday === WEDNESDAY ? null : nthPart(daytime, 8, 15),
  }
}

function durMuhurtas(daytime: Interval, night: Interval, weekday: number): Interval[] {
  const byDay = durMuhurtaFifteenths[weekday]!.map((part) => nthPart(daytime, part, 15))
  return weekday === TUESDAY ? [...byDay, nthPart(night, TUESDAY_NIGHT_DUR_MUHURTA, 15)] : byDay
}
