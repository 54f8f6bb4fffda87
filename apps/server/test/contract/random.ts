/** Numbers that look random and come again for the same seed, so that a failure can be repeated. */
export type Random = {
  /** A whole number from 0 to below `max`. */
  below(max: number): number
  pick<T>(values: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  // mulberry32: small, even, and the same everywhere.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (max: number) => Math.floor(next() * max)
  return {
    below,
    pick<T>(values: readonly T[]): T {
      if (values.length === 0) throw new Error('nothing to pick from')
      return values[below(values.length)]!
    },
  }
}

/** The same cases are tried in the same way on every machine and day; `FUZZ_SEED` tries others. */
export function chooseSeed(cases: number): number {
  return Number(process.env.FUZZ_SEED ?? cases)
}
