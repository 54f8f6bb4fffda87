import { type Language, languageTag } from '@sankalp/contract'
import type { Words } from './words.ts'

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** Degrees and whole minutes within a sign, never rounded up: 29°59'40" must not become a thirtieth degree. */
export function formatDegree(degInRashi: number): string {
  const minutes = Math.floor(degInRashi * 60 + 1e-9)
  return `${Math.floor(minutes / 60)}°${pad(minutes % 60)}'`
}

/** The date on a clock that is `offsetSeconds` ahead of UTC, as tables have it: 07-12-1996. */
export function formatShortDate(epochMs: number, offsetSeconds: number): string {
  // To the nearest minute, as the pages round.
  const date = new Date(Math.round((epochMs + offsetSeconds * 1000) / 60_000) * 60_000)
  return `${pad(date.getUTCDate())}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCFullYear(), 4)}`
}

export function formatLongDate(
  { year, month, day }: { year: number; month: number; day: number },
  language: Language,
): string {
  const format = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(Date.UTC(year, month - 1, day))
}

/** The time of an instant on a clock that is `offsetSeconds` ahead of UTC. */
export function formatClock(epochMs: number, offsetSeconds: number, words: Words): string {
  // To the nearest minute, as the pages round.
  const date = new Date(Math.round((epochMs + offsetSeconds * 1000) / 60_000) * 60_000)
  return formatTime({ hour: date.getUTCHours(), minute: date.getUTCMinutes() }, words)
}

/** A time of day as the almanac writes it: 05:25 AM, सुबह 05:25. */
export function formatTime({ hour, minute }: { hour: number; minute: number }, { t, language }: Words): string {
  const parts = t('panchang:clock.parts')
    .split('|')
    .map((part) => part.split(' '))
  const [, word = ''] = parts.findLast(([from]) => hour >= Number(from)) ?? []
  const time = `${pad(hour % 12 || 12)}:${pad(minute)}`
  return language === 'hin' ? `${word} ${time}` : `${time} ${word}`
}

/** Ahead of UTC: +05:30, with seconds where local mean time was kept. */
export function formatOffset(offsetSeconds: number): string {
  const sign = offsetSeconds < 0 ? '−' : '+'
  const seconds = Math.abs(Math.round(offsetSeconds))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(seconds % 60 ? [seconds % 60] : [])]
  return sign + parts.map((part) => pad(part)).join(':')
}
