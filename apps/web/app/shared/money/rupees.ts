import type { Language } from '@sankalp/contract/language'
import { formatRupees } from '@sankalp/contract/money'

/** Converts rupees with two decimals to whole paise, which can be added and compared exactly. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

/** Formats rupees as ₹1,20,000.00, with a sign if money left the wallet. */
export function rupeesText(rupees: number, language: Language): string {
  return formatRupees(toPaise(rupees), language)
}

/** Formats whole rupees without decimals, as pack prices are written: ₹1,00,000. */
export function wholeRupeesText(rupees: number, language: Language): string {
  return rupeesText(rupees, language).replace(/\.00$/, '')
}
