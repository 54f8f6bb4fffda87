import { toLatinDigits } from '../../lib/latin-digits.ts'

/**
 * The first year of our tables. Repeated here, because importing the contract's file of calls would include its
 * schemas.
 */
export const firstYear = 1900
export const lastYear = 2100

/**
 * Reads 15/11/2026, 15-11-2026, 15.11.2026, 15 11 2026 or 2026-11-15, with Hindi digits too; null for any other date.
 */
export function readTypedDate(typed: string): string | null {
  const text = toLatinDigits(typed).trim()
  const dayFirst = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(text)
  if (dayFirst) return toDate(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]))
  const yearFirst = /^(\d{4})[\s./-](\d{1,2})[\s./-](\d{1,2})$/.exec(text)
  return yearFirst && toDate(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))
}

function toDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= firstYear && year <= lastYear ? date.toISOString().slice(0, 10) : null
}

/** Returns the date `days` later; dates are YYYY-MM-DD everywhere. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

export const isInTables = (date: string) => date >= `${firstYear}-01-01` && date <= `${lastYear}-12-31`
