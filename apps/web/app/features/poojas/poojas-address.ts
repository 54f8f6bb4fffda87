import { type PoojaConcern, isPoojaConcern, poojaListPages } from '@sankalp/contract/pooja-keys'

/** What an address of the list asks for. */
export type PoojasWish = {
  /** Which side of the switch the search is for. */
  among: 'pooja' | 'astrologer'
  q: string
  concern: PoojaConcern | null
  page: number
}

/** As long as the server takes a search. */
export const longestSearch = 100
const lastPage = 999

/** What is not ours is read as if it were not there: a shared link with a slip in it still leads somewhere. */
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

/** The parts of a wish that differ from the plain list, in the order of every address of ours. */
export function poojasQuery({
  among = 'pooja',
  q = '',
  concern = null,
  page = 1,
}: Partial<PoojasWish>): Record<string, string> {
  return {
    ...(among === 'astrologer' && { among }),
    // Concerns sort poojas; acharyas have none.
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

/** The page of the API that holds a page of the list: twenty at first, then ten each. */
export function apiPageOf(page: number): { page: string; pageSize: string } {
  return page === 1
    ? { page: '1', pageSize: String(first) }
    : { page: String(page + first / further - 1), pageSize: String(further) }
}

/** How many of the list one has seen at the end of a page, if it is full. */
export function seenAfter(page: number): number {
  return first + (page - 1) * further
}
