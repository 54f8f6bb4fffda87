import type { Span } from '@sankalp/contract/availability-rules'
import { dayMinutes } from '@sankalp/contract/availability-rules'
import { indiaDayStart } from '@sankalp/contract/india-time'
import { type Language, clockParts } from '@sankalp/contract/language'
import { formatRupees } from '@sankalp/contract/money'
import { inIndia } from '../../shared/almanac/in-india.ts'

/** 4:05 pm */
export const clock = (instant: Date | string, language: Language) => inIndia(instant, language, clockParts[language])

/** Monday, 16 November */
export const dayName = (instant: Date | string, language: Language) =>
  inIndia(instant, language, { weekday: 'long', day: 'numeric', month: 'long' })

/**
 * 16 Nov; Hindi uses full month names, which are short enough, and whose abbreviations end in a sign that our fonts
 * lack.
 */
export const shortDay = (instant: Date | string, language: Language) =>
  inIndia(instant, language, { day: 'numeric', month: language === 'en' ? 'short' : 'long' })

/** 16 Nov, 4:05 pm */
export const dayAndClock = (instant: Date | string, language: Language) =>
  `${shortDay(instant, language)}, ${clock(instant, language)}`

/** A day given as YYYY-MM-DD: Monday, 16 November */
export const dayNameOf = (day: string, language: Language) => dayName(indiaDayStart(day), language)

export const weekdayName = (weekday: number, language: Language, style: 'long' | 'short' = 'long') =>
  // 2023-01-01 is a Sunday.
  inIndia(`2023-01-0${weekday + 1}T12:00:00+05:30`, language, { weekday: style })

/** A month given as yyyy-MM: November 2026 */
export const monthName = (month: string, language: Language) =>
  inIndia(`${month}-15`, language, { month: 'long', year: 'numeric' })

/** Formats minutes since midnight as 4:05 pm; the end of a day has its own word. */
export function minuteText(minute: number, language: Language, midnight: string): string {
  if (minute === dayMinutes) return midnight
  return clock(new Date(indiaDayStart('2023-01-01').getTime() + minute * 60_000), language)
}

/** 6:00 am – 9:00 am, 5:00 pm – 8:00 pm */
export function spansText(spans: readonly Span[], language: Language, midnight: string): string {
  return spans
    .map(({ from, to }) =>
      `${minuteText(from, language, midnight)} – ${minuteText(to, language, midnight)}`.replaceAll(' ', '\u00a0'),
    )
    .join(', ')
}

/** Formats rupees with two decimals, from the number that the API returns. */
export function rupeesText(rupees: number, language: Language): string {
  return formatRupees(Math.round(rupees * 100), language)
}
