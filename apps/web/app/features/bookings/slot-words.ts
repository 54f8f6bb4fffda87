import { slotStart } from '@sankalp/contract/booking-rules'
import { type Language, clockParts, languageTag } from '@sankalp/contract/language'

const india = 'Asia/Kolkata'
const formats = new Map<string, Intl.DateTimeFormat>()

function format(instant: string | number | Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`
  let known = formats.get(key)
  if (!known) formats.set(key, (known = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, options)))
  return known.format(new Date(instant))
}

/** Formats an instant in India as 10:30 AM, as the specification writes it; in Hindi with the part of the day. */
export function clockOf(instant: string | number | Date, language: Language, timeZone = india): string {
  const text = format(instant, language, { ...clockParts[language], timeZone })
  return language === 'en' ? text.toUpperCase() : text
}

/** Hindi uses full month names: their short forms have a sign that our fonts lack. */
const monthStyle = { en: 'short', hin: 'long' } as const

/** 21 Nov 2026 */
export const shortDate = (instant: string, language: Language) =>
  format(instant, language, { day: '2-digit', month: monthStyle[language], year: 'numeric', timeZone: india })

/** Saturday, 21 November */
export const dayName = (instant: string | Date, language: Language) =>
  format(instant, language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: india })

/** Sat, 21 Nov 2026, 10:30 AM */
export function whenWords(instant: string, language: Language): string {
  const day = format(instant, language, {
    weekday: 'short',
    day: 'numeric',
    month: monthStyle[language],
    year: 'numeric',
    timeZone: india,
  })
  return `${day}, ${clockOf(instant, language)}`
}

/** A month as yyyy-MM: November 2026 */
export const monthWords = (month: string, language: Language) =>
  format(`${month}-15`, language, { month: 'long', year: 'numeric', timeZone: india })

/** Returns Mon, Tue, … for a date of that weekday. */
export const weekdayWord = (isoDate: string, language: Language) =>
  format(isoDate, language, { weekday: 'short', timeZone: 'UTC' })

/**
 * Returns the same instant on the visitor's own clock, with the weekday if that differs too; null if the clock agrees
 * with India's. Checked for each instant, because a time zone may change its offset between two of them.
 */
export function ownClock(
  instant: string,
  language: Language,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null {
  const at = (timeZone: string) => format(instant, 'en', { dateStyle: 'short', timeStyle: 'short', timeZone })
  if (at(india) === at(zone)) return null
  const day = (timeZone: string) => format(instant, language, { weekday: 'short', timeZone })
  const clock = clockOf(instant, language, zone)
  return day(india) === day(zone) ? clock : `${day(zone)} ${clock}`
}

/** Converts dd-MM-yyyy to yyyy-MM-dd, which sorts. */
export function isoDate(date: string): string {
  const [day, month, year] = date.split('-')
  return `${year}-${month}-${day}`
}

/** Returns the start of a slot as an ISO instant; null while the choice is incomplete. */
export function slotInstant(slot: { date: string; time: string }): string | null {
  return slotStart(slot)?.toISOString() ?? null
}
