import type { Language } from '@sankalp/contract/language'
import { getAllPooja, searchPooja } from '@sankalp/contract/poojas.calls'
import type { Pooja } from '@sankalp/contract/poojas'
import { callApi, isOutage } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import type { PoojasWish } from '../poojas-address.ts'
import { listQuery } from './list-query.ts'

/** Fetches the poojas of a page of the list. In a file of its own, so that readers do not load the API client. */
export async function fetchPoojas(wish: PoojasWish, festivals: readonly string[]): Promise<Pooja[]> {
  return (await callApi(wish.q ? searchPooja : getAllPooja, { query: listQuery(wish, festivals) })).poojas
}

export function whyNot(error: unknown, language: Language, offline: string): string {
  return isOutage(error) ? offline : errorWords(error, language, offline)
}
