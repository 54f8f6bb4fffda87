/** What waits, by caller: callers take turns, so that one who wants a hundred things waits for their own hundred, and the next for one. */
export type Rotation<Item> = {
  add(caller: string, item: Item): void
  /** Takes out what is next; its caller goes behind all others. */
  next(): Item | undefined
  /** How much one caller waits for. */
  countOf(caller: string): number
  readonly size: number
}

export function createRotation<Item>(): Rotation<Item> {
  const waiting = new Map<string, Item[]>()
  let size = 0
  return {
    add(caller, item) {
      const own = waiting.get(caller)
      if (own) own.push(item)
      else waiting.set(caller, [item])
      size += 1
    },
    next() {
      const first = waiting.entries().next()
      if (first.done) return undefined
      const [caller, own] = first.value
      const item = own.shift()
      waiting.delete(caller)
      if (own.length > 0) waiting.set(caller, own)
      size -= 1
      return item
    },
    countOf: (caller) => waiting.get(caller)?.length ?? 0,
    get size() {
      return size
    },
  }
}
