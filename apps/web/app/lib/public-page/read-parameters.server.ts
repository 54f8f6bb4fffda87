/** These reads concern only the named parameter. */
const namedReads: ReadonlySet<string | symbol> = new Set(['get', 'getAll', 'has'])
/** These reads return the whole query. */
const wholeReads: ReadonlySet<string | symbol> = new Set(['search', 'href', 'toString', 'toJSON'])

/**
 * Returns a page's address that records which of its parameters were read. The page cache uses this: addresses that
 * differ only in other parameters lead to the same page.
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
  /** The names of the parameters, or `*` for all. */
  return { url, listRead: () => (readsAll ? '*' : [...names].map(encodeURIComponent).join(',')) }
}
