import { type Language, languageTag } from './language.ts'

const formats = new Map<Language, Intl.NumberFormat>()

/** Paise as people read rupees: ₹1,00,000.00, with Latin digits in Hindi too. */
export function formatRupees(amountPaise: number, language: Language = 'en'): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(`${languageTag[language]}-u-nu-latn`, { style: 'currency', currency: 'INR' })
    formats.set(language, format)
  }
  return format.format(amountPaise / 100)
}

/** Rupees at the edge of the API (two decimals) from whole paise inside. */
export function toRupees(amountPaise: number): number {
  return amountPaise / 100
}
