const format = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' })

/** The civil year in India: the last one that a birth can be of. */
export function indiaYear(now: Date): number {
  return Number(format.format(now))
}
