import type { Language } from '@sankalp/contract/language'
import { createContext, use } from 'react'
import { clockMinutes, minutesPerDay } from '../../../shared/almanac/clock-minutes.ts'
import type { HalfWords, Notation } from '../../../shared/almanac/clock-text.ts'
import { type DateParts, formatDate, plainDate } from '../../../shared/almanac/date-text.ts'
import { Sentence } from '../../../shared/almanac/sentence.tsx'
import { TimeMark } from '../../../shared/almanac/time-mark.tsx'
import type { Translate } from '../../../lib/locale/use-translation.ts'

export { clockMinutes, formatDate, plainDate }
export { longDate } from '../../../shared/almanac/date-text.ts'

export const namespaces = ['panchang', 'jyotish', 'festivals', 'almanac-words', 'festival-words'] as const
export type TranslateAlmanac = Translate<typeof namespaces>

/** The context of all parts of an almanac page: texts, time zone of the place, date, notation and language. */
export type Almanac = {
  t: TranslateAlmanac
  language: Language
  origin: string
  notation: Notation
  halfWords: HalfWords
  zone: string
  /** The civil date of times that name no other. */
  date: string
}

export const AlmanacContext = createContext<Almanac | null>(null)

export function useAlmanac(): Almanac {
  const almanac = use(AlmanacContext)
  if (!almanac) throw new Error('A part of the almanac was rendered outside of the almanac')
  return almanac
}

export const useWords: () => { t: TranslateAlmanac } = useAlmanac

/** Shows a time on the clocks of the place, with its date if that differs from the page's, unless `isBare`. */
export function Time({ at, date, isBare }: { at: number; date?: string; isBare?: boolean }) {
  const { zone, language, halfWords, notation, date: ofPage } = useAlmanac()
  return (
    <TimeMark
      at={at}
      date={date ?? ofPage}
      zone={zone}
      language={language}
      halfWords={halfWords}
      notation={notation}
      isBare={isBare}
    />
  )
}

type SpanProps = { of: { startsAt: number; endsAt: number }; date?: string }

/** Shows "06:45 AM to 08:10 AM"; a date of both is written once. */
export function Span({ of: { startsAt, endsAt }, date: ownDate }: SpanProps) {
  const { t } = useWords()
  const { zone, ...page } = useAlmanac()
  const date = ownDate ?? page.date
  const dayOf = (at: number) => Math.floor(clockMinutes(at, date, zone) / minutesPerDay)
  const isSameDay = dayOf(startsAt) === dayOf(endsAt)
  return (
    <Sentence
      text={t('fromTo')}
      slots={{ from: <Time at={startsAt} date={date} isBare={isSameDay} />, to: <Time at={endsAt} date={date} /> }}
    />
  )
}

export function Upto({ at, date }: { at: number; date?: string }) {
  const { t } = useWords()
  return <Sentence text={t('upto')} slots={{ time: <Time at={at} date={date} /> }} />
}

/** Returns a function that formats a date in the language of the page. */
export function useDate(): (date: string, options?: DateParts) => string {
  const { language } = useAlmanac()
  return (date, options = plainDate) => formatDate(date, language, options)
}
