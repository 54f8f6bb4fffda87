const offered = 3

/** Returns this financial year and the ones before it, such as 2026-27, 2025-26. */
export function latestFinancialYears(current: string): string[] {
  const first = Number(current.slice(0, 4))
  return Array.from(
    { length: offered },
    (_, back) => `${first - back}-${String((first - back + 1) % 100).padStart(2, '0')}`,
  )
}
