import { isRealDate } from '@sankalp/contract/field-rules'
import { type HistoryFilter, historyFilters } from '@sankalp/contract/wallet-rules'

/** The part of the history that is shown. Days are in India's time zone, both inclusive. */
export type HistoryQuery = { kind?: HistoryFilter; from?: string; to?: string }

/** Reads the filters from the address and ignores invalid values. */
export function readHistoryQuery(search: URLSearchParams): HistoryQuery {
  const kind = historyFilters.find((filter) => filter === search.get('kind'))
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')]
  return { ...(kind && { kind }), ...(from && { from }), ...(to && { to }) }
}

function dayIn(search: URLSearchParams, name: 'from' | 'to'): string | undefined {
  const day = search.get(name) ?? ''
  return isRealDate(day) ? day : undefined
}

/** Returns the address with other filters; other parameters stay. */
export function withHistoryQuery(search: URLSearchParams, query: HistoryQuery): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['kind', 'from', 'to'] as const) {
    const value = query[name]
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Returns true if the days are in the wrong order, so that nothing can match. */
export function isBackwards({ from, to }: HistoryQuery): boolean {
  return from !== undefined && to !== undefined && from > to
}
