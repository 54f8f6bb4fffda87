/** How much readings share: the share of paragraphs of the shorter one that the other has too, in percent. */
export type Sameness = { median: number; p95: number; most: number }

/** Compares every reading with every other one, or `pairs` random pairs of them. */
export function samenessOf(
  readings: readonly (readonly string[])[],
  pairs?: { count: number; next: () => number },
): Sameness {
  const sets = readings.map((keys) => new Set(keys))
  const shares: number[] = []
  const compare = (one: number, other: number) => shares.push(sharePercent(sets[one]!, sets[other]!))
  if (pairs) {
    for (let drawn = 0; drawn < pairs.count; drawn++) {
      const one = Math.floor(pairs.next() * sets.length)
      const step = 1 + Math.floor(pairs.next() * (sets.length - 1))
      compare(one, (one + step) % sets.length)
    }
  } else {
    for (let one = 0; one < sets.length; one++) {
      for (let other = one + 1; other < sets.length; other++) compare(one, other)
    }
  }
  const sorted = Float64Array.from(shares).toSorted()
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
  return { median: at(0.5), p95: at(0.95), most: at(1) }
}

function sharePercent(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const key of one) if (other.has(key)) shared++
  return (100 * shared) / Math.min(one.size, other.size)
}
