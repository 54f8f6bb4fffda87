import { type Language, clockParts } from '@sankalp/contract/language'
import { inIndia } from '../../../shared/almanac/in-india.ts'

/** 16 November 2026, 4:05 pm */
export const dayAndClock = (instant: string | number, language: Language) =>
  inIndia(instant, language, { day: 'numeric', month: 'long', year: 'numeric', ...clockParts[language] })

/** 4:05:09 pm: a bill by the second shows the seconds. */
export const exactClock = (instant: string | number, language: Language) =>
  inIndia(instant, language, { ...clockParts[language], second: '2-digit' })
