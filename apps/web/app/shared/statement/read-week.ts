import { isRealDate } from '@sankalp/contract/field-rules'

/** The week that an address asks for; null for the usual one. */
export function readWeek(search: URLSearchParams): string | null {
  const week = search.get('week') ?? ''
  return isRealDate(week) ? week : null
}
