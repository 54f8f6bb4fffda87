import { type Language, languageTag } from '@sankalp/contract/language'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats an instant in Indian time, with Latin digits in Hindi too. */
export function inIndia(
  instant: Date | string | number,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${language} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, { timeZone: 'Asia/Kolkata', ...options })
    formats.set(key, format)
  }
  return format.format(new Date(instant))
}
