/** How times are written: with the half of the day, by 24 hours, or counting on past midnight as almanacs do. */
export const notations = ['12', '24', '24plus'] as const
export type Notation = (typeof notations)[number]

export function isNotation(value: unknown): value is Notation {
  return notations.some((notation) => notation === value)
}

/**
 * The words of a 12-hour clock, small enough to stand in an attribute: from which hour on which word is said,
 * as "0 AM|12 PM". Hindi has five, and says them before the time.
 */
export type HalfWords = { parts: string; lead: boolean }

const minutesPerDay = 1440

/**
 * A time as it is read. `minutes` count from midnight of the date of the page, below 0 and past 1440 too; `otherDate`
 * names the date a time belongs to that is not of that date.
 */
export function clockText(minutes: number, otherDate: string, notation: Notation, words: HalfWords): string {
  if (notation === '24plus' && minutes >= minutesPerDay && minutes < 2 * minutesPerDay) {
    return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}+`
  }
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay
  const time = notation === '12' ? twelveHours(ofDay, words) : `${digits(Math.floor(ofDay / 60))}:${digits(ofDay % 60)}`
  return otherDate ? `${time}, ${otherDate}` : time
}

function twelveHours(ofDay: number, { parts, lead }: HalfWords): string {
  const hour = Math.floor(ofDay / 60)
  const time = `${digits(hour % 12 || 12)}:${digits(ofDay % 60)}`
  let word = ''
  for (const part of parts.split('|')) {
    const [from, ...name] = part.split(' ')
    if (hour >= Number(from)) word = name.join(' ')
  }
  return lead ? `${word} ${time}` : `${time} ${word}`
}

const digits = (value: number) => String(value).padStart(2, '0')
