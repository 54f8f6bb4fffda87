const format = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' })

/** Returns the civil year in India, the latest possible year of birth. */
export function indiaYear(now: Date): number {
  return Number(format.format(now))
}
