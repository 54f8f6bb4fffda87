/** The names of the parameters that a rendering of a page has read. Null when it may have read all of them. */
export type ReadParameters = readonly string[] | null

/** The parsed URL of a page. */
export type PageAddress = { path: string; query: string }

/** The router's own parameter: the loaders to run when only the data of a page is requested. */
const routerParameter = '_routes'

export function splitAddress(asked: string): PageAddress {
  const url = asked.startsWith('/') ? asked : withoutName(asked)
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) }
}

/**
 * Removes the host from a URL. A client that treats us as a proxy sends any host, and a redirect with it would lead
 * there.
 */
function withoutName(url: string): string {
  const rest = url.replace(/^[^:/?]*:\/\/[^/?]*/, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * Returns the canonical URL of a page that was requested with extra slashes, or null. Encodes a backslash, because
 * browsers read `/\` as `//`, which leads to another host.
 */
export function withoutExtraSlashes({ path, query }: PageAddress): string | null {
  const plain = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return plain === path ? null : `${plain.replaceAll('\\', '%5C')}${query && `?${query}`}`
}

/** Returns the part of a query that affects a page: two URLs with the same result show the same page. */
export function relevantQuery({ path, query }: PageAddress, read: ReadParameters): string {
  if (query === '' || read === null) return query
  const relevant = path.endsWith('.data') ? [...read, routerParameter] : read
  if (relevant.length === 0) return ''
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of relevant.toSorted()) for (const value of given.getAll(name)) kept.append(name, value)
  return kept.toString()
}
