import { type Language, clockParts } from '@sankalp/contract/language'
import { inIndia } from '../../shared/almanac/in-india.ts'

/** 16 November 2026 */
export const longDay = (instant: string, language: Language) =>
  inIndia(instant, language, { day: 'numeric', month: 'long', year: 'numeric' })

/** 16 Nov */
export const shortDay = (instant: string, language: Language) =>
  inIndia(instant, language, { day: 'numeric', month: 'short' })

/** 4:05 pm */
export const clock = (instant: string, language: Language) => inIndia(instant, language, clockParts[language])

/** 16 November 2026, 4:05 pm */
export const dayAndClock = (instant: string, language: Language) =>
  inIndia(instant, language, { day: 'numeric', month: 'long', year: 'numeric', ...clockParts[language] })

/** The month of an instant: November 2026 */
export const monthOf = (instant: string, language: Language) =>
  inIndia(instant, language, { month: 'long', year: 'numeric' })

/** A month given as yyyy-MM: Nov, and in full November 2026. */
export const monthName = (month: string, language: Language, style: 'short' | 'full') =>
  inIndia(`${month}-15`, language, style === 'short' ? { month: 'short' } : { month: 'long', year: 'numeric' })
