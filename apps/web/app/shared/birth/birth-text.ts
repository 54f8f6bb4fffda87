import { type Language, languageTag } from '@sankalp/contract/language'
import { halfWords } from '@sankalp/content/half-words'
import { chosenNotation } from '../almanac/chosen-notation.ts'
import { clockText } from '../almanac/clock-text.ts'
import type { Birth } from './birth.ts'

type Moment = Pick<Birth, 'year' | 'month' | 'day' | 'time'>

/** A date in words; digits are Latin in Hindi too. */
export function birthDateText({ year, month, day }: Omit<Moment, 'time'>, language: Language): string {
  const format = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(Date.UTC(year, month - 1, day))
}

/** Null when the time is not known. */
export function birthTimeText({ time }: Pick<Moment, 'time'>, language: Language): string | null {
  return time && timeOfDayText((time.hour * 60 + time.minute) * 60, language)
}

/**
 * A time of day from seconds after midnight, in the reader's notation, to the nearest minute unless with seconds: 05:25 AM,
 * सुबह 05:25, or 05:25 for who has chosen 24 hours.
 */
export function timeOfDayText(seconds: number, language: Language, withSeconds = false): string {
  const ofDay = ((seconds % 86_400) + 86_400) % 86_400
  const minutes = withSeconds ? Math.floor(ofDay / 60) : Math.round(ofDay / 60) % 1440
  const text = clockText(minutes, '', chosenNotation(), halfWords[language])
  if (!withSeconds) return text
  return text.replace(/\d\d:\d\d/, (shown) => `${shown}:${String(Math.floor(ofDay % 60)).padStart(2, '0')}`)
}
