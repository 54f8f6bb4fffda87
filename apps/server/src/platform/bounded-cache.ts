/** Keeps what was asked for last, up to a size; what was not asked for longest goes first. */
export type BoundedCache<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  /** The sum of the sizes of all it keeps. */
  readonly size: number
}

/** Without `sizeOf` everything counts one. A value larger than `maxSize` is not kept at all. */
export function createBoundedCache<Value>(maxSize: number, sizeOf: (value: Value, key: string) => number = () => 1): BoundedCache<Value> {
  // A Map remembers in which order its keys were set, so the first is the one not asked for longest.
  const kept = new Map<string, { value: Value; size: number }>()
  let size = 0

  function remove(key: string): void {
    size -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    set(key, value) {
      remove(key)
      const added = sizeOf(value, key)
      if (added > maxSize) return
      kept.set(key, { value, size: added })
      size += added
      for (const oldest of kept.keys()) {
        if (size <= maxSize) break
        remove(oldest)
      }
    },
    delete: remove,
    get size() {
      return size
    },
  }
}
