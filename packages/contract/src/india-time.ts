/** India has used +05:30 all year round since long before this product, so a day there needs no zone table. */
const offsetMs = 5.5 * 3_600_000

/** Returns the day in India at an instant, as YYYY-MM-DD. */
export function indiaDay(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10)
}

/** Returns the instant at which a day (YYYY-MM-DD) begins in India. */
export function indiaDayStart(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs)
}

/** Returns the financial year, April to March, as 2026-27. */
export function financialYearOf(instant: Date): string {
  const [year, month] = indiaDay(instant).split('-').map(Number) as [number, number]
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** Returns the first instant of a financial year and the first instant after it; null when the year is not valid. */
export function financialYearSpan(financialYear: string): { from: Date; to: Date } | null {
  const first = Number(financialYear.slice(0, 4))
  if (financialYear !== `${first}-${String((first + 1) % 100).padStart(2, '0')}`) return null
  return { from: indiaDayStart(`${first}-04-01`), to: indiaDayStart(`${first + 1}-04-01`) }
}
