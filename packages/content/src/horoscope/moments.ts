import { type Language, languageTag } from '@sankalp/contract'
import { type CivilDate, MS_PER_DAY, varas, weekdayIndex } from '@sankalp/jyotish'
import { usualClockText } from '../clock-words.ts'
import { type Cause, type Span, isKind } from './causes.ts'
import { type Period, indiaClock, indiaDate, weekPeriod } from './india-time.ts'
import { joinList, names, spanWords } from './words.ts'

const MINUTE_MS = 60_000

/** Returns "02:32 PM" in India, to the nearest minute as almanacs print it. */
export function clockText(at: number, language: Language): string {
  const { hour, minute } = indiaClock(Math.round(at / MINUTE_MS) * MINUTE_MS)
  return usualClockText(hour * 60 + minute, language)
}

const dateFormats = {
  en: new Intl.DateTimeFormat(languageTag.en, { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' }),
  hin: new Intl.DateTimeFormat(`${languageTag.hin}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Kolkata',
  }),
}

/** Returns "16 November" in India. */
export function dateText(at: number, language: Language): string {
  return dateFormats[language].format(at)
}

const monthFormats = {
  en: new Intl.DateTimeFormat(languageTag.en, { month: 'long', timeZone: 'UTC' }),
  hin: new Intl.DateTimeFormat(languageTag.hin, { month: 'long', timeZone: 'UTC' }),
}

/** Returns "Sunday, 15 November 2026", "16–22 November 2026", "November 2026" or "2026". */
export function periodName(
  length: 'day' | 'week' | 'month' | 'year',
  { year, month, day }: CivilDate,
  language: Language,
): string {
  if (length === 'year') return String(year)
  const monthAndYear = `${monthFormats[language].format(Date.UTC(year, month - 1))} ${year}`
  if (length === 'month') return monthAndYear
  if (length === 'week') return weekName({ year, month, day }, language)
  const vara = varas[weekdayIndex({ year, month, day })]!
  return `${names[language].varas[vara]}, ${day} ${monthAndYear}`
}

/** Returns "16–22 November 2026" or "30 November – 6 December 2026". */
function weekName(date: CivilDate, language: Language): string {
  const { from, until } = weekPeriod(date)
  const { year } = indiaDate(until - 1)
  return `${dayRange({ from, until }, language)} ${year}`
}

/** Returns "16–18 November", "16 November" or "30 November – 2 December". */
function dayRange({ from, until }: Span, language: Language): string {
  const [first, last] = [indiaClock(from), indiaClock(until - 1)]
  if (first.month !== last.month) return `${dateText(from, language)} – ${dateText(until - 1, language)}`
  return first.day === last.day ? dateText(from, language) : `${first.day}–${dateText(until - 1, language)}`
}

/**
 * Returns times for a day and dates for longer periods; an instant of another day includes its date. Hindi adds its
 * word for o'clock.
 */
export function momentText(at: number, period: Period, language: Language): string {
  if (!isDay(period)) return dateText(at, language)
  // Half a minute before midnight already rounds to 12:00 AM of the next day.
  const minute = Math.round(at / MINUTE_MS) * MINUTE_MS
  const clock = language === 'en' ? clockText(minute, language) : `${clockText(minute, language)} बजे`
  if (minute >= period.from && minute < period.until) return clock
  return language === 'en' ? `${clock} on ${dateText(minute, language)}` : `${dateText(minute, language)}, ${clock}`
}

export function isDay({ from, until }: Period): boolean {
  return until - from <= MS_PER_DAY
}

/** Returns "until 02:32 PM", "from 3 May on": only the ends within the period; null if there are none. */
export function cutText(span: Partial<Span>, period: Period, language: Language): string | null {
  const words = spanWords[language]
  const from = span.from !== undefined && span.from > period.from ? momentText(span.from, period, language) : null
  const until = span.until !== undefined && span.until < period.until ? momentText(span.until, period, language) : null
  if (from !== null && from === until) return words.on(from)
  if (from !== null && until !== null) return words.between(from, until)
  if (from !== null) return words.from(from)
  return until === null ? null : words.until(until)
}

/** Returns the same for all spans of a recurring cause; `always` is the text for one that fills the period. */
export function cutsText(spans: readonly Partial<Span>[], period: Period, language: Language): string {
  return joinList(
    spans.map((span) => cutText(span, period, language) ?? spanWords[language].always),
    language,
  )
}

/** Returns when a cause holds within the period, if not throughout. */
export function causeCutText(cause: Cause, period: Period, language: Language): string | null {
  const stays = isKind(cause, 'graha-house') && cause.facts.because === 'period' ? cause.facts.stays : [cause]
  return stays.length > 1 ? cutsText(stays, period, language) : cutText(stays[0]!, period, language)
}

/** Returns the dates of several spans of one month, or of one that may cross into the next: "1 and 26–28 November". */
export function datesText(spans: readonly Span[], language: Language): string {
  if (spans.length === 1) return dayRange(spans[0]!, language)
  const days = spans.map(({ from, until }) => {
    const [first, last] = [indiaClock(from).day, indiaClock(until - 1).day]
    return first === last ? String(first) : `${first}–${last}`
  })
  const month = dateText(spans[0]!.from, language).replace(/\d+\s*/, '')
  return `${joinList(days, language)} ${month}`
}
