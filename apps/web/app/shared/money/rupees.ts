import type { Language } from '@sankalp/contract/language'
import { formatRupees } from '@sankalp/contract/money'

/** Rupees come with two decimals; whole paise can be added and compared. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

/** ₹1,20,000.00, with a sign where money left the wallet. */
export function rupeesText(rupees: number, language: Language): string {
  return formatRupees(toPaise(rupees), language)
}

/** Whole rupees without decimals, as prices of packs are written: ₹1,00,000. */
export function wholeRupeesText(rupees: number, language: Language): string {
  return rupeesText(rupees, language).replace(/\.00$/, '')
}
