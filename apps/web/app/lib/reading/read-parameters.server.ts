/** Reading one of these tells nothing of any other parameter. */
const namedReads: ReadonlySet<string | symbol> = new Set(['get', 'getAll', 'has'])
/** These hold the whole query. */
const wholeReads: ReadonlySet<string | symbol> = new Set(['search', 'href', 'toString', 'toJSON'])

/**
 * A page's address that remembers which of its parameters were read, for the cache of pages: an address that differs only in
 * others leads to the same page.
 */
export function watchParameters(address: URL): { url: URL; listRead: () => string } {
  const names = new Set<string>()
  let readsAll = false

  const searchParams = new Proxy(address.searchParams, {
    get(target, property) {
      if (!namedReads.has(property)) readsAll = true
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        names.add(String(args[0]))
        return value.apply(target, args) as unknown
      }
    },
  })
  const url = new Proxy(address, {
    get(target, property) {
      if (property === 'searchParams') return searchParams
      if (wholeReads.has(property)) readsAll = true
      const value: unknown = Reflect.get(target, property, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  /** Their names, or `*` for all there may be. */
  return { url, listRead: () => (readsAll ? '*' : [...names].map(encodeURIComponent).join(',')) }
}
