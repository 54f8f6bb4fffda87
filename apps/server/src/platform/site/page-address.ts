/** The parameters that a rendering of a page has read, by their names; null when it may have read all of them. */
export type ReadParameters = readonly string[] | null

/** The address of a page, taken apart. */
export type PageAddress = { path: string; query: string }

/** Which loaders of a page are asked, when only its data is: the router's own parameter. */
const routerParameter = '_routes'

export function splitAddress(asked: string): PageAddress {
  const url = asked.startsWith('/') ? asked : withoutName(asked)
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) }
}

/** Who takes us for a proxy asks with a name in front, which may be anybody's: sent back in a redirect it would lead there. */
function withoutName(url: string): string {
  const rest = url.replace(/^[^:/?]*:\/\/[^/?]*/, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The one address of a page that was asked for with slashes too many, or null. A backslash is encoded, since browsers read `/\` as `//`, which leads elsewhere. */
export function withoutExtraSlashes({ path, query }: PageAddress): string | null {
  const plain = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return plain === path ? null : `${plain.replaceAll('\\', '%5C')}${query && `?${query}`}`
}

/** What of a query makes a difference to a page: two addresses with the same rest show the same page. */
export function relevantQuery({ path, query }: PageAddress, read: ReadParameters): string {
  if (query === '' || read === null) return query
  const relevant = path.endsWith('.data') ? [...read, routerParameter] : read
  if (relevant.length === 0) return ''
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of relevant.toSorted()) for (const value of given.getAll(name)) kept.append(name, value)
  return kept.toString()
}
