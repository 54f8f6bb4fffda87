/** Pseudorandom numbers that repeat for the same seed, so that a failure can be reproduced. */
export type Random = {
  /** Returns a whole number from 0 to below `max`. */
  below(max: number): number
  pick<T>(values: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  // mulberry32: small, evenly distributed, and the same on every machine.
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

/** Returns the seed: by default the same cases on every machine and day. `FUZZ_SEED` selects others. */
export function chooseSeed(cases: number): number {
  return Number(process.env.FUZZ_SEED ?? cases)
}
