import { type Language, languageTag } from '@sankalp/contract/language'
import { type HalfWords, clockText } from '../almanac/clock-text.ts'
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

/** The almanac's own words, which stand there in texts that no chart's page fetches. */
export const halfWords: Record<Language, HalfWords> = {
  en: { parts: '0 AM|12 PM', lead: false },
  hin: { parts: '0 रात|4 सुबह|12 दोपहर|16 शाम|19 रात', lead: true },
}

/** A time of day from seconds after midnight, written as the almanac writes it: 05:25 AM, सुबह 05:25. */
export function timeOfDayText(seconds: number, language: Language, withSeconds = false): string {
  const text = clockText(Math.floor(seconds / 60), '', '12', halfWords[language])
  if (!withSeconds) return text
  return text.replace(/\d\d:\d\d/, (minutes) => `${minutes}:${String(seconds % 60).padStart(2, '0')}`)
}
