/** Chances that come out the same each time: the same seed gives the same town. */
export type Chance = ReturnType<typeof createChance>

export function createChance(seed: number) {
  let state = seed
  /** The mulberry32 generator: a number from 0 up to 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** Returns a whole number from the first to the last, both included. */
    whole: (first: number, last: number): number => first + Math.floor(next() * (last - first + 1)),
    /** Returns one of several. */
    one: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!,
  }
}

/** Gives several things out one after the other, and begins again after the last one. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let given = 0
  return () => items[given++ % items.length]!
}
