/** The longest search that the server accepts. */
export const longestSearch = 100

/** Reads the address of the search page. */
export function readSearched(search: URLSearchParams): string {
  return (search.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .trim()
}

export function searchAddress(q: string): string {
  return `/search?${new URLSearchParams({ q }).toString()}`
}
