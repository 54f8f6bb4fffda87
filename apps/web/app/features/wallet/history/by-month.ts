/** Groups items that are sorted by time by month, in the same order. */
export function byMonth<Item extends { at: string }>(
  items: readonly Item[],
  nameOf: (at: string) => string,
): { month: string; items: Item[] }[] {
  const months: { month: string; items: Item[] }[] = []
  for (const item of items) {
    const month = nameOf(item.at)
    const last = months.at(-1)
    if (last?.month === month) last.items.push(item)
    else months.push({ month, items: [item] })
  }
  return months
}
