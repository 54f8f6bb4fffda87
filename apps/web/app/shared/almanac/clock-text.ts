/** Time formats: 12 hours, 24 hours, or hours counted beyond midnight as almanacs do. */
export const notations = ['12', '24', '24plus'] as const
export type Notation = (typeof notations)[number]

export function isNotation(value: unknown): value is Notation {
  return notations.some((notation) => notation === value)
}

/**
 * The words of a 12-hour clock, short enough for an attribute: the hour from which each word applies, as "0 AM|12 PM".
 * Hindi has five words and puts them before the time.
 */
export type HalfWords = { parts: string; lead: boolean }

/** Parsed `HalfWords`: the hour from which each word applies. There is one entry for each language. */
const readParts = new Map<string, { from: number; word: string }[]>()

const minutesPerDay = 1440

/**
 * Formats a time. `minutes` count from midnight of the page's date and can be below 0 or past 1440; `otherDate` names
 * the date of a time that is not on the page's date.
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
