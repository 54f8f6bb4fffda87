import { basicTime, escapeText, foldLine } from '../../platform/icalendar.ts'

/** The few properties of RFC 5545 that a feed of all-day events needs. */
export type CalendarEvent = {
  /** The same for the same event in every version of the feed. */
  uid: string
  /** YYYY-MM-DD. */
  date: string
  nextDate: string
  summary: string
  description: string
  category: string
}

export type CalendarFeed = {
  name: string
  about: string
  zone: string
  url: string
  /** A whole second. RFC 5545 requires a time at which the event was written. */
  stampedAt: Date
  events: readonly CalendarEvent[]
}

export function writeCalendar({ name, about, zone, url, stampedAt, events }: CalendarFeed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sankalp//Panchang//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // The standard property, and the one that older calendar programs read.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(about)}`,
    `X-WR-CALDESC:${escapeText(about)}`,
    `X-WR-TIMEZONE:${zone}`,
    `URL;VALUE=URI:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => eventLines(event, basicTime(stampedAt))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines({ uid, date, nextDate, summary, description, category }: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basicDate(date)}`,
    // The day after the event: in RFC 5545 the end is exclusive.
    `DTEND;VALUE=DATE:${basicDate(nextDate)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `CATEGORIES:${escapeText(category)}`,
    // A tithi does not make the user busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function basicDate(date: string): string {
  return date.replaceAll('-', '')
}
