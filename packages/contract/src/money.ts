import { type Language, languageTag } from './language.ts'

const formats = new Map<Language, Intl.NumberFormat>()

/** Formats paise as rupees with Indian grouping: ₹1,00,000.00, with Latin digits in Hindi too. */
export function formatRupees(amountPaise: number, language: Language = 'en'): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(`${languageTag[language]}-u-nu-latn`, { style: 'currency', currency: 'INR' })
    formats.set(language, format)
  }
  return format.format(amountPaise / 100)
}

/** Converts whole paise, used internally, to rupees with two decimals for the API. */
export function toRupees(amountPaise: number): number {
  return amountPaise / 100
}
