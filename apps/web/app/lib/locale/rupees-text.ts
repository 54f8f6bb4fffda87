import type { Language } from '@sankalp/contract/language'
import { formatRupees } from '@sankalp/contract/money'

/** Formats rupees of the API for display. */
export function rupeesText(rupees: number, language: Language): string {
  return formatRupees(Math.round(rupees * 100), language)
}

/** Formats a price as people write it: ₹225, but ₹1,005.36. Bills and balances show the paise always. */
export function priceText(rupees: number, language: Language): string {
  return rupeesText(rupees, language).replace(/\.00$/, '')
}
