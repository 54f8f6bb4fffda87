import { type PoojaConcern, isPoojaConcern, poojaListPages } from '@sankalp/contract/pooja-keys'

/** The list that an address asks for. */
export type PoojasWish = {
  /** The side of the switch that the search is for. */
  among: 'pooja' | 'astrologer'
  q: string
  concern: PoojaConcern | null
  page: number
}

/** The longest search that the server accepts. */
export const longestSearch = 100
const lastPage = 999

/** Reads the address and ignores invalid values, so that a shared link with a mistake in it still works. */
export function readPoojasAddress(search: URLSearchParams): PoojasWish {
  const [concern, page] = [search.get('concern'), search.get('page') ?? '']
  return {
    among: search.get('among') === 'astrologer' ? 'astrologer' : 'pooja',
    q: (search.get('q') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, longestSearch)
      .trim(),
    concern: isPoojaConcern(concern) ? concern : null,
    page: /^\d{1,4}$/.test(page) ? Math.min(Math.max(Number(page), 1), lastPage) : 1,
  }
}

/** Returns the parameters that differ from the plain list, in the same order in every address. */
export function poojasQuery({
  among = 'pooja',
  q = '',
  concern = null,
  page = 1,
}: Partial<PoojasWish>): Record<string, string> {
  return {
    ...(among === 'astrologer' && { among }),
    // Only poojas have concerns.
    ...(concern && among === 'pooja' && { concern }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  }
}

export function poojasAddress(wish: Partial<PoojasWish>): string {
  const query = new URLSearchParams(poojasQuery(wish)).toString()
  return query ? `/pooja?${query}` : '/pooja'
}

const { first, further } = poojaListPages

/** Returns the API page for a page of the list: twenty items at first, then ten each. */
export function apiPageOf(page: number): { page: string; pageSize: string } {
  return page === 1
    ? { page: '1', pageSize: String(first) }
    : { page: String(page + first / further - 1), pageSize: String(further) }
}

/** Returns how many items the user has seen at the end of a page, if it is full. */
export function seenAfter(page: number): number {
  return first + (page - 1) * further
}
