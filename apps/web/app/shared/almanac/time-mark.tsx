import type { Language } from '@sankalp/contract/language'
import { clockMinutes, dateAfter, minutesPerDay } from './clock-minutes.ts'
import { type HalfWords, type Notation, clockText } from './clock-text.ts'
import { otherDateText } from './date-text.ts'
import { unbroken } from './unbroken.ts'

type TimeMarkProps = {
  at: number
  /** The civil date of the page, and whose clocks it is told by. */
  date: string
  zone: string
  language: Language
  halfWords: HalfWords
  notation?: Notation
  /** Without the date it belongs to, even where that is another. */
  isBare?: boolean
}

/** A time on the clocks of a place; of another date than the page's it says so. `data-m` is for who writes it anew. */
export function TimeMark({ at, date, zone, language, halfWords, notation = '12', isBare }: TimeMarkProps) {
  const minutes = clockMinutes(at, date, zone)
  const days = Math.floor(minutes / minutesPerDay)
  const day = days === 0 ? null : dateAfter(date, days)
  const otherDate = !day || isBare ? '' : otherDateText(day, language)
  const clock = clockText(minutes, '', '24', halfWords)
  return (
    <time
      dateTime={day ? `${day.toISOString().slice(0, 10)}T${clock}` : clock}
      data-m={minutes}
      data-d={otherDate || undefined}
    >
      {unbroken(clockText(minutes, otherDate, notation, halfWords))}
    </time>
  )
}
