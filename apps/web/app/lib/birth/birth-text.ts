import { type Language, languageTag } from '@sankalp/contract/language'
import type { Birth } from './birth.ts'

type Moment = Pick<Birth, 'year' | 'month' | 'day' | 'time'>

/** A date in words; digits are Latin in Hindi too. */
export function birthDateText({ year, month, day }: Omit<Moment, 'time'>, language: Language): string {
  return formatter(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(Date.UTC(year, month - 1, day))
}

/** The clock as an Indian reader says it: 5:25 am, सुबह 5:25. Null when the time is not known. */
export function birthTimeText({ time }: Pick<Moment, 'time'>, language: Language): string | null {
  if (!time) return null
  const { hour, minute } = time
  const part = language === 'hin' ? ({ dayPeriod: 'short' } as const) : {}
  return formatter(language, { hour: 'numeric', minute: '2-digit', hour12: true, ...part }).format(
    Date.UTC(2000, 0, 1, hour, minute),
  )
}

function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, { ...options, timeZone: 'UTC' })
}
