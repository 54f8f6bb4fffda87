/**
 * Rules of payouts to acharyas, as data. The operator of a marketplace deducts tax at source (section 194-O of the
 * Income Tax Act: 0.1 % of the gross amount since October 2024). An accountant must confirm the rate before production
 * use.
 */
export const tds = { section: '194-O', perMille: 1 } as const

/** Returns the tax, rounded up to whole paise so that it is never too low. */
export function tdsOf(amountPaise: number): number {
  return Math.ceil((amountPaise * tds.perMille) / 1000)
}

/**
 * Returns the amounts of a statement's lines, in order. The column of what was not earned appears only when there is
 * some.
 */
export function statementColumns({ notEarned }: { notEarned: number }) {
  const columns = ['gross', 'fromBonus', 'tax', 'commission', 'notEarned', 'earned'] as const
  return columns.filter((name) => name !== 'notEarned' || notEarned !== 0)
}

/** Returns the Monday of the week that contains a day (YYYY-MM-DD). */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

export function weekStep(week: string, by: number): string {
  return new Date(Date.parse(`${week}T00:00:00Z`) + by * 7 * 24 * 3_600_000).toISOString().slice(0, 10)
}
