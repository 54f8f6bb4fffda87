import type { Language } from '@sankalp/contract/language'
import { priceText } from '../../lib/locale/rupees-text.ts'

/** Formats the lowest price of a list; null for an empty one. */
export function leastText<T>(list: readonly T[], priceOf: (item: T) => number, language: Language): string | null {
  return list.length === 0 ? null : priceText(Math.min(...list.map(priceOf)), language)
}
