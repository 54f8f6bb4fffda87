import type { Gazetteer } from './gazetteer.ts'

/** Returns the range of keys that begin with a text, as [from, to). */
export function keyRange(gazetteer: Gazetteer, prefix: string): [from: number, to: number] {
  return [firstKey(gazetteer, prefix, false), firstKey(gazetteer, prefix, true)]
}

/** Returns the first key that is not before a text, or, with `past`, the first one after all that begin with it. */
function firstKey(gazetteer: Gazetteer, prefix: string, past: boolean): number {
  let low = 0
  let high = gazetteer.keyTargets.length
  while (low < high) {
    const middle = (low + high) >> 1
    const order = compareAt(gazetteer, middle, prefix)
    if (order < 0 || (past && order === 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns 0 when the key begins with the text, else which of the two comes first. */
function compareAt({ keyTexts, keyStarts }: Gazetteer, key: number, prefix: string): number {
  const start = keyStarts[key]!
  const length = keyStarts[key + 1]! - start
  const shared = Math.min(length, prefix.length)
  for (let i = 0; i < shared; i += 1) {
    const difference = keyTexts.charCodeAt(start + i) - prefix.charCodeAt(i)
    if (difference !== 0) return difference
  }
  return length < prefix.length ? -1 : 0
}
