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

/** From which hour on which word is said, read from `HalfWords`; there is one for each language. */
const readParts = new Map<string, { from: number; word: string }[]>()

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
  const word = partsOf(parts).findLast(({ from }) => hour >= from)?.word ?? ''
  return lead ? `${word} ${time}` : `${time} ${word}`
}

function partsOf(parts: string) {
  let read = readParts.get(parts)
  if (!read) {
    read = parts.split('|').map((part) => {
      const [from, ...name] = part.split(' ')
      return { from: Number(from), word: name.join(' ') }
    })
    readParts.set(parts, read)
  }
  return read
}

const digits = (value: number) => (value < 10 ? `0${value}` : String(value))
