import { type Language, languageTag } from '@sankalp/contract/language'
import { halfWords } from '@sankalp/content/half-words'
import { chosenNotation } from '../almanac/chosen-notation.ts'
import { clockText } from '../almanac/clock-text.ts'
import type { Birth } from './birth.ts'

type Moment = Pick<Birth, 'year' | 'month' | 'day' | 'time'>

/** Formats a date; digits are Latin in Hindi too. */
export function birthDateText({ year, month, day }: Omit<Moment, 'time'>, language: Language): string {
  const format = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(Date.UTC(year, month - 1, day))
}

/** Returns null if the time is not known. */
export function birthTimeText({ time }: Pick<Moment, 'time'>, language: Language): string | null {
  return time && timeOfDayText((time.hour * 60 + time.minute) * 60, language)
}

/**
 * Formats a time of day from seconds after midnight in the reader's format, to the nearest minute unless with seconds:
 * 05:25 AM, सुबह 05:25, or 05:25 with 24 hours.
 */
export function timeOfDayText(seconds: number, language: Language, withSeconds = false): string {
  const ofDay = ((seconds % 86_400) + 86_400) % 86_400
  const minutes = withSeconds ? Math.floor(ofDay / 60) : Math.round(ofDay / 60) % 1440
  const text = clockText(minutes, '', chosenNotation(), halfWords[language])
  if (!withSeconds) return text
  return text.replace(/\d\d:\d\d/, (shown) => `${shown}:${String(Math.floor(ofDay % 60)).padStart(2, '0')}`)
}
