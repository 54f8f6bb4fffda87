import type { Language } from '@sankalp/contract/language'
import { clockMinutes, minutesPerDay } from '../../../lib/almanac/clock-minutes.ts'
import type { HalfWords, Notation } from '../../../lib/almanac/clock-text.ts'
import { type DateParts, formatDate, plainDate } from '../../../lib/almanac/date-text.ts'
import { Sentence } from '../../../lib/almanac/sentence.tsx'
import { TimeMark } from '../../../lib/almanac/time-mark.tsx'
import type { Translate } from '../../../lib/locale/use-translation.ts'

export { clockMinutes, formatDate, plainDate }
export { longDate } from '../../../lib/almanac/date-text.ts'

export const namespaces = ['panchang', 'jyotish', 'festivals', 'almanac-words', 'festival-words'] as const
export type Say = Translate<typeof namespaces>

/** What everything on a drawn page is told in: whose words and clocks, which date, which notation and language. */
export type Almanac = {
  t: Say
  language: Language
  origin: string
  notation: Notation
  halfWords: HalfWords
  zone: string
  /** The civil date that times are of unless they say another. */
  date: string
}

let inHand: Almanac | null = null

/** Draws at one go: until it is done, all parts of a page are told in the same. */
export function drawIn<T>(almanac: Almanac, draw: () => T): T {
  inHand = almanac
  try {
    return draw()
  } finally {
    inHand = null
  }
}

export function useAlmanac(): Almanac {
  if (!inHand) throw new Error('A part of the almanac was drawn outside of it')
  return inHand
}

export const useWords: () => { t: Say } = useAlmanac

/** A time on the clocks of the place; of another date than the page's it says so, unless what follows does. */
export function Time({ at, date, isBare }: { at: number; date?: string; isBare?: boolean }) {
  const { zone, language, halfWords, notation, date: ofPage } = useAlmanac()
  return <TimeMark at={at} date={date ?? ofPage} zone={zone} language={language} halfWords={halfWords} notation={notation} isBare={isBare} />
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

/** A date in words, in the language of the page. */
export function useDate(): (date: string, options?: DateParts) => string {
  const { language } = useAlmanac()
  return (date, options = plainDate) => formatDate(date, language, options)
}
