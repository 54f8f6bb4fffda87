import { type Language, languageTag } from '@sankalp/contract/language'

export type DateParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>

const formats = new Map<string, Intl.DateTimeFormat>()

/** A civil date in words; English puts the short month first, as Indian almanacs do: Nov 16. */
export function formatDate(date: Date | string, language: Language, options: DateParts): string {
  const { weekday = '', day = '', month = '', year = '' } = options
  const key = `${language} ${weekday} ${day} ${month} ${year}`
  let format = formats.get(key)
  if (!format) {
    const isShort = language === 'en' && month === 'short' && !year && !weekday
    format = new Intl.DateTimeFormat(isShort ? 'en-US' : `${languageTag[language]}-u-nu-latn`, { ...options, timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format.format(typeof date === 'string' ? Date.parse(date) : date)
}

/** The date that a time belongs to, where that is not the date of the page. */
export function otherDateText(date: Date, language: Language): string {
  return formatDate(date, language, language === 'en' ? { month: 'short', day: '2-digit' } : { day: 'numeric', month: 'long' })
}

export const longDate = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
export const plainDate = { day: 'numeric', month: 'long', year: 'numeric' } as const
