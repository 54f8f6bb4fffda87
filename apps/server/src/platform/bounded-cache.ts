/**
 * A cache of the values used last, up to a total size. Values that were requested once are evicted before those
 * requested again, so that a flood of new keys evicts other new ones and not the popular ones.
 */
export type BoundedCache<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  /** The sum of the sizes of all values in it. */
  readonly size: number
}

/** `score`: the number of requests, which halves each hour. */
type Entry<Value> = { value: Value; size: number; score: number; at: number }
/** A Map remembers in which order its keys were set, so the first is the least recently used. */
type Entries<Value> = { map: Map<string, Entry<Value>>; size: number }

/** The share of the size that values requested again may use. The rest is for new ones. */
const shareOfKnown = 0.75
const hourMs = 3_600_000

/** Creates a cache. Without `sizeOf` every value counts as one. A value larger than `maxSize` is not cached at all. */
export function createBoundedCache<Value>(
  maxSize: number,
  sizeOf: (value: Value, key: string) => number = () => 1,
  nowMs: () => number = () => performance.now(),
): BoundedCache<Value> {
  const fresh: Entries<Value> = { map: new Map(), size: 0 }
  const known: Entries<Value> = { map: new Map(), size: 0 }

  function put(into: Entries<Value>, key: string, entry: Entry<Value>): void {
    into.map.set(key, entry)
    into.size += entry.size
  }

  function take(from: Entries<Value>, key: string): Entry<Value> | undefined {
    const entry = from.map.get(key)
    if (!entry) return undefined
    from.map.delete(key)
    from.size -= entry.size
    return entry
  }

  function scoreOf({ score, at }: Entry<Value>, now: number): number {
    return score * 2 ** ((at - now) / hourMs)
  }

  /**
   * Moves an entry that was requested again to the known ones, if there is room or its score is higher than that of the
   * least recently used ones.
   */
  function promote(key: string, entry: Entry<Value>, now: number): void {
    const room = maxSize * shareOfKnown
    if (entry.size > room) return put(fresh, key, entry)
    for (const [oldest, other] of known.map) {
      if (known.size + entry.size <= room) break
      if (scoreOf(other, now) >= entry.score) return put(fresh, key, entry)
      put(fresh, oldest, take(known, oldest)!)
    }
    put(known, key, entry)
  }

  return {
    get(key) {
      const now = nowMs()
      const home = known.map.has(key) ? known : fresh
      const entry = take(home, key)
      if (!entry) return undefined
      entry.score = scoreOf(entry, now) + 1
      entry.at = now
      if (home === known) put(known, key, entry)
      else promote(key, entry, now)
      return entry.value
    },
    set(key, value) {
      const now = nowMs()
      const home = known.map.has(key) ? known : fresh
      const earlier = take(home, key)
      const size = sizeOf(value, key)
      if (size > maxSize) return
      put(home, key, { value, size, score: earlier ? scoreOf(earlier, now) : 1, at: now })
      while (fresh.size + known.size > maxSize) {
        const from = fresh.map.size > 0 ? fresh : known
        take(from, from.map.keys().next().value!)
      }
    },
    delete(key) {
      take(known, key)
      take(fresh, key)
    },
    get size() {
      return fresh.size + known.size
    },
  }
}
