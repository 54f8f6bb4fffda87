import type { Language } from '@sankalp/contract/language'
import { formatRupees } from '@sankalp/contract/money'

/** Formats rupees of the API for display. */
export function rupeesText(rupees: number, language: Language): string {
  return formatRupees(Math.round(rupees * 100), language)
}
