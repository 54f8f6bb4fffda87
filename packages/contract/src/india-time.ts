/** India has one clock, +05:30 all year round, since long before this product: no zone table is needed for a day of it. */
const offsetMs = 5.5 * 3_600_000

/** The day in India at an instant, as YYYY-MM-DD. */
export function indiaDay(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10)
}

/** The instant at which a day (YYYY-MM-DD) begins in India. */
export function indiaDayStart(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs)
}

/** April to March, as 2026-27. */
export function financialYearOf(instant: Date): string {
  const [year, month] = indiaDay(instant).split('-').map(Number) as [number, number]
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** From the first instant of a financial year to the first after it; null when there is no such year. */
export function financialYearSpan(financialYear: string): { from: Date; to: Date } | null {
  const first = Number(financialYear.slice(0, 4))
  if (financialYear !== `${first}-${String((first + 1) % 100).padStart(2, '0')}`) return null
  return { from: indiaDayStart(`${first}-04-01`), to: indiaDayStart(`${first + 1}-04-01`) }
}
