import { isRealDate } from '@sankalp/contract/field-rules'
import { type HistoryFilter, historyFilters } from '@sankalp/contract/wallet-rules'

/** What of the history is shown; days are India's, both included. */
export type HistoryQuery = { kind?: HistoryFilter; from?: string; to?: string }

/** The filters as they stand in the address. Whatever is no filter is as if it were not there. */
export function readHistoryQuery(search: URLSearchParams): HistoryQuery {
  const kind = historyFilters.find((filter) => filter === search.get('kind'))
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')]
  return { ...(kind && { kind }), ...(from && { from }), ...(to && { to }) }
}

function dayIn(search: URLSearchParams, name: 'from' | 'to'): string | undefined {
  const day = search.get(name) ?? ''
  return isRealDate(day) ? day : undefined
}

/** The same address with other filters; what else stands in it stays. */
export function withHistoryQuery(search: URLSearchParams, query: HistoryQuery): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['kind', 'from', 'to'] as const) {
    const value = query[name]
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The days are the wrong way round: nothing can lie between them. */
export function isBackwards({ from, to }: HistoryQuery): boolean {
  return from !== undefined && to !== undefined && from > to
}
