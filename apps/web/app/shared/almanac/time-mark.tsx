import type { Language } from '@sankalp/contract/language'
import { clockMinutes, dateAfter, minutesPerDay } from './clock-minutes.ts'
import { type HalfWords, type Notation, clockText } from './clock-text.ts'
import { otherDateText } from './date-text.ts'
import { unbroken } from './unbroken.ts'

type TimeMarkProps = {
  at: number
  /** The civil date of the page, and the zone of its clocks. */
  date: string
  zone: string
  language: Language
  halfWords: HalfWords
  notation?: Notation
  /** Omits the date, even if it is not the page's date. */
  isBare?: boolean
}

/**
 * Shows a time on the clock of a place, with the date if it is not the page's. Scripts that rewrite it use `data-m`.
 */
export function TimeMark({ at, date, zone, language, halfWords, notation = '12', isBare }: TimeMarkProps) {
  const { minutes, dateTime, otherDate } = timeOnDate(at, date, zone, isBare ? null : language)
  return (
    <time dateTime={dateTime} data-m={minutes} data-d={otherDate || undefined}>
      {unbroken(clockText(minutes, otherDate, notation, halfWords))}
    </time>
  )
}

/**
 * Returns an instant as minutes of a date, and the name of its own date if that differs, in `language`; empty without a
 * language.
 */
export function timeOnDate(at: number, date: string, zone: string, language: Language | null) {
  const minutes = clockMinutes(at, date, zone)
  const days = Math.floor(minutes / minutesPerDay)
  const day = days === 0 ? null : dateAfter(date, days)
  const ofDay = minutes - days * minutesPerDay
  const clock = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return {
    minutes,
    dateTime: day ? `${day.toISOString().slice(0, 10)}T${clock}` : clock,
    otherDate: day && language ? otherDateText(day, language) : '',
  }
}
