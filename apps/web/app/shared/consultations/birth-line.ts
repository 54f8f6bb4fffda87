import { type Language, clockParts, languageTag } from '@sankalp/contract/language'
import type { Birth } from '../birth/birth.ts'

/** Returns date, time and place in one line: 14 August 1996, 6:42 am, Varanasi. */
export function birthLine({ year, month, day, time, place }: Birth, language: Language, noTime: string): string {
  const tag = `${languageTag[language]}-u-nu-latn`
  const at = Date.UTC(year, month - 1, day, time?.hour ?? 12, time?.minute ?? 0)
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    at,
  )
  const clock = time ? new Intl.DateTimeFormat(tag, { ...clockParts[language], timeZone: 'UTC' }).format(at) : noTime
  return [date, clock, place].join(', ')
}
