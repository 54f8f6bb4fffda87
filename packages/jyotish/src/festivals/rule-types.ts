import type { LunarMonth } from '../calendar/keys.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'

/** The part of a day in which a tithi must run for its festival to be kept on that day. */
export const kaalas = [
  'udaya', //       the instant of sunrise
  'arunodaya', //   96 minutes before sunrise
  'purvahna', //    sunrise to midday
  'madhyahna', //   the third fifth of the daytime
  'aparahna', //    the fourth fifth
  'sunset', //      the instant of sunset
  'pradosha', //    the first fifth of the night
  'nishita', //     the eighth of the night's fifteen muhurtas
  'chandrodaya', // the instant of moonrise
] as const
export type Kaala = (typeof kaalas)[number]

/** Which day when the tithi meets the kaala on two: 'longer' is the first of two that have as much, 'longer-or-second' the second. */
export type Tie = 'first' | 'second' | 'longer' | 'longer-or-second'

export type TithiRule = {
  kind: 'tithi'
  key: string
  /** The Amanta month. */
  month: LunarMonth
  /** 1…30 from new moon; 16 is the first of the dark fortnight. */
  tithi: number
  kaala: Kaala
  both: Tie
  neither: 'first' | 'second'
  /** Kept in the added month where there is one; all others wait for the true month. */
  inAdhika: boolean
  /** A rule of its own decides between two days; see exceptions.ts. */
  exception?: Exception
}

/** Kept every lunar month, the added ones included. */
export type MonthlyRule = Omit<TithiRule, 'kind' | 'month' | 'inAdhika'> & { kind: 'monthly' }

export type Exception =
  | 'three-muhurtas'
  | 'nine-muhurtas'
  | 'first-with-a-muhurta'
  | 'ghati-after-sunset'
  | 'holika'
  | 'shravana'

/** Counted from the day on which the Sun enters a rashi. */
export type SankrantiRule = {
  kind: 'sankranti'
  key: string
  rashi: Rashi
  afterDays: number
  /** How a region turns the instant into a day; see sankrantis.ts. */
  custom: SankrantiCustom
}
export type SankrantiCustom = 'punya-kaala' | 'tamil' | 'kerala' | 'first-sunrise' | 'bengal'

/** The Moon's nakshatra in a solar month. */
export type NakshatraRule = {
  kind: 'nakshatra'
  key: string
  rashi: Rashi
  nakshatra: Nakshatra
  /** 'six-nazhikas': sunrise, if the nakshatra goes on for 144 minutes; if not, the day before. */
  kaala: 'udaya' | 'pradosha' | 'nishita' | 'six-nazhikas'
  /** Which, when it comes twice in the month: the one nearer to full moon, or the last. */
  of: 'fuller' | 'last'
}

/** A tithi that meets a sunrise while the Sun is in a rashi. */
export type SolarTithiRule = { kind: 'solar-tithi'; key: string; rashi: Rashi; tithi: number }

/** So many days after another festival; with a kaala, where its own hour is part of it. */
export type RelativeRule = { kind: 'relative'; key: string; of: string; afterDays: number; kaala?: Kaala }

/** The last given weekday (0 = Sunday) before another festival. */
export type WeekdayRule = { kind: 'weekday-before'; key: string; of: string; weekday: number }

export type FestivalRule =
  | TithiRule
  | MonthlyRule
  | SankrantiRule
  | NakshatraRule
  | SolarTithiRule
  | RelativeRule
  | WeekdayRule
