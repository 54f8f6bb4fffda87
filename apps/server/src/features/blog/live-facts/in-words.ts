import type { Language } from '@sankalp/contract'
import { indiaClock, indiaDate, indiaMidnight } from '@sankalp/content/horoscope/india-time'
import { clockText, dateText, periodName } from '@sankalp/content/horoscope/moments'
import { names } from '@sankalp/content/horoscope/words'
import { liveFactTexts } from '@sankalp/content/live-fact-texts'
import type { CivilDate, EpochMs, Interval, TithiSpan } from '@sankalp/jyotish'

const minuteMs = 60_000

/** Formats a day: "Sunday, 15 November 2026". */
export function dayText(date: CivilDate, language: Language): string {
  return periodName('day', date, language)
}

/** Formats a date in India: "15 November 2026". */
export function longDate(at: number, language: Language): string {
  return `${dateText(at, language)} ${indiaDate(at).year}`
}

/**
 * Formats a clock time on a day, with the date if it is on another day. Rounds first, so that 23:59:40 becomes midnight
 * of the next day.
 */
export function timeOn(day: CivilDate, at: number, language: Language): string {
  const rounded = Math.round(at / minuteMs) * minuteMs
  const time = clockText(rounded, language)
  return isSameDay(indiaClock(rounded), day) ? time : liveFactTexts[language].onDay(time, dateText(rounded, language))
}

/** Formats a span between two clock times. A date that both have is printed once. */
export function spanOn(day: CivilDate, { startsAt, endsAt }: Interval, language: Language): string {
  const words = liveFactTexts[language]
  const [first, last] = [indiaDate(startsAt), indiaDate(endsAt)]
  if (isSameDay(first, last) && !isSameDay(first, day))
    return words.dayAndTime(dateText(startsAt, language), spanOn(first, { startsAt, endsAt }, language))
  return words.span(timeOn(day, startsAt, language), timeOn(day, endsAt, language))
}

/** Formats a tithi: "Shukla Shashthi". The full and the new moon need no fortnight. */
export function tithiName({ key, paksha }: Pick<TithiSpan, 'key' | 'paksha'>, language: Language): string {
  const name = names[language].tithis[key]
  return key === 'purnima' || key === 'amavasya' ? name : `${liveFactTexts[language].paksha[paksha]} ${name}`
}

export function isSameDay(a: CivilDate, b: CivilDate): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day
}

export function nextMidnight(now: number): EpochMs {
  return indiaMidnight(indiaDate(now, 1))
}

/** YYYY-MM-DD. */
export function isoDate({ year, month, day }: CivilDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
