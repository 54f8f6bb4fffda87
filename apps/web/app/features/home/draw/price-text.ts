import type { Language } from '@sankalp/contract/language'
import { formatRupees } from '@sankalp/contract/money'

/** Rupees of the API as people read them. */
export function rupeesText(rupees: number, language: Language): string {
  return formatRupees(Math.round(rupees * 100), language)
}

/** The least price of a list, in words; null for an empty one. */
export function leastText<T>(list: readonly T[], priceOf: (item: T) => number, language: Language): string | null {
  return list.length === 0 ? null : rupeesText(Math.min(...list.map(priceOf)), language)
}
