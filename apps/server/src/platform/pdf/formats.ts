import { type Language, languageTag } from '@sankalp/contract'

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** Degrees and whole minutes within a sign, never rounded up: 29°59'40" must not become a thirtieth degree. */
export function formatDegree(degInRashi: number): string {
  const minutes = Math.floor(degInRashi * 60 + 1e-9)
  return `${Math.floor(minutes / 60)}°${pad(minutes % 60)}'`
}

/** The date on a clock that is `offsetSeconds` ahead of UTC, as tables have it: 07-12-1996. */
export function formatShortDate(epochMs: number, offsetSeconds: number): string {
  const date = new Date(epochMs + offsetSeconds * 1000)
  return `${pad(date.getUTCDate())}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCFullYear(), 4)}`
}

export function formatLongDate({ year, month, day }: { year: number; month: number; day: number }, language: Language): string {
  const format = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(Date.UTC(year, month - 1, day))
}

export function formatClock(epochMs: number, offsetSeconds: number): string {
  const date = new Date(epochMs + offsetSeconds * 1000)
  return `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`
}

/** Ahead of UTC: +05:30, with seconds where local mean time was kept. */
export function formatOffset(offsetSeconds: number): string {
  const sign = offsetSeconds < 0 ? '−' : '+'
  const seconds = Math.abs(Math.round(offsetSeconds))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(seconds % 60 ? [seconds % 60] : [])]
  return sign + parts.map((part) => pad(part)).join(':')
}
