import { type Language, languageTag } from '@sankalp/contract/language'

export type DateParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>

type Format = { format: Intl.DateTimeFormat; written: Map<number, string> }
const formats = new Map<string, Format>()
/** A page uses the same few dates repeatedly, and pages of the same days are rendered all day. */
const keptTexts = 1000

/** Formats a civil date: 16 Nov, 16 नवंबर. */
export function formatDate(date: Date | string, language: Language, options: DateParts): string {
  const { weekday = '', day = '', month = '', year = '' } = options
  const key = `${language} ${weekday} ${day} ${month} ${year}`
  let known = formats.get(key)
  if (!known) {
    const format = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
      ...options,
      timeZone: 'UTC',
    })
    formats.set(key, (known = { format, written: new Map() }))
  }
  return writtenOnce(known, typeof date === 'string' ? Date.parse(date) : date.getTime())
}

function writtenOnce({ format, written }: Format, at: number): string {
  let text = written.get(at)
  if (text === undefined) {
    if (written.size >= keptTexts) written.clear()
    written.set(at, (text = format.format(at)))
  }
  return text
}

/** Returns the text for the date of a time that is not on the page's date. */
export function otherDateText(date: Date, language: Language): string {
  return formatDate(date, language, { day: 'numeric', month: language === 'en' ? 'short' : 'long' })
}

export const longDate = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
export const plainDate = { day: 'numeric', month: 'long', year: 'numeric' } as const
