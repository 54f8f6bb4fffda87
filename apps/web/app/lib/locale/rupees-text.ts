import type { Language } from '@sankalp/contract/language'
import { formatRupees } from '@sankalp/contract/money'

/** Rupees of the API as people read them. */
export function rupeesText(rupees: number, language: Language): string {
  return formatRupees(Math.round(rupees * 100), language)
}
