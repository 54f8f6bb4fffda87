export type CivilDay = { year: number; month: number; day: number }

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Returns the reader's own date. */
export function civilToday(now: Date): CivilDay {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

export function isAfter(one: CivilDay, other: CivilDay): boolean {
  return dayNumber(one) > dayNumber(other)
}

const dayNumber = ({ year, month, day }: CivilDay) => Date.UTC(year, month - 1, day)
