import { type OperatorList, readFilters } from '@sankalp/contract/operator-lists'
import { useSearchParams } from 'react-router'
import type { AskedList } from '../api/read.ts'

/** Reads search, filter and order from the address; ignores what the list does not have. */
export function useAskedList(list: OperatorList): [AskedList, (change: Partial<AskedList>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const filter = parameters.get('filter') ?? ''
  const sort = parameters.get('sort') ?? ''
  const asked = {
    search: list.searchedBy.length > 0 ? (parameters.get('search') ?? '').slice(0, 100) : '',
    sort: list.sorts.includes(sort) ? sort : '',
    filter: readFilters(list, filter) ? filter : '',
  }
  const change = (changed: Partial<AskedList>) => {
    const next = Object.entries({ ...asked, ...changed }).filter(([, value]) => value !== '')
    setParameters(new URLSearchParams(next), { preventScrollReset: true })
  }
  return [asked, change]
}
