import { calendarFeedTexts as texts } from '@sankalp/content/calendar-feed-texts'
import { usualClockText } from '@sankalp/content/clock-words'
import { readMessages } from '@sankalp/content/locales'
import { tithiTitle } from '@sankalp/content/tithi-title'
import { type Language, languages } from '@sankalp/contract'
import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import type { Place } from '@sankalp/contract/places'
import { type EpochMs, type PanchangDay, addDays, epochMsToLocal } from '@sankalp/jyotish'
import { dateText, parseDate } from './almanac.ts'
import { type CalendarEvent, type CalendarFeed, writeCalendar } from './icalendar.ts'

type Names = Record<'tithis' | 'nakshatras' | 'months', Record<string, string>>
type Words = { names: Names; festivals: Record<string, string>; traditions: Record<string, string> }

const words = Object.fromEntries(
  languages.map((language): [Language, Words] => {
    const { names: festivals, traditions } = readMessages(language, 'festivals') as {
      names: Record<string, string>
      traditions: Record<string, string>
    }
    return [language, { names: readMessages(language, 'jyotish') as Names, festivals, traditions }]
  }),
) as Record<Language, Words>

export type FeedFacts = {
  place: Place
  language: Language
  /** The days of the years in the feed, in order. */
  days: readonly PanchangDay[]
  festivals: readonly FestivalOfPlace[]
  /** The feed's own URL. */
  url: string
}

/** Writes the tithi of every sunrise and all festivals as all-day events. */
export function writeFeed({ place, language, days, festivals, url }: FeedFacts): string {
  const city = place.name[language]
  const clock = clockOf(place.zone, language)
  const feed: CalendarFeed = {
    name: texts.name[language]({ city }),
    about: `${texts.about[language]({ city })} ${texts.clockTimes[language]({ city })}`,
    zone: place.zone,
    url,
    // A fixed time, the start of the year: the time of computing would change with every request.
    stampedAt: new Date(Date.UTC(days[0]!.date.year, 0, 1)),
    events: [
      ...days.map((day) => tithiEvent(day, place, language, clock)),
      ...festivals.map((festival) => festivalEvent(festival, place, language, clock)),
    ],
  }
  return writeCalendar(feed)
}

const minuteMs = 60_000

type ClockText = (at: number, date: string) => string

function tithiEvent(day: PanchangDay, place: Place, language: Language, clock: ClockText): CalendarEvent {
  const { names } = words[language]
  const date = dateText(day.date)
  const tithi = day.tithis[0]!
  const name = tithiTitle(day, tithi, place.region.en, language, (kind, key) => names[kind][key]!)
  const lines = [
    ...day.tithis.map((span) =>
      texts.tithiUntil[language]({ name: names.tithis[span.key]!, time: clock(span.endsAt, date) }),
    ),
    ...day.nakshatras.map((span) =>
      texts.nakshatraUntil[language]({ name: names.nakshatras[span.key]!, time: clock(span.endsAt, date) }),
    ),
    texts.month[language]({ purnimanta: names.months[day.month.purnimanta]!, amanta: names.months[day.month.amanta]! }),
    ...(day.sunriseAt !== null && day.sunsetAt !== null
      ? [texts.sun[language]({ rise: clock(day.sunriseAt, date), set: clock(day.sunsetAt, date) })]
      : []),
  ]
  return {
    uid: `tithi-${date}-${place.slug}@sankalp`,
    date,
    nextDate: dateText(addDays(day.date, 1)),
    summary: name,
    description: lines.join('\n'),
    category: 'Tithi',
  }
}

function festivalEvent(festival: FestivalOfPlace, place: Place, language: Language, clock: ClockText): CalendarEvent {
  const { date, key, tradition, puja, parana, at, limb } = festival
  const { festivals, traditions } = words[language]
  const span = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) => ({
    from: clock(startsAt, date),
    to: clock(endsAt, date),
  })
  const lines = [
    ...(puja ? [texts.puja[language](span(puja))] : []),
    ...(parana ? [texts.parana[language](span(parana))] : []),
    ...(at === null ? [] : [texts.sankranti[language]({ time: clock(at, date) })]),
    ...(limb ? [texts.tithiSpan[language](span(limb))] : []),
  ]
  const name = festivals[key] ?? key
  return {
    uid: `${key}-${tradition === 'all' ? '' : `${tradition}-`}${date}-${place.slug}@sankalp`,
    date,
    nextDate: dateText(addDays(parseDate(date), 1)),
    summary: tradition === 'all' ? name : `${name} (${traditions[tradition]})`,
    description: lines.join('\n'),
    category: 'Festival',
  }
}

/**
 * Formats local times of the place, rounded to the nearest minute as on the pages, with the date if it is another day.
 */
function clockOf(zone: string, language: Language): ClockText {
  const monthDay = new Intl.DateTimeFormat(language === 'hin' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (at, date) => {
    const local = epochMsToLocal(zone, (Math.round(at / minuteMs) * minuteMs) as EpochMs)
    const time = usualClockText(local.hour * 60 + local.minute, language)
    if (dateText(local) === date) return time
    return `${monthDay.format(Date.UTC(local.year, local.month - 1, local.day))} ${time}`
  }
}
