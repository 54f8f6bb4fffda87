/**
 * What is paid out to acharyas, as data. Tax is deducted at source by whoever runs a market place (section 194-O of the Income Tax
 * Act: 0.1 % of the gross amount since October 2024); an accountant confirms the rate before it is used for real.
 */
export const tds = { section: '194-O', perMille: 1 } as const

/** Rounded up to whole paise: never too little for the tax office. */
export function tdsOf(amountPaise: number): number {
  return Math.ceil((amountPaise * tds.perMille) / 1000)
}

/** Monday of the week in which a day (YYYY-MM-DD) lies. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

export function weekStep(week: string, by: number): string {
  return new Date(Date.parse(`${week}T00:00:00Z`) + by * 7 * 24 * 3_600_000).toISOString().slice(0, 10)
}
