import { isRealDate } from '@sankalp/contract/field-rules'

/** Returns the week that an address asks for; null for the default week. */
export function readWeek(search: URLSearchParams): string | null {
  const week = search.get('week') ?? ''
  return isRealDate(week) ? week : null
}
