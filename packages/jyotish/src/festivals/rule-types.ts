import type { LunarMonth } from '../calendar/keys.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'

/** The part of a day in which a tithi must run for its festival to be on that day. */
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

/**
 * Which day to take when the tithi meets the kaala on two: with equal shares, 'longer' takes the first and
 * 'longer-or-second' the second.
 */
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
  /** Observed in the added month if there is one. All others wait for the true month. */
  inAdhika: boolean
  /** A special rule decides between two days; see exceptions.ts. */
  exception?: Exception
  /** Why almanacs may give another day; see disputes.ts. */
  dispute?: DisputeReason
}

/** Observed every lunar month, including added ones. */
export type MonthlyRule = Omit<TithiRule, 'kind' | 'month' | 'inAdhika'> & { kind: 'monthly' }

export const disputeReasons = ['shravana', 'two-middays'] as const
export type DisputeReason = (typeof disputeReasons)[number]

export type Exception =
  | 'three-muhurtas'
  | 'nine-muhurtas'
  | 'first-with-a-muhurta'
  | 'ghati-after-sunset'
  | 'holika'
  | 'shravana'
  | 'muhurta-after-sunrise'
  | 'moonrise-before-dawn'

/** Counted from the day on which the Sun enters a rashi. */
export type SankrantiRule = {
  kind: 'sankranti'
  key: string
  rashi: Rashi
  afterDays: number
  /** How a region assigns the instant to a day; see sankrantis.ts. */
  custom: SankrantiCustom
}
export type SankrantiCustom = 'punya-kaala' | 'tamil' | 'kerala' | 'first-sunrise' | 'bengal'

/** The Moon's nakshatra in a solar month. */
export type NakshatraRule = {
  kind: 'nakshatra'
  key: string
  rashi: Rashi
  nakshatra: Nakshatra
  /** 'six-nazhikas': sunrise, if the nakshatra continues for 144 minutes; if not, the previous day. */
  kaala: 'udaya' | 'pradosha' | 'nishita' | 'six-nazhikas'
  /** Which one, when it occurs twice in the month: the one of the month's full moon, or the last. */
  of: 'full-moon' | 'last'
  /** Which day, when it meets the kaala on two. */
  both: 'first' | 'last'
}

/** A tithi that runs at a sunrise while the Sun is in a rashi. */
export type SolarTithiRule = { kind: 'solar-tithi'; key: string; rashi: Rashi; tithi: number }

/** Every stay of the Moon in a nakshatra, on the first day on which it meets the kaala. */
export type StarRule = { kind: 'monthly-star'; key: string; nakshatra: Nakshatra; kaala: 'udaya' | 'sunset' }

/**
 * The Moon's nakshatra in the bright fortnight of a lunar month. If the fortnight lacks it, a tithi of the fortnight,
 * or, without `otherwise`, no day.
 */
export type FortnightStarRule = {
  kind: 'fortnight-star'
  key: string
  month: LunarMonth
  nakshatra: Nakshatra
  kaala: 'udaya' | 'aparahna'
  otherwise?: number
}

/** The first evening on which the new Moon can be seen; see moon-days.ts. */
export type NewMoonRule = { kind: 'new-moon-seen'; key: string }

/** The two days of the rite at new and full moon; see moon-days.ts. */
export type ParvanRule = { kind: 'parvan'; key: 'anvadhan' | 'ishti' }

/** A weekday (0 = Sunday) of a lunar month, by one or by both of its reckonings. `key` is used when both agree. */
export type WeekdaysRule = {
  kind: 'weekdays-of-month'
  key: string
  ofPurnimanta: string
  ofAmanta: string
  month: LunarMonth
  weekday: number
}

/** This many days after another festival; with a kaala if its hour also matters. */
export type RelativeRule = { kind: 'relative'; key: string; of: string; afterDays: number; kaala?: Kaala }

/** The last given weekday (0 = Sunday) before another festival. */
export type WeekdayRule = { kind: 'weekday-before'; key: string; of: string; weekday: number }

export type FestivalRule =
  | TithiRule
  | MonthlyRule
  | SankrantiRule
  | NakshatraRule
  | SolarTithiRule
  | StarRule
  | FortnightStarRule
  | NewMoonRule
  | ParvanRule
  | WeekdaysRule
  | RelativeRule
  | WeekdayRule
