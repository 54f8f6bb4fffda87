const LONGEST = 64
// Three rows of the distance table, reused for every word.
let before = new Uint8Array(LONGEST + 1)
let above = new Uint8Array(LONGEST + 1)
let row = new Uint8Array(LONGEST + 1)

/**
 * Counts the typing errors between a word and a name, or its beginning, up to `reach`. The first letter counts two,
 * because it is seldom wrong.
 */
export function slipsBetween(word: string, name: string, reach: number): { slips: number; isWhole: boolean } | null {
  const length = Math.min(name.length, word.length + reach)
  if (word.length > LONGEST || length > LONGEST) return null
  if (reach < 2 && word.charCodeAt(0) !== name.charCodeAt(0)) return null
  for (let j = 0; j <= length; j += 1) above[j] = j
  for (let i = 1; i <= word.length; i += 1) {
    const letter = word.charCodeAt(i - 1)
    // Further from the diagonal than `reach` there are more errors than that.
    const from = Math.max(1, i - reach)
    const to = Math.min(length, i + reach)
    row[from - 1] = from === 1 ? i : reach + 1
    if (to < length) row[to + 1] = reach + 1
    let least = from === 1 ? i : reach + 1
    for (let j = from; j <= to; j += 1) {
      const other = name.charCodeAt(j - 1)
      const change = letter === other ? 0 : i === 1 && j === 1 ? 2 : 1
      let slips = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + change)
      const isExchanged = i > 1 && j > 1 && letter === name.charCodeAt(j - 2) && word.charCodeAt(i - 2) === other
      if (isExchanged) slips = Math.min(slips, before[j - 2]! + 1)
      row[j] = slips
      if (slips < least) least = slips
    }
    if (least > reach) return null
    ;[before, above, row] = [above, row, before]
  }
  if (length === name.length && above[length]! <= reach) return { slips: above[length]!, isWhole: true }
  let begun = reach + 1
  for (let j = Math.max(0, word.length - reach); j <= length; j += 1) begun = Math.min(begun, above[j]!)
  return begun <= reach ? { slips: begun, isWhole: false } : null
}
