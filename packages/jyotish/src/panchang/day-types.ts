import type { Ayana, LunarMonth, Ritu } from '../calendar/keys.ts'
import type { Samvats } from '../calendar/samvat.ts'
import type { CivilDate } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'
import type { ChoghadiyaSpan } from './choghadiya.ts'
import type { BhadraLoka } from './day-signs.ts'
import type { HoraSpan } from './hora.ts'
import type { Direction, Karana, Paksha, TithiKey, Vara, Yoga } from './keys.ts'
import type { PartsOfDay } from './parts-of-day.ts'
import type { Interval } from './spans.ts'

// The interval of a limb is its whole length: it may begin before the day and end after it.
export type TithiSpan = Interval & { key: TithiKey; number: number; paksha: Paksha }
export type KaranaSpan = Interval & { key: Karana; number: number }
export type YogaSpan = Interval & { key: Yoga; index: number }
export type NakshatraSpan = Interval & { key: Nakshatra; index: number }
export type RashiSpan = Interval & { key: Rashi; index: number }
export type BhadraSpan = Interval & { loka: BhadraLoka }

/** The lunar month of a day, by both reckonings. */
export type MonthOfDay = {
  amanta: LunarMonth
  purnimanta: LunarMonth
  /** An added month. Both names are then those of the added month. */
  adhika: boolean
  /** The month that is lost in this one, which happens once in a few decades. */
  kshaya: LunarMonth | null
}

/** The values computed from sunrise and sunset; missing on days without them near the poles. */
export type Muhurtas = PartsOfDay & {
  choghadiya: { day: ChoghadiyaSpan[]; night: ChoghadiyaSpan[] }
  horas: HoraSpan[]
}

/** The limbs of a day, from the sunrise of a civil date to the next, and its place in the calendars. */
export type LimbDay = {
  date: CivilDate
  /** 'civil' where the Sun does not rise on that date or the next: the day then runs from midnight to midnight. */
  basis: 'sunrise' | 'civil'
  startsAt: EpochMs
  endsAt: EpochMs
  /** null means no sunrise: polar day or night. */
  sunriseAt: EpochMs | null
  sunsetAt: EpochMs | null
  /** Between the day's start and end; null means no moonrise. */
  moonriseAt: EpochMs | null
  moonsetAt: EpochMs | null
  vara: Vara
  paksha: Paksha
  month: MonthOfDay
  samvats: Samvats
  ritu: Ritu
  ayana: Ayana
  /** Each list begins with the one running at the day's start and ends with the last one that begins in the day. */
  tithis: TithiSpan[]
  nakshatras: NakshatraSpan[]
  yogas: YogaSpan[]
  karanas: KaranaSpan[]
  moonSigns: RashiSpan[]
  sunSigns: RashiSpan[]
  dishaShool: Direction
  moonNivas: Direction
}

/** A day with its good and bad hours. */
export type PanchangDay = LimbDay & {
  /** Those that begin within the day. */
  varjyam: Interval[]
  amritKalam: Interval[]
  /** The parts of the day in which it runs. */
  bhadra: BhadraSpan[]
  panchaka: Interval[]
  gandaMoola: Interval[]
  muhurtas: Muhurtas | null
}
