import { type Language, languageTag } from '@sankalp/contract'
import type { Words } from './words.ts'

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** Formats degrees and whole minutes within a sign. Never rounds up: 29°59'40" must not become a thirtieth degree. */
export function formatDegree(degInRashi: number): string {
  const minutes = Math.floor(degInRashi * 60 + 1e-9)
  return `${Math.floor(minutes / 60)}°${pad(minutes % 60)}'`
}

/** Formats the date on a clock that is `offsetSeconds` ahead of UTC for tables: 07-12-1996. */
export function formatShortDate(epochMs: number, offsetSeconds: number): string {
  // Round to the nearest minute, as the pages do.
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

/** Formats the time of an instant on a clock that is `offsetSeconds` ahead of UTC. */
export function formatClock(epochMs: number, offsetSeconds: number, words: Words): string {
  // Round to the nearest minute, as the pages do.
  const date = new Date(Math.round((epochMs + offsetSeconds * 1000) / 60_000) * 60_000)
  return formatTime({ hour: date.getUTCHours(), minute: date.getUTCMinutes() }, words)
}

/** Formats a time of day as in the almanac: 05:25 AM, सुबह 05:25. */
export function formatTime({ hour, minute }: { hour: number; minute: number }, { t, language }: Words): string {
  const parts = t('panchang:clock.parts')
    .split('|')
    .map((part) => part.split(' '))
  const [, word = ''] = parts.findLast(([from]) => hour >= Number(from)) ?? []
  const time = `${pad(hour % 12 || 12)}:${pad(minute)}`
  return language === 'hin' ? `${word} ${time}` : `${time} ${word}`
}

/** Formats an offset from UTC: +05:30, with seconds for local mean time. */
export function formatOffset(offsetSeconds: number): string {
  const sign = offsetSeconds < 0 ? '−' : '+'
  const seconds = Math.abs(Math.round(offsetSeconds))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(seconds % 60 ? [seconds % 60] : [])]
  return sign + parts.map((part) => pad(part)).join(':')
}
