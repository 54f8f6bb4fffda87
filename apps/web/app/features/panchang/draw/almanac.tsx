import { type Language, languageTag } from '@sankalp/contract/language'
import { type EpochMs, zoneOffsetSeconds } from '@sankalp/jyotish'
import { createContext, use } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { type HalfWords, type Notation, clockText } from '../clock-text.ts'
import { Sentence } from './sentence.tsx'

/** What everything on a drawn page is told in: whose clocks, which date, which notation and language. */
export type Almanac = {
  language: Language
  origin: string
  notation: Notation
  halfWords: HalfWords
  zone: string
  /** The civil date that times are of unless they say another. */
  date: string
}

export const AlmanacContext = createContext<Almanac | null>(null)

export function useAlmanac(): Almanac {
  const almanac = use(AlmanacContext)
  if (!almanac) throw new Error('A part of the almanac was drawn outside of it')
  return almanac
}

export const namespaces = ['panchang', 'jyotish', 'festivals', 'almanac-words', 'festival-words'] as const
export const useWords = () => useTranslation(namespaces)
export type Say = ReturnType<typeof useWords>['t']

const minuteMs = 60_000
const minutesPerDay = 1440

/** Minutes of the local clocks since midnight of a date, rounded as almanacs print them. */
export function clockMinutes(at: number, date: string, zone: string): number {
  const rounded = Math.round(at / minuteMs) * minuteMs
  return (rounded + zoneOffsetSeconds(zone, rounded as EpochMs) * 1000 - Date.parse(date)) / minuteMs
}

/** A time on the clocks of the place; of another date than the page's it says so, unless what follows does. */
export function Time({ at, date: ownDate, isBare }: { at: number; date?: string; isBare?: boolean }) {
  const { zone, notation, halfWords, language, ...page } = useAlmanac()
  const date = ownDate ?? page.date
  const minutes = clockMinutes(at, date, zone)
  const days = Math.floor(minutes / minutesPerDay)
  const day = new Date(Date.parse(date) + days * minutesPerDay * minuteMs)
  const otherDate = days === 0 || isBare ? '' : formatDate(day, language, language === 'en' ? { month: 'short', day: '2-digit' } : { day: 'numeric', month: 'long' })
  const clock = clockText(((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay, '', '24', halfWords)
  return (
    <time dateTime={days === 0 ? clock : `${day.toISOString().slice(0, 10)}T${clock}`} data-m={minutes} data-d={otherDate || undefined}>
      {clockText(minutes, otherDate, notation, halfWords)}
    </time>
  )
}

type SpanProps = { of: { startsAt: number; endsAt: number }; date?: string }

/** "06:45 AM to 08:10 AM"; a date that both belong to is said once. */
export function Span({ of: { startsAt, endsAt }, date: ownDate }: SpanProps) {
  const { t } = useWords()
  const { zone, ...page } = useAlmanac()
  const date = ownDate ?? page.date
  const dayOf = (at: number) => Math.floor(clockMinutes(at, date, zone) / minutesPerDay)
  const isSameDay = dayOf(startsAt) === dayOf(endsAt)
  return <Sentence text={t('fromTo')} slots={{ from: <Time at={startsAt} date={date} isBare={isSameDay} />, to: <Time at={endsAt} date={date} /> }} />
}

export function Upto({ at, date }: { at: number; date?: string }) {
  const { t } = useWords()
  return <Sentence text={t('upto')} slots={{ time: <Time at={at} date={date} /> }} />
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A civil date in words; English puts the short month first, as Indian almanacs do: Nov 16. */
export function formatDate(date: Date | string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    const isShort = language === 'en' && options.month === 'short' && !options.year && !options.weekday
    format = new Intl.DateTimeFormat(isShort ? 'en-US' : `${languageTag[language]}-u-nu-latn`, { ...options, timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format.format(typeof date === 'string' ? Date.parse(date) : date)
}

export const longDate = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
export const plainDate = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** A date in words, in the language of the page. */
export function useDate(): (date: string, options?: Intl.DateTimeFormatOptions) => string {
  const { language } = useAlmanac()
  return (date, options = plainDate) => formatDate(date, language, options)
}
